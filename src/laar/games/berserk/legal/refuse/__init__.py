"""Why an answer is refused, by the kind of answer."""

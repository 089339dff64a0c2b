"""Cards that players write themselves: data in the language of the cards, within limits."""

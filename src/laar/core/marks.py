"""What the compiler must not touch: marks that it reads, and a send it would make slow.

This file itself is never compiled.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_):
        """Leave a class as it is."""
        return lambda kind: kind


def send(steps: Any, given: Any) -> Any:
    """Give a rule its answer: its next question, or None when it has acted.

    Compiled, the exception that ends a generator costs more than the rule does.
    """
    try:
        return steps.send(given)
    except StopIteration:
        return None


__all__ = ["mypyc_attr", "send"]

"""Marks that the compiler reads and plain Python passes by. This file itself is never compiled."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_):
        """Leave a class as it is."""
        return lambda kind: kind


__all__ = ["mypyc_attr"]

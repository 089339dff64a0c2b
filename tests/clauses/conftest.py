"""Every test of a clause plays at a scripted table."""

from tests.harness import table

__all__ = ["table"]

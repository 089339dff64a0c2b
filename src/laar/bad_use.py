"""What a user did wrong, told in one line."""

from __future__ import annotations


class BadUse(Exception):
    """The command was used wrongly; the message says how."""

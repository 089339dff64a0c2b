"""Nobody gives up for the others: where people play together, all of them have to want it."""

from __future__ import annotations

from laar.server import repair
from laar.server.errors import Denied
from laar.server.models import Head
from laar.server.table.match import Match

CONCEDE = "concede"


def together(head: Head, match: Match) -> bool:
    """Do several people win or lose as one?"""
    return match.play.game.cooperative and len(repair.people(head)) > 1


def say(head: Head, match: Match, guest: str, yes: bool) -> bool:
    """A guest would give up, or would not; True when all would."""
    if not match.play.game.cooperative:
        raise Denied("illegal", "error-illegal")
    others = [one for one in head.giving_up if one != guest]
    agreed = yes and {guest, *others} >= set(repair.people(head))
    head.giving_up = [*others, guest] if yes and not agreed else []
    return agreed

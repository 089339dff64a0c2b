"""The clauses of the game, read once."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from laar.core.clause import Catalogue


@cache
def catalogue() -> Catalogue:
    """All clauses, of both editions."""
    name = "clauses.toml"
    return Catalogue.load((files("laar.games.bastion") / name).read_text("utf-8"), name)


@cache
def in_force(edition: str) -> frozenset[str]:
    """The numbers of an edition's clauses."""
    return frozenset(clause.id for clause in catalogue().for_edition(edition))

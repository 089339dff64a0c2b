"""Every answer that is well formed, whatever is asked: the checker tries them all."""

from __future__ import annotations

from functools import cache
from itertools import product

from laar.games.bastion.legal.refuse.words import KINDS, LOTS, VERBS


@cache
def every_answer() -> tuple[str, ...]:
    """What CHANCE draws, and each verb with everything that may belong to it."""
    found = sorted(LOTS)
    for word, verb in VERBS.items():
        for form in verb.forms:
            found += [
                " ".join((word, *rest)) for rest in product(*(sorted(KINDS[k]) for k in form))
            ]
    return tuple(found)

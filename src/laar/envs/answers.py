"""The answers of every game by number, in the order of its grammar: see `docs/environments.md`."""

from __future__ import annotations

from functools import cache
from typing import Final

import laar
from laar.core.engine.table import Table
from laar.core.grammar import Forms, Grammar
from laar.envs.fast.space import Space

# Kinds of questions that chance alone is asked.
CHANCE_KINDS: Final = {
    "belogorye": ("die",),
    "bastion": ("district", "first", "class", "enemy", "ritual", "source", "vanguard"),
    "berserk": ("die", "roll", "draw"),
}


def space_of(game: str, edition: str, start: Table) -> Space:
    """The numbers of all answers at tables like this one."""
    if game == "berserk":
        from laar.envs.berserk_answers import space_like

        return space_like(start)
    return _by_grammar(game, edition)


@cache
def _by_grammar(game: str, edition: str) -> Space:
    """A game whose words are the same at every table of an edition."""
    one = laar.game(game)
    grammar = one.grammar(one.new_table(edition, {"mode": one.modes(edition)[0]}))
    return split(grammar.forms, grammar, CHANCE_KINDS[game])


def split(forms: Forms, grammar: Grammar, chance: tuple[str, ...]) -> Space:
    """The answers of seats and those of chance, each once."""
    asked = [kind for kind in forms if kind not in chance]
    texts = dict.fromkeys(text for kind in asked for text in grammar.answers(kind))
    lots = dict.fromkeys(text for kind in chance for text in grammar.answers(kind))
    return Space(list(texts), list(lots), [False] * len(texts), [False] * len(lots))

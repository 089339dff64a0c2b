"""What is listed is what nothing forbids: two sets of rules, written apart, compared over every
answer that is well formed."""

from __future__ import annotations

from collections.abc import Iterator

from laar.core.engine.ask import CHANCE
from laar.core.engine.table import T
from laar.core.game import Game


def disagreements(game: Game[T], table: T) -> Iterator[str]:
    """Answers of any seat that are listed and refused, or neither."""
    grammar = game.grammar(table)
    spoken = grammar.every_answer()
    asked = "nothing" if table.ask is None else table.ask.kind
    formed = set(grammar.answers(asked))
    for seat in (CHANCE, *range(table.seats)):
        listed = set(table.options(seat))
        for text in sorted(listed.difference(formed)):
            yield f"'{text}' is listed and is no well-formed answer to {asked}"
        beside = set(game.asides(table, seat)) if seat != CHANCE else set()
        for text in spoken:
            if bool(game.refusals(table, seat, text)) == (text in listed) and text not in beside:
                listing = "listed" if text in listed else "not listed"
                yield f"{asked}, seat {seat}: '{text}' is {listing}, the refusals say otherwise"

"""Listing and refusals are compared over all well-formed answers: here a short form of
`laar check --answers` for events, where games have no such test of their own, and what is planted
is found in any game."""

from __future__ import annotations

import random
from typing import Any

import pytest

import laar
from laar.core.check import check_answers
from laar.core.check.answers import disagreements
from laar.core.edition import keyed
from laar.core.engine.ask import CHANCE, Ask
from laar.core.game import AnyGame, Refusal
from laar.games.bastion.game import Bastion
from laar.games.belogorye.game import E2017, Belogorye
from laar.games.belogorye.state.field import Field
from laar.games.berserk.game import Berserk


@pytest.mark.parametrize("mode", ["draft", "sealed"])
@pytest.mark.parametrize("players", [2, 4])
def test_an_answer_is_listed_if_and_only_if_nothing_forbids_it(mode: str, players: int) -> None:
    options = {"mode": mode, "players": players}
    checked = check_answers(laar.game("berserk"), "2021", options, 1, random.Random(1))
    assert checked.findings == []
    assert checked.decisions > 2


@pytest.mark.parametrize("kind", [Bastion, Belogorye, Berserk])
def test_whatever_is_forbidden_and_listed_or_neither_is_found(kind: type[Any]) -> None:
    """Planted in turn: each listed answer refused, and some that is not listed allowed."""
    game: AnyGame = kind()
    table = game.new_table(list(game.editions)[-1], {})
    seat = table.waiting()[0]
    listed = table.options(seat)[-1]
    spoken = game.grammar(table).every_answer()
    unlisted = next(text for text in spoken if text not in table.options(seat))

    class Planted(kind):  # type: ignore[misc]
        def refusals(self, table: Any, seat: int, text: str) -> list[Refusal]:
            if text == listed:
                return [Refusal("", "refuse-malformed")]
            found: list[Refusal] = super().refusals(table, seat, text)
            return [] if text == unlisted else found

    assert list(disagreements(game, table)) == []
    found = list(disagreements(Planted(), table))
    assert any(f"'{listed}' is listed" in what for what in found)
    assert any(f"'{unlisted}' is not listed" in what for what in found)


def test_an_answer_of_another_question_is_found_where_it_is_listed() -> None:
    def confused(t: Field, ask: Ask, seat: int, steps: list[str]) -> list[str]:
        return [*E2017.listings["first"](t, ask, seat, steps), "pass"]

    game = Belogorye(keyed([E2017.but("2017", listings={"first": confused})]))
    table = game.new_table("2017", {})
    for face in ("6", "5"):
        table.answer(CHANCE, face)
    found = list(disagreements(game, table))
    assert "'pass' is listed and is no well-formed answer to first" in found

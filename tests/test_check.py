"""The generic checker finds nothing in the real game, and finds what is planted: a leak, an early
write, a lost token."""

from __future__ import annotations

import random
from typing import Any

import pytest

from laar.core.check import check_game
from laar.core.engine.ask import Ask
from laar.core.engine.table import Steps
from laar.core.game import Json
from laar.games.belogorye.game import E2017, GAME, Belogorye
from laar.games.belogorye.state import facts
from laar.games.belogorye.state.field import Field
from laar.games.belogorye.state.numbers import NOBODY, Fighter, foe


def findings(game: Belogorye, games: int = 3) -> list[str]:
    return [
        finding.what
        for number in range(games)
        for finding in check_game(game, "2017", {}, number, random.Random(number)).findings
    ]


def planted(**rules: Any) -> Belogorye:
    """The game with some rules replaced."""
    return Belogorye({"2017": E2017.but("2017", rules=rules)})


@pytest.mark.parametrize("number", range(6))
def test_real_game_is_sound(number: int) -> None:
    """Random games of the real rules: every promise holds at every question."""
    checked = check_game(GAME, "2017", {}, number, random.Random(number))
    assert checked.findings == []
    assert checked.decisions > 10


def test_planted_leak_is_found() -> None:
    """A view that tells how many secret steps the other has taken."""

    class Leaking(Belogorye):
        def shared(self, table: Field) -> Json:
            return {**super().shared(table), "steps": sum(len(s) for s in table.steps)}

    assert any("may not see" in what or "is seen by" in what for what in findings(Leaking(), 1))


def test_planted_early_write_is_found() -> None:
    """A rule that closes the target before it asks whether anyone intercepts."""

    def hasty(t: Field, args: tuple[int, ...]) -> Steps:
        facts.closed(t, Fighter(args[1]), "BEL-040")
        yield Ask(foe(t.active), "intercept", args)
        t.push("fight_closed", (*args, 0))

    assert "rule strike acted before it asked" in findings(planted(strike=hasty))


def test_planted_lost_token_is_found() -> None:
    """A rule that takes a fighter off the field without burying it."""

    def careless(t: Field, args: tuple[int, ...]) -> None:
        facts.used(t, Fighter(args[0]), "BEL-082")
        t.at[t.cell[args[1]]] = NOBODY
        t.push("funeral")

    assert "something other than a fact wrote to the table" in findings(planted(shoot=careless))


def test_planted_fact_that_loses_a_token_is_found() -> None:
    """Here a fact writes, so only the count of the pieces can tell."""

    def lost(t: Field, who: int, clause: str, cause: int = -1) -> int:
        t.at[t.cell[who]] = NOBODY
        return t.tell("lost", (who,), clause, cause)

    def forgetful(t: Field, args: tuple[int, ...]) -> None:
        facts.acted(t, Fighter(args[0]), "BEL-027")
        lost(t, args[1], "BEL-044")

    editions = {"2017": E2017.but("2017", rules={"shoot": forgetful})}
    losing = Belogorye(editions, {**facts.WRITERS, "lost": lost})
    assert any("is not where its cell says" in what for what in findings(losing))

"""How often one has won against the same people."""

from __future__ import annotations

from typing import Any

import pytest

from laar.server.models import Head, Origin
from laar.server.seats import Seat
from laar.server.table.score import score

ANN, BOT = Seat("human", "Ann", "ann"), Seat("bot", "zabava")


def table(winners: list[str] | None, game: str = "belogorye", **changed: Any) -> Head:
    """A game of Ann's against a bot, and who won it."""
    outcome = None if winners is None else {"reason": "BEL-094", "winners": winners}
    head = Head(
        "t", game, "2017", {}, {"bogatyrs": ANN, "evil": BOT}, "ann", "", False,
        "live" if winners is None else "over", "", "", {}, 0, "",
    )  # fmt: skip
    head.outcome = outcome
    for name, value in changed.items():
        setattr(head, name, value)
    return head


def test_games_against_the_same_opponent_count_whoever_led_which_side() -> None:
    swapped = table(["evil"], seats={"bogatyrs": BOT, "evil": ANN})
    games = [table(["bogatyrs"]), table(["evil"]), swapped, table([])]
    found = score(games, table(None), "ann")
    assert found == {"score": {"won": 2, "lost": 1, "drawn": 1}, "others": ["evil"]}


@pytest.mark.parametrize(
    "other",
    [
        table(None),
        table(["evil"], game="berserk"),
        table(["evil"], seats={"bogatyrs": ANN, "evil": Seat("bot", "nikodim")}),
        table(["evil"], origin=Origin("fresh", 0)),
        table(["evil"], options={"position": "drawn"}),
        table(["evil"], event="e"),
        table(["evil"], hidden=True),
    ],
)
def test_nothing_else_counts(other: Head) -> None:
    assert score([other], table(["evil"]), "ann")["score"] == {"won": 0, "lost": 0, "drawn": 0}


def test_a_team_that_falls_has_lost() -> None:
    seats = {"dagdar": ANN, "sannirr": BOT}
    fallen = table([], "bastion", seats=seats)
    games = [fallen, table(["dagdar", "sannirr"], "bastion", seats=seats)]
    found = score(games, games[0], "ann")
    assert found == {"score": {"won": 1, "lost": 1, "drawn": 0}, "others": ["sannirr"]}


def test_whoever_looks_on_or_plays_alone_has_no_score() -> None:
    alone = table(["evil"], seats={"bogatyrs": ANN, "evil": ANN})
    assert score([alone], alone, "ann")["score"] is None
    assert score([], table(["evil"]), "bob")["score"] is None

"""Who meets whom and when, and what an event amounts to, from the heads of tables alone."""

from __future__ import annotations

from typing import Any

from laar.server.berserk.events import due, duel_id, duel_ids, meetings, told
from laar.server.models import Head, Origin, is_event
from laar.server.seats import Seat

SEATS = ("red", "blue", "green", "violet")


def head(id: str = "event", seed: str = "ab" * 32, **more: Any) -> Head:
    """The table of a draft of four."""
    return Head(
        id, "berserk", "2021", {"mode": "draft", "players": 4},
        {name: Seat("human", name.title(), name) for name in SEATS}, "red", "k", False, "over",
        seed, "", {}, 0, "0.1.0", hidden=True, **more,
    )  # fmt: skip


def played(one: str, other: str, winners: list[str] | None) -> Head:
    """The table of a duel; None: it goes on."""
    outcome = None if winners is None else {"reason": "BRS-381", "winners": winners}
    return head(duel_id(head(), one, other), outcome=outcome)


def now(*duels: Head, gone: tuple[str, ...] = ()) -> Any:
    return meetings(head(), gone, {duel.id: duel for duel in duels})


def pairs(found: Any) -> list[str]:
    return [f"{m.one} {m.other}" for m in found]


def test_ids_follow_from_the_seed_and_tell_nothing_without_it() -> None:
    ids = duel_ids(head())
    assert len({*ids}) == 6
    assert ids == duel_ids(head())
    assert not {*ids} & {*duel_ids(head(seed="cd" * 32))}
    assert all(len(id) == 12 for id in ids)


def test_the_first_round_begins_at_once() -> None:
    assert pairs(due(now())) == ["red violet", "blue green"]


def test_nobody_plays_two_duels_at_once() -> None:
    first = [played("red", "violet", ["red"]), played("blue", "green", None)]
    assert pairs(due(now(*first))) == []
    first[1].outcome = {"reason": "BRS-384", "winners": []}
    assert pairs(due(now(*first))) == ["red green", "violet blue"]
    second = [*first, played("red", "green", ["blue"]), played("violet", "blue", None)]
    assert pairs(due(now(*second))) == []


def test_who_waits_for_someone_gone_does_not_wait() -> None:
    found = now(gone=("violet",))
    assert pairs(due(found)) == ["blue green"]  # red meets green next, who is busy
    assert [m.winner for m in found if "violet" in m.players] == ["red", "blue", "green"]
    found = now(gone=("violet", "green"))
    assert pairs(due(found)) == ["red blue"]
    both = next(m for m in found if m.players == {"green", "violet"})
    assert (both.status, both.winner) == ("over", None)


def test_winners_are_players_of_the_event_not_seats_of_the_duel() -> None:
    found = now(played("red", "violet", ["blue"]), played("violet", "blue", ["red"]))
    assert [m.winner for m in found if m.status == "over"] == ["violet", "violet"]


def test_standings_count_wins_draws_and_who_left() -> None:
    duels = [played("red", "violet", ["red"]), played("blue", "red", None)]
    duels += [played("red", "blue", []), played("red", "green", ["red"])]
    rows = told(head(), ("green",), now(*duels, gone=("green",)))["standings"]
    assert [tuple(row.values()) for row in rows] == [
        (1, "red", 2, 0, 1),
        (2, "blue", 1, 0, 1),
        (2, "violet", 1, 1, 0),
        (4, "green", 0, 3, 0),
    ]


def test_an_event_is_over_when_it_is_open_to_all() -> None:
    one = head()
    assert not told(one, (), now())["over"]
    one.hidden = False
    assert told(one, (), now())["over"]


def test_a_board_that_shows_a_rule_is_no_event() -> None:
    one = head()
    assert is_event(one)
    one.origin = Origin("set", clause="BRS-360")
    assert not is_event(one)
    one.origin = Origin("keep", table="another")  # another course of a draft is one
    assert is_event(one)
    one.options = {"mode": "duel"}
    assert not is_event(one)

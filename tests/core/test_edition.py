"""An edition is a small difference from another."""

from tests.core.toy import RULES, WINDOWS

from laar.core.edition import Edition
from laar.games.belogorye.game import GAME

FIRST = Edition("first", RULES, WINDOWS, {"hand": 2, "turns": 9}, {"cards": ("a",)})


def test_what_is_not_said_stays() -> None:
    second = FIRST.but("second")
    assert second.name == "second"
    assert (second.rules, second.windows) == (FIRST.rules, FIRST.windows)
    assert (second.numbers, second.parts) == (FIRST.numbers, FIRST.parts)


def test_what_is_said_replaces_or_adds_and_leaves_the_first_alone() -> None:
    second = FIRST.but(
        "second",
        rules={"stake": RULES["hide"], "new": RULES["cheer"]},
        windows={"before_stake": ("cheer",)},
        numbers={"hand": 3},
        parts={"map": "big"},
    )
    assert second.rules["stake"] is RULES["hide"]
    assert set(second.rules) == {*RULES, "new"}
    assert second.windows == {**WINDOWS, "before_stake": ("cheer",)}
    assert second.numbers == {"hand": 3, "turns": 9}
    assert second.parts == {"cards": ("a",), "map": "big"}
    assert FIRST.rules["stake"] is RULES["stake"]
    assert (FIRST.windows, FIRST.numbers) == (WINDOWS, {"hand": 2, "turns": 9})


def test_an_edition_with_other_numbers_plays_by_them() -> None:
    edition = GAME.editions["2017"]
    short = edition.but("short", numbers={"quiet_turns": 1})
    assert (edition.numbers["quiet_turns"], short.numbers["quiet_turns"]) == (20, 1)
    assert short.numbers["most_turns"] == 200

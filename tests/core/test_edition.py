"""An edition is a small difference from another."""

import pytest
from tests.core.toy import RULES, WINDOWS

from laar.core.edition import Edition, keyed, newest
from laar.core.engine.ask import Ask
from laar.core.engine.table import Table
from laar.core.game import BadOptions, edition_of
from laar.games.belogorye.game import E2017, GAME, Belogorye

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


def test_listings_are_replaced_one_by_one_and_a_table_asks_its_edition() -> None:
    def never(t: Table, ask: Ask, seat: int, steps: list[str]) -> list[str]:
        return ["end"]

    idle = E2017.but("idle", listings={"main": never})
    assert set(idle.listings) == set(E2017.listings)
    assert idle.asides == E2017.asides
    drawn = {"position": "first evil\nturn evil 1\nc3 ilya_muromets\nc4 leshy"}
    usual = GAME.new_table("2017", drawn)
    table = Belogorye(keyed([idle])).new_table("idle", drawn)
    assert table.options(1) == table.clone().options(1) == ["end"]
    said: list[int] = []
    mute = idle.revised(asides={"concede": lambda t, seat: said.append(seat)})
    assert set(mute.asides) == set(E2017.asides)
    silent = Belogorye(keyed([mute])).new_table("idle", drawn)
    silent.aside(1, "concede")
    assert (said, silent.outcome, silent.options(1)) == ([1], None, ["end"])
    assert "strike c4 c3" in usual.options(1)


def test_an_edition_with_other_numbers_plays_by_them() -> None:
    edition = GAME.editions["2017"]
    short = edition.but("short", numbers={"quiet_turns": 1})
    assert (edition.numbers["quiet_turns"], short.numbers["quiet_turns"]) == (20, 1)
    assert short.numbers["most_turns"] == 200


def test_a_revision_is_the_same_edition_with_another_key() -> None:
    second = FIRST.revised(numbers={"hand": 3})
    third = second.revised(parts={"map": "big"})
    assert [e.key for e in (FIRST, second, third)] == ["first.1", "first.2", "first.3"]
    assert {e.name for e in (FIRST, second, third)} == {"first"}
    assert third.numbers == {"hand": 3, "turns": 9}
    assert third.parts == {"cards": ("a",), "map": "big"}
    assert FIRST.numbers["hand"] == 2


def test_another_edition_begins_at_its_first_revision() -> None:
    assert FIRST.revised().but("second").key == "second.1"


def test_of_each_edition_the_newest_revision_is_offered_and_all_are_kept() -> None:
    other = FIRST.but("other")
    all_of_them = [FIRST, other, FIRST.revised()]
    assert list(keyed(all_of_them)) == ["first.1", "other.1", "first.2"]
    assert {name: e.key for name, e in newest(all_of_them).items()} == {
        "first": "first.2",
        "other": "other.1",
    }


def test_a_name_has_no_dot_in_it() -> None:
    with pytest.raises(ValueError, match=r"'first\.2': a dot"):
        FIRST.but("first.2")


def test_an_edition_is_found_by_name_and_by_key() -> None:
    game = Belogorye(keyed([E2017, E2017.revised()]))
    assert edition_of(game).key == edition_of(game, "2017").key == "2017.2"
    assert edition_of(game, "2017.1") is E2017
    with pytest.raises(BadOptions, match=r"no edition '2017\.3': 2017$"):
        edition_of(game, "2017.3")

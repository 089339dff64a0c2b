"""Positions as text: they come back the same, and an error names its line."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.belogorye.worlds import DRAWN, worlds
from tests.harness import CELLS, SQUADS, drawn

import laar
from laar import BadOptions
from laar.games.belogorye.game import GAME
from laar.games.belogorye.state.field import Field
from laar.games.belogorye.view.position import write

FULL = """\
first evil
turn bogatyrs 7
quiet 3
c3 ilya_muromets -4 acted
a1 volga closed acted poison moved 2
c4 leshy -1 closed strike 2-3-4 life 9
e6 koschei life 1
"""


def at(text: str) -> Field:
    return GAME.new_table("2017", {"position": text})


def seen(table: Field) -> dict[str, object]:
    """All that a position keeps."""
    view = GAME.view(table, None)
    return {key: view[key] for key in ("units", "turn", "active", "first", "quiet", "changed")}


def written(table: Field) -> str:
    return write(table)


def test_a_position_comes_back_the_same() -> None:
    for text in [FULL, *map(drawn, DRAWN)]:
        table = at(text)
        assert seen(at(written(table))) == seen(table)
        assert written(at(written(table))) == written(table)


def test_every_turn_of_a_played_game_can_be_written_down() -> None:
    mains = [table for table in worlds() if table.ask is not None and table.ask.kind == "main"]
    assert len(mains) > 10
    for table in mains:
        again = at(written(table))
        assert seen(again) == seen(table)
        assert sorted(again.options(0)) == sorted(table.options(0))
        assert sorted(again.options(1)) == sorted(table.options(1))


def test_what_a_position_says() -> None:
    units = {unit["id"]: unit for unit in GAME.view(at(FULL), None)["units"]}
    assert units["ilya_muromets"] == {
        "id": "ilya_muromets",
        "side": "bogatyrs",
        "cell": "c3",
        "wounds": 4,
        "open": True,
        "acted": True,
        "poison": False,
        "moved": 0,
        "dead": False,
    }
    volga = units["volga"]
    assert (volga["open"], volga["poison"], volga["moved"]) == (False, True, 2)
    assert units["sadko"]["dead"]
    assert sorted(written(at(FULL)).splitlines()) == sorted(FULL.splitlines())


def test_notes_and_empty_lines_are_passed_over() -> None:
    text = "# a note\n\n" + FULL.replace("\n", "\n\n  # another\n")
    assert seen(at(text)) == seen(at(FULL))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("first evil", "first nobody", "line 1: 'nobody' is no side"),
        ("first evil", "second evil", "line 1: there is no cell 'second'"),
        ("first evil", "hello", "line 1: 'hello' is not a line of a position"),
        ("first evil\n", "", "'first SEAT' and 'turn SEAT NUMBER' are needed"),
        ("turn bogatyrs 7\n", "", "'first SEAT' and 'turn SEAT NUMBER' are needed"),
        ("turn bogatyrs 7", "turn bogatyrs 0", "line 2: '0' is not a number from 1 to 199"),
        ("turn bogatyrs 7", "turn bogatyrs 200", "line 2: '200'"),
        ("turn bogatyrs 7", "turn bogatyrs x", "line 2: 'x'"),
        ("quiet 3", "quiet 20", "line 3: '20' is not a number from 0 to 19"),
        ("quiet 3", "quiet " + "9" * 5000, "line 3: "),
        ("c3 ilya", "c7 ilya", "line 4: there is no cell 'c7'"),
        ("ilya_muromets", "ilya", "line 4: there is no fighter 'ilya'"),
        ("a1 volga", "c3 volga", "line 5: c3 is taken"),
        ("a1 volga", "a1 ilya_muromets", "line 5: ilya_muromets stands elsewhere"),
        ("-4 acted", "-0 acted", "line 4: '0' is not a number from 1 to 99"),
        ("-4 acted", "--4 acted", "line 4: '-4'"),
        ("-4 acted", "asleep", "line 4: 'asleep' says nothing of a fighter"),
        ("-4 acted", "-10 acted", "ilya_muromets has no life left"),
        ("moved 2", "moved 4", "line 5: '4' is not a number from 1 to 3"),
        ("moved 2", "moved", "line 5: ''"),
        ("strike 2-3-4", "strike 2-3", "line 6: '2-3' is not a strike such as 2-3-4"),
        ("life 9", "life 31", "line 6: '31' is not a number from 1 to 30"),
        ("-1 closed strike 2-3-4 life 9", "-1 life 1", "leshy has no life left"),
    ],
    ids=lambda value: value[:30],
)
def test_an_error_names_its_line(old: str, new: str, says: str) -> None:
    assert old in FULL
    with pytest.raises(BadOptions) as error:
        at(FULL.replace(old, new, 1))
    assert says in str(error.value)
    assert str(error.value).startswith("position")


def test_each_side_needs_a_fighter() -> None:
    for lone in ("c3 sadko", "c3 leshy", ""):
        with pytest.raises(BadOptions, match="each side needs a fighter"):
            at(f"first evil\nturn evil 1\n{lone}")


@pytest.mark.parametrize(
    "options", [{"position": 5}, {"position": None, "dice": 2}, {"x": ""}, {"position": ["c3"]}]
)
def test_options_of_another_kind_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match="options"):
        laar.new("belogorye", options=options)


NAMES = SQUADS["bogatyrs"] + SQUADS["evil"]
WORDS = [
    "closed",
    "acted",
    "poison",
    "moved",
    "life",
    "strike",
    "1",
    "3",
    "-4",
    "2-3-4",
    "0-0-0",
    "#",
]
LINES = st.one_of(
    st.sampled_from(["first evil", "turn bogatyrs 7", "turn evil 199", "quiet 19", ""]),
    st.builds(
        lambda cell, who, marks: " ".join([cell, who, *marks]),
        st.sampled_from(CELLS),
        st.sampled_from(NAMES),
        st.lists(st.sampled_from(WORDS), max_size=4),
    ),
    st.text("abc123 -#\t\x00\u0661\u00b2é", max_size=12),
)


@given(st.lists(LINES, max_size=8), st.booleans())
@settings(max_examples=300, deadline=None)
def test_any_text_is_a_position_or_a_named_error(lines: list[str], helped: bool) -> None:
    start = ["first evil", "turn evil 3", "a1 sadko", "e6 leshy"] if helped else []
    try:
        table = at("\n".join(start + lines))
    except BadOptions as error:
        said = str(error)
    else:
        said = "position"
        assert GAME.problems(table) == []
        assert table.options(table.waiting()[0])
        assert seen(at(written(table))) == seen(table)
    assert said.startswith("position")

"""Two against two: the field, the opening and the preparation."""

from typing import Any

import pytest
from tests.clauses.berserk.board import Board, board, teams

from laar.core.game import BadOptions

CHEAP = {str(n): 3 for n in range(42, 52)}  # fifteen of the cheapest cost 42
SQUAD = [42] * 3 + [43] * 3 + [44] * 3 + [45] * 3 + [46] * 3
SEATS = ("red", "blue", "green", "violet")


def opened(first: str = "first", leads: str = "red blue", lefts: str = "red blue") -> Board:
    """Red has won the roll, the teams have decided; the deals are drawn."""
    b = board(mode="team", decks=[CHEAP] * 4).roll(5, 2).do(first)
    spoken = {
        seat: (lead, left)
        for seat, lead, left in zip(("red", "blue"), leads.split(), lefts.split(), strict=True)
    }
    while b.asked.endswith(" lead"):
        lead, left = spoken[b.asked.split()[0]]
        b.do(f"lead {lead}", f"left {left}")
    for seat in SEATS:
        b.deal(seat, *SQUAD)
    return b.keep()


def placing(count: int = 1, **said: str) -> Board:
    """Everyone is about to place so many cards."""
    b = opened(**said)
    for seat in SEATS:
        b.buy(seat, *SQUAD[:count])
    return b


def place(b: Board, seat: str, *cells: str) -> Board:
    """A seat puts its next cards on these cells."""
    for cell in cells:
        free = sorted(o for o in b.options("place", seat=seat) if o.endswith(f" {cell}"))
        assert free, f"{seat} cannot place on {cell}"
        b.do(free[0], seat=seat)
    return b


def cells(b: Board, seat: str) -> set[str]:
    """Where the next card may go."""
    return {option.split()[2] for option in b.options("place", seat=seat)}


def area(columns: str, rows: str) -> set[str]:
    return {f"{column}{row}" for column in columns for row in rows}


# -- four players, a wide field -------------------------------------------------------------------


@pytest.mark.clause("BRS-371")
def test_four_players_fight_in_two_teams() -> None:
    b = board(mode="team")
    assert b.play.seats == SEATS
    assert [len(b.deck(seat)) for seat in SEATS] == [30] * 4
    b = teams("c3 red 12\nc4 blue 42 wounds 2\nh3 green 12\na6 violet 42")
    b.strike("c3", "c4", 6, 1)
    assert b.outcome is None  # violet fights on
    b = teams("c3 red 12\nc4 blue 42 wounds 2\nh3 green 12")
    assert b.strike("c3", "c4", 6, 1).outcome == ("red green", "BRS-380")


@pytest.mark.clause("BRS-371")
@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"players": 2}, "options.players: 2 is none of 4"),
        ({"decks": ["orcs", "dwarves"]}, "options.decks: a list of 4 decks is needed"),
    ],
)
def test_a_team_battle_has_four_players(options: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadOptions, match=wrong):
        board(mode="team", **options)


@pytest.mark.clause("BRS-372")
def test_the_field_has_six_rows_of_ten() -> None:
    b = teams("e3 red 12\nj6 blue 33\nh3 green 12\na4 violet 42")
    assert len(b.table.at) == 60
    b.do("step e3 f3")  # nothing divides the quarters
    assert b.at("f3") == 12
    b.refused("step f3 k3", "BRS-022")
    b.refused("step f3 f7", "BRS-022")
    b = teams("j1 red 12\nj6 blue 33\nh3 green 12\na4 violet 42")
    assert b.options("step j1") == {"step j1 i1", "step j1 j2"}


@pytest.mark.clause("BRS-372")
def test_a_row_is_ten_cells_long() -> None:
    """Niol's spell wounds every enemy of a row."""
    b = teams("c1 red 38 chips 2\na4 blue 33\ng4 green 12\nj4 violet 12\nb5 blue 12")
    b.do("use c1 2", "row 4").passes()
    assert [b.wounds(cell) for cell in ("a4", "g4", "j4", "b5")] == [2, 0, 2, 0]


# -- the opening ----------------------------------------------------------------------------------


@pytest.mark.clause("BRS-376")
@pytest.mark.parametrize(
    ("dice", "chooser", "said", "first"),
    [
        ((5, 2), "red", "first", "red"),
        ((5, 2), "red", "second", "blue"),
        ((1, 6), "blue", "first", "blue"),
        ((3, 4), "blue", "second", "red"),
    ],
)
def test_one_of_each_team_rolls_and_the_higher_roll_decides(
    dice: tuple[int, int], chooser: str, said: str, first: str
) -> None:
    b = board(mode="team")
    b.roll(4, 4)  # BRS-018
    b.roll(*dice)
    b.asks(chooser, "first")
    b.do(said)
    assert b.told("team_chosen") == [{"clause": "BRS-376", "seat": first}]
    b.asks(first, "lead")  # the first team decides before the other


@pytest.mark.clause("BRS-376")
def test_each_team_decides_who_plays_first_and_who_has_which_quarter() -> None:
    b = board(mode="team").roll(5, 2).do("first")
    b.asks("red", "lead")
    assert b.options() == {"lead red", "lead green"}
    b.refused("lead blue", "BRS-376")
    b.refused("lead green", "BRS-376", seat="green")  # red speaks for the team
    b.do("lead green")
    b.asks("red", "quarter")
    assert b.options() == {"left red", "left green"}
    b.refused("left violet", "BRS-376")
    b.do("left green")
    b.asks("blue", "lead")
    b.do("lead violet")
    b.asks("blue", "quarter")
    b.do("left blue")
    b.asks("chance", "draw")
    assert [fact["seat"] for fact in b.told("lead_chosen", clause="BRS-376")] == ["green", "violet"]
    left = b.told("quarter_chosen", clause="BRS-376")
    assert [fact["seat"] for fact in left] == ["green", "blue"]
    view = b.play.view(None)
    assert view["order"] == ["green", "violet", "red", "blue"]
    sides = {"green": "left", "red": "right", "blue": "left", "violet": "right"}
    assert view["quarters"] == sides


# -- crystals and placement -----------------------------------------------------------------------


@pytest.mark.clause("BRS-375")
@pytest.mark.parametrize(("said", "one"), [("first", "red green"), ("second", "blue violet")])
def test_both_members_of_a_team_have_the_same_budget(said: str, one: str) -> None:
    b = opened(first=said, leads="green blue")
    for number, seat in enumerate(SEATS):
        crystals = b.play.view(number)["crystals"]
        wanted = (24, 22) if seat in one.split() else (25, 23)
        assert (crystals["gold"], crystals["silver"]) == wanted


@pytest.mark.clause("BRS-375")
def test_elements_are_counted_for_each_player() -> None:
    """Orcs of the steppe for red, dwarves of the mountains for green: both keep all their gold."""
    b = board(mode="team", decks=["orcs", "maidens", "dwarves", "coven"]).roll(5, 2).do("first")
    b.do("lead red", "left red", "lead blue", "left blue")
    b.deal("red", 1).deal("blue", 42).deal("green", 23).deal("violet", 67).keep()
    b.do(*b.called("buy", "red", 1), seat="red").do(*b.called("buy", "green", 23), seat="green")
    assert [b.play.view(seat)["crystals"]["gold"] for seat in (0, 2)] == [24, 24]


@pytest.mark.clause("BRS-373", "BRS-375")
@pytest.mark.parametrize(
    ("seat", "lefts", "columns", "rows"),
    [
        ("red", "red blue", "abcde", "321"),
        ("green", "red blue", "fghij", "321"),
        ("red", "green blue", "fghij", "321"),
        ("green", "green blue", "abcde", "321"),
        ("blue", "red blue", "abcde", "456"),
        ("violet", "red blue", "fghij", "456"),
        ("blue", "red violet", "fghij", "456"),
        ("violet", "red violet", "abcde", "456"),
    ],
)
def test_each_player_places_in_one_quarter_by_the_steps_of_the_team(
    seat: str, lefts: str, columns: str, rows: str
) -> None:
    b = placing(15, lefts=lefts)
    middle, sides = columns[1:4], columns[0] + columns[4]
    if rows == "321":
        groups = [area(middle, rows), area(sides, "12"), area(sides, "3")]
    else:
        groups = [area(columns, "4") | area(middle, "56"), area(sides, "56")]
    for group in groups:
        assert cells(b, seat) == group
        place(b, seat, *sorted(group))
    assert b.options(seat=seat) >= {"ready"}


@pytest.mark.clause("BRS-373")
def test_the_quarter_of_the_team_mate_is_not_ones_own() -> None:
    b = placing()
    b.refused("place 42.1 g3", "BRS-373", seat="red")
    b.refused("place 42.1 c4", "BRS-060", seat="red")
    b.refused("place 42.1 a3", "BRS-063", seat="red")
    b.refused("place 42.10 f5", "BRS-065", seat="violet")


@pytest.mark.clause("BRS-375")
def test_only_the_second_team_keeps_its_back_row_hidden() -> None:
    b = placing(2)
    place(b, "blue", "c6", "c4")
    place(b, "violet", "h6", "h4")
    for seat in ("blue", "violet"):
        assert len(b.options("hide", seat=seat)) == 1
    place(b, "red", "c1", "c3")
    place(b, "green", "h1", "h3")
    for seat in ("red", "green"):
        assert not b.options("hide", seat=seat)
        b.refused(f"hide {b.deal_of(seat)[0]}", "BRS-075", seat=seat)


@pytest.mark.clause("BRS-375")
def test_hidden_cards_lie_until_their_players_own_first_turn() -> None:
    b = placing(2)
    place(b, "red", "c1", "c3").do("ready", seat="red")
    place(b, "green", "h1", "h3").do("ready", seat="green")
    for seat, column in (("blue", "c"), ("violet", "h")):
        place(b, seat, f"{column}6", f"{column}4")
        b.do(*b.options("hide", seat=seat), seat=seat).do("ready", seat=seat)
    seen = []
    for _ in range(4):
        seen.append((b.active, b.is_hidden("c6"), b.is_hidden("h6")))
        b.end()
    assert seen == [
        ("red", True, True),
        ("blue", False, True),
        ("green", False, True),
        ("violet", False, False),
    ]


# -- the order of turns ---------------------------------------------------------------------------


@pytest.mark.clause("BRS-374")
@pytest.mark.parametrize(
    ("said", "leads", "order"),
    [
        ("first", "red blue", "red blue green violet"),
        ("first", "green blue", "green blue red violet"),
        ("first", "red violet", "red violet green blue"),
        ("second", "red blue", "blue red violet green"),
        ("second", "green violet", "violet green blue red"),
    ],
)
def test_teams_take_turns(said: str, leads: str, order: str) -> None:
    b = placing(first=said, leads=leads)
    for seat in SEATS:
        place(b, seat, min(cells(b, seat))).do("ready", seat=seat)
    seen = []
    for _ in range(8):
        seen.append(b.active)
        b.end()
    assert seen == order.split() * 2
    assert {fact["clause"] for fact in b.told("turn_began")} == {"BRS-374"}

"""The reveal, hidden cards, and abilities at the start of battle."""

import pytest
from tests.clauses.berserk.board import Board, board


def prepared(red: str, blue: str, start: bool = True) -> Board:
    """Red (First) and blue placed cards so: `33 c4, 32 b6 hidden`; nobody starts with anything."""
    decks = ["maidens+" if "107" in red else "dwarves+", "dwarves+"]
    b = board(decks=decks).roll(5, 2).do("first")
    squads = {"red": _read(red), "blue": _read(blue)}
    for seat, squad in squads.items():
        b.deal(seat, *[number for number, _, _ in squad])
    b.keep()
    for seat, squad in squads.items():
        b.buy(seat, *[number for number, _, _ in squad])
    for seat, squad in squads.items():
        ids = b.called("place", seat, *[number for number, _, _ in squad])
        for step, (_, cell, hidden) in zip(ids, squad, strict=True):
            b.do(f"{step} {cell}", seat=seat)
            if hidden:
                b.do(step.replace("place", "hide"), seat=seat)
        b.do("ready", seat=seat)
    while start and b.asked.endswith("start"):
        b.do("pass")
    return b


def _read(text: str) -> list[tuple[int, str, bool]]:
    words = [part.split() for part in text.split(", ")]
    return [(int(one[0]), one[1], "hidden" in one) for one in words]


@pytest.mark.clause("BRS-074")
def test_both_squads_are_turned_face_up() -> None:
    b = prepared("33 c3, 23 c2", "33 c4, 23 b6")
    for seat in (0, 1, None):
        shown = {card["at"]: card.get("card") for card in b.play.view(seat)["cards"]}
        assert shown == {"c3": 33, "c2": 23, "c4": 33, "b6": 23}
    assert {fact["clause"] for fact in b.told("placed")} == {"BRS-074"}


@pytest.mark.clause("BRS-075")
def test_the_second_player_may_hide_the_back_row() -> None:
    b = prepared("33 c3", "33 c4, 23 b6 hidden, 32 c6, 26 d6 hidden")
    assert [b.is_hidden(cell) for cell in ("c4", "b6", "c6", "d6")] == [False, True, False, True]
    seen = {card["at"]: card for card in b.play.view(0)["cards"]}
    assert "card" not in seen["b6"]
    assert seen["c6"]["card"] == 32
    b.end()
    assert b.active == "blue"
    assert not b.is_hidden("b6")
    assert {card["at"]: card["card"] for card in b.play.view(0)["cards"]}["b6"] == 23


@pytest.mark.clause("BRS-079")
def test_hidden_cards_are_chosen_one_by_one_with_the_placement() -> None:
    b = board(decks=["dwarves", "dwarves"]).roll(5, 2).do("first")
    b.deal("red", 33).deal("blue", 33, 23, 26).keep().buy("red", 33).buy("blue", 33, 23, 26)
    b.do("place 33.1 c1", seat="red")
    assert b.options("hide", seat="red") == set()  # the First player hides nothing
    b.do("place 33.3 c4", "place 23.3 b6", seat="blue")
    assert b.options("hide", seat="blue") == {"hide 23.3"}  # nor is the front row hidden
    b.do("place 26.4 c5", seat="blue")
    assert b.options("hide", seat="blue") == {"hide 23.3"}  # nor the second
    b.do("retract place 26.4 c5", "place 26.4 c6", seat="blue")
    assert b.options("hide", seat="blue") == {"hide 23.3", "hide 26.4"}
    b.do("hide 26.4", seat="blue")
    assert b.options("hide", seat="blue") == {"hide 23.3"}
    b.do("retract hide 26.4", "hide 23.3", seat="blue")
    b.do("ready", seat="blue").do("ready", seat="red")
    assert [b.is_hidden(cell) for cell in ("c4", "b6", "c6")] == [False, True, False]
    b.asks("red", "main")  # nothing is hidden once the enemy squad is seen


@pytest.mark.clause("BRS-076")
def test_flyers_and_locations_leave_the_field() -> None:
    b = prepared("107 c3, 44 c2", "98 c4, 33 c5")
    assert (b.at("c3"), b.at("c4")) == (None, None)
    assert (b.zone("red"), b.zone("blue")) == ([107], [98])
    assert "step c2 c3" in b.options()


@pytest.mark.clause("BRS-077")
def test_an_artefact_stays() -> None:
    b = board(decks=["orcs+", "dwarves"]).roll(5, 2).do("first").deal("red", 91, 2)
    b.deal("blue", 33).keep().buy("red", 91, 2).buy("blue", 33)
    b.do("place 91.1 c3", "place 2.1 c2", "ready", seat="red")
    b.do("place 33.1 c4", "ready", seat="blue")
    assert b.at("c3") == 91
    assert b.zone("red") == []


@pytest.mark.clause("BRS-078")
def test_cards_begin_open_with_all_movement_and_no_chips() -> None:
    b = prepared("33 c3, 40 c2", "36 c4, 23 b6 hidden")
    for cell, units in (("c3", 1), ("c2", 2), ("c4", 1)):
        assert b.is_open(cell)
        assert (b.units(cell), b.chips(cell), b.wounds(cell)) == (units, 0, 0)
    b.strike("c3", "c4", 1, 1)  # c4 fights back: it is open though blue had no turn yet
    assert b.wounds("c4") == 3
    b.end()
    assert b.is_open("b6")


HIDDEN = "c5 red 9\nc6 blue 33\nb6 blue {} {}\ne4 red 9\nturn 1 red"


@pytest.mark.clause("BRS-080")
def test_a_hidden_card_does_nothing() -> None:
    shown, hidden = (board(HIDDEN.format(27, word)) for word in ("", "hidden"))
    assert (shown.x("c6", "armour"), hidden.x("c6", "armour")) == (1, 0)
    shown.do("strike c5 c6")
    assert "defend b6" in shown.options()
    hidden.do("strike c5 c6")
    hidden.asks("chance", "die")
    assert "card" not in hidden.play.view(0)["cards"][-1]
    shown, hidden = (board(HIDDEN.format(63, word)) for word in ("", "hidden"))
    assert "use b6 2" in shown.do("strike c5 c6").options()
    hidden.do("strike c5 c6")
    hidden.asks("chance", "die")


@pytest.mark.clause("BRS-080", "BRS-381")
def test_a_hidden_card_keeps_its_cell_and_counts_as_a_creature() -> None:
    b = board("c4 red 9\nb5 red 9\nc5 blue 33 wounds 15 closed\nb6 blue 23 hidden\nturn 1 red")
    b.refused("step b5 b6")
    b.strike("c4", "c5", 6)
    assert b.grave("blue") == [33]
    assert b.outcome is None


@pytest.mark.clause("BRS-081")
def test_aiming_at_a_hidden_card_reveals_it() -> None:
    b = board("c5 red 9\nb6 blue 23 hidden\nc4 blue 33\nturn 1 red")
    b.do("strike c5 b6")
    assert not b.is_hidden("b6")
    b.passes().roll(1, 1)  # it is open and rolls, too
    assert b.wounds("b6") == 4
    assert b.is_closed("c5")


@pytest.mark.clause("BRS-081")
@pytest.mark.parametrize("hidden", [98, 107])
def test_who_turns_out_to_be_no_target_stays_revealed(hidden: int) -> None:
    b = board(f"c5 red 9\nb6 blue {hidden} hidden\nc4 blue 33\nturn 1 red")
    assert b.options("strike c5") == {"strike c5 b6", "strike c5 c4"}
    b.do("strike c5 b6")
    b.asks("red", "main")
    assert b.zone("blue") == [hidden]
    assert b.is_open("c5")
    assert b.options("strike c5") == {"strike c5 c4"}
    assert b.told("announced") == []


@pytest.mark.clause("BRS-081")
def test_a_spell_at_a_hidden_card_that_is_no_target_is_taken_back() -> None:
    b = board("c5 red 50\nb6 blue 23 hidden\nc4 blue 33\nturn 1 red")
    b.do("use c5 1")  # takes control of an elite creature of cost 5 or less
    assert b.options() == {"b6"}
    b.do("b6")
    b.asks("red", "main")
    assert not b.is_hidden("b6")
    assert b.leader("b6") == "blue"
    assert b.is_open("c5")
    taken = board("c5 red 50\nb6 blue 36 hidden\nc4 blue 33\nturn 1 red")
    taken.do("use c5 1", "b6").passes()
    assert taken.leader("b6") == "red"


@pytest.mark.clause("BRS-082")
def test_a_hidden_flyer_stays_on_its_cell_until_it_is_revealed() -> None:
    b = board(decks=["dwarves", "maidens+"]).roll(5, 2).do("first").deal("red", 33)
    b.deal("blue", 107, 44).keep().buy("red", 33).buy("blue", 107, 44)
    b.do("place 33.1 c3", "ready", seat="red")
    b.do("place 107.1 c6", "hide 107.1", "place 44.1 c5", "ready", seat="blue")
    assert b.at("c6") == 107
    b.end()
    assert b.at("c6") is None
    assert b.zone("blue") == [107]


@pytest.mark.clause("BRS-082")
@pytest.mark.parametrize("number", [107, 98])
def test_nothing_that_is_face_down_leaves_its_cell(number: int) -> None:
    """A flyer, a location: neither at the start of battle nor in the turns of the other."""
    b = board(f"c3 red 9\nc6 blue {number} hidden\na6 blue 9\ne6 blue 33")
    assert (b.at("c6"), b.zone("blue")) == (number, [])
    b.do("step c3 c4", "step c4 c5").strike("c5", "c6")  # it turns up, rises and is not reached
    assert (b.at("c6"), b.zone("blue")) == (None, [number])
    b.asks("red", "main")
    assert b.is_open("c5")


@pytest.mark.clause("BRS-082")
def test_the_cell_of_a_hidden_flyer_is_taken_until_it_is_revealed() -> None:
    b = board("c4 red 46\nc6 blue 107 hidden\na6 blue 33")
    assert "jump c4 c5" in b.options("jump")
    assert "jump c4 c6" not in b.options("jump")
    b.end()
    assert "step c6 c5" not in b.options()
    assert (b.at("c6"), b.zone("blue")) == (None, [107])


@pytest.mark.clause("BRS-083")
def test_players_take_turns_with_the_start_of_battle() -> None:
    b = prepared("97 c3, 98 c1, 23 c2", "97 c4, 98 c6, 23 c5", start=False)
    b.asks("red", "start")
    assert b.options() == {"use c3 1", "use 98.1 1", "pass"}
    b.do("use c3 1")
    assert (b.chips("c2"), b.chips("c5")) == (1, 0)
    b.asks("blue", "start")
    b.do("use 98.2 1", "c5", "enough")
    b.asks("red", "start")
    assert b.options() == {"use 98.1 1", "pass"}  # each once
    b.do("use 98.1 1", "c2", "c3")
    b.asks("blue", "start")
    b.do("use c4 1", "no")
    b.asks("red", "main")
    assert [b.chips(cell) for cell in ("c2", "c3", "c5", "c4")] == [2, 1, 2, 0]
    assert not any(answer.startswith("use c3 1") for answer in b.options())


@pytest.mark.clause("BRS-084")
def test_hidden_cards_miss_the_start_of_battle() -> None:
    b = prepared("33 c3", "97 c6 hidden, 23 c5", start=False)
    b.asks("red", "main")
    b.end()
    b.asks("blue", "main")
    assert b.chips("c5") == 0
    seen = prepared("33 c3", "97 c6, 23 c5", start=False)
    seen.asks("blue", "start")


@pytest.mark.clause("BRS-085")
def test_passing_at_the_start_of_battle() -> None:
    b = prepared("97 c3, 23 c2", "97 c4, 98 c6, 23 c5", start=False)
    b.do("pass")
    b.do("use c4 1")
    b.asks("red", "start")  # who passed may still use one
    b.do("pass")
    b.asks("blue", "start")
    b.do("pass")
    b.asks("red", "main")
    assert (b.chips("c2"), b.chips("c5")) == (0, 1)


@pytest.mark.clause("BRS-388")
def test_effects_on_every_card_pass_over_hidden_ones() -> None:
    b = board("c4 red 38 chips 2\nb6 blue 9 hidden\nd6 blue 9\na3 blue 9\nturn 1 red")
    b.do("use c4 2", "row 6").passes()
    assert (b.wounds("b6"), b.wounds("d6")) == (0, 2)
    assert b.is_hidden("b6")
    curses = board("c4 red 88\nc6 blue 9 curse\nb6 blue 67 hidden\nturn 1 red")
    curses.do("use c4 1", "c6").passes()
    assert curses.wounds("c6") == 1  # one card with Curse is seen; the hidden one has it printed

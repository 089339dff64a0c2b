"""Each reason in the preparation has its clause and its text: redeals, squad, cells, start."""

import pytest
from tests.clauses.berserk.board import Board, board
from tests.games.berserk.reasons import why


def dealt(*red: int) -> Board:
    """Both seats have their deals; red is the First player."""
    b = board(decks=["orcs", "dwarves"]).roll(5, 2).do("first")
    return b.deal("red", *red).deal("blue")


def buying() -> Board:
    """Both seats buy their squads."""
    return dealt().keep()


def placing(red: int, blue: int) -> Board:
    """So many cards of each squad are to be placed."""
    b = buying()
    for seat, many in (("red", red), ("blue", blue)):
        for _ in range(many):
            b.do(_cheapest(b, seat), seat=seat)
        b.do("ready", seat=seat)
    return b


def _cheapest(b: Board, seat: str) -> str:
    t = b.table
    left = sorted(b.options("buy", seat))
    return min(left, key=lambda one: (t.traits[t.setting.number[one.split()[1]]].cost, one))


def refused(b: Board, seat: str, answer: str) -> str:
    return why(b, f"{seat}: {answer}")


# -- deals ----------------------------------------------------------------------------------------


def test_who_chooses_to_be_first() -> None:
    b = board(decks=["orcs", "dwarves"])
    assert refused(b, "red", "first") == "017 not-now-first"
    b.roll(2, 5)
    assert refused(b, "red", "first") == "017 not-yours"
    assert refused(b, "blue", "keep") == "047 not-now-keep"
    assert refused(b, "blue", "first") == ""


def test_cards_are_drawn_unseen() -> None:
    b = board(decks=["orcs", "dwarves"]).roll(5, 2).do("first")
    assert refused(b, "red", "draw red 2.1") == "046 draw"
    assert why(b, "draw blue 33.1") == "046 draw"
    assert why(b, "draw red 2.1") == ""


def test_redeals() -> None:
    b = dealt()
    assert refused(b, "red", "ready") == "047 undecided"
    b.do("redeal", seat="red")
    assert refused(b, "red", "keep") == "020 decided"
    b.do("ready", seat="red")
    assert refused(b, "red", "ready") == "020 ready"
    b.do("keep", "ready", seat="blue").deal("red")
    assert refused(b, "blue", "redeal") == "050 kept"


def test_a_deal_of_one_card_is_the_last() -> None:
    b = dealt()
    b.do("keep", "ready", seat="blue")
    for _ in range(14):
        b.do("redeal", "ready", seat="red").deal("red", 2)
    assert refused(b, "red", "redeal") == "049 last-deal"
    assert refused(b, "red", "keep") == ""


def test_a_deal_without_a_creature_is_not_kept() -> None:
    deck = {"98": 3, "91": 3, "2": 3}
    b = board(decks=[deck | {str(n): 3 for n in range(23, 30)}, "dwarves"])
    b.roll(5, 2).do("first").deal("red", 98, 98, 98, 91, 91, 91).deal("blue")
    b.do("keep", "ready", seat="blue")
    for _ in range(9):
        b.do("redeal", "ready", seat="red").deal("red", 98, 98, 98, 91, 91, 91)
    assert refused(b, "red", "keep") == "058 no-creature-deal"
    assert refused(b, "red", "redeal") == ""


# -- the squad ------------------------------------------------------------------------------------


def test_only_what_was_dealt_is_bought_and_once() -> None:
    b = dealt(2, 2, 5, 5).keep()
    assert refused(b, "red", "buy 33.1") == "046 not-dealt"
    assert refused(b, "red", "buy 99.9") == "046 not-dealt"
    assert refused(b, "red", "ready") == "058 no-creature"
    b.do("buy 2.1", seat="red")
    assert refused(b, "red", "buy 2.1") == "051 bought"
    b.do("buy 5.1", seat="red")
    assert refused(b, "red", "buy 5.2") == "337 unique"
    b.do("ready", seat="red")
    assert refused(b, "red", "buy 2.2") == "020 ready"


def test_elite_cards_are_paid_with_gold_alone() -> None:
    b = dealt(22, 22, 21, 20, 19).keep()
    b.do("buy 22.1", "buy 22.2", "buy 21.1", seat="red")
    (told,) = b.play.why_not("buy 20.1", 0)
    assert (told.clause, told.text) == ("BRS-052", "refuse-gold")
    assert told.args == {"who": "20.1", "need": 27, "have": 24}


def test_all_crystals_together_are_the_limit() -> None:
    b = dealt(10, 10, 11, 11, 12, 13, 7, 7).keep()
    for id in ("10.1", "11.1", "11.2", "12.1", "13.1", "7.1", "7.2"):
        b.do(f"buy {id}", seat="red")
    while affordable := sorted(b.options("buy", "red")):
        b.do(affordable[0], seat="red")
    left = [one for one in b.deal_of("red") if f"buy {one}" not in b.table.steps[0]]
    ordinary = [one for one in left if one.split(".")[0] not in ("10", "14")]
    assert "054 crystals" in refused(b, "red", f"buy {ordinary[0]}")


def test_a_further_element_takes_a_gold_crystal() -> None:
    deck = {str(number): 3 for number in (22, 2, 40, *range(23, 30))}
    b = board(decks=[deck, "dwarves"]).roll(5, 2).do("first")
    b.deal("red", 22, 22, 40, 40).deal("blue").keep()
    b.do("buy 22.1", "buy 22.2", "buy 40.1", seat="red")
    assert refused(b, "red", "buy 40.2") == "052 gold"  # 24 of 23; of one element it would be 24
    b = board(decks=[deck, "dwarves"]).roll(5, 2).do("first")
    b.deal("red", 22, 22, 22, 40).deal("blue").keep()
    b.do("buy 22.1", "buy 22.2", "buy 22.3", seat="red")
    assert refused(b, "red", "buy 40.1") == "052 gold, 032 element"


# -- cells ----------------------------------------------------------------------------------------


def test_cells_of_the_first_player_open_in_steps() -> None:
    b = placing(10, 1)
    squad = b.deal_of("red")
    assert refused(b, "red", f"place {squad[0]} c4") == "060 not-your-half"
    assert refused(b, "red", f"place {squad[0]} a1") == "062 sides"
    assert refused(b, "red", f"place {squad[0]} a3") == "063 front-sides"
    assert refused(b, "red", "place 33.1 b1") == "068 not-in-squad"
    b.do(f"place {squad[0]} b1", seat="red")
    assert refused(b, "red", f"place {squad[1]} b1") == "029 occupied"
    assert refused(b, "red", f"place {squad[0]} b2") == "060 placed"
    assert refused(b, "red", "ready") == "068 unplaced"
    assert refused(b, "red", f"hide {squad[0]}") == "075 hide-first"
    middle = ["b2", "b3", "c1", "c2", "c3", "d1", "d2", "d3"]
    for one, cell in zip(squad[1:9], middle, strict=True):
        b.do(f"place {one} {cell}", seat="red")
    assert refused(b, "red", f"place {squad[9]} a3") == "063 front-sides"
    b.do(f"place {squad[9]} a1", f"retract place {squad[8]} d3", seat="red")
    assert refused(b, "red", f"retract place {squad[8]} d3") == "020 retract"
    assert refused(b, "red", f"place {squad[8]} e1") == "062 sides"


def test_earlier_cells_stay_filled() -> None:
    b = placing(10, 1)
    squad = b.deal_of("red")
    cells = ["b1", "b2", "b3", "c1", "c2", "c3", "d1", "d2", "d3", "a1"]
    for one, cell in zip(squad, cells, strict=True):
        b.do(f"place {one} {cell}", seat="red")
    assert refused(b, "red", "ready") == ""
    b.do(f"retract place {squad[0]} b1", seat="red")
    assert refused(b, "red", "ready") == "068 unplaced"


def test_cells_of_the_second_player() -> None:
    b = placing(1, 2)
    one, other = b.deal_of("blue")
    assert refused(b, "blue", f"place {one} a6") == "065 second-later"
    assert refused(b, "blue", f"place {one} a3") == "060 not-your-half"
    assert refused(b, "blue", f"hide {one}") == "079 hide-unplaced"
    b.do(f"place {one} c6", f"place {other} c4", seat="blue")
    assert refused(b, "blue", f"hide {other}") == "075 hide-row"
    b.do(f"hide {one}", seat="blue")
    assert refused(b, "blue", f"hide {one}") == "079 hide-twice"
    b.do("ready", seat="blue")
    assert refused(b, "blue", f"hide {other}") == "020 ready"


# -- the start of battle --------------------------------------------------------------------------


@pytest.fixture
def starting() -> Board:
    """Blue, the Second player, has two cards with abilities at the start of battle, one hidden."""
    b = board(decks=["orcs", "coven+"]).roll(5, 2).do("first")
    b.deal("red", 2).deal("blue", 112, 74, 80, 67).keep()
    b.buy("red", 2).buy("blue", 112, 74, 80, 67)
    b.do("place 2.1 c3", "ready", seat="red")
    b.do("place 112.1 c5", "place 74.1 b4", "place 80.1 c6", "place 67.1 a4", seat="blue")
    return b.do("hide 80.1", "ready", seat="blue")


def test_abilities_at_the_start_of_battle(starting: Board) -> None:
    b = starting
    assert b.asked == "blue start"
    assert why(b, "use c5 1") == ""
    assert why(b, "use c5 2") == "083 not-start"
    assert why(b, "use c6 1") == "084 hidden-start"
    assert why(b, "use a4 1") == "083 not-start"
    assert why(b, "red: pass") == "235 not-yours"
    assert why(b, "end") == "093 not-now-end"
    b.do("use c5 1")
    assert why(b, "c3") == "336 needs-row"
    assert why(b, "row 2") == "002 idle-row"
    b.do("row 4")
    assert why(b, "use c5 1") == "083 used-start"


def test_an_ability_for_the_second_player_alone() -> None:
    b = board(decks=["coven+", "orcs"]).roll(5, 2).do("first")
    b.deal("red", 112, 74).deal("blue", 2).keep().buy("red", 112, 74).buy("blue", 2)
    b.do("place 112.1 c1", "place 74.1 c3", "ready", seat="red")
    b.do("place 2.1 c4", "ready", seat="blue")
    assert why(b, "use c3 2") == "001 second-only"

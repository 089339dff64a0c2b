"""What is in the box."""

from itertools import product

import pytest
from tests.harness import CELLS, SEATS, SQUADS, Draw

from laar import BadOptions
from laar.core.engine.ask import CHANCE


@pytest.mark.clause("BEL-001")
def test_the_table_has_nine_bogatyrs(table: Draw) -> None:
    units = table().view["units"]
    assert {u["id"] for u in units if u["side"] == "bogatyrs"} == set(SQUADS["bogatyrs"])


@pytest.mark.clause("BEL-002")
def test_the_table_has_nine_of_evil(table: Draw) -> None:
    units = table().view["units"]
    assert {u["id"] for u in units if u["side"] == "evil"} == set(SQUADS["evil"])


@pytest.mark.clause("BEL-005")
def test_one_die_of_six_faces_serves_both(table: Draw) -> None:
    t = table()
    for _ in SEATS:
        assert t.asked == "chance die"
        assert t.play.options(CHANCE) == ["1", "2", "3", "4", "5", "6"]
        assert t.play.ask is not None
        assert len(set(t.play.table.weights(t.play.ask))) == 1
        t.dice(4)


@pytest.mark.clause("BEL-006")
def test_the_field_has_thirty_cells_in_two_halves_of_three_rows(table: Draw) -> None:
    accepted = set()
    for cell in ("".join(pair) for pair in product("abcdefg", "0123456789")):
        try:
            table(f"{cell} alyosha / {'a1' if cell != 'a1' else 'e6'} leshy")
            accepted.add(cell)
        except BadOptions:
            pass
    assert accepted == set(CELLS)
    t = table().dice(6, 1).bogatyrs("first bogatyrs")
    rows = {seat: {answer[-1] for answer in t.legal("place", seat)} for seat in SEATS}
    assert rows == {"bogatyrs": {"1", "2", "3"}, "evil": {"4", "5", "6"}}


@pytest.mark.clause("BEL-007")
def test_two_play_one_for_each_side(table: Draw) -> None:
    t = table().dice(6, 1).bogatyrs("first bogatyrs")
    assert t.asked == "bogatyrs evil place"
    assert t.play.game.seats == SEATS
    for seat in SEATS:
        assert {answer.split()[1] for answer in t.legal("place", seat)} == set(SQUADS[seat])


@pytest.mark.clause("BEL-008")
def test_more_wounds_and_poison_than_counters_in_the_box(table: Draw) -> None:
    rows = zip(CELLS, SQUADS["bogatyrs"] + SQUADS["evil"], strict=False)
    t = table(" / ".join(f"{cell} {who} -7 poison" for cell, who in rows))
    t.end()
    assert sum(t.hurt().values()) == 18 * 7 + 9 - len(t.facts("died")) * 8
    assert t.poisoned(*(who for who in SQUADS["bogatyrs"]))

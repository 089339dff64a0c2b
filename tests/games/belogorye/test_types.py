"""What a number of the game is, mypy knows: it refuses each line marked here, and with strict
checks a mark that is not needed is an error too."""

from __future__ import annotations

from laar.games.belogorye.game import GAME
from laar.games.belogorye.pieces.traits import OPEN
from laar.games.belogorye.rules.blows import WEAK, closed_clause
from laar.games.belogorye.state import facts
from laar.games.belogorye.state.field import Field
from laar.games.belogorye.state.ground import cell_named
from laar.games.belogorye.state.numbers import CLOSED, Fighter, Seat, seat_of


def field() -> Field:
    return GAME.new_table("2017", {})


def test_a_mark_of_a_fighter_is_no_action_of_its_card() -> None:
    t, who = field(), Fighter(3)
    t.mark_as(who, CLOSED)
    t.is_so(who, OPEN)  # type: ignore[arg-type]
    t.mark_as(who, 1)  # type: ignore[arg-type]
    closed_clause(CLOSED)  # type: ignore[arg-type]
    assert t.is_so(who, CLOSED)
    assert closed_clause(WEAK) == "BEL-070"


def test_fighters_seats_and_cells_are_not_one_another() -> None:
    t, who = field(), Fighter(3)
    facts.closed(t, seat_of(who), "BEL-040")  # type: ignore[arg-type]
    facts.placed(t, who, who, "BEL-020")  # type: ignore[arg-type]
    facts.first_chosen(t, cell_named("b1"), "BEL-011")  # type: ignore[arg-type]
    seat_of(3)  # type: ignore[arg-type]
    assert seat_of(who) == Seat(0)

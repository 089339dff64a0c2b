"""Records of tables with more seats and richer options than the first game has."""

from collections.abc import Mapping
from typing import Any, Self, cast

import pytest
from tests.core.records import bare

from laar.core.dice import Dice
from laar.core.edition import Edition, keyed
from laar.core.engine.ask import CHANCE, Ask
from laar.core.engine.table import Rule, Steps, Table
from laar.core.game import AnyGame, Refusal
from laar.core.play import Play
from laar.core.record import BadRecord, Header, chained, check_dice, read, replay, write

OPTIONS = {
    "mode": "siege-2",
    "layout": [["gate", 1], {"tower": {"c3": None, "крыло": [True, 0.5, "« »"]}}],
}
SEATS = ("dagdar", "sannirr", "irvena", "talm")
NAMES = {"dagdar": "Ann", "sannirr": 'a="b" c', "irvena": "Ирвена\u2028\n :00000000", "talm": ""}


def watch(t: Table, args: tuple[int, ...]) -> Steps:
    """Every seat holds its wall; the weather comes last, and all win."""
    for seat in range(t.seats):
        yield Ask(seat, "hold")
    yield Ask(CHANCE, "weather")
    t.end("TOY-003", tuple(range(t.seats)))


RULES: dict[str, Rule[Table]] = {"watch": watch}


class Wall(Table):
    """Nothing but the question."""

    def legal(self, ask: Ask, seat: int, steps: list[str]) -> list[str]:
        return ["snow", "sun", "rain"] if seat == CHANCE else ["hold gate", "hold c3 c4"]

    def clone(self) -> Self:
        other = type(self)(self.seats, self.rules, self.windows)
        self.copy_into(other)
        return other

    def pieces(self) -> str:
        return ""


class Watch:
    """Up to four seats, and options that lists and objects are part of."""

    name = "watch"
    seats = SEATS
    editions: Mapping[str, Edition] = {"2015": Edition("2015", RULES)}
    revisions = keyed(editions.values())

    def seated(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        return SEATS[: options["players"]]

    def new_table(self, edition: str, options: Mapping[str, Any]) -> Table:
        table = Wall(options["players"], RULES, {})
        table.push("watch")
        table.run()
        return table

    def asides(self, table: Table, seat: int) -> list[str]:
        return []

    def refusals(self, table: Table, seat: int, text: str) -> list[Refusal]:
        return []


WATCH = cast(AnyGame, Watch())


def played(players: int) -> tuple[Play, Header]:
    """All have answered, and the weather has been drawn."""
    options = {**OPTIONS, "players": players}
    seats = SEATS[:players]
    dice = Dice(b"siege", dict(zip(seats, ("00", "", "ff", "0a"), strict=False)))
    play = Play(WATCH, "2015", options, dice)
    for _ in seats:
        play.answer("hold c3 c4")
    names = {seat: NAMES[seat] for seat in seats}
    return play, Header("watch", play.edition, options, names, "0.1", dice.commitment, dice.entropy)


@pytest.mark.parametrize("players", [1, 3, 4])
def test_seats_names_and_options_come_back_as_they_were(players: int) -> None:
    play, header = played(players)
    text = write(play, header)
    record = read(text)
    assert record.header == header
    assert [seat for seat, _ in record.lines] == [*SEATS[:players], "chance"]
    assert record.end == ("TOY-003", SEATS[:players])
    again = replay(record, {"watch": WATCH})
    assert check_dice(record, again) == []
    assert write(again, record.header) == text
    assert all(line.isprintable() for line in text.split("\n"))  # however odd a name


def test_a_seat_nobody_took_has_nothing_to_say() -> None:
    lines = bare(write(*played(3)))
    forged = [line.replace("3 irvena", "3 talm") for line in lines]
    with pytest.raises(BadRecord, match=r"answer 3 .*there is no seat 'talm'"):
        replay(read(chained(forged)), {"watch": WATCH})

"""A scripted table: draw a position in a few lines, give answers and dice, state what is expected.

    def test_a_weak_blow(table: Draw) -> None:
        t = table("c3 alyosha / c4 baba_yaga")
        t.bogatyrs("strike c3 c4").dice(3, 2)
        assert t.wounds("baba_yaga") == 2

Lines are parted by `/`; the bogatyrs are first and it is their first turn unless a line says
otherwise. A refused step fails the test at once; a die nobody rolled fails it at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import laar
from laar.core.engine.ask import CHANCE
from laar.core.game import Json

SEATS = ("bogatyrs", "evil")
CELLS = [f"{column}{row}" for column in "abcde" for row in "123456"]
DEALT = {  # a deployment for either place in the order of turns
    "first": ("b1", "c1", "d1", "b2", "c2", "d2", "b3", "c3", "d3"),
    "second": ("a4", "b4", "c4", "d4", "e4", "b5", "c5", "d5", "b6"),
}
SQUADS = {
    "bogatyrs": (
        "ilya_muromets", "zashchitnik", "dobrynya", "alyosha", "vasilisa", "sadko", "volga",
        "kozhemyaka", "svyatogor",
    ),
    "evil": (
        "gorynych", "koschei", "leshy", "likhomor", "baba_yaga", "solovei", "vodyanoy", "upyr",
        "volkolaki",
    ),
}  # fmt: skip


def other(seat: str) -> str:
    """The opponent."""
    return SEATS[1 - SEATS.index(seat)]


def distance(one: str, two: str) -> int:
    """How many steps in any of eight directions lie between two cells."""
    return max(abs(ord(one[0]) - ord(two[0])), abs(int(one[1]) - int(two[1])))


class Scene:
    """A table in a test, spoken to in the words of the game."""

    def __init__(self, position: str = "") -> None:
        options = {"position": drawn(position)} if position else {}
        self.play = laar.new("belogorye", seed=None, options=options)
        self._dice: list[int] = []

    # -- saying -----------------------------------------------------------------------------------

    def bogatyrs(self, *answers: str) -> Scene:
        """The player of the bogatyrs answers, one after another."""
        return self.say("bogatyrs", *answers)

    def evil(self, *answers: str) -> Scene:
        """The player of evil answers, one after another."""
        return self.say("evil", *answers)

    def say(self, seat: str, *answers: str) -> Scene:
        """A player answers; what is refused, or not listed as legal, fails the test."""
        number = SEATS.index(seat)
        for answer in answers:
            listed = [*self.play.options(number), *self.play.asides(number)]
            try:
                self.play.answer(answer, number)
            except laar.Refused as refused:
                pytest.fail(f"{seat} {answer}: refused: {refused}; asked: {self.asked}\n{self}")
            if answer not in listed:
                pytest.fail(f"{seat} {answer}: taken, but not listed: {listed}")
            self._roll()
        return self

    def dice(self, *faces: int) -> Scene:
        """What the next dice show, in the order they are rolled."""
        self._dice += faces
        self._roll()
        return self

    def end(self) -> Scene:
        """The active player ends the turn."""
        return self.say(str(self.view["active"]), "end")

    def deploy(self, seat: str) -> Scene:
        """A player places the whole squad and is ready."""
        cells = DEALT["first" if self.view["first"] == seat else "second"]
        self.say(seat, *(f"place {who} {c}" for who, c in zip(SQUADS[seat], cells, strict=True)))
        return self.say(seat, "ready")

    def reprint(self, who: str, **numbers: Any) -> Scene:
        """Give a fighter numbers no card has, for rulings that the printed cards never reach."""
        field: Any = self.play.table
        place = field.ids.index(who)
        card = field.fighters[place].copy()
        for name, number in numbers.items():
            setattr(card, name, number)
        field.fighters = [*field.fighters[:place], card, *field.fighters[place + 1 :]]
        return self

    def finish(self) -> None:
        """The end of the script: every die must have been rolled."""
        if self._dice:
            pytest.fail(f"dice nobody rolled: {self._dice}; asked: {self.asked}\n{self}")

    # -- looking ----------------------------------------------------------------------------------

    @property
    def view(self) -> Json:
        """What a spectator sees."""
        return self.play.view(None)

    @property
    def asked(self) -> str:
        """The open question: `bogatyrs main`, `chance die`; `nobody` when the game is over."""
        ask = self.play.ask
        if ask is None:
            return "nobody"
        seats = [SEATS[s] if s != CHANCE else "chance" for s in self.play.asked]
        return f"{' '.join(seats)} {ask.kind}"

    def unit(self, who: str) -> Json:
        """All that is seen of a fighter."""
        found: list[Json] = [unit for unit in self.view["units"] if unit["id"] == who]
        return found[0]

    def at(self, who: str) -> str | None:
        """The cell it stands on."""
        cell: str | None = self.unit(who)["cell"]
        return cell

    def wounds(self, who: str) -> int:
        """The wounds on it."""
        return int(self.unit(who)["wounds"])

    def hurt(self) -> dict[str, int]:
        """Everyone who carries wounds, and how many."""
        return {unit["id"]: unit["wounds"] for unit in self.view["units"] if unit["wounds"]}

    def open(self, *names: str) -> bool:
        """Whether they all stand upright on the field."""
        return all(self.unit(who)["open"] and not self.dead(who) for who in names)

    def closed(self, *names: str) -> bool:
        """Whether they all lie sideways."""
        return not any(self.unit(who)["open"] for who in names)

    def poisoned(self, *names: str) -> bool:
        """Whether they all carry a poison counter."""
        return all(self.unit(who)["poison"] for who in names)

    def dead(self, *names: str) -> bool:
        """Whether they have all left the game."""
        return all(self.unit(who)["dead"] for who in names)

    def moved(self, who: str) -> int:
        """Movement units used this turn."""
        return int(self.unit(who)["moved"])

    def legal(self, words: str = "", seat: str | None = None) -> set[str]:
        """The legal answers (of the one asked) that begin with these words."""
        number = None if seat is None else SEATS.index(seat)
        return {answer for answer in self.play.options(number) if f"{answer} ".startswith(words)}

    def refuses(self, answer: str, clause: str, seat: str | None = None) -> bool:
        """Whether the answer is not legal by this clause, is not taken and changes nothing."""
        number = None if seat is None else SEATS.index(seat)
        before = self.play.key()
        with pytest.raises(laar.Refused) as refused:
            self.play.answer(answer, number)
        assert answer not in self.play.options(number)
        assert self.play.key() == before
        return clause in [refusal.clause for refusal in refused.value.refusals]

    @property
    def outcome(self) -> tuple[str, str] | None:
        """Who has won (`draw`: nobody) and by which clause."""
        end = self.play.outcome
        if end is None:
            return None
        return (SEATS[end.winners[0]] if end.winners else "draw", end.reason)

    # -- facts ------------------------------------------------------------------------------------

    def facts(self, name: str = "", **said: Any) -> list[Json]:
        """What has happened: facts of this name that say this, each with `clause` and `cause`."""
        told = [self.play.tell(fact, None) for fact in self.play.facts]
        shown = [fact for fact in told if fact is not None]
        return [f for f in shown if f["fact"] == (name or f["fact"]) and said.items() <= f.items()]

    def fact(self, name: str, **said: Any) -> Json:
        """The one fact of this name that says this."""
        found = self.facts(name, **said)
        if len(found) != 1:
            pytest.fail(f"{len(found)} facts {name} {said}: {found}")
        return found[0]

    def cause(self, fact: Json) -> Json:
        """What led to a fact."""
        told = self.play.tell(self.play.facts[fact["cause"]], None)
        assert told is not None
        return told

    def __str__(self) -> str:
        return str(self.play)

    def _roll(self) -> None:
        while self._dice and self.play.ask is not None and self.play.ask.seat == CHANCE:
            self.play.answer(str(self._dice.pop(0)), CHANCE)


def drawn(position: str) -> str:
    """The position as the game reads it."""
    lines = [line.strip() for line in position.replace("/", "\n").splitlines()]
    words = {line.split()[0] for line in lines if line}
    given = [] if "first" in words else ["first bogatyrs"]
    given += [] if "turn" in words else ["turn bogatyrs 1"]
    return "\n".join(given + lines)


Draw = Callable[..., Scene]


@contextmanager
def scripted() -> Iterator[Draw]:
    """Draws tables; each must have rolled all its dice when the script is over."""
    scenes: list[Scene] = []

    def draw(position: str = "") -> Scene:
        scenes.append(Scene(position))
        return scenes[-1]

    yield draw
    for scene in scenes:
        scene.finish()


@pytest.fixture
def table() -> Iterator[Draw]:
    """Draws tables for one test."""
    with scripted() as draw:
        yield draw

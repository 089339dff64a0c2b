"""A battle in a test, spoken to in the words of the game: draw a position, give answers, look.

    b = board("c3 red 12\\nc4 blue 33 closed")
    b.do("strike c3 c4").passes().roll(6)
    assert b.wounds("c4") == 4

Without a position a whole battle is prepared: ``board(decks=["orcs", "dwarves"])``. A step that is
refused fails the test at once, and so does a roll that nobody asked for. CHANCE is asked like
everyone else: ``b.roll(5, 2)`` rolls the attacker's die, then the other.

A card is called as answers call it: by its cell, elsewhere by its id (``"33.1"``).
"""

from __future__ import annotations

from typing import Any

import pytest

import laar
from laar.core.engine.ask import CHANCE
from laar.core.engine.fact import ANSWER, Fact
from laar.core.game import Json
from laar.games.berserk.cards.keywords import KEYWORDS
from laar.games.berserk.cards.numbers import Keyword
from laar.games.berserk.rules.modifiers import movement
from laar.games.berserk.rules.selecting import x_of
from laar.games.berserk.state.battle import CLOSED, DEAL, DECK, GRAVE, HIDDEN, SEATS, ZONE, Battle
from laar.games.berserk.state.numbers import Card
from laar.games.berserk.view.fact_json import TOLD

CARDS = ("card", "target", "source", "defender")


NEWEST = "2021"  # what people play; "2021.1" names a revision


def board(position: str = "", dice: str = "home", edition: str = NEWEST, **options: Any) -> Board:
    """A battle at this position, or, without one, about to be prepared."""
    if position:
        return Board({"position": f"dice {dice}\n{position}"}, edition)
    return Board({"dice": dice, **options}, edition)


def teams(position: str, order: str = "red blue green violet", dice: str = "home") -> Board:
    """A battle of two teams at this position."""
    return Board({"position": f"order {order}\ndice {dice}\n{position}"})


class Board:
    """A table in a test. Seats are called by name; without one, whoever is asked answers."""

    def __init__(self, options: dict[str, Any], edition: str = NEWEST) -> None:
        self.play = laar.new("berserk", edition, seed=None, options=options)

    @property
    def table(self) -> Battle:
        """The battle itself; look, but do not touch."""
        table = self.play.table
        assert isinstance(table, Battle)
        return table

    # -- saying -----------------------------------------------------------------------------------

    def do(self, *answers: str, seat: str | None = None) -> Board:
        """Answers one after another; what is refused, or not listed as legal, fails the test."""
        number = _seat(seat)
        for answer in answers:
            listed = self.play.options(number)
            if number is not None:
                listed += self.play.asides(number)
            try:
                self.play.answer(answer, number)
            except laar.Refused as refused:
                pytest.fail(f"{answer}: refused: {refused}; asked: {self.asked}: {listed}")
            assert answer in listed, f"{answer}: taken, but not listed: {listed}"
        return self

    def roll(self, *dice: int) -> Board:
        """What the dice show that are rolled now, one after another."""
        for die in dice:
            assert self.asked in ("chance die", "chance roll"), f"no roll of {die}: {self.asked}"
            self.do(str(die))
        return self

    def passes(self, times: int = 0) -> Board:
        """Whoever is asked for an answer passes: so often, or until something else is asked."""
        if times:
            return self.do(*["pass"] * times)
        while self.asked.endswith(" answer"):
            self.do("pass")
        return self

    def strike(self, attacker: str, target: str, *dice: int) -> Board:
        """A simple strike that nobody answers, with these dice."""
        return self.do(f"strike {attacker} {target}").passes().roll(*dice)

    def end(self) -> Board:
        """The active player ends the turn; nobody answers."""
        return self.do("end").passes()

    def deal(self, seat: str, *numbers: int) -> Board:
        """A deal with these cards in it; any others of the deck make it full."""
        wanted = list(numbers)
        drawn = f"draw {seat} "
        while self.asked == "chance draw" and self.play.options()[0].startswith(drawn):
            number = wanted.pop(0) if wanted else None
            found = [o for o in self.play.options() if _drawn(o) == number or number is None]
            assert found, f"{seat} has no card {number} left to draw"
            self.do(found[0])
        assert not wanted, f"{seat} was not dealt {wanted}"
        return self

    def keep(self) -> Board:
        """All players keep their deals."""
        for seat in self.play.seats:
            self.do("keep", "ready", seat=seat)
        return self

    def buy(self, seat: str, *numbers: int) -> Board:
        """A seat buys these cards of its deal, the first copies there, and is ready."""
        return self.do(*self.called("buy", seat, *numbers), "ready", seat=seat)

    def called(self, verb: str, seat: str, *numbers: int) -> list[str]:
        """`buy 2.1`, `buy 2.2` for these numbers, as they lie in the deal of a seat."""
        deal = self.deal_of(seat)
        found = []
        for number in numbers:
            id = next(i for i in deal if i.split(".")[0] == str(number))
            deal.remove(id)
            found.append(f"{verb} {id}")
        return found

    def refused(self, answer: str, clause: str = "", seat: str | None = None) -> None:
        """The answer is not legal (by this clause), is not taken and changes nothing."""
        number = _seat(seat)
        before = self.play.key()
        assert answer not in self.play.options(number), f"{answer}: is legal"
        with pytest.raises(laar.Refused) as refused:
            self.play.answer(answer, number)
        assert self.play.key() == before
        clauses = [refusal.clause for refusal in refused.value.refusals]
        assert not clause or clause in clauses, f"{answer}: refused by {clauses}, not by {clause}"

    # -- looking ----------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The open question: `red main`, `chance die`; `nobody` when the battle is over."""
        ask = self.play.ask
        if ask is None:
            return "nobody"
        if ask.secret:
            return " ".join([*(SEATS[seat] for seat in self.play.asked), ask.kind])
        return f"{'chance' if ask.seat == CHANCE else SEATS[ask.seat]} {ask.kind}"

    def asks(self, seat: str, kind: str) -> bool:
        """Fails unless this seat (`chance` too) is asked this kind of question."""
        assert self.asked == f"{seat} {kind}", f"not {seat} {kind}: {self.asked}"
        return True

    def options(self, words: str = "", seat: str | None = None) -> set[str]:
        """The legal answers that begin with these words, or of the card of this name."""
        listed = self.play.options(_seat(seat))
        return {
            answer
            for answer in listed
            if f"{answer} ".startswith(f"{words} " if words else "")
            or (answer.split()[1:2] == [words])
        }

    @property
    def outcome(self) -> tuple[str, str] | None:
        """Who won (`draw`: nobody), and by which clause."""
        end = self.play.outcome
        if end is None:
            return None
        return " ".join(SEATS[seat] for seat in end.winners) or "draw", end.reason

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return SEATS[self.table.active]

    @property
    def turn(self) -> int:
        """Its number."""
        return self.table.turn

    # -- cards ------------------------------------------------------------------------------------

    def card(self, name: str) -> Card:
        """The number that the table knows a card by."""
        card = self.table.called(name)
        assert card >= 0, f"there is no card at {name}"
        return card

    def id(self, cell: str) -> str:
        """The id of the card on a cell."""
        return self.table.setting.ids[self.card(cell)]

    def at(self, cell: str) -> int | None:
        """The collector number of the card on a cell."""
        card = self.table.at[self.table.setting.grid.cell[cell]]
        return None if card < 0 else self.table.traits[card].number

    def cell(self, id: str) -> str:
        """Where a card is: its cell, `zone`, `grave`, `deck` or `deal`."""
        place = self.table.place[self.card(id)]
        if place >= 0:
            return self.table.setting.grid.names[place]
        return {ZONE: "zone", GRAVE: "grave", DECK: "deck", DEAL: "deal"}[place]

    def wounds(self, name: str) -> int:
        """Its wounds."""
        return self.table.wounds[self.card(name)]

    def life(self, name: str) -> int:
        """All its lives, extra ones included."""
        return self.table.life(self.card(name))

    def chips(self, name: str) -> int:
        """Its chips."""
        return self.table.chips[self.card(name)]

    def counted(self, id: str) -> int:
        """Its incarnation chips in the graveyard."""
        return self.table.counted[self.card(id)]

    def x(self, name: str, keyword: str) -> int:
        """The X of a keyword of it now; 1 for a keyword without X, 0 if it has none."""
        return x_of(self.table, self.card(name), Keyword(KEYWORDS.index(keyword)))

    def units(self, name: str) -> int:
        """Movement units it has left."""
        card = self.card(name)
        return movement(self.table, card) - self.table.spent[card]

    def is_closed(self, name: str) -> bool:
        """Turned sideways."""
        return self.table.is_(self.card(name), CLOSED)

    def is_open(self, name: str) -> bool:
        """Upright and face up."""
        return self.table.is_open(self.card(name))

    def is_hidden(self, name: str) -> bool:
        """Face down."""
        return self.table.is_(self.card(name), HIDDEN)

    def leader(self, name: str) -> str:
        """Who leads it."""
        return SEATS[self.table.control[self.card(name)]]

    # -- places -----------------------------------------------------------------------------------

    def grave(self, seat: str) -> list[int]:
        """The collector numbers in a graveyard."""
        return self._lying(seat, GRAVE)

    def zone(self, seat: str) -> list[int]:
        """Those in the additional zone."""
        return self._lying(seat, ZONE)

    def deck(self, seat: str) -> list[int]:
        """Those left in a deck."""
        return self._lying(seat, DECK)

    def deal_of(self, seat: str) -> list[str]:
        """The ids of a deal, later of the squad that waits to be placed."""
        t = self.table
        return [
            t.setting.ids[card]
            for card in t.setting.cards
            if t.place[card] == DEAL and SEATS[t.owner(card)] == seat
        ]

    def _lying(self, seat: str, place: int) -> list[int]:
        t = self.table
        return [
            t.traits[card].number
            for card in t.setting.cards
            if t.place[card] == place and SEATS[t.owner(card)] == seat
        ]

    # -- facts ------------------------------------------------------------------------------------

    def told(self, name: str, **said: Any) -> list[Json]:
        """What has happened, in order: facts of this name that say this; cards by id, or by the
        cell they stand on now."""
        told = [self._fact(f) for f in self.play.facts if f.name == name]
        wanted = {key: self._id(key, value) for key, value in said.items()}
        return [fact for fact in told if wanted.items() <= fact.items()]

    def story(self, *names: str) -> list[str]:
        """The names of the facts that happened, in order, these alone."""
        return [f.name for f in self.play.facts if f.name != ANSWER and f.name in names]

    def _fact(self, fact: Fact) -> Json:
        told: Json = {"clause": fact.clause}
        for key, value in zip(TOLD[fact.name], fact.args, strict=False):
            if key in CARDS:
                told[key] = self.table.setting.ids[value] if value >= 0 else None
            else:
                told[key] = SEATS[value] if key == "seat" else value
        return told

    def _id(self, key: str, value: Any) -> Any:
        return self.id(value) if key in CARDS and isinstance(value, str) else value


def _seat(seat: str | None) -> int | None:
    return None if seat is None else SEATS.index(seat)


def _drawn(option: str) -> int:
    """The collector number of `draw red 2.1`."""
    return int(option.split()[2].split(".")[0])

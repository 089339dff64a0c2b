"""A castle in a test, spoken to in the words of the game: draw a position, give answers, look.

    castle = Board("2018", "wall 5 red-beast\\ndagdar at d2\\ndagdar mana red 3")
    castle.do("attack s5")
    assert castle.wall(5) == []
    assert castle.spells("dagdar") == ["red-beast"]

Without a position a whole game is set up: ``Board("2015", mode="training", players=4)``. A step
that is refused fails the test at once. CHANCE is asked too (``castle.chance("red-beast")``),
but a draw with one outcome only, such as from a known deck, is made by itself.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import laar
from laar.core.engine.ask import CHANCE
from laar.core.engine.fact import ANSWER
from laar.core.game import Json

SEATS = ("dagdar", "sannirr", "irvena", "talm")
COLOURS = ("yellow", "green", "red", "purple", "blue", "black")
DISTRICTS = ("d1", "d2", "d3", "d4", "d5", "d6")
CLASSES = (
    "beast", "warrior", "mage", "rider", "scout", "symbiote",
    "flyer", "priest", "giant", "archmage", "werewolf", "dragon",
)  # fmt: skip
MAIN = [f"{colour}-{kind}" for kind in ("beast", "warrior", "mage", "rider") for colour in COLOURS]
LAST = {"2015": 23, "2018": 24}  # the last section an enemy can stand on
both = pytest.mark.parametrize("edition", ["2015", "2018"])


def even(*drawn: str) -> dict[str, Fraction]:
    """Each of these is as likely as the others."""
    return dict.fromkeys(drawn, Fraction(1, len(drawn)))


def column(*sections: int) -> str:
    """A main enemy on each of these sections, for a position: s1 yellow-beast, s2 green-beast..."""
    return "".join(f"wall {section} {MAIN[section - 1]}\n" for section in sections)


def own(edition: str, *cards: str, players: int = 2, **options: Any) -> Board:
    """A game without rituals about to draw its first enemy from whole classes and legends."""
    deck = "".join(
        f'{{ {"class" if card in CLASSES else "legend"} = "{card}" }},' for card in cards
    )
    text = f'format = 1\nname = {{ ru = "-", en = "-" }}\nedition = "{edition}"\n'
    text += f"rituals = []\ndeck = [{deck}]\n"
    options = {"layout": [*COLOURS], "first": "dagdar", **options}
    return Board(edition, mode="own", scenario=text, players=players, **options)


class Board:
    """A table in a test. Seats are called by name; without one, whoever is asked answers."""

    def __init__(self, edition: str, position: str = "", /, **options: Any) -> None:
        if position:
            options["position"] = position
        self.play = laar.new("bastion", edition, seed=None, options=options)
        self._forced()

    # -- saying -----------------------------------------------------------------------------------

    def do(self, *answers: str, seat: str | None = None) -> Board:
        """Answers one after another; what is refused, or not listed as legal, fails the test."""
        number = _number(seat)
        for answer in answers:
            listed = self.play.options(number)
            if number is not None:
                listed += self.play.asides(number)
            try:
                self.play.answer(answer, number)
            except laar.Refused as refused:
                pytest.fail(f"{answer}: refused: {refused}; asked: {self.asked}: {listed}\n{self}")
            assert answer in listed, f"{answer}: taken, but not listed: {listed}"
            self._forced()
        return self

    def chance(self, *drawn: str) -> Board:
        """What is drawn next, one after another."""
        for card in drawn:
            assert self.play.ask is not None, "the game is over"
            assert self.play.ask.seat == CHANCE, f"no draw now: {self.asked}"
            self.do(card)
        return self

    def past(self, *kinds: str) -> Board:
        """The first legal answer to every question of these kinds, until another one is asked."""
        while self.play.ask is not None and self.play.ask.kind in kinds:
            self.do(self.play.options()[0])
        return self

    def refuses(self, answer: str, clause: str, seat: str | None = None) -> bool:
        """Whether the answer is not legal by this clause, is not taken and changes nothing."""
        number = _number(seat)
        before = self.play.key()
        with pytest.raises(laar.Refused) as refused:
            self.play.answer(answer, number)
        assert answer not in self.play.options(number)
        assert self.play.key() == before
        return clause in [refusal.clause for refusal in refused.value.refusals]

    # -- looking ----------------------------------------------------------------------------------

    @property
    def view(self) -> Json:
        """What everyone sees."""
        return self.play.view(None)

    @property
    def asked(self) -> str:
        """The open question: `dagdar act`, `chance enemy`; `nobody` when the game is over."""
        ask = self.play.ask
        if ask is None:
            return "nobody"
        return f"{'chance' if ask.seat == CHANCE else SEATS[ask.seat]} {ask.kind}"

    @property
    def helpers(self) -> list[str]:
        """Who else may cut in now."""
        return [SEATS[seat] for seat in self.play.helpers]

    def options(self, words: str = "", seat: str | None = None) -> set[str]:
        """The legal answers that begin with these words."""
        listed = self.play.options(_number(seat))
        return {answer for answer in listed if f"{answer} ".startswith(words)}

    def odds(self) -> dict[str, Fraction]:
        """What may be drawn now, and how likely each is."""
        ask = self.play.ask
        assert ask is not None, "the game is over"
        assert ask.seat == CHANCE, f"no draw now: {self.asked}"
        weights = self.play.table.weights(ask)
        shares = [Fraction(weight, sum(weights)) for weight in weights]
        return dict(zip(self.play.options(), shares, strict=True))

    @property
    def outcome(self) -> tuple[str, str] | None:
        """`won` or `lost`, and by which clause."""
        end = self.play.outcome
        return None if end is None else ("won" if end.winners else "lost", end.reason)

    # -- the castle -------------------------------------------------------------------------------

    def wall(self, section: int) -> list[str]:
        """The cards on a section, the host first."""
        found: list[str] = self.view["wall"][section - 1]
        return found

    @property
    def walls(self) -> dict[int, list[str]]:
        """All enemies at the wall by section."""
        return {n: cards for n, cards in enumerate(self.view["wall"], 1) if cards}

    def square(self, district: int) -> list[str]:
        """The cards on a square."""
        found: list[str] = self.view["squares"][district - 1]
        return found

    @property
    def citadel(self) -> list[str]:
        """The cards in the citadel, the top one last."""
        found: list[str] = self.view["citadel"]
        return found

    def strengths(self, place: str) -> list[int]:
        """The strength of each card at `s5`, `q3` or `citadel` now."""
        return [card["strength"] for card in self.view["enemies"][place]["cards"]]

    def strength(self, place: str) -> int:
        """The strength of the lone enemy there."""
        (only,) = self.strengths(place)
        return only

    def cost(self, place: str) -> dict[str, int]:
        """What all cards there cost now: so much of each colour, and of `any`."""
        total: dict[str, int] = {}
        for card in self.view["enemies"][place]["cards"]:
            for colour, amount in card["cost"].items():
                total[colour] = total.get(colour, 0) + amount
        return total

    def shielded(self, place: str) -> list[str]:
        """The clauses by which nobody can attack it."""
        return [one["clause"] for one in self.view["enemies"][place]["shielded"]]

    @property
    def pledged(self) -> list[tuple[str, str]]:
        """Who has promised which spell to the attack that is announced."""
        return [(one["seat"], one["spell"]) for one in self.view["attack"]["pledged"]]

    def source(self, district: int, slot: int) -> Json:
        """Colour, token, damaged and built of a source."""
        sources: list[Json] = self.view["districts"][district - 1]["sources"]
        return next(one for one in sources if one["slot"] == slot)

    def tower(self, district: int) -> str | None:
        """The token on a tower."""
        token: str | None = self.view["districts"][district - 1]["tower"]["token"]
        return token

    def bases(self, district: int) -> list[str]:
        """The structures of a district."""
        return [one for one in self.view["districts"][district - 1]["bases"] if one]

    @property
    def reserve(self) -> dict[str, int]:
        """The mana of the reserve."""
        found: dict[str, int] = self.view["reserve"]
        return found

    @property
    def deck(self) -> int:
        """How many cards the enemy deck has."""
        return int(self.view["deck"]["count"])

    # -- the defenders ----------------------------------------------------------------------------

    def defender(self, seat: str) -> Json:
        """All that is seen of a defender."""
        found: Json = self.view["defenders"][SEATS.index(seat)]
        return found

    def area(self, seat: str) -> str:
        """Where a defender is: `citadel`, `d3`."""
        return str(self.defender(seat)["area"])

    def mana(self, seat: str) -> dict[str, int]:
        """The mana a defender has, colours without any left out."""
        return {colour: n for colour, n in self.defender(seat)["mana"].items() if n}

    def spells(self, seat: str) -> list[str]:
        """The beaten cards a defender holds."""
        return [one["card"] for one in self.defender(seat)["spells"]]

    def goals(self, seat: str) -> list[str]:
        """The rituals a defender has not performed yet."""
        return list(self.defender(seat)["goals"])

    def artefacts(self, seat: str) -> dict[str, bool]:
        """The artefacts of a defender, and whether each is ready."""
        return {one["id"]: one["ready"] for one in self.defender(seat)["artefacts"]}

    @property
    def done(self) -> list[str]:
        """What has been done in this action stage: move, mana, attack, restore."""
        return list(self.view["done"])

    # -- facts ------------------------------------------------------------------------------------

    def facts(self, name: str = "", **said: Any) -> list[Json]:
        """What has happened, in order: facts of this name that say this."""
        told = [self.play.tell(f, None) for f in self.play.facts if f.name != ANSWER]
        shown = [fact for fact in told if fact is not None]
        return [f for f in shown if f["fact"] == (name or f["fact"]) and said.items() <= f.items()]

    def fact(self, name: str, **said: Any) -> Json:
        """The one fact of this name that says this."""
        found = self.facts(name, **said)
        assert len(found) == 1, f"{len(found)} facts {name} {said}: {found}"
        return found[0]

    def story(self, *names: str) -> list[str]:
        """The names of the facts that happened, in order, these alone."""
        return [fact["fact"] for fact in self.facts() if fact["fact"] in names]

    def __str__(self) -> str:
        return str(self.play)

    def _forced(self) -> None:
        while self.play.ask is not None and self.play.ask.seat == CHANCE:
            drawn = self.play.options(CHANCE)
            if len(drawn) > 1:
                return
            self.play.answer(drawn[0], CHANCE)


def _number(seat: str | None) -> int | None:
    return None if seat is None else SEATS.index(seat)

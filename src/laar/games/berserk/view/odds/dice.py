"""All that dice may lead to: the engine tries every number, and players choose the best for them.

Chances are exact fractions.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from laar.core.engine.ask import CHANCE
from laar.core.engine.fact import Fact, Log
from laar.core.engine.table import Frame
from laar.games.berserk.cards.keywords import SIMPLE, is_attack
from laar.games.berserk.rules.dice import ATTACKERS, KEEP, TARGETS
from laar.games.berserk.state.battle import Battle
from laar.games.berserk.state.numbers import NO_SEAT, Card, Seat

LOOKS: Final = 600  # answers to try on the way to the dice before giving up …
PATIENCE: Final = 12_000  # … and about the dice
DICE: Final = ("die", "reroll", "exchange")
TELLING: Final = ("dealt", "wounded", "healed", "died")
WORDS: Final = (KEEP, ATTACKERS, TARGETS)

Sums = tuple[tuple[Card, int], ...]


class TooMany(Exception):
    """There is too much to look through."""


class Result(NamedTuple):
    """One way it can end; cards and kinds of blows are numbers."""

    standing: int  # lives of the first team less those of the other, in hundredths
    blows: Sums
    wounds: Sums
    heals: Sums
    dead: tuple[Card, ...]
    asks: str  # the kind of the next question; empty in free play


class Row(NamedTuple):
    """One result, or several of which the higher roller chooses one (BRS-178)."""

    chooser: Seat
    results: tuple[Result, ...]

    def best(self) -> Result:
        """The result that its chooser prefers; of equal ones the first."""
        return max(self.results, key=lambda r: toward(self.chooser) * r.standing)


Spread = dict[Row, Fraction]


def toward(seat: Seat) -> int:
    """The sign of the standing for a seat: the first team wants it high, the other low."""
    return -1 if seat != NO_SEAT and seat & 1 else 1


class Dice:
    """Looks through all that may follow, up to a limit of answers tried."""

    def __init__(self, root: Battle) -> None:
        self.signs = {card: toward(root.control[card]) for card in root.present}
        self.patience = LOOKS

    def answered(self, t: Battle, seat: int, text: str) -> tuple[Battle, list[Fact]]:
        """The table after an answer, and the facts that count."""
        self.patience -= 1
        if self.patience < 0:
            raise TooMany
        then, log = t.clone(), Log()
        then.log = log
        then.answer(seat, text)
        return then, [fact for fact in log.facts if fact.name in TELLING]

    def spread(self, t: Battle, told: list[Fact], known: dict[str, Spread] | None = None) -> Spread:
        """How it may end from here, up to the first choice that is not about dice.

        ``known`` remembers what rerolls of the same roll lead to, by the dice on the table.
        """
        ask = t.ask
        if ask is None or ask.kind not in DICE:
            return {Row(NO_SEAT, (self._result(t, told),)): Fraction(1)}
        frame = t.stack[-1]
        if known is None or not frame.answers:  # the first die of a roll
            known = {}
        if ask.kind != "reroll":
            ways = self._ways(t, told, known)
            return mixed(ways) if ask.seat == CHANCE else picked(Seat(ask.seat), ways)
        lying = _lying(frame)
        if lying not in known:
            known[lying] = better(Seat(ask.seat), self._ways(t, told, known))
        return known[lying]

    def _ways(self, t: Battle, told: list[Fact], known: dict[str, Spread]) -> list[Spread]:
        assert t.ask is not None
        found: list[Spread] = []
        for text in t.options(t.ask.seat):
            then, more = self.answered(t, t.ask.seat, text)
            found.append(self.spread(then, told + more, known))
        return found

    def _result(self, t: Battle, told: list[Fact]) -> Result:
        blows: dict[Card, int] = {}
        wounds: dict[Card, int] = {}
        heals: dict[Card, int] = {}
        for fact in told:
            card = fact.args[0]
            if fact.name == "dealt" and is_attack(fact.args[2], SIMPLE):
                blows.setdefault(card, fact.args[3])
            elif fact.name in ("wounded", "healed"):
                sums = wounds if fact.name == "wounded" else heals
                sums[card] = sums.get(card, 0) + fact.args[1]
        dead = {fact.args[0] for fact in told if fact.name == "died"}
        dead |= {c for c in wounds if t.in_play(c) and t.wounds[c] >= t.life(c)}
        return Result(
            sum(sign * standing(t, card) for card, sign in self.signs.items()),
            tuple(sorted(blows.items())),
            tuple(sorted(wounds.items())),
            tuple(sorted(heals.items())),
            tuple(sorted(dead)),
            "" if t.ask is None or t.ask.kind == "main" else t.ask.kind,
        )


def standing(t: Battle, card: Card) -> int:
    """The lives it has left, in hundredths, and one hundredth for being alive at all."""
    left = t.life(card) - t.wounds[card] if t.in_play(card) else 0
    return 100 * left + 1 if left > 0 else 0


def mixed(ways: list[Spread]) -> Spread:
    """The average of ways that are equally likely."""
    found: Spread = {}
    for way in ways:
        for row, share in way.items():
            found[row] = found.get(row, Fraction(0)) + share / len(ways)
    return found


def better(seat: Seat, ways: list[Spread]) -> Spread:
    """The way that a seat prefers; of equal ones the first."""
    return max(ways, key=lambda way: toward(seat) * worth(way))


def picked(seat: Seat, ways: list[Spread]) -> Spread:
    """A choice of results stays a choice, unless more dice follow from it."""
    rows = [row for way in ways for row in way]
    if len(rows) > len(ways):
        return better(seat, ways)
    return {Row(seat, tuple(row.best() for row in rows)): Fraction(1)}


def worth(way: Spread) -> Fraction:
    """The standing that is to be expected."""
    return sum((share * row.best().standing for row, share in way.items()), Fraction(0))


def _lying(frame: Frame) -> str:
    """All that the rest of a roll depends on, as text.

    That is the dice on the table, how often each was rolled again, which one last, and who has
    kept the dice since.
    """
    dice: list[str] = []
    said: dict[int, list[str]] = {}  # by the number of dice rolled; there may be several rolls
    again = -1
    for answer in frame.answers:
        if answer in WORDS:
            said.setdefault(len(dice), []).append(answer)
            if answer != KEEP:  # in a fight the attacker's die is first; elsewhere alone
                again = len(dice) - 1 if answer == TARGETS or frame.rule != "fight" else 0
        elif again >= 0:
            dice[again] = answer
            again = -1
        else:
            dice.append(answer)
    return f"{dice}{[(lay, _merged(words)) for lay, words in said.items()]}"


def _merged(said: list[str]) -> tuple[int, int, list[str]]:
    """What was said of a roll: how often either die was rolled again, and all since the last."""
    last = max((place for place, word in enumerate(said) if word != KEEP), default=0)
    return said.count(ATTACKERS), said.count(TARGETS), said[last:]

"""How good each answer looks without trying it, in crystals.

Doing nothing is 0. Strikes are valued by the exact tables of the dice, all else by its verbs.
"""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import Ask
from laar.games.berserk.bots.ability_value import aimed, best_use, chip, choice, fighters, lying
from laar.games.berserk.bots.buying import buying, redealing
from laar.games.berserk.bots.card_value import Sight
from laar.games.berserk.bots.deploying import placing
from laar.games.berserk.bots.threats import Chances
from laar.games.berserk.cards.numbers import Blow
from laar.games.berserk.cards.traits import SUDDEN
from laar.games.berserk.rules.aiming import row_of
from laar.games.berserk.rules.asking import ENOUGH, NO
from laar.games.berserk.rules.dice import home, smaller, tournament
from laar.games.berserk.rules.fight import meets_strike
from laar.games.berserk.rules.modifiers import strike_bits
from laar.games.berserk.rules.turns import YES
from laar.games.berserk.state.battle import Battle
from laar.games.berserk.state.deed import Deed, deed
from laar.games.berserk.state.effect import L_CLOSED
from laar.games.berserk.state.item import I_STRIKE
from laar.games.berserk.state.numbers import NOBODY, Card, Seat

PASS: Final = "pass"
GUARD: Final = 0.2  # the cost of closing a card to defend
SECOND: Final = 3.0  # being Second: crystals and placement count more than the first strike
TASTE: Final = 0.02  # using any ability at all


def prior(t: Battle, answers: list[str]) -> list[float]:
    """A number for each answer."""
    ask = t.ask
    if ask is None:
        return []
    kind = ask.kind
    seat = Seat(t.waiting()[0] if ask.secret else ask.seat)
    if kind == "main":
        return main(t, seat, answers)
    if kind == "answer":
        return replies(t, seat, answers)
    if kind == "target":
        return targets(t, ask, answers)
    if kind == "pay":
        return payment(t, ask, answers)
    if kind == "may":
        return whether(t, ask, answers)
    if kind == "cell":
        return landings(t, ask, answers)
    if kind == "reroll":
        return again(t, ask, answers)
    if kind == "exchange":
        return exchanged(t, ask, answers)
    if kind == "start":
        return started(t, seat, answers)
    if kind == "stay":
        return [float((answer == "stay") == holds(t, Card(ask.about[0]))) for answer in answers]
    if kind == "squad":
        return buying(t, whose(t, seat, answers), answers)
    if kind == "place":
        return placing(t, whose(t, seat, answers), answers)
    if kind == "redeal":
        return redealing(t, seat, answers)
    if (
        kind == "first"
    ):  # crystals and the last word in placing are worth more than the first strike
        return [float(answer == "second") for answer in answers]
    return [0.0] * len(answers)


def whose(t: Battle, seat: Seat, answers: list[str]) -> Seat:
    """The seat whose cards the answers name."""
    words = answers[0].split(" ")
    return t.owner(t.setting.number[words[1]]) if len(words) > 1 else seat


# -- free play ------------------------------------------------------------------------------------


def main(t: Battle, seat: Seat, answers: list[str]) -> list[float]:
    """Steps, strikes, abilities, chips; ending the turn is 0."""
    sight = Sight(t, seat)
    chances = Chances(sight)
    found: list[float] = []
    for answer in answers:
        words = answer.split(" ")
        verb = words[0]
        if verb == "end":
            found.append(0.0)
            continue
        card = t.called(words[1])
        if verb == "strike":
            worth = sight.strike(card, t.called(words[2])) - lying(sight, card)
        elif verb == "use":
            worth = used(sight, card, int(words[2]))
        elif verb == "chip":
            worth = 0.5 * chip(t, card) - lying(sight, card)
        elif verb == "rage":
            worth = 0.8 * chances.best(card, t.place[card]) - chip(t, card)
        else:
            worth = chances.step(card, t.setting.cell[words[2]], verb == "jump")
        found.append(worth)
    return found


def used(sight: Sight, card: Card, number: int) -> float:
    """An ability with the best targets there are."""
    t = sight.t
    ability = t.traits[card].ability(number)
    d = Deed(card, number, t.control[card])
    d.sudden = ability.when == SUDDEN
    worth = best_use(sight, d) - ability.chips * chip(t, card)
    return worth - lying(sight, card) - TASTE if ability.act else worth - TASTE


def started(t: Battle, seat: Seat, answers: list[str]) -> list[float]:
    """Abilities at the start of battle cost nothing."""
    sight = Sight(t, seat)
    found: list[float] = []
    for answer in answers:
        words = answer.split(" ")
        if answer == PASS:
            found.append(0.0)
        else:
            found.append(used(sight, t.called(words[1]), int(words[2])))
    return found


# -- answers --------------------------------------------------------------------------------------


def replies(t: Battle, seat: Seat, answers: list[str]) -> list[float]:
    """Defenders, compared with the strike without one; sudden actions."""
    sight = Sight(t, seat)
    found: list[float] = []
    waits = 0.0
    if t.pile and t.pile[0].kind == I_STRIKE:
        it = t.pile[0]
        waits = sight.strike(it.card, meets_strike(t, it))
    for answer in answers:
        words = answer.split(" ")
        if words[0] == "defend":
            card = t.called(words[1])
            found.append(waits - sight.strike(t.pile[0].card, card) - GUARD)
        elif words[0] == "use":
            found.append(used(sight, t.called(words[1]), int(words[2])))
        else:
            found.append(0.0)
    return found


# -- choices --------------------------------------------------------------------------------------


def waiting(t: Battle, card: Card, number: int, seat: Seat) -> Deed:
    """The deed that asks the question; what set it off is read from the waiting rules."""
    for place in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[place]
        if frame.rule == "trigger" and frame.args[0] == card and frame.args[1] == number:
            return deed(frame.args)
    d = Deed(card, number, seat)
    d.sudden = t.traits[card].ability(number).when == SUDDEN
    return d


def targets(t: Battle, ask: Ask, answers: list[str]) -> list[float]:
    """Targets of an ability."""
    sight = Sight(t, Seat(ask.seat))
    card, number, place = Card(ask.about[0]), ask.about[1], ask.about[2]
    ability = t.traits[card].ability(number)
    d = waiting(t, card, number, Seat(ask.seat))
    row = ability.targets[place].row
    found: list[float] = []
    for answer in answers:
        if answer in (NO, ENOUGH):
            found.append(0.0)
            continue
        chosen = row_of(answer) if row else t.called(answer)
        found.append(choice(sight, d, ability, place, chosen))
    return found


def payment(t: Battle, ask: Ask, answers: list[str]) -> list[float]:
    """Cards to close as payment, against what they pay for."""
    sight = Sight(t, Seat(ask.seat))
    card, number = Card(ask.about[0]), ask.about[1]
    ability = t.traits[card].ability(number)
    found: list[float] = []
    for answer in answers:
        if answer == NO:
            found.append(0.0)
            continue
        d = waiting(t, card, number, Seat(ask.seat))
        d.paid = t.called(answer)
        turn = 0.25 if t.active == ask.seat else 0.05
        found.append(aimed(sight, d, ability) - turn * sight.price(d.paid))
    return found


def whether(t: Battle, ask: Ask, answers: list[str]) -> list[float]:
    """Yes to an optional effect, if it is worth more than nothing."""
    card, number = Card(ask.about[0]), ask.about[1]
    worth = 1.0
    if number > 0:
        sight = Sight(t, Seat(ask.seat))
        ability = t.traits[card].ability(number)
        d = waiting(t, card, number, Seat(ask.seat))
        worth = turned(sight, d, ability.steps[0].verb)
        if worth == 0.0:
            worth = aimed(sight, d, ability)
            worth += TASTE if worth >= 0.0 else 0.0
    return [worth if answer == YES else 0.0 for answer in answers]


def turned(sight: Sight, d: Deed, verb: str) -> float:
    """What is saved if this card takes the strike; 0 where that is not asked."""
    t = sight.t
    if verb != "redirect" or not t.pile or t.pile[-1].kind != I_STRIKE:
        return 0.0
    attacker = t.pile[-1].card
    return sight.strike(attacker, d.victim) - sight.strike(attacker, d.card) - 0.01


def landings(t: Battle, ask: Ask, answers: list[str]) -> list[float]:
    """Cells for a card: near its targets; for an enemy's card near ours."""
    card = Card(ask.about[0])
    sight = Sight(t, Seat(ask.seat))
    chances = Chances(sight)
    found: list[float] = []
    for answer in answers:
        cell = t.setting.cell[answer]
        if t.is_foe(Seat(ask.seat), card):
            found.append(chances.exposed(card, cell))
        else:
            found.append(chances.best(card, cell) - 0.3 * chances.exposed(card, cell))
    return found


def holds(t: Battle, card: Card) -> bool:
    """An effect lasts only while this card is closed, and there is more than one enemy left."""
    if not fighters(t, 1 - (t.control[card] & 1)):
        return False
    return any(effect.source == card and effect.link == L_CLOSED for effect in t.effects)


# -- dice -----------------------------------------------------------------------------------------


class Stakes:
    """What each kind of blow in a fight gains the attacker, and what each answer costs."""

    def __init__(self, sight: Sight, card: Card, met: Card) -> None:
        t = sight.t
        self.gain = [1.0, 2.0, 3.0]
        self.pain = [1.0, 2.0, 3.0]
        if met != NOBODY:
            attack = strike_bits(t, card)
            self.gain = sight.losses(card, met, attack, t.traits[card].strike, True)
            if t.is_creature(met):
                answer = strike_bits(t, met)
                self.pain = sight.losses(met, card, answer, t.traits[met].strike, False)

    def of(self, kinds: tuple[Blow, Blow]) -> float:
        """What a pair of blows brings the attacker; more lives lost count a little anyway."""
        worth = 0.0
        if kinds[0] >= 0:
            worth += self.gain[kinds[0]] + 0.01 * kinds[0] + 0.01
        if kinds[1] >= 0:
            worth -= self.pain[kinds[1]] + 0.01
        return worth


def again(t: Battle, ask: Ask, answers: list[str]) -> list[float]:
    """A reroll, compared with the dice as they are."""
    card, met = Card(ask.about[0]), Card(ask.about[1])
    mine, theirs = ask.about[2], ask.about[3]
    stakes = Stakes(Sight(t, Seat(ask.seat)), card, met)
    sign = -1.0 if t.is_foe(Seat(ask.seat), card) else 1.0
    now = stakes.of(fallen(mine, theirs))
    found: list[float] = []
    for answer in answers:
        if answer == "keep":
            found.append(0.0)
            continue
        total = 0.0
        for face in range(1, 7):
            if answer == "reroll attacker":
                total += stakes.of(fallen(face, theirs))
            else:
                total += stakes.of(fallen(mine, face))
        found.append(sign * (total / 6.0 - now))
    return found


def fallen(mine: int, theirs: int) -> tuple[Blow, Blow]:
    """Kinds of blows under home dice; without a second die the first alone counts."""
    return home(mine, theirs)


def exchanged(t: Battle, ask: Ask, answers: list[str]) -> list[float]:
    """The exchange of blows, or the smaller row (BRS-178)."""
    card, met = Card(ask.about[0]), Card(ask.about[1])
    high, low = ask.about[2], ask.about[3]
    stakes = Stakes(Sight(t, Seat(ask.seat)), card, met)
    sign = -1.0 if t.is_foe(Seat(ask.seat), card) else 1.0
    full = stakes.of(tournament(high, low))
    less = stakes.of(tournament(low + smaller(high - low), low))
    return [sign * (full if answer == "full" else less) for answer in answers]

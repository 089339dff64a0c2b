"""What an ability is worth to the player who uses it, in crystals, verb by verb."""

from __future__ import annotations

from typing import Final

from laar.games.berserk.bots import blows
from laar.games.berserk.bots.card_value import CURSED, POISONED, Sight
from laar.games.berserk.cards.keywords import (
    ARMOUR,
    CURSE,
    DIRECTED_STRIKE,
    INCARNATION,
    MAX_LIVES,
    NO_ATTACK,
    POISON,
    STEADFAST,
    VULNERABILITY,
    both,
    holds,
)
from laar.games.berserk.cards.traits import (
    ALL,
    BATTLE,
    BY_DIE,
    DEALT,
    F_ATTACK,
    F_MOVEMENT,
    FROM,
    MOVE,
    REST,
    T1,
    WHILE_SELF_CLOSED,
    Ability,
    Amount,
    Step,
)
from laar.games.berserk.rules.aiming import candidates, most, payments, with_targets
from laar.games.berserk.rules.aiming import paid as paying
from laar.games.berserk.rules.amount import worth as amount_of
from laar.games.berserk.rules.modifiers import die_bonus, immune, spared
from laar.games.berserk.rules.selecting import all_of, count, has, under_attack, x_of
from laar.games.berserk.rules.wounds import most_chips
from laar.games.berserk.state.battle import CLOSED, HIDDEN, Battle
from laar.games.berserk.state.deed import Deed
from laar.games.berserk.state.numbers import NOBODY, Card

CHIP: Final = 0.45  # a chip on a card that can use it
SPARE: Final = 0.05  # a chip on any other card
LIFE: Final = 0.8  # a life healed, against a wound: that wound might never have mattered
# Shares of the worth of the card that is affected, or crystals where it says so.
TURN: Final = 0.25  # a card opens or closes in the turn of its controller
SHUT: Final = 0.1  # a card opens or closes in any other turn
HELD: Final = 0.2  # an enemy will not open
LENT: Final = 0.55  # control of an enemy for a turn or so
TAKEN: Final = 1.6  # control for good: one side loses the card, the other wins it
POINT: Final = 0.2  # crystals: a point more or less on a number, for a turn
STUCK: Final = 0.07  # an enemy cannot move
BANNED: Final = 0.2  # an enemy cannot attack, or use its abilities
NUDGE: Final = 0.15  # crystals: moving a card
COME: Final = 0.9  # a card comes into play
LATER: Final = 0.3  # crystals: an incarnation chip
KEYWORD: Final = 0.4  # crystals: a keyword without a number of its own here
PART: Final = 0.6  # share of what depends on an attack that may miss


def best_use(sight: Sight, d: Deed) -> float:
    """What an ability is worth with the best payment and targets there are."""
    t = sight.t
    ability = t.traits[d.card].ability(d.number)
    if ability.close is not None:
        best = -9.0
        for card in payments(t, d):
            worth = aimed(sight, paying(d, card), ability) - lying(sight, card)
            best = max(best, worth)
        return best
    return aimed(sight, d, ability)


def aimed(sight: Sight, d: Deed, ability: Ability) -> float:
    """The same once it is paid for: the best choice for each target in turn."""
    t = sight.t
    worth = 0.0
    for place in range(len(ability.targets)):
        wanted = most(t, d, place)
        options = candidates(t, with_targets(d, (*d.targets[:place], ())), place)
        repeated = _repeated(ability, place)
        found: list[int] = []
        chances: list[float] = []
        for option in options:
            chances.append(choice(sight, d, ability, place, option))
        while len(found) < wanted and options:
            top = 0
            for i in range(len(chances)):
                if chances[i] > chances[top]:
                    top = i
            if len(found) >= ability.targets[place].count and chances[top] <= 0.0:
                break
            worth += chances[top]
            found.append(options[top])
            if not repeated:
                del options[top]
                del chances[top]
        if ability.targets[place].count and not found:
            return -9.0
        d = with_targets(d, (*d.targets[:place], tuple(found)))
    return worth + rest(sight, d, ability)


def _repeated(ability: Ability, place: int) -> bool:
    return any(step.times is not None and step.at == T1 + place for step in ability.steps)


def choice(sight: Sight, d: Deed, ability: Ability, place: int, chosen: int) -> float:
    """What it is worth to choose this card (or row) for a target."""
    ref = T1 + place
    worth = 0.0
    if ability.targets[place].row:
        along = with_targets(d, (*d.targets[:place], (chosen,)))
        for step in ability.steps:
            if step.among is not None and step.among.in_row == ref:
                worth += among(sight, along, ability, step)
        return worth
    card = Card(chosen)
    struck = False
    for step in ability.steps:
        if step.attack and step.at == ref:
            worth += attack(sight, d, step, card)
            struck = True
        elif step.who == ref:
            one = verb(sight, d, ability, step, card)
            worth += PART * one if struck else one
        elif step.among is not None and step.among.next_to == ref:
            beside = with_targets(d, (*d.targets[:place], (card,)))
            worth += among(sight, beside, ability, step)
    return worth


def rest(sight: Sight, d: Deed, ability: Ability) -> float:
    """What an ability is worth besides what it does to its targets."""
    worth = 0.0
    for step in ability.steps:
        if step.attack:
            if step.at > 3:
                for card in d.ref(step.at):
                    worth += attack(sight, d, step, card)
        elif step.among is not None:
            if step.among.in_row < T1 and step.among.next_to < T1:
                worth += among(sight, d, ability, step)
        elif step.who == 0 or step.who > 3:
            for card in d.ref(step.who):
                worth += verb(sight, d, ability, step, card)
    return worth


def among(sight: Sight, d: Deed, ability: Ability, step: Step) -> float:
    """What a step is worth that affects every card it means."""
    worth = 0.0
    assert step.among is not None
    for card in all_of(sight.t, step.among, d.card, d.seat, d):
        worth += verb(sight, d, ability, step, card)
    return worth


def attack(sight: Sight, d: Deed, step: Step, target: Card) -> float:
    """What an attack of an ability takes from this target."""
    t = sight.t
    base = step.strength
    if step.plus is not None:
        more = count(t, step.plus, d.card, d.seat, d)
        more = min(more, step.plus_max) if step.plus_max else more
        base = (base[0] + more, base[1] + more, base[2] + more)
    loss = sight.shoot(d.card, target, step.attack, base)
    return loss if t.is_foe(d.seat, target) else -loss


def expected(t: Battle, d: Deed, amount: Amount, card: Card) -> float:
    """An amount, on average."""
    fixed = amount.fixed
    if fixed >= 0:
        return float(fixed)
    if fixed == BY_DIE:
        each = [float(n) for n in amount.by_die]
        bonus = die_bonus(t, d.card, NO_ATTACK, NOBODY, False)
        return blows.single(t.setting.home, bonus, each)
    if fixed == ALL:
        return float(t.wounds[card])
    if fixed == DEALT:
        return max(1.0, float(d.taken))
    if fixed == REST:
        return 0.5
    if amount.among is not None and amount.among.next_to >= T1:
        chosen = with_targets(d, ((card,), *d.targets[1:]))
        return float(amount_of(t, chosen, amount))
    return float(amount_of(t, d, amount))


def verb(sight: Sight, d: Deed, ability: Ability, step: Step, card: Card) -> float:
    """What one verb on one card is worth to the player of the deed."""
    t = sight.t
    name = step.verb
    stranger = sight.stranger(card)
    if name in ("summon", "revive"):
        return COME * sight.price(card)
    if name == "incarnation_chip":
        return LATER if holds(t.traits[card].keys, INCARNATION) else 0.0
    if not t.in_play(card):
        return 0.0
    if not stranger and spared(t, card, d.card, ability.spell, d.sudden):
        return 0.0
    foe = t.is_foe(d.seat, card)
    sign = 1.0 if foe else -1.0
    if name == "wound":
        return sign * _wounds(sight, d, ability, step, card)
    if name == "heal":
        healed = min(expected(t, d, step.amount, card), float(t.wounds[card]))
        return -sign * LIFE * _lives(sight, card, healed)
    if name == "give_lives":
        more = expected(t, d, step.amount, card)
        top = x_of(t, card, MAX_LIVES)
        if top:
            more = max(0.0, min(more, float(top - t.life(card))))
        return -sign * LIFE * _lives(sight, card, more)
    if name == "gain_chip":
        room = float(most_chips(t, card) - t.chips[card])
        return -sign * chip(t, card) * min(room, expected(t, d, step.amount, card))
    if name == "lose_chip":
        lost = float(t.chips[card])
        if step.amount.fixed != ALL:
            lost = min(lost, expected(t, d, step.amount, card))
        return sign * chip(t, card) * lost
    if name == "prevent":
        waits = under_attack(t, card)
        if waits == NOBODY:
            return 0.0
        return -sign * PART * sight.loss(card, expected(t, d, step.amount, card))
    if name == "open":
        if not t.is_(card, CLOSED):
            return 0.0
        return -sign * sight.price(card) * (TURN if t.active == t.control[card] else SHUT)
    if name == "close":
        if t.is_(card, CLOSED):
            return 0.0
        return sign * sight.price(card) * (TURN if t.active == t.control[card] else SHUT)
    if name == "hold_closed":
        return sign * HELD * sight.price(card)
    if name == "take_control":
        return _control(sight, d, step, card)
    return sign * _laid(sight, step, card, stranger)


def chip(t: Battle, card: Card) -> float:
    """What a chip on this card is worth."""
    traits = t.traits[card]
    useful = traits.uses_chips or traits.x[0] > 0  # Rage
    return CHIP / (1.0 + 0.5 * t.chips[card]) if useful else SPARE


def _wounds(sight: Sight, d: Deed, ability: Ability, step: Step, card: Card) -> float:
    t = sight.t
    stranger = sight.stranger(card)
    if ability.impact and not stranger and t.is_foe(d.seat, card) and has(t, card, STEADFAST):
        return 0.0
    if step.amount.fixed == BY_DIE:
        each = [sight.loss(card, n) for n in step.amount.by_die]
        bonus = die_bonus(t, d.card, NO_ATTACK, NOBODY, False)
        return blows.single(sight.home, bonus, each)
    return sight.loss(card, expected(t, d, step.amount, card))


def _lives(sight: Sight, card: Card, lives: float) -> float:
    if lives <= 0.0:
        return 0.0
    traits = sight.t.traits[card]
    return traits.cost * lives / max(1, traits.life)


def _control(sight: Sight, d: Deed, step: Step, card: Card) -> float:
    t = sight.t
    worth = sight.stands(card)
    if step.to != "you":
        return -TAKEN * worth if t.control[card] == d.seat else 0.0
    if not t.is_foe(d.seat, card):
        return 0.0
    if step.lasts == BATTLE:
        return TAKEN * worth
    if fighters(t, 1 - (d.seat & 1)) < 2:  # the last one must die, not change sides (BRS-381)
        return 0.0
    return worth if step.lasts == WHILE_SELF_CLOSED else LENT * worth


def fighters(t: Battle, side: int) -> int:
    """How many creatures a side controls."""
    found = 0
    for card in t.present:
        if t.control[card] & 1 == side and t.is_creature(card):
            found += 1
    return found


def _laid(sight: Sight, step: Step, card: Card, stranger: bool) -> float:
    """What an effect on a card costs the player who controls it; below 0 it is a gain."""
    t = sight.t
    name = step.verb
    price = sight.price(card)
    if name == "grant":
        keyword = step.keyword
        known = not stranger and holds(both(t.traits[card].keys, t.granted[card]), keyword)
        if known:
            return 0.0
        if not stranger and immune(t, card, keyword, POISON):
            return 0.0
        if keyword == CURSE:
            return CURSED * price
        if keyword == POISON:
            return sight.loss(card, POISONED * step.x)
        if keyword == VULNERABILITY:
            return KEYWORD
        if keyword == ARMOUR:
            return -POINT * step.x
        return -POINT if keyword == DIRECTED_STRIKE else -KEYWORD
    if name == "remove":
        if stranger or not holds(t.granted[card], step.keyword):
            return 0.0
        return -CURSED * price if step.keyword == CURSE else -POISONED * 0.5
    if name == "modify":
        if step.stat == MOVE:
            return -STUCK * price * step.by
        if step.stat == FROM:
            return POINT * step.by
        return -POINT * step.by
    if name == "forbid":
        if step.what == F_MOVEMENT:
            return STUCK * price
        return BANNED * price if step.what == F_ATTACK else 0.6 * BANNED * price
    if name == "only_target":
        return 0.4 * BANNED * price
    return NUDGE if name == "move" and not t.is_(card, HIDDEN) else 0.0


def lying(sight: Sight, card: Card) -> float:
    """What it costs a player to close a card now."""
    t = sight.t
    if t.active != t.control[card]:
        return 0.0 if ends(t) else 0.04 * sight.price(card)
    return 0.03 * sight.price(card)


def ends(t: Battle) -> bool:
    """The turn is ending: a card that closes now opens again before it matters."""
    return any(frame.rule == "ending" for frame in t.stack)

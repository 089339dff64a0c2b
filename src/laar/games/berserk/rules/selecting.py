"""Which cards a selector means, and which keywords a card has: each question asks the other.

Static abilities that grant a keyword, and conditions of static abilities, look only at keywords
that are printed on a card or given by an effect. So no two of them can wait for each other.
"""

from __future__ import annotations

from laar.games.berserk.cards.keywords import ALL_KEYWORDS, CURSE, both, holds, joined
from laar.games.berserk.cards.numbers import Keyword, Keywords, Words
from laar.games.berserk.cards.traits import (
    ALLY,
    COUNT_CARDS,
    CURSED,
    CURSED_THIS_TURN,
    DRAWN,
    ELITE,
    ENEMY,
    HAS_CHIP,
    HAS_RANGED,
    HERO,
    IN_DECK,
    IN_GRAVEYARD,
    LATER,
    NO_BOUND,
    NO_REF,
    OPEN,
    OPPOSITE,
    OTHER,
    OTHER_ALLY,
    PAID,
    S_SELF,
    UNCURSED,
    UNDER_ATTACK,
    UNMOVED,
    UNMOVED_LAST_TURN,
    Condition,
    Sieve,
    Step,
    drawn_step,
    says,
)
from laar.games.berserk.cards.traits import ATTACKED_SIMPLE as W_ATTACKED_SIMPLE
from laar.games.berserk.cards.traits import CLOSED as W_CLOSED
from laar.games.berserk.cards.traits import MOVED as W_MOVED
from laar.games.berserk.state.battle import (
    ATTACKED_SIMPLE,
    CLOSED,
    CURSED_NOW,
    DECK,
    GRAVE,
    HIDDEN,
    MOVED,
    MOVED_LAST,
    SETTLED,
    Battle,
)
from laar.games.berserk.state.deed import Deed
from laar.games.berserk.state.deed import deed as made
from laar.games.berserk.state.effect import E_GRANT, Effect
from laar.games.berserk.state.item import I_ABILITY, I_STRIKE
from laar.games.berserk.state.numbers import NOBODY, NOWHERE, Card, Cell, Seat, on_field

# -- keywords -------------------------------------------------------------------------------------


def has(t: Battle, card: Card, keyword: Keyword) -> bool:
    """The card has the keyword: printed, given by an effect, or granted by a card in play."""
    if plainly_has(t, card, keyword):
        return True
    return holds(t.gifts, keyword) and _static_x(t, card, keyword) > 0


def plainly_has(t: Battle, card: Card, keyword: Keyword) -> bool:
    """It is printed on the card or given by an effect; a dead card has what it had when it died."""
    keys = t.knew[card] if t.place[card] == GRAVE else t.traits[card].keys
    return holds(both(keys, t.granted[card]), keyword)


def x_of(t: Battle, card: Card, keyword: Keyword) -> int:
    """The X of a keyword, 0 without it; of several only the largest works (BRS-224)."""
    best = t.traits[card].x[keyword]
    if holds(t.granted[card], keyword):
        for effect in t.effects:
            if effect.card == card and effect.what == E_GRANT:
                step = step_of(t, effect)
                if step.keyword == keyword and step.x > best:
                    best = step.x
    return max(best, _static_x(t, card, keyword)) if holds(t.gifts, keyword) else best


def step_of(t: Battle, effect: Effect) -> Step:
    """The step that made an effect; for an effect set up in a position, one made to fit."""
    if effect.number == DRAWN:
        return drawn_step(effect.step)
    return t.traits[effect.source].ability(effect.number).steps[effect.step]


def _static_x(t: Battle, card: Card, keyword: Keyword) -> int:
    best = 0
    for source in t.rulers:
        traits = t.traits[source]
        if not holds(traits.gifts, keyword):
            continue
        for ability in traits.statics:
            for step in ability.steps:
                if step.keyword != keyword or step.x <= best:
                    continue
                if step.among is None:
                    meant = card == source
                else:
                    meant = meets(t, step.among, card, source, t.control[source], None, True)
                if meant and works(t, source, ability.branch, ability.conditions):
                    best = step.x
    return best


def keys_of(t: Battle, card: Card) -> Keywords:
    """All its keywords as bits."""
    keys = both(t.traits[card].keys, t.granted[card])
    for keyword in ALL_KEYWORDS:
        if holds(t.gifts, keyword) and _static_x(t, card, keyword):
            keys = joined(keys, keyword)
    return keys


# -- static abilities -----------------------------------------------------------------------------


def works(t: Battle, card: Card, branch: int, conditions: list[Condition]) -> bool:
    """A static ability of this card is in force."""
    if branch and t.branch[card] != branch:
        return False
    return not conditions or all(stands(t, one, card, t.control[card], True) for one in conditions)


def stands(t: Battle, condition: Condition, card: Card, seat: Seat, plainly: bool = False) -> bool:
    """A condition holds that depends on the table alone, not on an event."""
    what = condition.what
    if what == "second_player":
        return not t.is_first(seat)
    if what == "your_turn":
        return t.active == seat
    if what == "self_is":
        if condition.word == "open":
            return t.is_open(card)
        if condition.word == "has_chip":
            return t.chips[card] > 0
        place = t.place[card]
        return on_field(place) and not t.in_half(seat, place)
    if what == "count":
        assert condition.among is not None
        return count(t, condition.among, card, seat, None, plainly) >= condition.least
    return True


# -- selectors ------------------------------------------------------------------------------------


def cell_of(t: Battle, card: Card) -> Cell:
    """Where a card stands, or the cell it last stood on; NOWHERE off the field."""
    place = t.place[card]
    if on_field(place):
        return place
    return t.stood[card] if place == GRAVE else NOWHERE


def distance(t: Battle, one: Card, other: Card) -> int:
    """In cells, a diagonal counts as one (BRS-027); 99 where a card has no cell."""
    a, b = cell_of(t, one), cell_of(t, other)
    return 99 if a < 0 or b < 0 else t.setting.grid.distance[a][b]


def near(t: Battle, one: Card, other: Card) -> bool:
    """Next to each other (BRS-026); nobody is next to a card in the additional zone (BRS-133)."""
    return distance(t, one, other) == 1


def opposite(t: Battle, card: Card) -> Card:
    """The card on the cell straight ahead, seen from its controller."""
    cell = cell_of(t, card)
    if cell < 0:
        return NOBODY
    ahead = t.setting.grid.ahead(cell, t.forward(t.control[card]))
    return t.at[ahead] if ahead >= 0 else NOBODY


def meets(
    t: Battle, s: Sieve, card: Card, me: Card, seat: Seat, deed: Deed | None, plainly: bool = False
) -> bool:
    """The card is one of those that a selector on the card ``me``, used by ``seat``, means.

    A selector without a side means friend and foe, and the card ``me`` too (BRS-214).
    """
    side = s.side
    if side == ENEMY:
        if not t.is_foe(seat, card):
            return False
    elif side == ALLY:  # "yours" is what you control (BRS-006)
        if t.control[card] != seat:
            return False
    elif side == OTHER_ALLY:
        if t.control[card] != seat or card == me:
            return False
    elif side == S_SELF:
        return card == me
    elif side == OTHER and card == me:
        return False
    traits = t.traits[card]
    if s.creature and not traits.alive:
        return False
    if s.kin and s.kin not in traits.classes:
        return False
    if s.element and s.element not in traits.elements:
        return False
    if s.be and not _words(t, s.be, card, me, plainly):
        return False
    if s.cost_least != NO_BOUND and traits.cost < s.cost_least:
        return False
    if s.cost_most != NO_BOUND and not _affordable(t, s, card, me, seat, deed, plainly):
        return False
    if s.keyword >= 0 and not _has(t, card, s.keyword, plainly):
        return False
    if s.without >= 0 and _has(t, card, s.without, plainly):
        return False
    if s.range and not in_range(t, me, card, s.range):
        return False
    if s.next_to != NO_REF:
        centre = me
        if s.next_to and deed is not None:
            found = deed.ref(s.next_to)
            centre = found[0] if found else NOBODY
        if centre == NOBODY or not near(t, centre, card):
            return False
    if s.in_row != NO_REF:
        rows = () if deed is None else deed.ref(s.in_row)
        cell = t.place[card]
        if not rows or cell < 0 or cell // t.setting.grid.columns != rows[0]:
            return False
    return True


def in_range(t: Battle, me: Card, card: Card, cells: int) -> bool:
    """Within this many cells; cards of the additional zone always are (BRS-267)."""
    if me == card or cell_of(t, me) < 0 or cell_of(t, card) < 0:
        return True
    return distance(t, me, card) <= cells


def _has(t: Battle, card: Card, keyword: Keyword, plainly: bool) -> bool:
    return plainly_has(t, card, keyword) if plainly else has(t, card, keyword)


def _affordable(
    t: Battle, s: Sieve, card: Card, me: Card, seat: Seat, deed: Deed | None, plainly: bool
) -> bool:
    most = s.cost_most
    if most == PAID:
        if deed is None or deed.paid == NOBODY:
            return False
        paid = t.traits[deed.paid]
        return t.traits[card].cost <= paid.cost and (paid.elite or not t.traits[card].elite)
    if most == COUNT_CARDS:
        assert s.cost_count is not None
        most = count(t, s.cost_count, me, seat, deed, plainly)
        if s.cost_count_max:
            most = min(most, s.cost_count_max)
    return t.traits[card].cost <= most


def _words(t: Battle, be: Words, card: Card, me: Card, plainly: bool) -> bool:
    if says(be, LATER):
        if says(be, IN_DECK) and t.place[card] != DECK:
            return False
        if says(be, IN_GRAVEYARD) and t.place[card] != GRAVE:
            return False
    if says(be, OPPOSITE) and opposite(t, me) != card:
        return False
    if says(be, ELITE) and not t.traits[card].elite:
        return False
    if says(be, OPEN) and not t.is_open(card):
        return False
    if says(be, W_CLOSED) and not t.is_(card, CLOSED):
        return False
    if says(be, CURSED) or says(be, UNCURSED):
        cursed = _has(t, card, CURSE, plainly)
        if cursed != says(be, CURSED):
            return False
    if says(be, CURSED_THIS_TURN) and not t.is_(card, CURSED_NOW):
        return False
    if says(be, W_MOVED) and not t.is_(card, MOVED):
        return False
    if says(be, UNMOVED) and t.is_(card, MOVED):
        return False
    if says(be, UNMOVED_LAST_TURN) and (not t.is_(card, SETTLED) or t.is_(card, MOVED_LAST)):
        return False
    if says(be, HAS_CHIP) and not t.chips[card]:
        return False
    if says(be, HAS_RANGED) and not t.traits[card].has_ranged:
        return False
    if says(be, W_ATTACKED_SIMPLE) and not t.is_(card, ATTACKED_SIMPLE):
        return False
    if says(be, HERO) and not ({"hero_warrior", "hero_mage"} & set(t.traits[card].classes)):
        return False
    return not says(be, UNDER_ATTACK) or under_attack(t, card) >= 0


def under_attack(t: Battle, card: Card) -> int:
    """The place on the pile of the newest attack announced at this card, or NOBODY."""
    for place in range(len(t.pile) - 1, -1, -1):
        item = t.pile[place]
        if item.kind == I_STRIKE and item.target == card:
            return place
        if item.kind == I_ABILITY:
            aimed = made(item.deed)
            for step in t.traits[item.card].ability(aimed.number).steps:
                if step.attack and card in aimed.ref(step.at):
                    return place
    return NOBODY


def by_sight(t: Battle, cards: list[Card]) -> list[Card]:
    """The same cards, face-down ones last and by cell, so that the order does not betray them."""
    hidden = [c for c in cards if t.is_(c, HIDDEN)]
    if not hidden:
        return cards
    hidden.sort(key=t.place.__getitem__)
    return [c for c in cards if not t.is_(c, HIDDEN)] + hidden


def all_of(t: Battle, s: Sieve, me: Card, seat: Seat, deed: Deed | None) -> list[Card]:
    """Every card meant, in order; hidden ones are passed over (BRS-388)."""
    if says(s.be, LATER):
        return [
            c
            for c in t.setting.cards
            if t.place[c] in (DECK, GRAVE)
            and t.owner(c) == seat
            and meets(t, s, c, me, t.control[c], deed)
        ]
    return [c for c in t.present if not t.is_(c, HIDDEN) and meets(t, s, c, me, seat, deed)]


def count(
    t: Battle, s: Sieve, me: Card, seat: Seat, deed: Deed | None, plainly: bool = False
) -> int:
    """How many cards are meant; hidden ones are not counted (BRS-388)."""
    found = 0
    for card in t.present:
        if not t.is_(card, HIDDEN) and meets(t, s, card, me, seat, deed, plainly):
            found += 1
    return found

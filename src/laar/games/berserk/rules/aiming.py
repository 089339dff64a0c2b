"""Which targets an ability can choose, and which cards can pay for it."""

from __future__ import annotations

from typing import Final, cast

from laar.games.berserk.cards.keywords import NO_ATTACK
from laar.games.berserk.cards.numbers import Attacks
from laar.games.berserk.cards.traits import (
    F_ENEMY_CONTROL,
    LATER,
    OPPOSITE,
    T1,
    Ability,
    Sieve,
    common,
    says,
)
from laar.games.berserk.rules.amount import worth
from laar.games.berserk.rules.modifiers import forbidden, may_attack
from laar.games.berserk.rules.selecting import all_of, by_sight, meets
from laar.games.berserk.rules.triggers import exhausted
from laar.games.berserk.state.battle import DECK, HIDDEN, ROWS, Battle
from laar.games.berserk.state.deed import Deed, Targets
from laar.games.berserk.state.numbers import NOBODY, Card, Cell, Seat

# What a face-down card does not show; the rest of a selector can be judged (BRS-081).
SEEN: Final = OPPOSITE


def candidates(t: Battle, d: Deed, place: int, counted: bool = False) -> list[int]:
    """Cards (or rows, so plain numbers) that can be the next choice for this target of a deed.

    Impacts and spells have no reach: only attacks ask for it (BRS-211). A card that is protected
    may be chosen all the same (BRS-303). With ``counted`` this use has been counted already, so a
    limit for each card is not looked at.
    """
    ability = t.traits[d.card].ability(d.number)
    sieve = ability.targets[place]
    if sieve.row:
        return list(range(ROWS))
    chosen = d.targets[place] if place < len(d.targets) else ()
    if says(sieve.be, LATER):
        found = _later(t, d, sieve, ability)
    else:
        found = [c for c in t.present if _meant(t, sieve, c, d)]
    weapon = _weapon(ability, place)
    repeated = _times(ability, place)
    found = [c for c in found if repeated or c not in chosen]
    if weapon:
        found = [c for c in found if may_attack(t, d.card, c, weapon)]
    if _takes(ability, place):
        found = [c for c in found if may_take(t, d, c)]
    if ability.per_card and not counted:
        found = [c for c in found if not exhausted(t, ability, d.card, c)]
    return cast("list[int]", by_sight(t, found))


def _meant(t: Battle, sieve: Sieve, card: Card, d: Deed) -> bool:
    if t.is_(card, HIDDEN) and t.control[card] != d.seat:
        return could_be(t, sieve, card, d)
    return meets(t, sieve, card, d.card, d.seat, d)


def could_be(t: Battle, sieve: Sieve, card: Card, d: Deed) -> bool:
    """A face-down card may be chosen for whatever can be true of it (BRS-081)."""
    bare = Sieve()
    bare.side = sieve.side
    bare.next_to = sieve.next_to
    bare.range = sieve.range
    bare.in_row = sieve.in_row
    bare.be = common(sieve.be, SEEN)
    return meets(t, bare, card, d.card, d.seat, d)


def _later(t: Battle, d: Deed, sieve: Sieve, ability: Ability) -> list[Card]:
    """Cards of the player's whole deck (BRS-328) or graveyard.

    Of equal cards in the deck only the first is listed: the deck has no order.
    """
    found: list[Card] = []
    numbers: set[int] = set()
    for card in all_of(t, sieve, d.card, d.seat, d):
        number = t.traits[card].number
        if t.place[card] == DECK and number in numbers:
            continue
        numbers.add(number)
        if may_enter(t, d, card):
            found.append(card)
    return found


def may_enter(t: Battle, d: Deed, card: Card) -> bool:
    """A card can be brought into play by this deed."""
    if not unique_free(t, card, d.seat):  # BRS-338
        return False
    ability = t.traits[d.card].ability(d.number)
    if t.goes_aloft(card):
        return True
    return any(
        landing_cells(t, d, step.to) for step in ability.steps if step.verb in ("summon", "revive")
    )


def unique_free(t: Battle, card: Card, seat: Seat) -> bool:
    """No other copy of this unique card is in play under this seat (BRS-338)."""
    traits = t.traits[card]
    if not traits.unique:
        return True
    return not any(
        t.traits[c].number == traits.number and t.control[c] == seat for c in t.present if c != card
    )


def landing_cells(t: Battle, d: Deed, to: str) -> list[Cell]:
    """Free cells for a card that comes into play (BRS-325, BRS-327)."""
    if to == "own_third_row":
        return third_row(t, d.seat)
    cell = t.place[d.card]
    if cell < 0:
        return []
    return [c for c in t.setting.near[cell] if t.at[c] == NOBODY]


def third_row(t: Battle, seat: Seat) -> list[Cell]:
    """Free cells at the seat's own edge (BRS-024)."""
    columns = t.setting.grid.columns
    row = 0 if t.is_first(seat) else ROWS - 1
    return [c for c in t.setting.cells[row * columns : (row + 1) * columns] if t.at[c] == NOBODY]


def may_take(t: Battle, d: Deed, card: Card) -> bool:
    """The card can come under control by this deed."""
    if t.is_(card, HIDDEN):
        return True
    if t.is_foe(d.seat, card) and forbidden(t, card, F_ENEMY_CONTROL) != NOBODY:
        return False
    return unique_free(t, card, d.seat)


def _weapon(ability: Ability, place: int) -> Attacks:
    for step in ability.steps:
        if step.attack and step.at == T1 + place:
            return step.attack
    return NO_ATTACK


def _times(ability: Ability, place: int) -> bool:
    return any(s.times is not None and s.at == T1 + place for s in ability.steps)


def _takes(ability: Ability, place: int) -> bool:
    return any(s.verb == "take_control" and s.who == T1 + place for s in ability.steps)


def most(t: Battle, d: Deed, place: int) -> int:
    """How many cards are chosen at most; several throws have a target each."""
    ability = t.traits[d.card].ability(d.number)
    for step in ability.steps:
        if step.times is not None and step.at == T1 + place:
            return worth(t, d, step.times)
    return ability.targets[place].most


def can_aim(t: Battle, d: Deed) -> bool:
    """There is a choice for every target that is needed.

    Targets that depend on an earlier choice are not tried.
    """
    ability = t.traits[d.card].ability(d.number)
    if ability.close is not None and not payments(t, d):
        return False
    for place, sieve in enumerate(ability.targets):
        if not sieve.count:
            continue
        if sieve.cost_most != -1 and ability.close is not None and d.paid == NOBODY:
            if not _payable(t, d, place):
                return False
        elif place and sieve.next_to > 0:
            continue  # it depends on the choice before it
        elif len(candidates(t, d, place)) < sieve.count or most(t, d, place) == 0:
            return False
    return True


def _payable(t: Battle, d: Deed, place: int) -> bool:
    """With some payment there is a target whose cost it covers."""
    return any(candidates(t, paid(d, card), place) for card in payments(t, d))


def payments(t: Battle, d: Deed) -> list[Card]:
    """Cards that can be closed as payment."""
    close = t.traits[d.card].ability(d.number).close
    if close is None:
        return []
    return [c for c in all_of(t, close, d.card, d.seat, d) if t.ready(c)]


def paid(d: Deed, card: Card) -> Deed:
    """A copy of the deed, paid for with this card."""
    other = d.copy()
    other.paid = card
    return other


def with_targets(d: Deed, targets: Targets) -> Deed:
    """A copy of the deed with these targets."""
    other = d.copy()
    other.targets = targets
    return other


def still_aimed(t: Battle, d: Deed) -> Deed | None:
    """The deed with those of its targets that are still legal; None without one that it needs."""
    ability = t.traits[d.card].ability(d.number)
    targets: list[tuple[int, ...]] = []
    for place, chosen in enumerate(d.targets):
        before = with_targets(d, tuple(targets))
        legal = tuple(c for c in chosen if c in candidates(t, before, place, True))
        if ability.targets[place].count and not legal:
            return None
        targets.append(legal)
    return with_targets(d, tuple(targets))


def name(t: Battle, sieve: Sieve, choice: int) -> str:
    """How an answer calls a choice."""
    return f"row {choice + 1}" if sieve.row else t.handle(Card(choice))


def row_of(text: str) -> int:
    """The row that an answer names."""
    return int(text.removeprefix("row ")) - 1

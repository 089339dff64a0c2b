"""The preparation, in the order of BRS-019: roll, deal, redeals, squad, placement, reveal.

Secret steps are taken by all players at once; the next begins when all are ready (BRS-020).
"""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import CHANCE, Ask, secret
from laar.core.engine.table import Rule, Steps
from laar.games.berserk.cards.traits import LATER, START_OF_BATTLE, says
from laar.games.berserk.rules.aiming import can_aim
from laar.games.berserk.rules.answers import is_idle
from laar.games.berserk.rules.asking import aim
from laar.games.berserk.rules.face_down import furnish, unveil
from laar.games.berserk.rules.selecting import works
from laar.games.berserk.rules.squad import Chosen, deal_of, playable
from laar.games.berserk.rules.teams import ROLLERS
from laar.games.berserk.rules.triggers import exhausted
from laar.games.berserk.rules.verbs import begin
from laar.games.berserk.rules.wounds import pay
from laar.games.berserk.state import facts, setup_facts
from laar.games.berserk.state.battle import HIDDEN, Battle
from laar.games.berserk.state.deed import Deed
from laar.games.berserk.state.numbers import NOBODY, Card, Seat

PASS: Final = "pass"


def rolling(t: Battle, args: tuple[int, ...]) -> Steps:
    """The higher roll chooses to be First or Second; equal ones are rolled again (BRS-017).

    Of a team one member rolls (BRS-376).
    """
    one = yield Ask(CHANCE, "roll", ROLLERS[:1])
    other = yield Ask(CHANCE, "roll", ROLLERS[1:])
    if one == other:
        setup_facts.opening_rolled(t, (int(one), int(other)), "BRS-018")
        t.push("rolling", ())
        return
    winner = Seat(0 if int(one) > int(other) else 1)
    said = yield Ask(winner, "first", (int(one), int(other)))
    first = winner if said == "first" else Seat(1 - winner)
    if t.seats == 2:
        setup_facts.opening_rolled(t, (int(one), int(other)), "BRS-017")
        setup_facts.first_chosen(t, first, "BRS-017")
        _deal_all(t)
        return
    setup_facts.opening_rolled(t, (int(one), int(other)), "BRS-376")
    setup_facts.team_chosen(t, first, "BRS-376")
    t.push("dealing", ())
    t.push("leading", (1 - t.first,))
    t.push("leading", (t.first,))


def dealing(t: Battle, args: tuple[int, ...]) -> None:
    """Both teams have chosen who leads and who sits where: a deal for everyone."""
    _deal_all(t)


def _deal_all(t: Battle) -> None:
    t.push("redeal", ())
    size = t.setting.numbers["deal"]
    for seat in range(t.seats - 1, -1, -1):
        t.push("deal", (seat, size))


def deal(t: Battle, args: tuple[int, ...]) -> None:
    """A new deal for one seat (BRS-046)."""
    seat, size = Seat(args[0]), args[1]
    setup_facts.dealt_out(t, seat, size, "BRS-046")
    t.push("draw", (seat, size))


def draw(t: Battle, args: tuple[int, ...]) -> Steps:
    """Draw one card from the shuffled deck, then the next."""
    seat, left = Seat(args[0]), args[1]
    said = yield Ask(CHANCE, "draw", (seat,))
    setup_facts.drawn(t, seat, t.setting.number[str(said).split()[2]], "BRS-046")
    if left > 1:
        t.push("draw", (seat, left - 1))


def redeal(t: Battle, args: tuple[int, ...]) -> Steps:
    """In secret: keep the deal, or take another that is one card smaller (BRS-047, BRS-050).

    Whoever took another is asked again (BRS-048).
    """
    seats = tuple(Seat(s) for s in args or range(t.seats))
    hopeless = [s for s in seats if not playable(t, s) and t.deals[s] == 1]
    if hopeless:  # BRS-058
        won = tuple(Seat(s) for s in range(t.seats) if (s ^ hopeless[0]) & 1)
        both = any((s ^ hopeless[0]) & 1 for s in hopeless)
        facts.ended(t, () if both else won, "BRS-058")
        return
    steps = yield secret(seats, "redeal")
    again = tuple(s for s in seats if "redeal" in steps[s])
    for seat in seats:
        if seat in again:
            setup_facts.redealt(t, seat, "BRS-047")
        else:
            setup_facts.kept(t, seat, t.deals[seat], "BRS-050")
    t.push("redeal", again) if again else t.push("buying", ())
    for seat in reversed(again):
        t.push("deal", (seat, t.deals[seat] - 1))


def buying(t: Battle, args: tuple[int, ...]) -> Steps:
    """In secret: the squad; what is left goes back into the deck (BRS-051, BRS-056).

    Crystals are not kept anywhere: whatever was not spent is lost (BRS-044).
    """
    steps = yield secret(tuple(range(t.seats)), "squad")
    for seat in range(t.seats):
        setup_facts.left_over(t, Seat(seat), tuple(Chosen(t, steps[seat]).squad), "BRS-056")
    t.push("placing", ())


def placing(t: Battle, args: tuple[int, ...]) -> Steps:
    """In secret: every card on its cell, and who stays hidden; then the reveal (BRS-060).

    Flyers and non-creatures take a cell too (BRS-066); they rise only once all is revealed.
    """
    steps = yield secret(tuple(range(t.seats)), "place")
    for seat in range(t.seats):
        chosen = Chosen(t, steps[seat])
        cells, hidden = chosen.cells, chosen.hidden
        for card in deal_of(t, Seat(seat)):
            if card not in hidden:
                setup_facts.placed(t, card, cells[card], False, "BRS-074")
        for card in sorted(hidden, key=cells.__getitem__):  # a place among the others would name it
            setup_facts.placed(t, card, cells[card], True, "BRS-075")
    for card in t.present:
        if t.goes_aloft(card) and not t.is_(card, HIDDEN):
            facts.rose(t, card, "BRS-076")
    t.push("preparing", ())


def preparing(t: Battle, args: tuple[int, ...]) -> None:
    """What cards have from the start, without a choice; then abilities "at the start of battle"."""
    t.push("start", (t.first, 0))
    for card in t.present:
        if not t.is_(card, HIDDEN):
            furnish(t, card)


def ready_to_start(t: Battle, seat: Seat) -> list[tuple[Card, int]]:
    """Abilities "at the start of battle" that a seat can still use."""
    return [
        (card, number)
        for card, number in _waiting_to_start(t, seat)
        if can_start(t, Deed(card, number, seat))
    ]


def can_start(t: Battle, d: Deed) -> bool:
    """It can be aimed, and something can come of it (BRS-002)."""
    return can_aim(t, d) and not is_idle(t, d, t.traits[d.card].ability(d.number))


def asked_to_start(t: Battle, seat: Seat) -> bool:
    """Whether a seat is asked.

    With secret decks a player who may search the deck is always asked: not to be asked would tell
    that the deck has no such card.
    """
    if ready_to_start(t, seat):
        return True
    waiting = _waiting_to_start(t, seat) if t.setting.secret else []
    sieves = [s for card, number in waiting for s in t.traits[card].ability(number).targets]
    return any(says(sieve.be, LATER) for sieve in sieves)


def _waiting_to_start(t: Battle, seat: Seat) -> list[tuple[Card, int]]:
    """Abilities "at the start of battle" that were not used, whether there is a target or not.

    Hidden cards miss the start of battle for good (BRS-084).
    """
    found: list[tuple[Card, int]] = []
    for card in t.present:
        if t.control[card] != seat or t.is_(card, HIDDEN):
            continue
        for ability in t.traits[card].abilities:
            if ability.when != START_OF_BATTLE or exhausted(t, ability, card, NOBODY):
                continue
            key = facts.use(card, ability.number, NOBODY)
            if t.spentever.get(key, 0) or not works(t, card, ability.branch, ability.conditions):
                continue
            if t.chips[card] < ability.chips:
                continue
            found.append((card, ability.number))
    return found


def start(t: Battle, args: tuple[int, ...]) -> Steps:
    """In turns, the First player beginning, until all pass in a row (BRS-083, BRS-085)."""
    seat, passes = Seat(args[0]), args[1]
    while passes < t.seats and not asked_to_start(t, seat):
        seat, passes = t.after(seat), passes + 1
    if passes == t.seats:
        setup_facts.started(t, "BRS-019")
        t.push("turn", (t.first,))  # a turn like any other (BRS-096)
        return
    said = str((yield Ask(seat, "start")))
    if said == PASS:
        t.push("start", (t.after(seat), passes + 1))
        return
    words = said.split()
    card = t.called(words[1])
    aimed = yield from aim(t, Deed(card, int(words[2]), seat), False)
    t.push("start", (t.after(seat), 0))
    t.push("after", (0,))
    if aimed is not None and not unveil(t, aimed):
        return
    facts.worked(t, card, int(words[2]), NOBODY, True, "BRS-083")
    if aimed is not None:
        pay(t, aimed)
        begin(t, aimed)


PREPARATION: Final[dict[str, Rule[Battle]]] = {
    "rolling": rolling,
    "dealing": dealing,
    "deal": deal,
    "draw": draw,
    "redeal": redeal,
    "buying": buying,
    "placing": placing,
    "preparing": preparing,
    "start": start,
}

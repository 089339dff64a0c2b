"""The turn: its beginning, free play, its end, and the abilities set off in between."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import Ask
from laar.core.engine.table import Rule, Steps
from laar.games.berserk.cards.keywords import INCARNATION, NO_ATTACK, POISON, RAGE, REGENERATION
from laar.games.berserk.cards.numbers import Moment
from laar.games.berserk.cards.traits import (
    END_OF_ENEMY_TURN,
    ON_DEATH,
    ON_MAGIC_USED,
    START_OF_ENEMY_TURN,
    START_OF_TURN,
    hears,
)
from laar.games.berserk.rules.aiming import third_row
from laar.games.berserk.rules.answers import worn_out
from laar.games.berserk.rules.asking import aim
from laar.games.berserk.rules.deaths import bury, dying, fights, judge
from laar.games.berserk.rules.effects import expire
from laar.games.berserk.rules.face_down import reveal, unveil
from laar.games.berserk.rules.modifiers import movement
from laar.games.berserk.rules.selecting import stands, works, x_of
from laar.games.berserk.rules.triggers import Event, about, exhausted, listen
from laar.games.berserk.rules.verbs import begin
from laar.games.berserk.rules.verbs_move import can_redirect, enter
from laar.games.berserk.rules.wounds import give_chips, heal, hurt, open_up, pay, went
from laar.games.berserk.state import facts
from laar.games.berserk.state.battle import (
    CLOSED,
    DECK,
    GRAVE,
    HELD,
    HIDDEN,
    NOT_CALM,
    RETURNED,
    ZONE,
    Battle,
)
from laar.games.berserk.state.deed import (
    BY_BLOOD,
    BY_INCARNATION,
    BY_POISON,
    BY_RAGE,
    BY_REGENERATION,
    Deed,
    deed,
)
from laar.games.berserk.state.numbers import NOBODY, Card, Cell, Seat

RAGE_USE: Final = 15  # uses of rage are counted under this number: no card has so many abilities
YES: Final = "yes"


# -- beginning ------------------------------------------------------------------------------------


def turn(t: Battle, args: tuple[int, ...]) -> None:
    """A turn begins (BRS-088); a player without a creature skips it (BRS-380)."""
    seat = Seat(args[0])
    facts.turn_began(t, seat, t.turn + 1, "BRS-086" if t.seats == 2 else "BRS-374")
    expire(t, 2 * t.turn)
    if t.seats > 2 and not fights(t, seat):
        facts.skipped(t, seat, "BRS-380")
        t.push("passing", ())
        return
    for card in t.present.copy():
        if t.control[card] == seat and t.is_(card, HIDDEN):
            reveal(t, card, "BRS-075")
    t.push("opening", ())


def opening(t: Battle, args: tuple[int, ...]) -> Steps:
    """All cards that the active player controls open (BRS-087, BRS-242).

    Some must stay closed; of others the player may choose so.
    """
    closed: list[Card] = []
    for card in t.present:
        if t.control[card] == t.active and t.is_(card, CLOSED) and may_stay(t, card):
            said = yield Ask(t.active, "stay", (card,))
            if said == "stay":
                closed.append(card)
    for card in t.present.copy():
        if t.control[card] != t.active:
            continue
        if t.is_(card, CLOSED) and (t.is_(card, HELD) or card in closed):
            facts.stayed_closed(t, card, "BRS-087")
        else:
            open_up(t, card, "BRS-087")
            if t.is_(card, HELD):
                facts.unheld(t, card)
    _gather(t)
    t.push("main", ())
    t.push("answer", (t.after(t.active), 0))  # BRS-234
    t.push("after", (1,))


def may_stay(t: Battle, card: Card) -> bool:
    """Its controller may leave it closed."""
    for ability in t.traits[card].statics:
        if ability.steps[0].verb == "permit":
            return works(t, card, ability.branch, ability.conditions)
    return False


def _gather(t: Battle) -> None:
    """All that happens at the start of this turn waits together (BRS-089).

    Poison and regeneration follow whoever controls the card now (BRS-242).
    """
    for card in t.present:
        if t.control[card] == t.active and t.is_open(card):
            if x_of(t, card, POISON):
                facts.heard(t, Deed(card, BY_POISON, t.active).args())
            if x_of(t, card, REGENERATION) and (t.wounds[card] or x_of(t, card, POISON)):
                facts.heard(t, Deed(card, BY_REGENERATION, t.active).args())
    for card in t.setting.cards:
        if t.place[card] == GRAVE and t.owner(card) == t.active and _returns(t, card):
            facts.heard(t, Deed(card, BY_INCARNATION, t.active).args())
    _call(t, START_OF_TURN, True)
    _call(t, START_OF_ENEMY_TURN, False)


def _returns(t: Battle, card: Card) -> bool:
    return not t.is_(card, RETURNED) and x_of(t, card, INCARNATION) > 0


def _call(t: Battle, when: Moment, own: bool) -> None:
    """Set off the abilities of one moment of the turn: of the active player, or of the enemies."""
    for card in t.present:
        seat = t.control[card]
        mine = seat == t.active if own else (seat ^ t.active) & 1 == 1
        if not mine or t.is_(card, HIDDEN) or not hears(t.traits[card].heard, when):
            continue
        for ability in t.traits[card].abilities:
            if ability.when != when or not works(t, card, ability.branch, ability.conditions):
                continue
            if not exhausted(t, ability, card, NOBODY):
                facts.heard(t, Deed(card, ability.number, seat).args())


# -- what was set off -----------------------------------------------------------------------------


def after(t: Battle, args: tuple[int, ...]) -> Steps:
    """What was set off works one by one; then the dead leave together, and someone may have won.

    With the argument 1 deaths are checked after each (BRS-088), else after all (BRS-219).
    """
    if args[0] and dying(t):
        t.push("after", args)
        bury(t)
        judge(t)
    elif t.pending:
        if t.chain >= t.setting.numbers["most_triggers"] or worn_out(t):  # BRS-387, BRS-392
            facts.lapsed(t, "BRS-387")
            t.push("after", args)
            return
        mine = front(t)
        place = mine[0]
        if len(mine) > 1 and order_matters(t, mine):
            said = str((yield Ask(t.pending[place][2], "order", tuple(mine))))
            place = mine[int(said.removeprefix("next ")) - 1]
        told = t.pending[place]
        facts.answered(t, place)
        if t.setting.pack is not None:
            facts.acted(t)
        t.push("after", args)
        t.push("trigger", told)
    elif dying(t):
        t.push("after", args)
        bury(t)
    else:
        judge(t)


def front(t: Battle) -> list[int]:
    """What comes next: the active player's first, in an order of that player's choice (BRS-220).

    At the start of a turn too, poison and regeneration included (BRS-090).
    """
    first = min(t.turns_to(Seat(t.pending[i][2])) for i in range(len(t.pending)))
    return [i for i in range(len(t.pending)) if t.turns_to(Seat(t.pending[i][2])) == first]


def order_matters(t: Battle, places: list[int]) -> bool:
    """Whether the order is asked for: what keywords do to different cards never interferes."""
    cards = [t.pending[i][0] for i in places]
    simple = all(t.pending[i][1] in (BY_POISON, BY_REGENERATION, BY_RAGE, BY_BLOOD) for i in places)
    return not simple or len(set(cards)) < len(cards)


def trigger(t: Battle, args: tuple[int, ...]) -> Steps:
    """Something that was set off works, unless it is optional and the player declines (BRS-007)."""
    d = deed(args)
    if d.number < 0:
        t.push(_PLAIN[d.number], args)
        return
    ability = t.traits[d.card].ability(d.number)
    gone = not t.in_play(d.card) and ability.when != ON_DEATH
    if gone or exhausted(t, ability, d.card, about(ability, d.attacker, d.victim)):
        return
    if t.chips[d.card] < ability.chips:  # BRS-002
        return
    if not all(stands(t, c, d.card, d.seat) for c in ability.conditions):
        return
    if ability.steps[0].verb == "redirect" and not can_redirect(t, d):
        return
    aimed = yield from aim(t, d, ability.optional)
    if aimed is None or not unveil(t, aimed):
        return
    limited = ability.per_turn > 0 or ability.per_battle > 0
    facts.worked(t, d.card, d.number, about(ability, d.attacker, d.victim), limited, "BRS-236")
    pay(t, aimed)
    if ability.magic:
        t.push("conjured", (d.card,))
    begin(t, aimed)


def conjured(t: Battle, args: tuple[int, ...]) -> None:
    """Magic that was set off is over: abilities that wait for magic are set off now (BRS-252)."""
    listen(t, Event(ON_MAGIC_USED, Card(args[0])))


def poison(t: Battle, args: tuple[int, ...]) -> None:
    """Poison wounds; neither attack nor impact (BRS-306)."""
    d = deed(args)
    if t.in_play(d.card):
        hurt(t, d.card, x_of(t, d.card, POISON), NOBODY, NO_ATTACK, "BRS-304")


def regeneration(t: Battle, args: tuple[int, ...]) -> None:
    """A card heals by itself (BRS-305)."""
    d = deed(args)
    if t.in_play(d.card):
        heal(t, d.card, x_of(t, d.card, REGENERATION), "BRS-305")


def incarnation(t: Battle, args: tuple[int, ...]) -> Steps:
    """A chip in the graveyard; with enough of them the card returns, closed (BRS-329).

    Its owner chooses a free cell of the third row; without one it waits another turn (BRS-331).
    """
    card = Card(args[0])
    if t.place[card] != GRAVE:
        return
    place = DECK
    due = t.counted[card] + 1 >= x_of(t, card, INCARNATION)
    if due and not t.goes_aloft(card):
        cells = third_row(t, t.owner(card))
        if cells:
            said = yield Ask(t.owner(card), "cell", (card, *cells))
            place = t.setting.cell[str(said)]
    elif due:
        place = ZONE
    if t.counted[card] < x_of(t, card, INCARNATION):
        facts.counted(t, card, 1, "BRS-329")
    if place != DECK:
        enter(t, card, place, True, "incarnation")


def blood(t: Battle, args: tuple[int, ...]) -> Steps:
    """A wounded blood mage may gain a chip, unless it dies of it (BRS-310, BRS-311)."""
    card = Card(args[0])
    if not t.in_play(card) or t.wounds[card] >= t.life(card):
        return
    said = yield Ask(t.control[card], "may", (card, 0))
    if said == YES:
        give_chips(t, card, 1, "BRS-310")


def calm(t: Battle, args: tuple[int, ...]) -> None:
    """A card with rage that did not attack gains a chip (BRS-312)."""
    card = Card(args[0])
    if t.in_play(card):
        give_chips(t, card, 1, "BRS-312")


_PLAIN: Final = {
    BY_POISON: "poison",
    BY_REGENERATION: "regeneration",
    BY_INCARNATION: "incarnation",
    BY_BLOOD: "blood",
    BY_RAGE: "calm",
}

# -- free play and end ----------------------------------------------------------------------------


def main(t: Battle, args: tuple[int, ...]) -> Steps:
    """Moves and actions in any order, until the player ends the turn (BRS-091, BRS-093).

    Each is asked for when nothing waits on the pile any more (BRS-106).
    """
    if worn_out(t):
        facts.lapsed(t, "BRS-392")
        t.push("ending", ())
        return
    said = str((yield Ask(t.active, "main")))
    words = said.split()
    verb = words[0]
    if verb == "end":
        t.push("ending", ())
        t.push("answer", (t.after(t.active), 0))  # BRS-234
        return
    t.push("main", ())
    if t.setting.pack is not None:
        facts.acted(t)
    card = t.called(words[1])
    if verb in ("step", "jump"):  # carried out at once, nobody can answer (BRS-107)
        t.push("after", (0,))
        _walk(t, card, t.setting.cell[words[2]], verb)
    elif verb == "rage":
        t.push("after", (0,))
        facts.worked(t, card, RAGE_USE, NOBODY, True, "BRS-313")
        facts.lost_chips(t, card, 1, "BRS-312")
        open_up(t, card, "BRS-312")
    elif verb == "strike":
        t.push("strike", (card, t.called(words[2])))
    elif verb == "use":
        t.push("use", (card, int(words[2])))
    else:
        t.push("chip", (card,))


def _walk(t: Battle, card: Card, cell: Cell, verb: str) -> None:
    before = t.cell(card)
    cost = 1
    if verb == "jump":  # BRS-319: all units
        cost = max(movement(t, card), 1)
    facts.stepped(t, card, cell, cost, "BRS-099" if verb == "step" else "BRS-319")
    went(t, card, before)


def ending(t: Battle, args: tuple[int, ...]) -> None:
    """What happens at the end of the turn (BRS-094)."""
    for card in t.present:
        if t.control[card] == t.active and not t.is_(card, NOT_CALM):
            rage = x_of(t, card, RAGE)
            if rage and t.chips[card] < rage:
                facts.heard(t, Deed(card, BY_RAGE, t.active).args())
    _call(t, END_OF_ENEMY_TURN, False)
    t.push("passing", ())
    t.push("after", (0,))


def passing(t: Battle, args: tuple[int, ...]) -> None:
    """The turn passes to the next player, unless the battle has become a draw."""
    expire(t, 2 * t.turn + 1)
    judge(t)
    facts.turn_ended(t, t.active, "BRS-094")
    numbers = t.setting.numbers
    if t.outcome is None and t.quiet >= numbers["quiet_turns"] * t.seats // 2:  # BRS-390
        facts.ended(t, (), "BRS-384")
    elif t.outcome is None and t.turn >= numbers["most_turns"]:
        facts.ended(t, (), "BRS-385")
    elif t.outcome is None and t.spentever.get(facts.ACTS, 0) >= numbers["most_deeds"]:
        facts.ended(t, (), "BRS-392")
    else:
        t.push("turn", (t.after(t.active),))


TURNS: Final[dict[str, Rule[Battle]]] = {
    "turn": turn,
    "opening": opening,
    "after": after,
    "trigger": trigger,
    "conjured": conjured,
    "poison": poison,
    "regeneration": regeneration,
    "incarnation": incarnation,
    "blood": blood,
    "calm": calm,
    "main": main,
    "ending": ending,
    "passing": passing,
}

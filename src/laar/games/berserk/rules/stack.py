"""Game actions: announced, answered, and carried out from the newest to the oldest.

They wait on what the rulebook calls the stack (BRS-232). In code it is ``pile``, because the
kernel has a ``stack`` of its own: the rules that are running.
"""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import Ask
from laar.core.engine.table import Rule, Steps
from laar.games.berserk.cards.keywords import SIMPLE
from laar.games.berserk.cards.traits import (
    ON_ACTION,
    ON_MAGIC_USED,
    ONCE_MET,
    SUDDEN,
    WHEN_ATTACKED,
)
from laar.games.berserk.rules.aiming import still_aimed
from laar.games.berserk.rules.answers import answers
from laar.games.berserk.rules.asking import aim
from laar.games.berserk.rules.effects import use_up
from laar.games.berserk.rules.face_down import reveal, unveil
from laar.games.berserk.rules.fight import meets_strike
from laar.games.berserk.rules.modifiers import may_attack, reaches, strike_bits
from laar.games.berserk.rules.selecting import near
from laar.games.berserk.rules.triggers import Event, about, listen
from laar.games.berserk.rules.verbs import begin
from laar.games.berserk.rules.wounds import give_chips, open_up, pay, shut
from laar.games.berserk.state import facts, stack_facts
from laar.games.berserk.state.battle import HIDDEN, Battle
from laar.games.berserk.state.deed import Deed, deed
from laar.games.berserk.state.item import I_ABILITY, I_CHIP, I_DEFEND, I_STRIKE, Item, item
from laar.games.berserk.state.numbers import NOBODY, Card, Seat

PASS: Final = "pass"

# -- announcing -----------------------------------------------------------------------------------


def strike(t: Battle, args: tuple[int, ...]) -> None:
    """Announce a simple strike."""
    card, target = Card(args[0]), Card(args[1])
    if t.is_(target, HIDDEN):
        reveal(t, target, "BRS-081")
        if not may_attack(t, card, target, SIMPLE):
            return
    bonus = use_up(t, card)
    stack_facts.attacked(t, card, True, "BRS-314")
    _announce(t, Item(I_STRIKE, card, t.control[card], target, bonus=bonus), "BRS-111")
    event = Event(WHEN_ATTACKED, card, target)
    event.attack = strike_bits(t, card)
    listen(t, event)


def use(t: Battle, args: tuple[int, ...]) -> Steps:
    """Announce an ability: payment and targets are named now (BRS-213)."""
    card, number = Card(args[0]), args[1]
    d = Deed(card, number, t.control[card])
    ability = t.traits[card].ability(number)
    d.sudden = ability.when == SUDDEN
    aimed = yield from aim(t, d, False)
    if aimed is None:
        _speak_again(t, d)
        return
    if not unveil(t, aimed):
        _speak_again(t, d)
        return
    limited = ability.per_turn > 0 or ability.per_battle > 0
    first = aimed.targets[0] if aimed.targets else ()
    facts.worked(t, card, number, about(ability, NOBODY, NOBODY, first), limited, "BRS-213")
    pay(t, aimed)
    clause = "BRS-233" if d.sudden else "BRS-111" if ability.act else "BRS-123"
    _announce(t, Item(I_ABILITY, card, d.seat, deed=aimed.args()), clause)
    if ability.attack:
        stack_facts.attacked(t, card, False, "BRS-314")
        for step in ability.steps:
            if step.attack:
                for target in aimed.ref(step.at):
                    event = Event(WHEN_ATTACKED, card, target)
                    event.attack = step.attack
                    listen(t, event)


def _speak_again(t: Battle, d: Deed) -> None:
    """Ask again whoever gave an answer that came to nothing; free play asks again by itself."""
    if t.pile or d.seat != t.active:
        t.push("answer", (d.seat, 0))


def chip(t: Battle, args: tuple[int, ...]) -> None:
    """Announce closing for a chip (BRS-116)."""
    card = Card(args[0])
    _announce(t, Item(I_CHIP, card, t.control[card]), "BRS-116")


def defend(t: Battle, args: tuple[int, ...]) -> None:
    """Announce a defender against the strike that waits (BRS-193)."""
    card = Card(args[0])
    _announce(t, Item(I_DEFEND, card, t.control[card], t.pile[0].target), "BRS-193")


def _announce(t: Battle, it: Item, clause: str) -> None:
    stack_facts.announced(t, it, clause)
    acts = it.kind != I_ABILITY or t.traits[it.card].ability(it.deed[1]).act
    if acts:
        stack_facts.committed(t, it.card, "BRS-119")
        listen(t, Event(ON_ACTION, it.card))
    # Everyone may answer what was announced (BRS-234), answers too (BRS-237), and whoever has
    # passed before is asked again (BRS-238).
    t.push("answer", (t.after(it.seat), 0))
    t.push("after", (0,))


# -- answering ------------------------------------------------------------------------------------


def answer(t: Battle, args: tuple[int, ...]) -> Steps:
    """Players may answer in the order of turns, until all pass in a row (BRS-235, BRS-379).

    Whoever has no answer is not asked. That gives nothing away: what could answer lies face up.
    """
    seat, passes = Seat(args[0]), args[1]
    while passes < t.seats and not answers(t, seat):
        seat, passes = t.after(seat), passes + 1
    if passes == t.seats:
        t.push("unwind", ())
        return
    said = str((yield Ask(seat, "answer")))
    if said == PASS:
        t.push("answer", (t.after(seat), passes + 1))
        return
    if t.setting.pack is not None:
        facts.acted(t)
    words = said.split()
    card = t.called(words[1])
    if words[0] == "defend":
        t.push("defend", (card,))
    else:
        t.push("use", (card, int(words[2])))


def unwind(t: Battle, args: tuple[int, ...]) -> None:
    """Once all have passed nothing new is announced until the pile is empty (BRS-236)."""
    if t.pile:
        t.push("unwind", ())
        t.push("item", ())
        _settled(t, t.pile[-1])


def _settled(t: Battle, it: Item) -> None:
    """No defender can be assigned any more: abilities that silence the answering blow work now."""
    if it.kind != I_STRIKE or it.blocked or not _fair(t, it):
        return
    event = Event(ONCE_MET, it.card, it.target)
    event.attack = strike_bits(t, it.card)
    listen(t, event)
    if t.pending:
        t.push("after", (0,))


def carry(t: Battle, args: tuple[int, ...]) -> None:
    """Carry out the newest item, if it is still legal.

    Its card was open when it announced this; that it still is does not matter (BRS-120).
    """
    it = t.pile[-1]
    stack_facts.taken_up(t, it, "BRS-232")
    t.push("after", (0,))
    if it.blocked:
        t.push("over", it.args())
    elif it.kind == I_STRIKE:
        _strike(t, it)
    elif it.kind == I_DEFEND:
        _defend(t, it)
    elif it.kind == I_CHIP:
        if t.in_play(it.card):
            give_chips(t, it.card, 1, "BRS-116")
        t.push("over", it.args())
    else:
        _ability(t, it)


def _fair(t: Battle, it: Item) -> bool:
    """The strike can still meet its target, or the defender (BRS-004)."""
    if not (t.in_play(it.card) and t.in_play(it.target)):
        return False
    return meets_strike(t, it) != it.target or reaches(t, it.card, it.target, SIMPLE)


def _strike(t: Battle, it: Item) -> None:
    if _fair(t, it):
        t.push("fight", it.args())
        return
    _drop(t, it)
    if it.defender != NOBODY:
        stack_facts.released(t, it.defender, "BRS-119")


def _defend(t: Battle, it: Item) -> None:
    """The defender meets the strike, if it still touches both cards (BRS-202)."""
    strike_item = t.pile[0]
    if t.in_play(it.card) and near(t, it.card, strike_item.card) and near(t, it.card, it.target):
        stack_facts.defended(t, it.card, it.target, "BRS-188")
    else:
        _drop(t, it)


def _ability(t: Battle, it: Item) -> None:
    d = deed(it.deed)
    ability = t.traits[it.card].ability(d.number)
    kept = still_aimed(t, d) if t.in_play(it.card) else None
    if kept is None:
        _drop(t, it)
        if ability.chips and t.in_play(it.card):
            facts.got_chips(t, it.card, ability.chips, "BRS-004")
        if d.paid != NOBODY:
            open_up(t, d.paid, "BRS-004")
        if ability.per_turn or ability.per_battle:
            first = d.targets[0] if d.targets else ()
            counted = about(ability, NOBODY, NOBODY, first)
            facts.unused(t, it.card, d.number, counted, "BRS-004")
        return
    kept.spared, kept.spare = it.spared, it.spare
    t.push("over", it.args())
    begin(t, kept)


def _drop(t: Battle, it: Item) -> None:
    stack_facts.dropped(t, it.kind, it.card, "BRS-004")
    if t.in_play(it.card):
        stack_facts.released(t, it.card, "BRS-119")


def over(t: Battle, args: tuple[int, ...]) -> None:
    """An item is over: its card closes (BRS-119), and magic sets off what waits for it."""
    it = item(args)
    ability = t.traits[it.card].ability(it.deed[1]) if it.kind == I_ABILITY else None
    if t.in_play(it.card) and (ability is None or ability.act):
        stack_facts.released(t, it.card, "BRS-119")
        shut(t, it.card, "BRS-112")
    if ability is not None and ability.magic and not it.blocked:
        listen(t, Event(ON_MAGIC_USED, it.card))


PILE: Final[dict[str, Rule[Battle]]] = {
    "strike": strike,
    "use": use,
    "chip": chip,
    "defend": defend,
    "answer": answer,
    "unwind": unwind,
    "item": carry,
    "over": over,
}

"""What may be said of a question besides its answers: whether anybody could mind a yes, and whether
any answer does something. It follows from what the paragraph says, never from whose card it is."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import Ask
from laar.games.berserk.cards.traits import Ability, Step
from laar.games.berserk.rules.aiming import with_targets
from laar.games.berserk.rules.idle import could_work
from laar.games.berserk.rules.selecting import all_of
from laar.games.berserk.rules.wounds import most_chips
from laar.games.berserk.state.battle import Battle
from laar.games.berserk.state.deed import Deed, deed
from laar.games.berserk.state.numbers import Card

# Nobody minds when enemies suffer these …
HARMS: Final = ("wound", "lose_chip", "close", "hold_closed", "forbid", "take_control")
# … and one's own cards enjoy those.
HELPS: Final = ("heal", "give_lives", "gain_chip", "incarnation_chip", "open", "no_answer")


def set_off(t: Battle) -> bool:
    """The question comes from something that was set off, not from what was announced."""
    return t.stack[-1].rule == "trigger"


def harmless(t: Battle, ask: Ask) -> bool:
    """Saying yes costs nothing, chooses nothing, and hurts nobody of one's own.

    A use a turn comes back by itself; a use a battle is a price.
    """
    if ask.about[1] == 0:  # Blood magic gives a chip (BRS-310)
        return True
    d = deed(t.stack[-1].args)
    ability = t.traits[d.card].ability(d.number)
    free = not (ability.chips or ability.close or ability.targets or ability.per_battle)
    return free and all(_kind(t, d, step) for step in ability.steps)


def _kind(t: Battle, d: Deed, step: Step) -> bool:
    if step.verb not in (*HARMS, *HELPS):
        return False
    met = d.ref(step.who) if step.among is None else all_of(t, step.among, d.card, d.seat, d)
    return all(t.allied(t.control[card], d.seat) == (step.verb in HELPS) for card in met)


def idle(t: Battle, ask: Ask) -> bool:
    """Whatever is answered, nothing happens: no is as good as any other answer (BRS-002)."""
    if ask.about[1] == 0:
        card = Card(ask.about[0])
        return t.chips[card] >= most_chips(t, card)
    if not set_off(t):
        return False
    frame = t.stack[-1]
    d = deed(frame.args)
    if ask.kind == "may":
        return not could_work(t, d)
    ability: Ability = t.traits[d.card].ability(d.number)
    if ask.kind != "target" or not ask.about[3] or frame.answers or ability.close:
        return False
    return not any(could_work(t, with_targets(d, ((choice,),))) for choice in ask.about[5:])

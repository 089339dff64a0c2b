"""What surely comes of choosing a target, where no die has a say: as odds of 1 in 1."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import Ask
from laar.core.engine.fact import Fact, Log
from laar.core.game import Json
from laar.games.berserk.cards.traits import BY_DIE, T1, Ability
from laar.games.berserk.rules.asking import NO
from laar.games.berserk.rules.stack import PASS
from laar.games.berserk.state.battle import HIDDEN, Battle
from laar.games.berserk.state.numbers import NOBODY, Card

MOST: Final = 8  # seats that pass, one after another


def is_certain(t: Battle, ask: Ask, text: str) -> bool:
    """A target of something that rolls no dice."""
    if ask.kind != "target" or text == NO:
        return False
    ability = t.traits[Card(ask.about[0])].ability(ask.about[1])
    return not any(
        step.attack or step.verb == "roll_table" or step.amount.fixed == BY_DIE
        for step in ability.steps
    )


def certain(t: Battle, ask: Ask, text: str) -> Json | None:
    """The outcome if nobody answers it; None while more has to be chosen, or before a hidden card
    would be turned up (BRS-081)."""
    card, number, place = ask.about[:3]
    ability = t.traits[Card(card)].ability(number)
    if place + 1 < len(ability.targets):
        return None
    then, log = t.clone(), Log()
    then.log = log
    then.answer(ask.seat, text)
    for _ in range(MOST):
        if then.ask is None or then.ask.kind != "answer" or PASS not in then.options(then.ask.seat):
            break
        then.answer(then.ask.seat, PASS)
    unveiled = any(t.is_(c, HIDDEN) and not then.is_(c, HIDDEN) for c in t.present)
    if unveiled or _goes_on(then, card, number):
        return None
    who = {"who": t.setting.ids[card], "number": number}
    result = _result(t, then, log.facts, t.called(text), ability)
    rows = [{"n": 1, "chooser": None, "results": [result]}]
    return {"use": who, "assumes": ["pass"], "cases": [{"way": [], "of": 1, "rows": rows}]}


def _goes_on(t: Battle, card: int, number: int) -> bool:
    """The same paragraph asks for more."""
    ask = t.ask
    return ask is not None and ask.kind in ("target", "cell") and ask.about[0] == card


def _result(t: Battle, then: Battle, facts: list[Fact], target: Card, ability: Ability) -> Json:
    ids = t.setting.ids
    sums: dict[str, dict[str, int]] = {"wounds": {}, "heals": {}, "chips": {}}
    if target != NOBODY and any(s.verb == "wound" and s.who == T1 for s in ability.steps):
        sums["wounds"][ids[target]] = 0  # none is worth saying, too
    turned: list[str] = []
    for fact in facts:
        of = _SUMS.get(fact.name)
        if of is not None:
            name, sign = of
            id = ids[fact.args[0]]
            sums[name][id] = sums[name].get(id, 0) + sign * fact.args[1]
        elif fact.name == "closed" and fact.args[0] == target:
            turned.append(ids[target])
    hurt = [c for c in t.present if ids[c] in sums["wounds"]]
    dead = [c for c in hurt if not then.in_play(c) or then.wounds[c] >= then.life(c)]
    return {**sums, "closed": turned, "dead": [ids[c] for c in dead], "asks": None}


_SUMS: Final = {
    "wounded": ("wounds", 1),
    "healed": ("heals", 1),
    "got_chips": ("chips", 1),
    "lost_chips": ("chips", -1),
}

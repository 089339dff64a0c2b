"""The questions for using an ability: its payment, then its targets one by one."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from laar.core.engine.ask import Ask
from laar.games.berserk.cards.traits import ACTION, FREE, START_OF_BATTLE, SUDDEN, Ability
from laar.games.berserk.rules.aiming import candidates, most, paid, payments, row_of, with_targets
from laar.games.berserk.rules.idle import could_work
from laar.games.berserk.state.battle import Battle
from laar.games.berserk.state.deed import Deed

NO: Final = "no"
ENOUGH: Final = "enough"
ANNOUNCED: Final = (ACTION, SUDDEN, FREE, START_OF_BATTLE)

Aimed = Generator[Ask, Any, "Deed | None"]


def aim(t: Battle, d: Deed, may: bool) -> Aimed:
    """Ask for payment and targets; None if there are none, or the player who ``may`` says no.

    Only choices by which an announced ability can do something are offered (BRS-002). Where there
    are none, as in the replay of a game from before this check, all choices are.
    """
    ability = t.traits[d.card].ability(d.number)
    asked = False
    if ability.close is not None:
        payable = [c for c in payments(t, d) if _leads_on(t, paid(d, c), ability)]
        if not payable:
            return None
        said = yield Ask(d.seat, "pay", (d.card, d.number, int(may), *payable))
        if said == NO:
            return None
        asked = True
        d = paid(d, t.called(str(said)))
    for place in range(len(ability.targets)):
        sieve = ability.targets[place]
        chosen: tuple[int, ...] = ()
        wanted = most(t, d, place)
        while len(chosen) < wanted:
            aimed = with_targets(d, (*d.targets[:place], chosen))
            options = candidates(t, aimed, place)
            if not options:
                break
            optional = may and not asked
            enough = len(chosen) >= sieve.count
            if ability.when in ANNOUNCED:
                useful = [c for c in options if could_work(t, _and(aimed, place, c))]
                enough = enough and (not useful or could_work(t, aimed))
                options = useful or options
            said = yield Ask(
                d.seat, "target", (d.card, d.number, place, int(optional), int(enough), *options)
            )
            if said == NO:
                return None
            if said == ENOUGH:
                break
            asked = True
            chosen = (*chosen, row_of(str(said)) if sieve.row else t.called(str(said)))
        if sieve.count and not chosen:
            return None
        d = with_targets(d, (*d.targets[:place], chosen))
    if may and not asked:
        if ability.targets:
            return None  # BRS-002: nobody can be meant
        said = yield Ask(d.seat, "may", (d.card, d.number))
        if said == NO:
            return None
    return d


def _and(d: Deed, place: int, choice: int) -> Deed:
    """The deed with one more choice for this target."""
    return with_targets(d, (*d.targets[:place], (*d.targets[place], choice)))


def _leads_on(t: Battle, d: Deed, ability: Ability) -> bool:
    return all(
        not sieve.count or place > 0 or candidates(t, d, place)
        for place, sieve in enumerate(ability.targets)
    )

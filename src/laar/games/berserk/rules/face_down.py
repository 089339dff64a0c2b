"""Cards that lie face down: turned up in their owner's turn, or as soon as someone chooses them."""

from __future__ import annotations

from laar.games.berserk.cards.traits import SETUP
from laar.games.berserk.rules.aiming import still_aimed
from laar.games.berserk.rules.amount import worth
from laar.games.berserk.rules.effects import lay
from laar.games.berserk.rules.selecting import works
from laar.games.berserk.rules.wounds import give_chips, give_lives
from laar.games.berserk.state import facts
from laar.games.berserk.state.battle import HIDDEN, Battle
from laar.games.berserk.state.deed import Deed
from laar.games.berserk.state.effect import E_GRANT
from laar.games.berserk.state.numbers import Card


def reveal(t: Battle, card: Card, clause: str) -> None:
    """Turn a card up; flyers and locations leave their cell now (BRS-082)."""
    facts.revealed(t, card, clause)
    if t.goes_aloft(card):
        facts.rose(t, card, "BRS-082")
    furnish(t, card)


def furnish(t: Battle, card: Card) -> None:
    """Give a card what it has from the start of battle.

    A face-down card gets it when it is revealed: chips on it would tell what it is.
    """
    for ability in t.traits[card].abilities:
        if ability.when != SETUP or not works(t, card, ability.branch, ability.conditions):
            continue
        d = Deed(card, ability.number, t.control[card])
        for at, step in enumerate(ability.steps):
            if step.verb == "gain_chip":
                give_chips(t, card, worth(t, d, step.amount), "BRS-332")
            elif step.verb == "give_lives":
                give_lives(t, card, worth(t, d, step.amount), "BRS-282")
            else:
                lay(t, d, at, E_GRANT, card, "BRS-264")


def unveil(t: Battle, d: Deed) -> bool:
    """Reveal the cards that a deed has chosen (BRS-081); False if it has lost a target it needs."""
    ability = t.traits[d.card].ability(d.number)
    found = False
    for chosen, sieve in zip(d.targets, ability.targets, strict=True):
        for choice in () if sieve.row else chosen:
            if t.is_(Card(choice), HIDDEN):
                reveal(t, Card(choice), "BRS-081")
                found = True
    return not found or still_aimed(t, d) is not None

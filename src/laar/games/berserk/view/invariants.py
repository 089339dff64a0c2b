"""What must hold at every table: each card in one place, each number within its bounds."""

from __future__ import annotations

from laar.games.berserk.rules.deaths import dying
from laar.games.berserk.rules.wounds import most_chips
from laar.games.berserk.state.battle import AWAY, CLOSED, DEAL, DECK, GRAVE, HIDDEN, ZONE, Battle
from laar.games.berserk.state.numbers import NOBODY, Card

ELSEWHERE = (DECK, ZONE, GRAVE, DEAL, AWAY)


def problems(t: Battle) -> list[str]:
    """What is wrong with a table; nothing if it is sound."""
    found = _places(t)
    for card in t.setting.cards:
        found += [f"{t.setting.ids[card]} {what}" for what in _card(t, card)]
    at_rest = t.ask is not None and t.ask.kind == "main"
    if at_rest:
        found += [f"{t.setting.ids[c]} is dead and still in play" for c in dying(t)]
        if t.pile or t.pending:
            found.append("something waits, and the player is asked to go on")
    return found


def _places(t: Battle) -> list[str]:
    ids, names = t.setting.ids, t.setting.grid.names
    found = [
        f"{ids[card]} is not on {names[cell]}"
        for cell, card in enumerate(t.at)
        if card != NOBODY and t.place[card] != cell
    ]
    for card, place in enumerate(t.place):
        if place >= 0 and t.at[place] != card:
            found.append(f"{ids[card]} is not where its cell says")
        elif place < 0 and place not in ELSEWHERE:
            found.append(f"{ids[card]} is nowhere")
    if t.present != [card for card in t.setting.cards if t.in_play(card)]:
        found.append("the cards in play are not those that are listed")
    return found


def _card(t: Battle, card: Card) -> list[str]:
    numbers = (t.wounds[card], t.chips[card], t.spent[card], t.absorbed[card], t.counted[card])
    found = []
    if min(numbers) < 0:
        found.append(f"has a number below 0: {numbers}")
    if not 0 <= t.control[card] < t.seats and t.place[card] != AWAY:
        found.append(f"is led by {t.control[card]}")
    if not t.in_play(card):
        if t.place[card] != GRAVE and any(numbers):
            found.append("keeps what it had in play")
        return found
    # Cards that players wrote can lower a maximum for a time; chips above it stay.
    steady = t.setting.pack is None and not t.is_(card, HIDDEN)
    if steady and t.chips[card] > most_chips(t, card):
        found.append(f"has {t.chips[card]} chips")
    if t.is_(card, HIDDEN) and (t.is_(card, CLOSED) or any(numbers)):
        found.append("is face down and has done something")
    return found

"""Turns a table into numbers and back, for saves and for the common part of views."""

from __future__ import annotations

from laar.core.engine.table_json import go_on, outcome_of, seat_of, stack_json, stack_of
from laar.core.game import Json
from laar.games.berserk.state.battle import AWAY, DECK, GRAVE, HIDDEN, SEATS, Battle
from laar.games.berserk.state.effect import effect
from laar.games.berserk.state.item import item
from laar.games.berserk.state.numbers import Card, Seat, on_field


def known(t: Battle, card: Card) -> bool:
    """Everyone knows this card: it lies face up in play, or in a graveyard."""
    if t.in_play(card):
        return not t.is_(card, HIDDEN)
    return t.place[card] == GRAVE


def row(t: Battle, card: Card) -> list[int]:
    """Everything about one card, as numbers."""
    return [card, *[one[card] for one in t.kept]]


def put(t: Battle, numbers: list[int]) -> None:
    """Set one card to what its row says."""
    card = Card(numbers[0])
    for one, number in zip(t.kept, numbers[1:], strict=True):
        one[card] = number
    place = t.place[card]
    if on_field(place):
        t.at[place] = card


def kept(t: Battle, all_cards: bool) -> Json:
    """The table as numbers; without ``all_cards`` only what every player knows.

    Rules that wait never name a face-down card: to choose it reveals it (BRS-081).
    """
    cards = [
        row(t, card)
        for card in t.setting.cards
        if known(t, card) or (all_cards and t.place[card] not in (DECK, AWAY))
    ]
    return {
        "cards": cards,
        "effects": [list(one.args()) for one in t.effects],
        "pile": [list(one.args()) for one in t.pile],
        "pending": [list(deed) for deed in t.pending],
        "used": [list(pair) for pair in sorted(t.used.items())],
        "ever": [list(pair) for pair in sorted(t.spentever.items())],
        "chain": t.chain,
        "stir": t.stir,
        "deals": list(t.deals),
        "offer": t.offer,
        "offered": list(t.offered),
        "order": list(t.order),
        "quarters": list(t.quarters),
        "agreed": t.agreed,
        "conceded": t.conceded,
        "stack": stack_json(t),
    }


def restore(t: Battle, shown: Json) -> None:
    """Set an empty table to what was saved; the rules do not run before ``resume``."""
    told = shown["kept"]
    for numbers in told["cards"]:
        put(t, numbers)
    t.effects = [effect(tuple(args)) for args in told["effects"]]
    t.pile = [item(tuple(args)) for args in told["pile"]]
    t.pending = [tuple(args) for args in told["pending"]]
    t.used = dict(told["used"])
    t.spentever = dict(told["ever"])
    t.chain, t.stir = told["chain"], told["stir"]
    t.deals, t.offered = tuple(told["deals"]), tuple(told["offered"])
    t.offer = told["offer"]
    t.order, t.quarters = tuple(told["order"]), tuple(told["quarters"])
    t.agreed, t.conceded = told["agreed"], told["conceded"]
    t.first = Seat(seat_of(SEATS, shown["first"]))
    t.active = Seat(seat_of(SEATS, shown["active"]))
    t.turn, t.quiet = shown["turn"], shown["quiet"]
    t.stack = stack_of(told["stack"])


def resume(t: Battle, shown: Json, steps: list[list[str]] | None = None) -> None:
    """Run the rules up to the open question, with these secret steps; all cards are in place."""
    t.present = [card for card in t.setting.cards if t.in_play(card)]
    t.survey()
    go_on(t, outcome_of(SEATS, shown["outcome"]), t.stack, steps)

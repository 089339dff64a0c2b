"""Turns a table into numbers and back, for saves and for the common part of views."""

from __future__ import annotations

from laar.core.engine.table_json import go_on, outcome_of, seat_of, stack_json, stack_of
from laar.core.game import Json
from laar.games.berserk.state.battle import AWAY, DECK, GRAVE, HIDDEN, SEATS, Battle
from laar.games.berserk.state.effect import Effect
from laar.games.berserk.state.item import item


def known(t: Battle, card: int) -> bool:
    """Everyone knows this card: it lies face up in play, or in a graveyard."""
    if t.in_play(card):
        return not t.flags[card] & HIDDEN
    return t.place[card] == GRAVE


def row(t: Battle, card: int) -> list[int]:
    """Everything about one card, as numbers."""
    return [
        card,
        t.place[card],
        t.control[card],
        t.wounds[card],
        t.lives[card],
        t.chips[card],
        t.spent[card],
        t.flags[card],
        t.absorbed[card],
        t.branch[card],
        t.granted[card],
        t.counted[card],
        t.stood[card],
        t.bane[card],
        t.had[card],
        t.knew[card],
    ]


def put(t: Battle, numbers: list[int]) -> None:
    """Set one card to what its row says."""
    card = numbers[0]
    t.place[card] = numbers[1]
    t.control[card] = numbers[2]
    t.wounds[card] = numbers[3]
    t.lives[card] = numbers[4]
    t.chips[card] = numbers[5]
    t.spent[card] = numbers[6]
    t.flags[card] = numbers[7]
    t.absorbed[card] = numbers[8]
    t.branch[card] = numbers[9]
    t.granted[card] = numbers[10]
    t.counted[card] = numbers[11]
    t.stood[card] = numbers[12]
    t.bane[card] = numbers[13]
    t.had[card] = numbers[14]
    t.knew[card] = numbers[15]
    if t.place[card] >= 0:
        t.at[t.place[card]] = card


def kept(t: Battle, all_cards: bool) -> Json:
    """The table as numbers; without ``all_cards`` only what every player knows.

    Rules that wait never name a face-down card: to choose it reveals it (BRS-081).
    """
    cards = [
        row(t, card)
        for card in range(len(t.place))
        if known(t, card) or (all_cards and t.place[card] not in (DECK, AWAY))
    ]
    return {
        "cards": cards,
        "effects": [list(effect.args()) for effect in t.effects],
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
    t.effects = [Effect(*args) for args in told["effects"]]
    t.pile = [item(tuple(args)) for args in told["pile"]]
    t.pending = [tuple(args) for args in told["pending"]]
    t.used = dict(told["used"])
    t.spentever = dict(told["ever"])
    t.chain, t.stir = told["chain"], told["stir"]
    t.deals, t.offered = tuple(told["deals"]), tuple(told["offered"])
    t.offer = told["offer"]
    t.order, t.quarters = tuple(told["order"]), tuple(told["quarters"])
    t.agreed, t.conceded = told["agreed"], told["conceded"]
    t.first, t.active = seat_of(SEATS, shown["first"]), seat_of(SEATS, shown["active"])
    t.turn, t.quiet = shown["turn"], shown["quiet"]
    t.stack = stack_of(told["stack"])


def resume(t: Battle, shown: Json, steps: list[list[str]] | None = None) -> None:
    """Run the rules up to the open question, with these secret steps; all cards are in place."""
    t.present = [card for card in range(len(t.place)) if t.in_play(card)]
    t.survey()
    go_on(t, outcome_of(SEATS, shown["outcome"]), t.stack, steps)

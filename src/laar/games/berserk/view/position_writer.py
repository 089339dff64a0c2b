"""Writes a position as the text that position.py reads."""

from __future__ import annotations

from laar.games.berserk.cards.keywords import KEYWORDS
from laar.games.berserk.cards.traits import START_OF_BATTLE
from laar.games.berserk.rules.selecting import step_of
from laar.games.berserk.rules.turns import RAGE_USE
from laar.games.berserk.state.battle import (
    ATTACKED_SIMPLE,
    DECK,
    GRAVE,
    RETURNED,
    SEATS,
    SETTLED,
    ZONE,
    Battle,
)
from laar.games.berserk.state.effect import E_CONTROL, E_GRANT, FOREVER, L_NONE, Effect
from laar.games.berserk.state.facts import use
from laar.games.berserk.state.numbers import NOBODY, Card, Seat
from laar.games.berserk.view.position import STATES


def write(t: Battle) -> str:
    """A table at a player's free play as text; ``read`` makes it again.

    ValueError for what the text cannot express, such as an effect that ends with the turn.
    """
    if t.ask is None or t.ask.kind != "main":
        raise ValueError("only a position in which the active player may act can be written")
    lines = [
        f"dice {'home' if t.setting.home else 'tournament'}",
        f"first {SEATS[t.first]}" if t.seats == 2 else f"order {_order(t)}",
        f"turn {t.turn} {SEATS[t.active]}",
    ]
    if t.quiet:
        lines.append(f"quiet {t.quiet}")
    for card in t.present:
        lines.append(" ".join(_in_play(t, card)))
    for seat in range(t.seats):
        lines += _elsewhere(t, Seat(seat))
    return "\n".join(lines) + "\n"


def _order(t: Battle) -> str:
    return " ".join(SEATS[seat] for seat in t.order)


def _in_play(t: Battle, card: Card) -> list[str]:
    place = "zone" if t.place[card] == ZONE else t.setting.grid.names[t.place[card]]
    words = [place, SEATS[t.owner(card)], str(t.traits[card].number)]
    for word, bits in STATES.items():
        if t.is_all(card, bits) and not (word == "attacked" and t.is_(card, ATTACKED_SIMPLE)):
            words.append(word)
    if not t.is_(card, SETTLED):
        words.append("new")
    counts = {
        "wounds": t.wounds[card],
        "lives": t.lives[card],
        "chips": t.chips[card],
        "spent": t.spent[card],
        "absorbed": t.absorbed[card],
        "branch": t.branch[card],
    }
    words += [f"{word} {count}" for word, count in counts.items() if count]
    words += _used(t, card)
    return words + [_laid(t, e) for e in t.effects if e.card == card]


def _used(t: Battle, card: Card) -> list[str]:
    words = []
    for ability in t.traits[card].abilities:
        counted = t.spentever if ability.per_battle else t.used
        if ability.per_card and any(_is_of(key, card, ability.number) for key in counted):
            raise ValueError(f"{t.handle(card)}: what it did to one card cannot be written")
        key = use(card, ability.number, NOBODY)
        now = t.used.get(key, 0)
        words += [f"used {ability.number}"] * now
        if ability.per_battle or ability.when == START_OF_BATTLE:
            words += [f"used_before {ability.number}"] * (t.spentever.get(key, 0) - now)
    return words + ["used rage"] * t.used.get(use(card, RAGE_USE, NOBODY), 0)


def _is_of(key: int, card: Card, number: int) -> bool:
    return use(card, number, NOBODY) <= key < use(card, number + 1, NOBODY)


def _laid(t: Battle, effect: Effect) -> str:
    step = step_of(t, effect)
    if effect.until == FOREVER and effect.link == L_NONE:
        if effect.what == E_GRANT:
            return f"{KEYWORDS[step.keyword]} {step.x}"
        if effect.what == E_CONTROL:
            return f"led {SEATS[t.control[effect.card]]}"
    raise ValueError(f"{t.handle(effect.card)}: an effect for a time cannot be written")


def _elsewhere(t: Battle, seat: Seat) -> list[str]:
    lines = []
    cards = [c for c in t.setting.cards if t.owner(c) == seat]
    for card in cards:
        if t.place[card] == GRAVE:
            words = ["grave", SEATS[seat], str(t.traits[card].number)]
            if t.is_(card, RETURNED):
                words.append("returned")
            if t.counted[card]:
                words.append(f"counted {t.counted[card]}")
            lines.append(" ".join(words))
    deck = [str(t.traits[c].number) for c in cards if t.place[c] == DECK]
    if deck:
        lines.append(f"indeck {SEATS[seat]} " + " ".join(deck))
    return lines

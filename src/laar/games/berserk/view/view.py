"""What a seat sees: the table as everyone sees it, and what only this seat may see.

Both are built by adding what may be shown, never by removing what is secret.
"""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import READY, Ask
from laar.core.engine.table_json import outcome_json, seat_json
from laar.core.game import Json
from laar.games.berserk.cards.compile_verbs import STATS
from laar.games.berserk.cards.keywords import ALL_KEYWORDS, KEYWORDS, SIMPLE, both, holds
from laar.games.berserk.cards.traits import ATTACK, STRIKE
from laar.games.berserk.rules.modifiers import movement, shares, total
from laar.games.berserk.rules.selecting import has, step_of, x_of
from laar.games.berserk.rules.squad import Chosen, crystals, spent
from laar.games.berserk.state.battle import (
    ATTACKED,
    CLOSED,
    COMMITTED,
    DEAL,
    DECK,
    GRAVE,
    HELD,
    HIDDEN,
    MOVED,
    RETURNED,
    SEATS,
    ZONE,
    Battle,
)
from laar.games.berserk.state.deed import Targets, deed
from laar.games.berserk.state.effect import E_MODIFY, FOREVER, Effect
from laar.games.berserk.state.item import I_ABILITY, Item
from laar.games.berserk.state.numbers import NO_SEAT, NOBODY, Card, Seat, seated
from laar.games.berserk.view import asked
from laar.games.berserk.view.save import kept, row

QUARTERS: Final = ("left", "right")
ITEMS: Final = ("strike", "ability", "chip", "defend")
EFFECTS: Final = ("modify", "grant", "forbid", "only_target", "control")
LINKS: Final = ("", "next_simple_strike", "while_closed", "while_opposite", "while_in_play")


def shared(t: Battle) -> Json:
    """What everyone sees; nothing here depends on a deal, a squad or a card that is face down.

    Graveyards lie open, of a deck only the number of its cards is known (BRS-229).
    """
    seats = [Seat(s) for s in range(t.seats)]
    secret = t.setting.secret
    return {
        "edition": t.setting.edition,
        "mode": "duel" if t.seats == 2 else "team",
        "dice": "home" if t.setting.home else "tournament",
        "seats": list(SEATS[: t.seats]),
        "lists": {} if secret else {SEATS[s]: _numbers(t, s) for s in seats},
        **({"copies": {}} if secret else {}),
        "columns": t.setting.grid.columns,
        "first": seat_json(SEATS, t.first),
        "order": [SEATS[s] for s in t.order],
        "quarters": {SEATS[s]: QUARTERS[t.quarters[s]] for s in seats} if t.seats > 2 else {},
        "active": seat_json(SEATS, t.active),
        "turn": t.turn,
        "quiet": t.quiet,
        "deals": {SEATS[s]: t.deals[s] if _is_kept(t, s) else None for s in seats},
        "decks": {SEATS[s]: _count(t, s) for s in seats},
        "cards": [_card(t, card) for card in _in_order(t)],
        "graves": {SEATS[s]: _grave(t, s) for s in seats},
        "pile": [_item(t, one) for one in t.pile],
        "ask": None if t.ask is None else _ask(t, t.ask),
        "offer": seat_json(SEATS, t.offer),
        "agreed": [SEATS[s] for s in seats if seated(t.agreed, s)],
        "conceded": [SEATS[s] for s in seats if seated(t.conceded, s)],
        "outcome": outcome_json(t, SEATS),
        "kept": kept(t, False),
    }


def own(t: Battle, seat: Seat | None) -> Json:
    """A seat's secret steps, its deal, its cards that are face down, its deck."""
    if seat is None or seat < 0:
        return {
            "seat": None,
            "ready": False,
            "steps": [],
            "deal": [],
            "hidden": [],
            "deck": [],
            "crystals": None,
            "secrets": [],
        }
    mine = t.setting.decks[seat]
    dealt = [card for card in mine if t.place[card] == DEAL]
    hidden = [card for card in mine if t.in_play(card) and t.is_(card, HIDDEN)]
    steps = t.steps[seat] if t.steps else []
    ready = bool(steps) and steps[-1] == READY
    return {
        **(_deck_of_own(t, seat) if t.setting.secret else {}),
        "seat": SEATS[seat],
        "ready": ready,
        "steps": steps[:-1] if ready else steps.copy(),
        "deal": [t.setting.ids[card] for card in dealt],
        "hidden": [
            {"id": t.setting.ids[card], "card": t.traits[card].number, "at": t.handle(card)}
            for card in hidden
        ],
        "deck": [t.traits[card].number for card in mine if t.place[card] == DECK],
        "crystals": _crystals(t, seat, steps),
        "secrets": [row(t, card) for card in (*dealt, *hidden)],
    }


# -- cards ----------------------------------------------------------------------------------------


def _numbers(t: Battle, seat: Seat) -> list[int]:
    """The deck of a seat: collector numbers, in the order of its cards."""
    return [t.traits[c].number for c in t.setting.decks[seat]]


def _deck_of_own(t: Battle, seat: Seat) -> Json:
    """Where decks are secret: the seat's own, by collector number and by copy."""
    copies = [t.setting.ids[card] for card in t.setting.decks[seat]]
    return {"lists": {SEATS[seat]: _numbers(t, seat)}, "copies": {SEATS[seat]: copies}}


def _count(t: Battle, seat: Seat) -> int:
    """Cards in the deck, those of a deal among them: how many were bought is a secret (BRS-059)."""
    return sum(t.place[c] in (DECK, DEAL) for c in t.setting.decks[seat])


def _is_kept(t: Battle, seat: Seat) -> bool:
    """The deal of this seat is final (BRS-050)."""
    for frame in t.stack:
        if frame.rule == "redeal":
            return bool(frame.args) and seat not in frame.args
    return t.first != NO_SEAT and t.deals[seat] > 0


def _in_order(t: Battle) -> list[Card]:
    """Cards in play, face-down ones last and by cell, so that their place does not betray them."""
    hidden = [c for c in t.at if c != NOBODY and t.is_(c, HIDDEN)]
    return [c for c in t.present if not t.is_(c, HIDDEN)] + hidden


def _card(t: Battle, card: Card) -> Json:
    where = "zone" if t.place[card] == ZONE else t.setting.grid.names[t.place[card]]
    place: Json = {"owner": SEATS[t.owner(card)], "seat": SEATS[t.control[card]], "at": where}
    if t.is_(card, HIDDEN):
        return {"id": None, **place, "hidden": True}
    traits = t.traits[card]
    return {
        "id": t.setting.ids[card],
        "card": traits.number,
        **place,
        "closed": t.is_(card, CLOSED),
        "committed": t.is_(card, COMMITTED),
        "held": t.is_(card, HELD),
        "wounds": t.wounds[card],
        "life": t.life(card),
        "chips": t.chips[card],
        "moves": max(movement(t, card) - t.spent[card], 0) if t.place[card] >= 0 else 0,
        "strike": _strike(t, card) if t.is_creature(card) else None,
        "why": _why(t, card) if t.is_creature(card) else [],
        "flies": t.flies(card),
        "absorbed": t.absorbed[card],
        "branch": t.branch[card] or None,
        "moved": t.is_(card, MOVED),
        "attacked": t.is_(card, ATTACKED),
        "returned": t.is_(card, RETURNED),
        "keywords": _keywords(t, card),
        "effects": [_effect(t, one) for one in t.effects if one.card == card],
    }


def _strike(t: Battle, card: Card) -> list[int]:
    """Its simple strike now, without modifiers that depend on the target."""
    more = total(t, card, STRIKE, SIMPLE, NOBODY) + total(t, card, ATTACK, SIMPLE, NOBODY)
    return [max(base + more, 0) for base in t.traits[card].strike]


def _why(t: Battle, card: Card) -> list[Json]:
    """What changes its simple strike: whose paragraph, and by how much (BRS-225)."""
    return [
        {"by": t.setting.ids[one.source], "number": one.number, "amount": one.by}
        for stat in (STRIKE, ATTACK)
        if total(t, card, stat, SIMPLE, NOBODY)
        for one in shares(t, card, stat, SIMPLE, NOBODY)
    ]


def _keywords(t: Battle, card: Card) -> list[Json]:
    likely = both(both(t.traits[card].keys, t.granted[card]), t.gifts)
    return [
        {
            "name": KEYWORDS[keyword],
            "x": x_of(t, card, keyword),
            "printed": holds(t.traits[card].keys, keyword),
        }
        for keyword in ALL_KEYWORDS
        if holds(likely, keyword) and has(t, card, keyword)
    ]


def _effect(t: Battle, effect: Effect) -> Json:
    step = step_of(t, effect)
    return {
        "what": EFFECTS[effect.what],
        "by": t.setting.ids[effect.source],
        "number": effect.number,
        "keyword": KEYWORDS[step.keyword] if step.keyword >= 0 else None,
        "stat": STATS[step.stat] if effect.what == E_MODIFY else None,
        "amount": step.by or step.x,
        "turn": None if effect.until >= FOREVER else effect.until // 2,
        "ends": None if effect.until >= FOREVER else effect.until % 2 == 1,
        "link": LINKS[effect.link] or None,
    }


def _grave(t: Battle, seat: Seat) -> list[Json]:
    return [
        {
            "id": t.setting.ids[card],
            "card": t.traits[card].number,
            "counted": t.counted[card],
            "returned": t.is_(card, RETURNED),
        }
        for card in t.setting.decks[seat]
        if t.place[card] == GRAVE
    ]


# -- the pile and the question --------------------------------------------------------------------


def _item(t: Battle, one: Item) -> Json:
    aimed = deed(one.deed) if one.kind == I_ABILITY else None
    return {
        "kind": ITEMS[one.kind],
        "card": t.setting.ids[one.card],
        "seat": SEATS[one.seat],
        "target": name(t, one.target),
        "number": None if aimed is None else aimed.number,
        "targets": [] if aimed is None else _targets(t, one.card, aimed.number, aimed.targets),
        "paid": None if aimed is None else name(t, aimed.paid),
        "defender": name(t, one.defender),
        "blocked": one.blocked,
    }


def _targets(t: Battle, card: Card, number: int, targets: Targets) -> list[list[str]]:
    sieves = t.traits[card].ability(number).targets
    return [
        [f"row {c + 1}" if sieves[at].row else t.setting.ids[c] for c in chosen]
        for at, chosen in enumerate(targets)
    ]


def _ask(t: Battle, ask: Ask) -> Json:
    """The question without its legal answers, which could betray secrets."""
    shown: Json = {"kind": ask.kind, "seat": None if ask.secret else seat_json(SEATS, ask.seat)}
    about = ask.about
    if ask.kind in ("die", "pay", "target", "may", "cell", "reroll", "exchange", "stay"):
        shown["card"] = name(t, Card(about[0]))
    if ask.kind in ("pay", "target", "may"):
        shown["number"] = about[1]
        shown["set_off"] = asked.set_off(t)
        shown["idle"] = asked.idle(t, ask)
    if ask.kind == "die":
        shown["attacker"] = about[1] > 0
    elif ask.kind == "may":
        shown["harmless"] = asked.harmless(t, ask)
    elif ask.kind in ("roll", "draw"):
        shown["of"] = SEATS[about[0]]
    elif ask.kind == "first":
        shown["rolls"] = list(about)
    elif ask.kind == "target":
        shown["target"] = about[2] + 1
        shown["named"] = [said for said in t.stack[-1].answers if _is_target(t, str(said))]
    elif ask.kind in ("reroll", "exchange"):
        shown["other"] = name(t, Card(about[1]))
        shown["rolls"] = list(about[2:4])
    elif ask.kind == "order":
        shown["waiting"] = [
            {"card": t.setting.ids[t.pending[place][0]], "number": t.pending[place][1]}
            for place in about
        ]
    return shown


def _is_target(t: Battle, said: str) -> bool:
    """Whether an answer names a card or a row."""
    return said.startswith("row ") or t.called(said) != NOBODY


def name(t: Battle, card: Card) -> str | None:
    """The id of a card, or None for NOBODY."""
    return t.setting.ids[card] if card >= 0 else None


def _crystals(t: Battle, seat: Seat, steps: list[str]) -> Json | None:
    """While the squad is bought: what it may cost, and what it costs so far."""
    if t.ask is None or t.ask.kind != "squad":
        return None
    squad = Chosen(t, steps).squad
    gold, silver = crystals(t, seat, squad)
    elite, whole = spent(t, squad)
    return {"gold": gold, "silver": silver, "elite": elite, "spent": whole}

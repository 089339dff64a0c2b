"""Why a spell cannot be cast: not held, no model for a Copy, not its moment, not its target."""

from __future__ import annotations

from laar.core.game import Refusal
from laar.games.bastion.legal.refuse.words import Refusals, no
from laar.games.bastion.pieces.cards import CARD_IDS, NO_FLAME, NO_LIGHTNING, SPELLS
from laar.games.bastion.pieces.numbers import Enemy, Seat, Spot, Way
from laar.games.bastion.rules.attack import pledged, standing
from laar.games.bastion.rules.deeds import can_act
from laar.games.bastion.rules.mana import promised
from laar.games.bastion.rules.spells import (
    ALCHEMY,
    ARROW,
    CASTLING,
    COPY,
    FLAMES,
    LIGHTNINGS,
    WAYS,
    card_of,
    has_spell,
    held_by_all,
    is_copied,
    needed,
    spell_of,
)
from laar.games.bastion.rules.strength import group_at, immune, in_play, spot_of
from laar.games.bastion.state.castle import CITADEL, NOWHERE, SEATS, Castle


def refuse_way(t: Castle, seat: Seat, way: Way, used: tuple[Enemy, ...] = ()) -> Refusals:
    """Against a spell one does not have (any more); ``used`` are the cards promised already."""
    found: Refusals = []
    own = needed(way)
    if card_of(t, seat, way, ()) < 0:
        found.append(no(t, "refuse-no-spell", "BST-095", spell=SPELLS[own]))
    elif card_of(t, seat, way, used) < 0:
        found.append(no(t, "refuse-promised", "BST-221", spell=SPELLS[own]))
    if is_copied(way) and not has_spell(held_by_all(t), spell_of(way)):
        if spell_of(way) == COPY:
            found.append(no(t, "refuse-copy-of-copy", "BST-235"))
        else:
            found.append(no(t, "refuse-no-model", "BST-236", spell=SPELLS[spell_of(way)]))
    return found


def refuse_copy(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """A Copy is always cast as something."""
    if words[0] == SPELLS[COPY]:
        return [no(t, "refuse-copy-alone", "BST-233", "BST-234")]
    return refuse_way(t, seat, WAYS[words[0]])


def refuse_gain(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """Abundance and Prism: any number, if one has them (BST-232)."""
    assert t.ask is not None
    return refuse_way(t, seat, WAYS[words[0]], promised(t.ask.about))


# -- with an attack -------------------------------------------------------------------------------


def refuse_pledge(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """Flame, Lightning, Alchemy and Arrow, by the attacker or a helper."""
    assert t.ask is not None
    args, way = t.ask.about, WAYS[words[0]]
    spell = spell_of(way)
    found = refuse_way(t, seat, way, pledged(args))
    found += refuse_immune_target(t, args)
    found += refuse_banned(t, way, args)
    own = seat == t.active
    if spell in FLAMES and not own:
        if not t.setting.flame_helps:
            found.append(no(t, "refuse-flame-own", "BST-203"))
        elif t.place[seat] != standing(t, args):
            clause = "BST-249" if standing(t, args) == CITADEL else "BST-204"
            found.append(no(t, "refuse-flame-away", clause, seat=SEATS[t.active]))
    if spell in (ALCHEMY, ARROW) and not own:
        clause = "BST-226" if spell == ALCHEMY else "BST-267"
        found.append(no(t, "refuse-own-attack", clause, spell=SPELLS[spell]))
    if spell == ARROW:
        if args[1] != NOWHERE and not t.setting.arrow_in_entry:
            found.append(no(t, "refuse-arrow-storm", "BST-133"))
        if len(_target(t, args)) > 1 and immune(_target(t, args)):
            found.append(no(t, "refuse-arrow-immune", "BST-403", "BST-501"))
    return found


def refuse_immune_target(t: Castle, args: tuple[int, ...]) -> Refusals:
    """No spell in an attack on an immune enemy; one joined by others is no longer all immune."""
    cards = _target(t, args)
    if len(cards) == 1 and immune(cards):
        return [no(t, "refuse-immune", "BST-503", "BST-501", card=CARD_IDS[cards[0]])]
    return []


def refuse_banned(t: Castle, way: Way, args: tuple[int, ...]) -> Refusals:
    """Shaggon's bans, which hold for Copies and for the attack on him too."""
    spell = spell_of(way)
    ban = NO_FLAME if spell in FLAMES else NO_LIGHTNING if spell in LIGHTNINGS else None
    found: Refusals = []
    for card in in_play(t) if ban is not None else []:
        if ban is not None and ban[card]:
            name = {"card": CARD_IDS[card], "spell": SPELLS[spell]}
            found.append(no(t, "refuse-banned", "BST-508", "BST-509", **name))
            if is_copied(way) or card in _target(t, args):
                found.append(no(t, "refuse-banned-too", "BST-510", **name))
    return found


def _target(t: Castle, args: tuple[int, ...]) -> tuple[Enemy, ...]:
    return group_at(t, spot_of(t, Enemy(args[0])))


# -- moving enemies -------------------------------------------------------------------------------


def refuse_shift(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """Castling and Teleport: whose turn, which moment, which enemies."""
    ask = t.ask
    assert ask is not None
    way = WAYS[words[0]]
    attacking = ask.kind == "attack"
    found = refuse_way(t, seat, way, pledged(ask.about) if attacking else ())
    if seat != t.active and not t.setting.others_move:
        found.append(no(t, "refuse-others-turn", "BST-223", spell=SPELLS[spell_of(way)]))
    if attacking:
        found += refuse_immune_target(t, ask.about)
    elif ask.kind == "act" and t.setting.others_move and not can_act(t):
        found.append(no(t, "refuse-no-window", "BST-262", spell=SPELLS[spell_of(way)]))
        found.append(no(t, "refuse-window-shut", "BST-277"))
    one, two = Spot(int(words[1][1:])), Spot(int(words[2][1:]))
    if spell_of(way) == CASTLING:
        return found + _castling(t, words, one, two)
    return found + _teleport(t, one, two)


def _castling(t: Castle, words: list[str], one: Spot, two: Spot) -> Refusals:
    if one == two:
        return [no(t, "refuse-same-section", "BST-258", "BST-259")]
    found = _movable(t, one) + _movable(t, two)
    if one > two:
        example = f"{words[0]} s{two} s{one}"
        found.append(no(t, "refuse-lower-first", "BST-258", "BST-259", example=example))
    return found


def _teleport(t: Castle, one: Spot, two: Spot) -> Refusals:
    found = _movable(t, one)
    if two > t.setting.last:
        found.append(no(t, "refuse-last-section", "BST-048", place=f"s{two}"))
    if t.wall[two]:
        found.append(no(t, "refuse-section-taken", "BST-260", "BST-261", place=f"s{two}"))
    return found


def _movable(t: Castle, section: Spot) -> Refusals:
    cards = t.wall[section]
    if not cards:
        return [no(t, "refuse-nobody", "BST-258", "BST-259", place=f"s{section}")]
    if immune(cards) and not t.setting.immune_moved:
        return [_unmoved(t, card) for card in cards if immune((card,))]
    return []


def _unmoved(t: Castle, card: Enemy) -> Refusal:
    return no(t, "refuse-immune-moved", "BST-265", card=CARD_IDS[card])

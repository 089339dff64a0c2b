"""Why a card cannot be the target or the payment of an ability: filter by filter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from laar.core.game import Refusal
from laar.games.berserk.cards import traits as tr
from laar.games.berserk.cards.glossary import keywords
from laar.games.berserk.cards.keywords import KEYWORDS
from laar.games.berserk.cards.numbers import Keyword
from laar.games.berserk.cards.traits import T1, Ability, Sieve, says
from laar.games.berserk.legal.refuse.bans import refuse_attack, refuse_ban
from laar.games.berserk.legal.refuse.words import Refusals, named, no, unseen
from laar.games.berserk.rules.aiming import landing_cells, unique_free
from laar.games.berserk.rules.selecting import distance, meets
from laar.games.berserk.rules.triggers import exhausted
from laar.games.berserk.state.battle import DECK, GRAVE, HIDDEN, Battle
from laar.games.berserk.state.deed import Deed
from laar.games.berserk.state.numbers import Card

# Words of a selector: the clause that says what each means, and the text of the refusal.
WORDS: Final = {
    tr.OPPOSITE: ("BRS-001", "refuse-target-opposite"),
    tr.ELITE: ("BRS-052", "refuse-target-elite"),
    tr.OPEN: ("BRS-112", "refuse-target-open"),
    tr.CLOSED: ("BRS-112", "refuse-target-closed"),
    tr.CURSED: ("BRS-309", "refuse-target-cursed"),
    tr.UNCURSED: ("BRS-309", "refuse-target-uncursed"),
    tr.CURSED_THIS_TURN: ("BRS-309", "refuse-target-cursed-now"),
    tr.MOVED: ("BRS-318", "refuse-target-moved"),
    tr.UNMOVED: ("BRS-318", "refuse-target-unmoved"),
    tr.UNMOVED_LAST_TURN: ("BRS-318", "refuse-target-unmoved-last"),
    tr.HAS_CHIP: ("BRS-332", "refuse-target-chip"),
    tr.HAS_RANGED: ("BRS-246", "refuse-target-ranged"),
    tr.ATTACKED_SIMPLE: ("BRS-253", "refuse-target-attacked"),
    tr.UNDER_ATTACK: ("BRS-246", "refuse-target-under-attack"),
    tr.HERO: ("BRS-334", "refuse-target-hero"),
}
SIDES: Final = {
    tr.S_SELF: "refuse-target-self",
    tr.ALLY: "refuse-target-own",
    tr.OTHER_ALLY: "refuse-target-own",
    tr.ENEMY: "refuse-target-enemy",
    tr.OTHER: "refuse-target-other",
}
Part = tuple[Sieve, str, str, dict[str, str | int]]  # one filter alone, clause, text, arguments


def refuse_meeting(t: Battle, d: Deed, sieve: Sieve, card: Card) -> Refusals:
    """The filters of a selector that a card in play does not pass, as far as the seat may know."""
    who, hidden = named(t, d.seat, card), unseen(t, d.seat, card)
    found: Refusals = []
    for part, clause, text, args in _parts(t, d, sieve, card, hidden):
        if not meets(t, part, card, d.card, d.seat, d):
            found.append(_about(t, d, clause, text, who=who, **args))
            if card == d.card:  # it is the card itself: that says enough
                break
    return found


def _about(t: Battle, d: Deed, clause: str, text: str, **args: str | int) -> Refusal:
    return no(clause, text, by=t.setting.ids[d.card], number=d.number, **args)


def _parts(t: Battle, d: Deed, s: Sieve, card: Card, hidden: bool) -> Iterator[Part]:
    """The filters of a selector one by one; of a face-down card only what shows (BRS-081)."""
    yield from _parts_of_place(t, d, s, card)
    for word, (clause, text) in WORDS.items():
        if says(s.be, word) and (word == tr.OPPOSITE or not hidden):
            one = Sieve()
            one.be = word
            yield one, clause, text, {}
    if hidden:
        return
    if s.creature:
        one = Sieve()
        one.creature = True
        yield one, "BRS-001", "refuse-target-creature", {}
    if s.kin:
        one = Sieve()
        one.kin = s.kin
        yield one, "BRS-334", "refuse-target-class", {"kin": s.kin}
    if s.element:
        one = Sieve()
        one.element = s.element
        yield one, "BRS-001", "refuse-target-element", {"element": s.element}
    if s.cost_least != tr.NO_BOUND or s.cost_most != tr.NO_BOUND:
        yield _cost(t, s, card)
    if s.keyword >= 0:
        one = Sieve()
        one.keyword = s.keyword
        yield one, *_keyword(s.keyword, "refuse-target-keyword")
    if s.without >= 0:
        one = Sieve()
        one.without = s.without
        yield one, *_keyword(s.without, "refuse-target-without")


def _parts_of_place(t: Battle, d: Deed, s: Sieve, card: Card) -> Iterator[Part]:
    """Side and place show even of a card that lies face down."""
    if s.side != tr.ANY_SIDE:
        one = Sieve()
        one.side = s.side
        text = SIDES[s.side]
        if s.side == tr.OTHER_ALLY and card == d.card:
            text = SIDES[tr.OTHER]
        yield one, "BRS-214", text, {}
    if s.range:
        one = Sieve()
        one.range = s.range
        far = {"range": s.range, "distance": distance(t, d.card, card)}
        yield one, "BRS-267", "refuse-target-range", dict(far)
    if s.next_to != tr.NO_REF:
        one = Sieve()
        one.next_to = s.next_to
        centre = d.ref(s.next_to) if s.next_to else (d.card,)
        other = named(t, d.seat, centre[0]) if centre else t.setting.ids[d.card]
        yield one, "BRS-026", "refuse-target-near", {"other": other}
    if s.in_row != tr.NO_REF:
        one = Sieve()
        one.in_row = s.in_row
        yield one, "BRS-336", "refuse-target-row", {}


def _cost(t: Battle, s: Sieve, card: Card) -> Part:
    one = Sieve()
    one.cost_least, one.cost_most = s.cost_least, s.cost_most
    one.cost_count, one.cost_count_max = s.cost_count, s.cost_count_max
    return one, "BRS-051", "refuse-target-cost", {"cost": t.traits[card].cost}


def _keyword(keyword: Keyword, text: str) -> tuple[str, str, dict[str, str | int]]:
    name = KEYWORDS[keyword]
    return keywords()[name].clause, text, {"keyword": name}


# -- targets --------------------------------------------------------------------------------------


def refuse_target(t: Battle, d: Deed, place: int, card: Card) -> Refusals:
    """Why a card is no candidate for this target of a deed: aiming.candidates with reasons."""
    ability = t.traits[d.card].ability(d.number)
    sieve = ability.targets[place]
    if says(sieve.be, tr.LATER):
        return _refuse_entering(t, d, ability, sieve, card)
    if not t.in_play(card):
        return [no("BRS-227", "refuse-not-in-play", who=t.setting.ids[card])]
    who = named(t, d.seat, card)
    found = refuse_meeting(t, d, sieve, card)
    chosen = d.targets[place] if place < len(d.targets) else ()
    attacks = [step for step in ability.steps if step.attack and step.at == T1 + place]
    if card in chosen and not any(step.times is not None for step in attacks):
        found.append(_about(t, d, "BRS-213", "refuse-target-chosen", who=who))
    if attacks:
        against = refuse_attack(t, d.seat, d.card, card, attacks[0].attack)
        if any(one.clause == "BRS-209" for one in against):  # BRS-209 says the same and more
            found = [one for one in found if one.clause != "BRS-026"]
        found += against
    if any(step.verb == "take_control" and step.who == T1 + place for step in ability.steps):
        found += _refuse_taking(t, d, card)
    if ability.per_card and exhausted(t, ability, d.card, card):
        found.append(_about(t, d, "BRS-001", "refuse-used-on", who=who))
    return found


def _refuse_taking(t: Battle, d: Deed, card: Card) -> Refusals:
    if t.is_(card, HIDDEN):
        return []
    found = refuse_ban(t, d.seat, card, tr.F_ENEMY_CONTROL) if t.is_foe(d.seat, card) else []
    if not unique_free(t, card, d.seat):
        found.append(no("BRS-338", "refuse-unique-in-play", who=t.setting.ids[card]))
    return found


def _refuse_entering(t: Battle, d: Deed, ability: Ability, s: Sieve, card: Card) -> Refusals:
    """A card that is to come from the player's deck or graveyard."""
    who = named(t, d.seat, card)
    deck = says(s.be, tr.IN_DECK)
    if t.place[card] != (DECK if deck else GRAVE) or t.owner(card) != d.seat:
        clause, text = ("BRS-325", "refuse-not-in-deck") if deck else ("BRS-324", "refuse-no-grave")
        return [no(clause, text, who=who)]
    found: Refusals = []
    for part, clause, text, args in _parts(t, d, s, card, False):
        if not meets(t, part, card, d.card, t.control[card], d):
            found.append(_about(t, d, clause, text, who=who, **args))
    if not unique_free(t, card, d.seat):
        found.append(no("BRS-338", "refuse-unique-in-play", who=who))
    ways = [step.to for step in ability.steps if step.verb in ("summon", "revive")]
    if not t.goes_aloft(card) and not any(landing_cells(t, d, to) for to in ways):
        clause = "BRS-327" if t.place[d.card] < 0 else "BRS-325" if deck else "BRS-324"
        found.append(no(clause, "refuse-no-room", who=who))
    return found

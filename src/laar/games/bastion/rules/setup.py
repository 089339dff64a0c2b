"""Before the first turn: the castle is laid out, decks are made, the first enemies come, rituals
are drafted."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import CHANCE, Ask
from laar.core.engine.deck import Deck, Layer, Part
from laar.core.engine.table import Rule, Steps
from laar.games.bastion.pieces.cards import EVERY_RITUAL, SOURCE, class_named, colour_named
from laar.games.bastion.pieces.numbers import Area, Colour, Enemy, EnemyClass, Ritual, Seat
from laar.games.bastion.rules.mana import source_colour
from laar.games.bastion.rules.onslaught import AREA, CARD, OPENING, drive_out
from laar.games.bastion.rules.rituals import RITUAL
from laar.games.bastion.rules.strength import district_of, has_rokai
from laar.games.bastion.scenarios.plan import DAMAGED, DEALT, complete, vanguard
from laar.games.bastion.scenarios.recipe import class_cards
from laar.games.bastion.state import setup_facts as facts
from laar.games.bastion.state.castle import (
    AREAS,
    CITADEL,
    COLOURED,
    DISTRICTS,
    EVERY_BASE,
    EVERY_SLOT,
    NOBODY,
    SEATS,
    Castle,
)
from laar.games.bastion.state.facts import placed

# Enemies of a player's scenario: as the first ones of 2015, by the right of a scenario in 2018.
POSTED: Final = {"2015": "BST-021", "2018": "BST-550"}
CAMP: Final = Area(6)  # the camp is a token beside section 24, in district 6 (BST-050, BST-053)


def setup(t: Castle, args: tuple[int, ...]) -> None:
    """Everything before the first turn; rituals are chosen with the first enemies in sight
    (BST-032)."""
    in_order(t, ("opening", "places", "draft"))


def setup_unseen(t: Castle, args: tuple[int, ...]) -> None:
    """As the first revisions had it: rituals are chosen before any enemy is there."""
    in_order(t, ("draft", "opening", "places"))


def in_order(t: Castle, last: tuple[str, ...]) -> None:
    """Put all that is to be done on the stack."""
    special = t.setting.plan.special
    todo = ["lay", "choose_first", "choose_classes", "prepare"]
    todo += [rule for rule in ("sources", "damaged", "vanguard", "haste") if rule in special]
    if t.setting.plan.posts:
        todo.append("posts")
    for rule in reversed([*todo, *last, "first_turn"]):
        t.push(rule)


def lay(t: Castle, args: tuple[int, ...]) -> Steps:
    """The order of the districts: chosen (BST-009) or dealt at random (BST-010)."""
    ring = t.setting.plan.ring
    if ring:
        facts.laid(t, ring, t.setting.clauses["laid"])
        return
    drawn: tuple[Colour, ...] = ()
    for _ in range(DISTRICTS):
        name: str = yield Ask(CHANCE, "district", drawn)
        drawn += (colour_named(name),)
    facts.laid(t, drawn, "BST-010")


def choose_first(t: Castle, args: tuple[int, ...]) -> Steps:
    """Who starts: named by the host or drawn (BST-035)."""
    seat = t.setting.plan.first
    if seat == NOBODY:
        name: str = yield Ask(CHANCE, "first")
        seat = Seat(SEATS.index(name))
    facts.chose_first(t, seat, "BST-035")


def choose_classes(t: Castle, args: tuple[int, ...]) -> Steps:
    """Three different auxiliary classes, drawn where nobody chose them (BST-536)."""
    drawn: tuple[EnemyClass, ...] = ()
    for _ in range(t.setting.plan.classes):
        name: str = yield Ask(CHANCE, "class", drawn)
        drawn += (class_named(name),)
    if drawn:
        facts.chose_classes(t, drawn, "BST-536")


def prepare(t: Castle, args: tuple[int, ...]) -> None:
    """Decks, mana and, where the edition puts them there first, defenders."""
    plan = t.setting.plan
    layers = complete(plan, t.classes)
    deck = Deck(
        tuple([Layer(x.count, tuple([Part(p.cards, p.count) for p in x.parts])) for x in layers])
    )
    facts.shuffled(t, deck, t.setting.clauses["deck"])
    listed = deck.unseen()
    for card in plan.box:
        if card not in listed:
            facts.boxed(t, card, "BST-020")
    if plan.rituals:
        facts.stacked(t, Deck((Layer(len(plan.rituals), (Part(plan.rituals),)),)), "BST-296")
    for ritual in EVERY_RITUAL:
        if ritual not in plan.rituals and not (
            "sources" in plan.special and SOURCE <= ritual < SOURCE + COLOURED
        ):
            facts.boxed_ritual(t, ritual, "BST-033")
    for seat in t.everyone:
        facts.equipped(t, seat, "BST-028")
        if "camp_start" in plan.special:
            facts.stood(t, seat, CAMP, "BST-561")
        elif t.setting.numbers["placed_first"]:
            facts.stood(t, seat, CITADEL, "BST-026")


def sources(t: Castle, args: tuple[int, ...]) -> Steps:
    """A random Source card on a base of every district (BST-552, BST-559)."""
    drawn: tuple[Ritual, ...] = ()
    for _ in range(DISTRICTS):
        name: str = yield Ask(CHANCE, "source", drawn)
        drawn += (RITUAL[name],)
    for index in range(DISTRICTS):
        facts.founded(t, drawn[index], AREAS[index], EVERY_BASE[0], "BST-552")


def damaged(t: Castle, args: tuple[int, ...]) -> None:
    """All sources far from the camp are damaged, built ones too (BST-559, BST-560)."""
    for place in DAMAGED:
        for slot in EVERY_SLOT:
            if source_colour(t, AREAS[place], slot) >= 0:
                facts.marked(t, AREAS[place], slot, "BST-559")


def ahead(t: Castle, args: tuple[int, ...]) -> Steps:
    """The vanguard: a dragon in the citadel, flyers on the damaged squares (BST-562, BST-563)."""
    dragons, flyers = vanguard(t.ring)
    lot: str = yield Ask(CHANCE, "vanguard", dragons)
    taken: tuple[Enemy, ...] = ()
    for _ in flyers:
        left = tuple([card for card in flyers if card not in taken])
        name: str = yield Ask(CHANCE, "vanguard", left)
        taken += (CARD[name],)
    facts.roosted(t, CARD[lot], "BST-562")
    for card in dragons:
        if card != CARD[lot]:
            facts.boxed(t, card, "BST-562")
    for index in range(len(DAMAGED)):
        facts.stationed(t, taken[index], AREAS[DAMAGED[index]], "BST-563")


def haste(t: Castle, args: tuple[int, ...]) -> Steps:
    """Each defender starts with a beast, drawn by lot (BST-567), as Haste; the others leave the
    game (BST-554)."""
    beasts = class_cards("beast")
    taken: tuple[Enemy, ...] = ()
    for _ in range(t.seats):
        left = tuple([card for card in beasts if card not in taken])
        name: str = yield Ask(CHANCE, "vanguard", left)
        taken += (CARD[name],)
    for seat in t.everyone:
        facts.granted(t, seat, taken[seat], "BST-554")
    for card in beasts:
        if card not in taken:
            facts.boxed(t, card, "BST-554")


def posts(t: Castle, args: tuple[int, ...]) -> None:
    """Those a scenario puts on the board. None of them entered, so nothing they do on entering
    happens; but whoever is where a dragon or Rokai is has to leave."""
    plan = t.setting.plan
    clause = POSTED[plan.edition]
    for post in plan.posts:
        if post.spot > 0:
            placed(t, post.card, post.spot, clause)
        elif post.spot < 0:
            cause = facts.stationed(t, post.card, district_of(post.spot), clause)
            if has_rokai((post.card,)):
                drive_out(t, district_of(post.spot), cause)  # BST-491, BST-492
        else:
            cause = facts.roosted(t, post.card, clause)
            if len(t.citadel) == 1:
                drive_out(t, CITADEL, cause)  # BST-466, BST-467


def draft(t: Castle, args: tuple[int, ...]) -> None:
    """Three rituals to everyone, in seat order from the starting player; two are kept (BST-032)."""
    if t.rituals.size:
        t.push("under")
        for step in range(t.seats - 1, -1, -1):
            t.push("choose_goals", ((t.first + step) % t.seats,))
        for step in range(t.seats - 1, -1, -1):
            t.push("deal", ((t.first + step) % t.seats,))


def deal(t: Castle, args: tuple[int, ...]) -> Steps:
    """Three rituals for one player, open to all (BST-092)."""
    drawn: tuple[Ritual, ...] = ()
    for _ in range(DEALT):
        name: str = yield Ask(CHANCE, "ritual", drawn)
        drawn += (RITUAL[name],)
    facts.dealt(t, Seat(args[0]), drawn, t.setting.clauses["dealt"])


def choose_goals(t: Castle, args: tuple[int, ...]) -> Steps:
    """Two are kept."""
    answer: str = yield Ask(args[0], "draft", args)
    kept = [RITUAL[name] for name in answer.split(" ")[1:]]
    for ritual in t.goals[args[0]]:
        if ritual not in kept:
            facts.rejected(t, Seat(args[0]), ritual, "BST-032")


def under(t: Castle, args: tuple[int, ...]) -> None:
    """Rejected rituals go under the deck in random order (BST-032)."""
    facts.returned(t, "BST-032")


def opening(t: Castle, args: tuple[int, ...]) -> None:
    """The first enemies, one after the other (BST-021, BST-022). They enter as in play, with their
    properties (BST-024) and without holes (BST-039): each counts wherever it goes, and what a scout
    brings comes on top (BST-025)."""
    t.push("reshuffle")
    for _ in range(t.setting.plan.opening):
        t.push("pull", (OPENING,))


def reshuffle(t: Castle, args: tuple[int, ...]) -> None:
    """Priests set aside are shuffled into the whole deck (BST-429, BST-434)."""
    if t.waiting_priests:
        facts.reshuffled(t, "BST-429")


def places(t: Castle, args: tuple[int, ...]) -> None:
    """Where defenders are put last, a dragon sends everyone to a district of choice (BST-036)."""
    for step in range(t.seats - 1, -1, -1):
        seat = Seat((t.first + step) % t.seats)
        if t.place[seat] < 0:
            if t.citadel:
                t.push("start", (seat,))
            else:
                facts.stood(t, seat, CITADEL, "BST-026")


def start(t: Castle, args: tuple[int, ...]) -> Steps:
    """A district to start in."""
    answer: str = yield Ask(args[0], "start")
    facts.stood(t, Seat(args[0]), AREA[answer[6:]], "BST-036")


def first_turn(t: Castle, args: tuple[int, ...]) -> None:
    """The starting player begins; a game may be won before that (BST-578)."""
    t.push("turn", (t.first,))
    t.push("settle")


SETUP_2: Final[dict[str, Rule[Castle]]] = {"setup": setup}
SETUP_RULES: Final[dict[str, Rule[Castle]]] = {
    "setup": setup_unseen,
    "lay": lay,
    "choose_first": choose_first,
    "choose_classes": choose_classes,
    "prepare": prepare,
    "sources": sources,
    "damaged": damaged,
    "vanguard": ahead,
    "haste": haste,
    "posts": posts,
    "draft": draft,
    "deal": deal,
    "choose_goals": choose_goals,
    "under": under,
    "opening": opening,
    "reshuffle": reshuffle,
    "places": places,
    "start": start,
    "first_turn": first_turn,
}

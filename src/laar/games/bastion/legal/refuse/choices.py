"""Why a choice is refused: rituals, bases, places to go to."""

from __future__ import annotations

from laar.games.bastion.legal.refuse.words import Refusals, no
from laar.games.bastion.pieces.cards import COLOURS, FIRST_LEGEND, RITUAL_IDS, colour_of_ritual
from laar.games.bastion.pieces.numbers import Area, Ritual, Seat
from laar.games.bastion.rules.onslaught import AREA, AREA_NAMES, BESIDE, CARD
from laar.games.bastion.rules.rituals import RITUAL, free_base, free_districts
from laar.games.bastion.rules.strength import closed
from laar.games.bastion.state.castle import BASES, CITADEL, Castle

# -- rituals --------------------------------------------------------------------------------------


def refuse_keep(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """Two of three at the start, in the order they lie; later one of two."""
    assert t.ask is not None
    named = [RITUAL[word] for word in words[1:]]
    if t.ask.kind == "keep":
        if len(named) > 1:
            return [no(t, "refuse-keep-one", "BST-301")]
        return _offered(t, named, t.ask.about, ("BST-301",))
    clauses = ("BST-030", "BST-031")
    if len(set(named)) != 2:
        return [no(t, "refuse-keep-two", *clauses)]
    dealt = t.goals[seat]
    found = _offered(t, named, dealt, clauses)
    if not found and dealt.index(named[0]) > dealt.index(named[1]):
        example = f"keep {words[2]} {words[1]}"
        found.append(no(t, "refuse-keep-order", *clauses, example=example))
    return found


def _offered(
    t: Castle, named: list[Ritual], offered: tuple[int, ...], clauses: tuple[str, ...]
) -> Refusals:
    return [
        no(t, "refuse-not-offered", *clauses, ritual=RITUAL_IDS[ritual])
        for ritual in named
        if ritual not in offered
    ]


def refuse_perform(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """A goal of one's own, for a beaten card of its colour that has not served yet."""
    assert t.ask is not None
    about = t.ask.about
    ritual, card = RITUAL[words[1]], CARD[words[2]]
    found: Refusals = []
    if ritual not in t.goals[seat]:
        found.append(no(t, "refuse-no-goal", "BST-298", ritual=words[1]))
    if card not in about[::2]:
        return [*found, no(t, "refuse-not-beaten", "BST-300", card=words[2])]
    colour = about[2 * about[::2].index(card) + 1]
    if colour >= 0 and colour_of_ritual(ritual) != colour:
        own = card < FIRST_LEGEND
        clauses = ("BST-298",) if own else ("BST-308", "BST-307")
        args = {"card": words[2], "ritual": words[1], "colour": COLOURS[colour]}
        found.append(no(t, "refuse-ritual-colour", *clauses, **args))
    return found


# -- bases ----------------------------------------------------------------------------------------


def refuse_build(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """A free base; where the edition lets structures be replaced, that is said differently."""
    area = AREA[words[1]]
    if area == CITADEL:
        return [no(t, "refuse-no-base", "BST-041")]
    if free_base(t, area) >= 0:
        return []
    if t.setting.numbers["replaced_kept"]:
        ritual = RITUAL_IDS[t.base[area * BASES]]
        example = f"replace {ritual} {words[1]}"
        return [no(t, "refuse-base-replace", "BST-332", place=words[1], example=example)]
    return [
        no(t, "refuse-base-taken", "BST-066", place=words[1]),
        no(t, "refuse-base-elsewhere", "BST-330"),
    ]


def refuse_replace(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """A structure that stands there."""
    found: Refusals = []
    if free_districts(t) and not t.setting.numbers["replaced_kept"]:
        found.append(no(t, "refuse-base-free", "BST-331"))
    area = AREA[words[2]]
    if RITUAL[words[1]] not in t.base[area * BASES : area * BASES + BASES]:
        clauses = ("BST-331", "BST-332")
        found.append(no(t, "refuse-not-built", *clauses, ritual=words[1], place=words[2]))
    return found


# -- places ---------------------------------------------------------------------------------------


def refuse_start(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """Any district but Rokai's."""
    return _away(t, CITADEL, AREA[words[1]], ("BST-036",), "refuse-start-dragon")


def refuse_flee(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """Out, to an adjacent area that can be entered."""
    here = t.place[seat]
    clauses = ("BST-466", "BST-467") if here == CITADEL else ("BST-491", "BST-492")
    return _away(t, here, AREA[words[1]], clauses, "refuse-flee-here")


def refuse_exit(t: Castle, seat: Seat, words: list[str]) -> Refusals:
    """Out of the citadel."""
    return _away(t, CITADEL, AREA[words[1]], ("BST-137",), "refuse-flee-here")


def _away(t: Castle, here: Area, goal: Area, clauses: tuple[str, ...], stay: str) -> Refusals:
    place = AREA_NAMES[goal]
    if goal == here:
        return [no(t, stay, *clauses)]
    found: Refusals = []
    if goal not in BESIDE[here]:
        found.append(no(t, "refuse-far", *clauses, place=place, here=AREA_NAMES[here]))
    if closed(t, goal):
        shut = ("BST-144", "BST-467") if here == CITADEL else ("BST-144", "BST-492")
        found.append(no(t, "refuse-no-refuge", *shut, place=place))
    return found

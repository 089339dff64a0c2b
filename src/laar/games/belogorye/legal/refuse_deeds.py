"""Why a step, a strike or a property is refused in one's own turn."""

from __future__ import annotations

from laar.core.game import Refusal
from laar.games.belogorye.pieces.traits import FIRE, HEAL, MOVE, NONE, OPEN
from laar.games.belogorye.rules.blows import is_poisoned
from laar.games.belogorye.rules.targets import free_near, opposite
from laar.games.belogorye.state.field import Field
from laar.games.belogorye.state.ground import BESIDE, DISTANCE, GRID, cell_named
from laar.games.belogorye.state.numbers import ACTED, NOBODY, Fighter, Seat, seat_of

Refusals = list[Refusal]
MALFORMED = Refusal("", "refuse-malformed")


def fighter_at(t: Field, seat: Seat, cell: str) -> Refusals:
    """Only one's own fighters are led (BEL-026)."""
    who = t.at[cell_named(cell)]
    if who == NOBODY:
        return [Refusal("BEL-026", "refuse-empty", {"cell": cell})]
    if seat_of(who) != seat:
        return [Refusal("BEL-026", "refuse-foreign", {"who": t.ids[who]})]
    return []


def refuse_step(t: Field, seat: Seat, words: list[str]) -> Refusals:
    """Open, with movement left, to a free cell within reach."""
    if len(words) != 3 or not all(w in GRID.cell for w in words[1:]):
        return [MALFORMED]
    found = fighter_at(t, seat, words[1])
    if found:
        return found
    start, goal = cell_named(words[1]), cell_named(words[2])
    who = t.at[start]
    name = {"who": t.ids[who]}
    kind = t.fighters[who]
    left = kind.speed - t.spent[who]
    if not t.is_open(who):
        found.append(Refusal("BEL-031", "refuse-closed", name))
    if left <= 0:
        found.append(Refusal("BEL-032", "refuse-no-movement", name))
    if t.at[goal] != NOBODY:
        found.append(Refusal("BEL-034", "refuse-occupied", {"cell": words[2]}))
    if kind.jumps:
        if left > 0 and DISTANCE[start][goal] > left:
            found.append(Refusal("BEL-127", "refuse-too-far", {**name, "left": left}))
    elif start != goal and goal not in BESIDE[start]:
        diagonal = DISTANCE[start][goal] == 1
        found.append(
            Refusal("BEL-033", "refuse-diagonal" if diagonal else "refuse-one-by-one", name)
        )
    return found


def refuse_strike(t: Field, seat: Seat, words: list[str]) -> Refusals:
    """An open fighter that has not acted, at an enemy near it."""
    if len(words) != 3 or not all(w in GRID.cell for w in words[1:]):
        return [MALFORMED]
    found = fighter_at(t, seat, words[1])
    if found:
        return found
    start, goal = cell_named(words[1]), cell_named(words[2])
    who, other = t.at[start], t.at[goal]
    found = refuse_acting(t, who)
    if other == NOBODY:
        return [*found, Refusal("BEL-045", "refuse-nobody-there", {"cell": words[2]})]
    if seat_of(other) == seat:
        found.append(Refusal("BEL-048", "refuse-own-target", {"who": t.ids[other]}))
    if DISTANCE[start][goal] != 1:
        args = {"who": t.ids[who], "other": t.ids[other]}
        found.append(Refusal("BEL-045", "refuse-not-near", args))
    return found


def refuse_acting(t: Field, who: Fighter) -> Refusals:
    """A closed fighter does not act, and nobody acts twice (BEL-027, BEL-041)."""
    name = {"who": t.ids[who]}
    if not t.is_open(who):
        return [Refusal("BEL-041", "refuse-closed", name)]
    if t.is_so(who, ACTED):
        return [Refusal("BEL-027", "refuse-acted", name)]
    return []


def refuse_use(t: Field, seat: Seat, words: list[str]) -> Refusals:
    """A property with the action sign, at whom its card allows."""
    if not 2 <= len(words) <= 3 or not all(w in GRID.cell for w in words[1:]):
        return [MALFORMED]
    found = fighter_at(t, seat, words[1])
    if found:
        return found
    who = t.at[cell_named(words[1])]
    kind = t.fighters[who]
    name = {"who": t.ids[who]}
    if kind.action == NONE:
        return [Refusal("BEL-039", "refuse-no-property", name)]
    found = refuse_acting(t, who)
    if kind.action == FIRE:
        if len(words) == 3:
            found.append(Refusal("BEL-098", "refuse-no-choice", name))
        elif opposite(t, who) < 0:
            found.append(Refusal("BEL-099", "refuse-nobody-opposite", name))
        return found
    if len(words) == 2:
        return [*found, Refusal("BEL-085", "refuse-needs-target", name)]
    if kind.action == MOVE and not free_near(t, t.cell[who]):
        found.append(Refusal("BEL-119", "refuse-no-room", name))
    return [*found, *refuse_target(t, who, words[2])]


def refuse_target(t: Field, who: Fighter, cell: str) -> Refusals:
    """Whom the card forbids to choose (BEL-084)."""
    kind = t.fighters[who]
    other = t.at[cell_named(cell)]
    if other == NOBODY:
        return [Refusal("BEL-084", "refuse-nobody-there", {"cell": cell})]
    pair: dict[str, str | int] = {"who": t.ids[who], "other": t.ids[other]}
    own = seat_of(other) == seat_of(who)
    found: Refusals = []
    if kind.action in (HEAL, OPEN):
        if not own:
            return [Refusal("BEL-084", "refuse-not-own", pair)]
        if cell_named(cell) not in BESIDE[t.cell[who]]:
            found.append(Refusal("BEL-084", "refuse-not-beside", pair))
        if kind.action == OPEN and t.is_open(other):
            found.append(Refusal("BEL-128", "refuse-open-already", {"who": t.ids[other]}))
        if (
            kind.action == HEAL
            and not t.wounds[other]
            and not (kind.cures and is_poisoned(t, other))
        ):
            found.append(Refusal("BEL-125", "refuse-unhurt", {"who": t.ids[other]}))
        return found
    if own:
        return [Refusal("BEL-084", "refuse-not-enemy", pair)]
    distance = DISTANCE[t.cell[who]][cell_named(cell)]
    if not kind.reach_from <= distance <= kind.reach_to:
        reach: dict[str, str | int] = {
            **pair,
            "low": kind.reach_from,
            "high": kind.reach_to,
            "distance": distance,
        }
        found.append(Refusal("BEL-111", "refuse-reach", reach))
    return found

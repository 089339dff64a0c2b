"""Diagrams of the rulebook: the referee is asked on boards that are laid for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from laar.core.book import Drawing, FigureMark, FigureSpot
from laar.games.bastion.pieces.numbers import Area, Spot
from laar.games.bastion.rules.onslaught import lowest_free, stop_from
from laar.games.bastion.state.castle import AREAS, WALL, Castle, near_spots

Lay = Callable[[str], Castle]  # the table of a position
Marked = tuple[FigureMark, str]

HOME = Area(1)
TAKEN = "wall 1 red-beast\nwall 2 blue-beast\nwall 5 green-beast\n"
PLAIN: Marked = ("plain", "")


def _castle(
    wall: Callable[[Spot], Marked], area: Callable[[Area], Marked], citadel: Marked
) -> Drawing:
    spots = [_spot(f"s{section}", *wall(section)) for section in WALL]
    spots += [_spot(f"d{one}", *area(one)) for one in AREAS]
    return {"shape": "castle", "spots": [*spots, _spot("citadel", *citadel)]}


def _spot(at: str, mark: FigureMark, text: str) -> FigureSpot:
    return {"at": at, "mark": mark, "text": text}


def castle() -> Drawing:
    """All places by their numbers (BST-043)."""
    return _castle(
        lambda section: ("full", str(section)), lambda area: ("pale", str(area)), ("self", "")
    )


def stop(lay: Lay) -> Drawing:
    """Where an enemy stops that comes now, and where a giant would (BST-102, BST-435)."""
    t = lay(TAKEN)
    marks: dict[Spot, FigureMark] = {
        lowest_free(t): "pale",
        stop_from(t, Spot(t.setting.last)): "full",
    }

    def wall(section: Spot) -> Marked:
        mark: FigureMark = "hatch" if t.wall[section] else marks.get(section, "plain")
        return mark, str(section)

    return _castle(wall, lambda area: ("plain", str(area)), ("self", ""))


def reach(lay: Lay) -> Drawing:
    """From one district: where its defender may go, and whom it may attack (BST-058, BST-190)."""
    t = lay(f"dagdar at d{HOME}\n")
    goals = {answer.partition(" ")[2] for answer in t.options(t.active) if "move " in answer}
    near = near_spots(HOME)

    def area(one: Area) -> Marked:
        if one == HOME:
            return "self", str(one)
        return ("pale" if f"d{one}" in goals else "plain"), str(one)

    return _castle(
        lambda section: ("full" if section in near else "plain", str(section)),
        area,
        ("pale", "") if "citadel" in goals else PLAIN,
    )


def figures(lay: Lay) -> Mapping[str, Callable[[], Drawing]]:
    """The diagrams of an edition."""
    return {"castle": castle, "stop": partial(stop, lay), "reach": partial(reach, lay)}

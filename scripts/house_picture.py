"""Draw the rooms of the house and what imports what, from the imports themselves.

    .venv/bin/python scripts/house_picture.py            writes docs/pictures/house.svg
    .venv/bin/python scripts/house_picture.py --check    fails where the picture is stale

A room stands above all it imports, as high as whoever imports it lets it be. A line leads to what
a room imports, unless another room between them leads there too. Rooms that import each other share
one box.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parents[1]
PICTURE = ROOT / "docs" / "pictures" / "house.svg"
HOUSE = "laar"
OPENED = re.compile(r"laar\.(core|server|games(\.\w+)?)")  # drawn with the rooms inside

LETTER, LINE, PAD, GAP, STOREY = 7.4, 26, 14, 12, 24  # sizes
STYLE = """\
text{font:13px system-ui,sans-serif;fill:#23262b}
.name{font-weight:600}
.h0{fill:#fbfaf7}.h1{fill:#f0ede4}.h2{fill:#e4e9ee}.h3{fill:#fff}
rect{stroke:#8b8f96}path{stroke:#6d7480;fill:none}
@media (prefers-color-scheme:dark){
text{fill:#e6e4de}
.h0{fill:#16181c}.h1{fill:#202329}.h2{fill:#29303a}.h3{fill:#14161a}
rect{stroke:#565c66}path{stroke:#8b93a0}
}
"""

Imports = Mapping[str, set[str]]


def reached(imports: Imports, start: str) -> set[str]:
    """All that a room needs, itself only where it goes round in a circle."""
    found: set[str] = set()
    todo = list(imports[start])
    while todo:
        room = todo.pop()
        if room not in found:
            found.add(room)
            todo += imports[room]
    return found


def joined(imports: Imports) -> dict[str, set[str]]:
    """The same with rooms that import each other as one.

    >>> joined({"a": {"b"}, "b": {"a", "c"}, "c": set()}) == {"a, b": {"c"}, "c": set()}
    True
    """
    need = {room: reached(imports, room) for room in imports}
    name = {
        room: ", ".join(sorted({room, *(other for other in need[room] if room in need[other])}))
        for room in imports
    }
    found: dict[str, set[str]] = {shared: set() for shared in name.values()}
    for room, others in imports.items():
        found[name[room]] |= {name[other] for other in others} - {name[room]}
    return found


def storeys(imports: Imports) -> list[list[str]]:
    """Rooms from the roof down, each as high as whoever imports it lets it be.

    >>> storeys({"game": {"rules", "state"}, "rules": {"state"}, "state": set()})
    [['game'], ['rules'], ['state']]
    """
    left, found = dict(imports), list[list[str]]()
    while left:
        needed = set[str]().union(*left.values())
        found.append(sorted(left.keys() - needed))
        for room in found[-1]:
            del left[room]
    return found


def direct(imports: Imports) -> Iterator[tuple[str, str]]:
    """What imports what, without what follows from the rest.

    >>> list(direct({"game": {"rules", "state"}, "rules": {"state"}, "state": set()}))
    [('game', 'rules'), ('rules', 'state')]
    """
    for room in sorted(imports):
        for other in sorted(imports[room]):
            if not any(other in reached(imports, between) for between in imports[room] - {other}):
                yield room, other


def rooms_of(graph: grimp.ImportGraph, house: str) -> dict[str, set[str]]:
    """The rooms of a package and what each imports of the others; the package's own module, which
    stands for all of it, only where it imports some of them."""
    rooms = {room for room in graph.find_children(house) if room.split(".")[-1][0] != "_"}
    room_of = {part: room for room in rooms for part in {room, *graph.find_descendants(room)}}
    if house == HOUSE:
        room_of[house] = house
    found: dict[str, set[str]] = {room: set() for room in room_of.values()}
    for part, room in room_of.items():
        for other in graph.find_modules_directly_imported_by(part):
            if other in room_of and room_of[other] != room:
                found[room].add(room_of[other])
    return found


def is_opened(graph: grimp.ImportGraph, room: str) -> bool:
    """Whether the rooms inside are shown: where there are any."""
    if not OPENED.fullmatch(room):
        return False
    return any(graph.find_children(inside) for inside in graph.find_children(room))


@dataclass
class Box:
    """A room with its place, and what is drawn inside."""

    label: str
    width: float
    height: float = LINE
    x: float = 0
    y: float = 0
    inside: list[Box] = field(default_factory=list)
    lines: list[tuple[Box, Box]] = field(default_factory=list)


def box(graph: grimp.ImportGraph, house: str, label: str, opened: bool) -> Box:
    """A room, with the rooms inside where it is opened."""
    made = Box(label, len(label) * LETTER + PAD)
    if not opened:
        return made
    imports = joined(rooms_of(graph, house))
    boxes = {
        room: box(graph, room, short(room), is_opened(graph, room)) for room in sorted(imports)
    }
    made.inside = list(boxes.values())
    made.lines = [(boxes[room], boxes[other]) for room, other in direct(imports)]
    place(made, [[boxes[room] for room in storey] for storey in storeys(imports)])
    return made


def place(house: Box, rows: list[list[Box]]) -> None:
    """Give every room its place, and the house its size: storeys from the roof down, each room near
    the middle of those that import it."""
    y = float(LINE + PAD / 2)
    for row in rows:
        row.sort(key=lambda one: middle([u for u, lower in house.lines if lower is one]))
        width = sum(one.width for one in row) + GAP * (len(row) - 1)
        house.width = max(house.width, width + 2 * PAD)
        x = -width / 2
        for one in row:
            one.x, one.y = x, y
            x += one.width + GAP
        y += max(one.height for one in row) + STOREY
    house.height = y - STOREY + PAD
    for one in house.inside:
        one.x += house.width / 2


def middle(boxes: list[Box]) -> float:
    """Where the middle of these is, on the average."""
    return sum(one.x + one.width / 2 for one in boxes) / len(boxes) if boxes else 0


def short(rooms: str) -> str:
    """Rooms as people call them.

    >>> short("laar.games.berserk, laar.games.list"), short("laar")
    ('berserk, list', 'import laar')
    """
    if rooms == HOUSE:
        return f"import {HOUSE}"
    return ", ".join(room.split(".")[-1] for room in rooms.split(", "))


def drawn(one: Box, depth: int = 0) -> Iterator[str]:
    """A box and all inside it as SVG; lines lie behind the rooms they pass."""
    shade = f"h{min(depth, 2) if one.inside else 3}"
    yield f'<g transform="translate({one.x:g} {one.y:g})">'
    yield f'<rect class="{shade}" width="{one.width:g}" height="{one.height:g}" rx="5"/>'
    if one.inside:
        yield f'<text class="name" x="{PAD / 2:g}" y="17">{one.label}</text>'
    else:
        yield f'<text x="{one.width / 2:g}" y="17" text-anchor="middle">{one.label}</text>'
    for upper, lower in one.lines:
        x, y = upper.x + upper.width / 2, upper.y + upper.height
        to, down = lower.x + lower.width / 2, lower.y
        bend = STOREY * 0.8
        yield f'<path d="M{x:g} {y:g}C{x:g} {y + bend:g} {to:g} {down - bend:g} {to:g} {down:g}"/>'
    for room in one.inside:
        yield from drawn(room, depth + 1)
    yield "</g>"


def whole() -> Box:
    """The house as it stands today."""
    graph = grimp.build_graph(HOUSE, exclude_type_checking_imports=True, cache_dir=None)
    return box(graph, HOUSE, HOUSE, True)


def picture() -> str:
    """The house as SVG."""
    house = whole()
    size = f"{house.width:g} {house.height:g}"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img">',
            "<title>The rooms of the house: each stands above what it imports</title>",
            f"<style>{STYLE}</style>",
            *drawn(house),
            "</svg>\n",
        ]
    )


def main(args: list[str]) -> int:
    """Draw, or say that what is drawn is stale."""
    now = picture()
    if args != ["--check"]:
        PICTURE.write_text(now, "utf-8")
    elif not PICTURE.exists() or PICTURE.read_text("utf-8") != now:
        print("docs/pictures/house.svg is stale: run scripts/house_picture.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The field of Belogorye in a terminal, drawn from what a seat sees."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from laar.core.game import Json
from laar.terminal.words import Words

COLUMNS = "abcde"
ROWS = "123456"
WIDTH = 13
COLOURS = {"bogatyrs": "cyan", "evil": "red"}
SIGNS = {"bogatyrs": "●", "evil": "◆"}  # so that sides differ in more than colour
UPRIGHT, SIDEWAYS = "▮", "▬"  # open and closed, as the cards lie (BEL-031)


def board(view: Json, words: Words, turned: bool) -> RenderableType:
    """Six rows of five cells with the first player's edge below, or above when ``turned``."""
    units = {unit["cell"]: unit for unit in _units(view) if unit["cell"]}
    columns = COLUMNS[::-1] if turned else COLUMNS
    table = Table(
        box=box.SQUARE,
        show_lines=True,
        padding=0,
        pad_edge=False,
        header_style="dim",
        border_style="dim",
    )
    table.add_column(width=1, style="dim")
    for column in columns:
        table.add_column(Text(column, justify="center"), width=WIDTH, no_wrap=True)
    for row in ROWS if turned else ROWS[::-1]:
        cells = [_cell(f"{column}{row}", units, view, words) for column in columns]
        table.add_row(row, *cells)
    return Group(table, _below(view, words))


def standing(view: Json) -> dict[str, str]:
    """The fighter on each cell, the player's own secret placements included."""
    return {unit["cell"]: unit["id"] for unit in _units(view) if unit["cell"]}


def meant(typed: list[str], view: Json) -> str:
    """Two cells mean a strike if someone else stands on the second, else a step."""
    if len(typed) != 2 or not all(len(word) == 2 and word[1].isdecimal() for word in typed):
        return " ".join(typed)
    sides = {unit["cell"]: unit["side"] for unit in view["units"]}
    strikes = typed[1] in sides and sides[typed[1]] != sides.get(typed[0])
    return f"{'strike' if strikes else 'step'} {typed[0]} {typed[1]}"


def _units(view: Json) -> list[Json]:
    """The fighters; the player's own secret placements are on their cells."""
    own = dict(step.split(" ")[1:] for step in view["placed"])
    return [{**unit, "cell": own.get(unit["id"], unit["cell"])} for unit in view["units"]]


def _cell(cell: str, units: dict[str, Json], view: Json, words: Words) -> Text:
    if cell not in units:
        return Text(f"{cell}\n", "dim")
    unit = units[cell]
    part = words.parts[unit["id"]]
    life = view["changed"].get(unit["id"], {}).get("life", part["life"])
    colour = COLOURS[unit["side"]]
    name = Text(f"{SIGNS[unit['side']]} {words.short(unit['id'])}"[:WIDTH], colour)
    if unit["open"]:
        name.stylize("bold")
    marks = [f"♥{life - unit['wounds']}/{life}", UPRIGHT if unit["open"] else SIDEWAYS]
    if unit["open"] and unit["side"] == view["active"]:
        marks.append(f"→{part['speed'] - unit['moved']}")
        if unit["acted"]:
            marks.append("✓")
    how = (" ".join(marks), "" if unit["open"] else "dim")
    return Text.assemble(name, "\n", how, (" ☠", "bold green") if unit["poison"] else "")


def _below(view: Json, words: Words) -> Text:
    say = words.say
    lines = Text()
    if view["active"]:
        side = words.name(view["active"])
        lines.append(say("term-turn", turn=view["turn"], side=side, quiet=view["quiet"]), "bold")
        lines.append("\n")
    dead = [words.short(unit["id"]) for unit in view["units"] if unit["dead"]]
    if dead:
        lines.append(say("term-dead", names=", ".join(dead)), "dim")
        lines.append("\n")
    lines.append(say("term-legend"), "dim")
    return lines

"""The field of Berserk in a terminal, drawn from what a seat sees."""

from __future__ import annotations

import json

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from laar.core.game import Json
from laar.terminal import limited
from laar.terminal.words import Words

COLUMNS = "abcdefghij"
ROWS = "123456"
WIDTHS = {5: 14, 10: 9}  # of a cell, by columns
SIGNS = "+-*="  # by the order of turns
COLOURS = {"red": "red", "blue": "cyan", "green": "green", "violet": "magenta"}


def board(view: Json, words: Words, turned: bool) -> RenderableType:
    """Six rows of cells with the First player's edge below, or above when ``turned``; in a draft
    the player's cards."""
    if view["mode"] in limited.MODES:
        return limited.board(view, words)
    cards = {card["at"]: card for card in _cards(view) if card["at"] != "zone"}
    count, order = view["columns"], view["order"]
    if view["seat"] in order[::2]:  # the first team, whichever of its players begins
        turned = False
    columns = COLUMNS[:count][::-1] if turned else COLUMNS[:count]
    table = Table(box=box.SQUARE, show_lines=True, padding=0, pad_edge=False, border_style="dim")
    table.add_column(width=1, style="dim")
    for column in columns:
        table.add_column(Text(column, justify="center"), width=WIDTHS[count], no_wrap=True)
    for row in ROWS if turned else ROWS[::-1]:
        table.add_row(row, *(_cell(f"{c}{row}", cards, view, words) for c in columns))
    return Group(table, _below(view, words))


def standing(view: Json) -> dict[str, str]:
    """The card on each cell, the player's own placements included; an id stands for itself."""
    if view["mode"] in limited.MODES:
        return limited.standing(view)
    found = {card["at"]: card["id"] for card in _cards(view) if card["id"] is not None}
    found |= {id: id for id in view["deal"]}
    return {place: f"card-{id.partition('.')[0]}" for place, id in found.items()}


def meant(typed: list[str], view: Json) -> str:
    """Two cells mean a strike if there is a card on the second, else a step."""
    if (
        view["mode"] in limited.MODES
        or len(typed) != 2
        or not all(len(word) == 2 and word[1].isdecimal() for word in typed)
    ):
        return " ".join(typed)
    taken = {card["at"] for card in view["cards"]}
    return f"{'strike' if typed[1] in taken else 'step'} {typed[0]} {typed[1]}"


def chances(odds: Json, words: Words) -> RenderableType:
    """The chances as JSON."""
    return Text(json.dumps(odds, ensure_ascii=False))


def _cards(view: Json) -> list[Json]:
    """Cards in play; the player's own face-down cards and placements are shown."""
    mine = {card["at"]: card for card in view["hidden"]}
    found = [{**card, **mine.get(card["at"], {})} for card in view["cards"]]
    for step in view["steps"]:
        verb, *rest = step.split(" ")
        if verb == "place":
            place = {"id": rest[0], "at": rest[1], "owner": view["seat"], "seat": view["seat"]}
            found.append({**place, "hidden": True})
    return found


def _cell(cell: str, cards: dict[str, Json], view: Json, words: Words) -> Text:
    card = cards.get(cell)
    if card is None:
        return Text(f"{cell}\n", "dim")
    return _card(card, view, words)


def _card(card: Json, view: Json, words: Words) -> Text:
    order, width = view["order"], WIDTHS[view["columns"]]
    sign = SIGNS[order.index(card["seat"])]
    colour = COLOURS[card["seat"]]
    if card["id"] is None:
        return Text(f"{sign}?\n", colour)
    name = words.name(card["id"])
    if card.get("closed"):
        name = f"[{name[: width - 3]}]"
    shown = Text(f"{sign}{name}"[:width], colour)
    if "wounds" not in card:  # the player's own card, which nobody else sees yet
        return Text.assemble(shown, "\n", ("?", "dim"))
    life = f"♥{card['life'] - card['wounds']}"
    strike = "-".join(map(str, card["strike"] or ()))
    moves = f"→{card['moves']}" if card["moves"] else ""
    chips = "○" * min(card["chips"], 4)
    lines = [[life, strike, moves, chips]]
    if len(order) > 2:  # narrow cells have one line more
        lines = [[life, moves, chips], [strike]]
    marks = "\n".join(" ".join(filter(None, line)) for line in lines)
    return Text.assemble(shown, "\n", (marks, "dim" if card["closed"] else ""))


def _below(view: Json, words: Words) -> Text:
    say, lines = words.say, []
    if view["active"]:
        side, first = words.name(view["active"]), words.name(view["first"])
        turn, quiet = view["turn"], view["quiet"]
        lines.append(say("term-battle", turn=turn, side=side, first=first, quiet=quiet))
    zone = [_named(card, words) for card in view["cards"] if card["at"] == "zone"]
    if zone:
        lines.append(say("term-battle-zone", names=", ".join(zone)))
    if view["deal"]:
        deal = ", ".join(_priced(id, words) for id in view["deal"])
        lines.append(say("term-battle-deal", names=deal))
    if view["crystals"] is not None:
        lines.append(say("term-battle-crystals", **view["crystals"]))
    if view["mode"] == "team":
        lines += _teams(view, words)
    else:
        lines.append(say("term-battle-decks", **view["decks"]))
        lines.append(say("term-battle-legend"))
    return Text("\n".join(lines), "dim")


def _teams(view: Json, words: Words) -> list[str]:
    """The four players and their decks in the order of turns."""
    order = view["order"]
    players = " → ".join(words.name(seat) for seat in order)
    decks = ", ".join(f"{words.name(seat)} {count}" for seat, count in view["decks"].items())
    lines = [words.say("term-battle-teams", names=players)] if order else []
    lines.append(words.say("term-battle-decks-teams", names=decks))
    return [*lines, words.say("term-battle-legend-teams")]


def _named(card: Json, words: Words) -> str:
    return f"{words.name(card['id'])} ({card['id']}, {words.name(card['seat'])})"


def _priced(id: str, words: Words) -> str:
    part = words.parts[f"card-{id.partition('.')[0]}"]
    metal = "★" if part["crystal"] == "gold" else ""
    return f"{id} {words.name(id)} {part['cost']}{metal}"

"""Draft and sealed in a terminal: the stack in hand, the pool and the deck."""

from __future__ import annotations

from collections.abc import Iterable

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from laar.core.game import Json
from laar.terminal.words import Words

MODES = ("draft", "sealed")


def board(view: Json, words: Words) -> RenderableType:
    """The cards of a seat; for a spectator only how many cards are where."""
    parts: list[RenderableType] = [Text(_head(view, words), "dim")]
    if view["seat"] is None:
        parts.append(Text("\n".join(_counts(view, words))))
    elif view["deck"] is not None:
        out = [id for id in view["pool"] if id not in view["deck"]]
        count = len(view["deck"])
        title = words.say("term-limited-deck", count=count, out=len(out))
        parts.append(_cards(title, view["pool"], words, out))
    else:
        if view["hand"]:
            parts.append(_cards(words.say("term-limited-hand"), view["hand"], words))
        if view["pool"]:
            title = words.say("term-limited-pool", count=len(view["pool"]))
            parts.append(_cards(title, view["pool"], words))
    return Group(*parts)


def standing(view: Json) -> dict[str, str]:
    """Ids stand for themselves; answers show names beside them."""
    return {id: f"card-{id.partition('.')[0]}" for id in (*view["hand"], *view["pool"])}


def _head(view: Json, words: Words) -> str:
    if view["outcome"] is not None:
        return words.say("term-limited-over")
    if view["pick"] is None:
        count = len(view["deck"] or ())
        return words.say("term-limited-built", least=view["least"], count=count)
    told = {name: view[name] for name in ("round", "pick", "passes", "box")}
    return words.say("term-limited-draft", **told)


def _counts(view: Json, words: Words) -> list[str]:
    return [
        words.say(
            "term-limited-watch",
            seat=words.name(seat),
            stack=view["stacks"][seat],
            pool=view["pools"][seat],
        )
        for seat in view["seats"]
    ]


def _cards(title: str, ids: list[str], words: Words, out: Iterable[str] = ()) -> Table:
    """Cards by element and price with their abilities; those left out of the deck are dim."""
    table = Table(title=title, title_justify="left", box=box.SIMPLE, padding=(0, 1, 0, 0))
    for _ in range(4):
        table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    table.show_header = False

    def place(id: str) -> tuple[str, int, int]:
        part = _part(id, words)
        return part["element"], part["cost"], part["number"]

    for id in sorted(ids, key=place):
        part = _part(id, words)
        price = f"{part['cost']}{'★' if part['crystal'] == 'gold' else ''}"
        strike = "-".join(map(str, part["strike"] or ()))
        body = " ".join(filter(None, (f"♥{part['life']}", strike, f"→{part['move']}")))
        told = [words.say(f"element-{part['element']}"), *_abilities(part, words)]
        style = "dim strike" if id in out else ""
        table.add_row(id, words.name(id), price, body, "; ".join(told), style=style)
    return table


def _abilities(part: Json, words: Words) -> list[str]:
    """The keywords by name, and … if the card has other abilities."""
    keys = [" ".join(_named(one, words)) for one in part["keywords"]]
    return [*keys, *(["…"] if part["paragraphs"] else [])]


def _named(keyword: Json, words: Words) -> list[str]:
    name = keyword["name"][words.lang]
    return [name] if keyword["x"] is None else [name, str(keyword["x"])]


def _part(id: str, words: Words) -> Json:
    return words.parts[f"card-{id.partition('.')[0]}"]

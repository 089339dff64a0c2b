"""A report folder: rows, figures, charts and a page that needs no other file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from laar.lab.cards import SELDOM, STRONG
from laar.lab.charts import Axis, Dot, bars, dots
from laar.lab.figures import FAIR
from laar.lab.page import page
from laar.lab.row import Row
from laar.lab.store import write_figures, write_rows

Figures = dict[str, Any]
SHARES = Axis(0.2, 0.8, 0.1, FAIR)
HALF = Axis(0.2, 0.8, 0.1, (0.5, 0.5))
BOUGHT = Axis(0.0, 1.0, 0.1, (SELDOM, 1.0))
EFFECT = Axis(-0.2, 0.2, 0.04, (-STRONG, STRONG), signed=True)


def write(folder: Path, figures: Figures, rows: list[Row]) -> list[Path]:
    """Write everything; the paths of the files that a reader opens."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn = charts(figures)
    for name, text in drawn.items():
        (folder / f"{name}.svg").write_text(text + "\n", "utf-8")
    write_figures(folder, figures)
    html = folder / "report.html"
    html.write_text(page(figures, drawn), "utf-8")
    return [html, write_rows(folder, rows)]


def charts(figures: Figures) -> dict[str, str]:
    """All charts by name."""
    drawn = {
        "pairs": dots("Won by the first named deck", SHARES, pair_dots(figures)),
        "first": dots("Won by the First player", HALF, _first(figures)),
        "length": bars("Turns of a game", {int(k): n for k, n in figures["turns"].items()}),
    }
    for deck in figures["plan"]["decks"]:
        own = [card for card in figures["cards"] if card["deck"] == deck and card["deals"]]
        drawn[f"bought-{deck}"] = dots(f"Bought of the deals with it: {deck}", BOUGHT, _bought(own))
        title = f"Points of winning with it in the squad: {deck}"
        drawn[f"effect-{deck}"] = dots(title, EFFECT, effect_dots(own))
    return drawn


def pair_dots(figures: Figures, before: dict[str, float] | None = None) -> list[Dot]:
    """A dot for each pair of different decks."""
    return [
        Dot(
            name,
            pair["share"],
            pair["interval"],
            name in figures["verdict"]["pairs"],
            None if before is None else before.get(name),
        )
        for pair in figures["pairs"]
        if not pair["mirror"] and pair["games"]
        for name in ["-".join(pair["pair"])]
    ]


def _first(figures: Figures) -> list[Dot]:
    found = [("all games", figures["first"])]
    found += [("-".join(p["pair"]), p["first"]) for p in figures["pairs"]]
    return [Dot(name, one["share"], one["interval"]) for name, one in found if one["games"]]


def _bought(cards: list[Figures]) -> list[Dot]:
    found = sorted(cards, key=lambda card: -card["share"])
    return [Dot(named(c), c["share"], c["interval"], c["seldom"]) for c in found]


def effect_dots(cards: list[Figures], before: dict[int, float] | None = None) -> list[Dot]:
    """A dot for each card with a measured effect, the strongest first."""
    found = sorted((c for c in cards if c["effect"] is not None), key=lambda c: -c["effect"])
    return [
        Dot(
            named(card),
            card["effect"],
            card["effect_interval"],
            card["strong"],
            None if before is None else before.get(card["number"]),
        )
        for card in found
    ]


def named(card: Figures) -> str:
    """The label of a card in charts."""
    return f"{card['name']} {card['number']}"

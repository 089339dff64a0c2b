"""Compare two report folders, before and after a change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from laar.core.game import BadOptions
from laar.lab.charts import dots
from laar.lab.page import document, pct, signed, table
from laar.lab.report import EFFECT, SHARES, effect_dots, pair_dots
from laar.lab.store import read_figures

Figures = dict[str, Any]
ALIKE = ("bot", "budget", "dice", "games", "seed", "edition")  # the same in both plans


def compare(before: Path, after: Path) -> Figures:
    """What changed between two measurements."""
    a, b = read_figures(before), read_figures(after)
    if a["game"] != b["game"]:
        raise BadOptions(f"{before} is of {a['game']}, {after} of {b['game']}")
    pairs = {"-".join(pair["pair"]): pair for pair in a["pairs"]}
    cards = {(card["deck"], card["number"]): card for card in a["cards"]}
    return {
        "game": a["game"],
        "before": str(before),
        "after": str(after),
        "games": [a["games"], b["games"]],
        "unlike": [name for name in ALIKE if a["plan"][name] != b["plan"][name]],
        "first": [a["first"]["share"], b["first"]["share"]],
        "turns": [a["length"]["turns"], b["length"]["turns"]],
        "pairs": [
            {"pair": name, **_change("share", pairs[name], pair)}
            for pair in b["pairs"]
            for name in ["-".join(pair["pair"])]
            if name in pairs and not pair["mirror"]
        ],
        "cards": [
            {
                "number": card["number"],
                "name": card["name"],
                "deck": card["deck"],
                "bought": _change("share", was, card)["share"],
                "effect": _change("effect", was, card)["effect"],
                "wrong": [bool(one["seldom"] or one["strong"]) for one in (was, card)],
            }
            for card in b["cards"]
            if (was := cards.get((card["deck"], card["number"]))) is not None
        ],
        "verdict": [a["verdict"], b["verdict"]],
    }


def _change(name: str, before: Figures, after: Figures) -> Figures:
    return {name: [before[name], after[name]]}


def write(folder: Path, before: Path, after: Path) -> Path:
    """Write a page that shows both."""
    figures, (a, b) = compare(before, after), (read_figures(before), read_figures(after))
    shares = {"-".join(p["pair"]): p["share"] for p in a["pairs"] if not p["mirror"]}
    effects = {c["number"]: c["effect"] for c in a["cards"] if c["effect"] is not None}
    wrong = [card for card in figures["cards"] if any(card["wrong"])]
    shown = {card["number"] for card in wrong}
    cards = [card for card in b["cards"] if card["number"] in shown]
    drawn = {
        "compare-pairs": dots("Pairs, before (hollow) and after", SHARES, pair_dots(b, shares)),
        "compare-cards": dots("Cards out of bounds", EFFECT, effect_dots(cards, effects)),
    }
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in drawn.items():
        (folder / f"{name}.svg").write_text(text + "\n", "utf-8")
    parts = [
        f"<h1>Balance of {figures['game'].title()}, before and after</h1>",
        f"<p>{figures['games'][0]} and {figures['games'][1]} games.{_unlike(figures)}</p>",
        drawn["compare-pairs"],
        table(
            ("pair", "before", "after", "change"),
            ((p["pair"], *map(pct, p["share"]), moved(p["share"])) for p in figures["pairs"]),
            b["verdict"]["pairs"],
        ),
        "<h2>Cards out of bounds before or after</h2>",
        drawn["compare-cards"],
        table(
            ("number", "card", "bought before", "after", "effect before", "after"),
            (
                (c["number"], c["name"], *map(pct, c["bought"]), *map(signed, c["effect"]))
                for c in wrong
            ),
            [str(card["number"]) for card in wrong if card["wrong"][1]],
        ),
    ]
    path = folder / "compare.html"
    path.write_text(document("Before and after", parts), "utf-8")
    return path


def moved(values: list[float | None]) -> str:
    """The difference between two values, in percentage points.

    >>> moved([0.5, 0.55])
    '+5.0'
    """
    before, after = values
    return "" if before is None or after is None else signed(after - before)


def _unlike(figures: Figures) -> str:
    return f" They differ in {', '.join(figures['unlike'])}." if figures["unlike"] else ""

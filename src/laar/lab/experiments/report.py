"""The report of an experiment: a page with plots and tables, figures and every game."""

from __future__ import annotations

from collections import Counter
from html import escape
from math import floor, log10
from pathlib import Path
from typing import Any

from laar.lab.charts import Axis, Dot, bars, dots, narrowing
from laar.lab.experiments.plan import WIN
from laar.lab.experiments.sequence import ALIKE, DIFFERS
from laar.lab.experiments.trial import Trial
from laar.lab.page import document, pct, table
from laar.lab.store import write_figures, write_rows

Figures = dict[str, Any]
TICKS = 4  # on each side of zero
SLACK = 1e-9  # logarithms are not exact
WHY = {
    "decided": "Every arm is decided.",
    "games": "The games of the budget are played.",
    "seconds": "The time of the budget is spent.",
    "by hand": "It was stopped by hand.",
}
METHOD = (
    "Game n has the same dice in all arms, and differences are taken game by game. The interval "
    "may be looked at after every batch: with 95 % it holds the truth at all looks together "
    "(a confidence sequence), so an arm is decided as soon as it leaves zero, or lies wholly "
    "within what does not matter. Arms share the risk of a false alarm."
)


def write(folder: Path, figures: Figures, trials: list[Trial]) -> list[Path]:
    """Write everything; the paths of the files that a reader opens."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn = charts(figures, trials)
    for name, text in drawn.items():
        (folder / f"{name}.svg").write_text(text + "\n", "utf-8")
    write_figures(folder, figures)
    html = folder / "report.html"
    html.write_text(page(figures, drawn), "utf-8")
    return [html, write_rows(folder, trials, Trial)]


def said(figures: Figures) -> list[str]:
    """What a terminal tells."""
    lines = [f"{figures['experiment']['name']}: {WHY.get(figures['stopped'], '')}"]
    for arm in figures["arms"]:
        line = f"{arm['name']:<30}{_shown(figures, arm['mean']):>10} in {arm['games']} games"
        if "verdict" in arm:
            low, high = arm["interval"]
            edges = f"{_signed(figures, low)} to {_signed(figures, high)}"
            line += f"  {_signed(figures, arm['difference'])} ({edges})  {arm['verdict']}"
        lines.append(line)
    return lines


def charts(figures: Figures, trials: list[Trial]) -> dict[str, str]:
    """All charts by name."""
    axis = _axis(figures)
    told = [arm for arm in figures["arms"] if arm.get("interval", [None])[0] is not None]
    found = [
        Dot(arm["name"], arm["difference"], arm["interval"], arm["verdict"] == DIFFERS)
        for arm in told
    ]
    drawn = {"differences": dots(f"{figures['experiment']['metric']}: difference", axis, found)}
    for at, arm in enumerate(told, 2):
        looks = [tuple(look) for look in figures["looks"][arm["name"]] if look[2] is not None]
        if len(looks) > 1:
            drawn[f"looks-{at}"] = narrowing(f"{arm['name']}: as games came in", axis, looks)
    for at, arm in enumerate(figures["arms"], 1):
        turns = Counter(t.turns for t in trials if t.arm == arm["name"])
        drawn[f"turns-{at}"] = bars(f"{arm['name']}: turns of a game", turns)
    return drawn


def page(figures: Figures, drawn: dict[str, str]) -> str:
    """The page, which needs no other file."""
    one = figures["experiment"]
    counts = f"{sum(arm['games'] for arm in figures['arms'])} games in {figures['seconds']:.0f} s"
    played = (
        f"{one['game']} {figures['edition']}, bots {', '.join(one['bots'])}, "
        f"{one['thought']:g} steps of a search, seed {one['seed']}. Measured: {one['metric']}; "
        f"less than {_shown(figures, one['least'])} does not matter. {counts}. "
        f"{WHY.get(figures['stopped'], '')}"
    )
    wrong = [arm["name"] for arm in figures["arms"] if arm.get("verdict") == DIFFERS]
    return document(
        one["name"],
        [
            f"<h1>{escape(one['name'])}</h1>",
            f"<p>{escape(one['question'])}</p>" if one["question"] else "",
            f"<p>{escape(played)}</p>",
            drawn["differences"],
            table(
                ("arm", "games", one["metric"], "difference", "from", "to", "verdict"),
                (_row(figures, arm) for arm in figures["arms"]),
                wrong,
            ),
            f"<p>{escape(METHOD)}</p>",
            "<h2>What differs</h2>",
            table(("arm", "numbers", "cards", "options", "bots"), map(_arm, one["arm"])),
            *(text for name, text in drawn.items() if name.startswith("looks-")),
            "<h2>Everything measured</h2>",
            table(("arm", "won", "answers", "turns", "enemies left"), map(_all, figures["arms"])),
            *(text for name, text in drawn.items() if name.startswith("turns-")),
        ],
    )


def _row(figures: Figures, arm: Figures) -> tuple[str, ...]:
    told = (arm["name"], str(arm["games"]), _shown(figures, arm["mean"]))
    if "verdict" not in arm:
        return (*told, "", "", "", "")
    edges = (_signed(figures, edge) for edge in arm["interval"])
    words = {DIFFERS: "differs", ALIKE: "no difference that matters"}
    verdict = words.get(arm["verdict"], "not known yet")
    return (*told, _signed(figures, arm["difference"]), *edges, verdict)


def _arm(arm: Figures) -> tuple[str, ...]:
    cards = {f"{card}.{name}": v for card, by in arm["cards"].items() for name, v in by.items()}
    differs = (arm["numbers"], cards, arm["options"])
    told = (", ".join(f"{name} = {value}" for name, value in part.items()) for part in differs)
    return (arm["name"], *told, ", ".join(arm["bots"]))


def _all(arm: Figures) -> tuple[str, ...]:
    won = ", ".join(f"{seat} {pct(share)}" for seat, share in arm["wins"].items())
    return (arm["name"], won, str(arm["length"]), str(arm["turns"]), str(arm["left"]))


def _share(figures: Figures) -> bool:
    return str(figures["experiment"]["metric"]).startswith(WIN)


def _shown(figures: Figures, value: float | None) -> str:
    return "" if value is None else pct(value) if _share(figures) else f"{value:g}"


def _signed(figures: Figures, value: float | None) -> str:
    if value is None:
        return "?"
    return f"{100 * value:+.1f}" if _share(figures) else f"{value:+.4g}"


def _axis(figures: Figures) -> Axis:
    """Around zero, as wide as the widest interval."""
    bounds = [edge for arm in figures["arms"] for edge in arm.get("interval", ())]
    least = figures["experiment"]["least"]
    step = _round_step(max([2 * least, *(abs(e) for e in bounds if e is not None)]) / TICKS)
    wide = TICKS * step
    return Axis(-wide, wide, step, (-least, least), signed=True, plain=not _share(figures))


def _round_step(least: float) -> float:
    """The next round number: 1, 2 or 5 and zeros.

    >>> _round_step(0.147), _round_step(0.02), _round_step(3.0)
    (0.2, 0.02, 5.0)
    """
    power = 10.0 ** floor(log10(least) + SLACK)
    first = next((n for n in (1, 2, 5) if n * power >= least * (1 - SLACK)), 10)
    return float(f"{first * power:.6g}")

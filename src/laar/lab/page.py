"""A report as one HTML page that contains its charts."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

from laar.lab.cards import SELDOM, STRONG
from laar.lab.figures import ENOUGH, FAIR

Figures = dict[str, Any]
STYLE = """
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 68rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0 }
td, th { padding: .15rem .6rem; border-bottom: 1px solid #8884 }
td, th { text-align: left; white-space: nowrap }
td.n { text-align: right; font-variant-numeric: tabular-nums }
tr.wrong { background: #f9731633 }
.scroll { overflow-x: auto }
svg { max-width: 100%; height: auto; display: block; margin: 1rem 0 }
"""


def page(figures: Figures, charts: dict[str, str]) -> str:
    """The report of a measurement."""
    plan = figures["plan"]
    parts = [
        f"<h1>Balance of {figures['game'].title()}</h1>",
        f"<p>{escape(summary(figures))}</p>",
        f"<p>Bot {escape(plan['bot'])}, {escape(plan['dice'])} dice, seed {plan['seed']}; "
        f"{figures['answers']} decisions, {figures['processor']} s of processor time. Each seed is "
        "played twice with the decks swapped between the seats; each deck is First equally often. "
        "A draw is half a win. Intervals are 95 %. Less luck: what deals, cards and dice brought "
        "by exact weights is taken away; games saved is how many times as many games would tell "
        "as much without.</p>",
        _list(remarks(figures)),
        "<h2>Pairs</h2>",
        charts["pairs"],
        table(
            PAIR_HEAD,
            (_pair(pair) for pair in figures["pairs"]),
            {"-".join(p["pair"]) for p in figures["pairs"]} & set(figures["verdict"]["pairs"]),
        ),
        table(
            ("deck", "games", "won against others", "interval"),
            (
                (d["deck"], d["games"], pct(d["share"]), span(d["interval"]))
                for d in figures["decks"]
            ),
        ),
        "<h2>First player</h2>",
        charts["first"],
        "<h2>Length</h2>",
        charts["length"],
        table(("ended by", "games"), figures["ends"].items()),
        "<h2>Cards</h2>",
        f"<p>{escape(METHOD)}</p>",
    ]
    for deck in plan["decks"]:
        own = [card for card in figures["cards"] if card["deck"] == deck]
        parts += [f"<h3>{escape(deck)}</h3>", charts[f"effect-{deck}"], charts[f"bought-{deck}"]]
        wrong = {str(card["number"]) for card in own if card["seldom"] or card["strong"]}
        parts.append(table(CARD_HEAD, (_card(card) for card in own), wrong))
    return document(f"Balance of {figures['game'].title()}", parts)


PAIR_HEAD = (
    "pair",
    "games",
    "won",
    "interval",
    "less luck",
    "interval",
    "games saved",
    "draws",
    "First won",
    "turns",
    "seconds",
)
METHOD = (
    "Effect: how many points more are won with at least one copy in the squad than without, among "
    "games against the same deck in the same role (First or Second), strata weighed as by Mantel "
    "and Haenszel, errors clustered by seed. By the deal: the same judged only by whether the card "
    "happened to be dealt, for each time it is then bought; it is free of the buyer's reasons but "
    "says less. Empty: too few games."
)
CARD_HEAD = (
    "number",
    "card",
    "cost",
    "source",
    "deals",
    "bought",
    "effect",
    "interval",
    "by the deal",
    "interval",
)


def summary(figures: Figures) -> str:
    """One sentence on how much was played."""
    if figures["stopped"]:
        return f"Stopped early: {figures['games']} of {figures['planned']} games were played."
    return f"{figures['games']} games in {figures['seconds']:.0f} s."


def remarks(figures: Figures) -> list[str]:
    """What is out of bounds, and what a reader must know about the figures."""
    verdict, found = figures["verdict"], []
    if not verdict["enough"]:
        found.append(f"Fewer than {ENOUGH} games a pair: what follows is no verdict yet.")
    if figures["failed"]:
        found.append(f"{len(figures['failed'])} games broke: {'; '.join(figures['failed'][:3])}.")
    if figures["stumbles"]:
        found.append(f"The bot had no answer of its own in {figures['stumbles']} decisions.")
    low, high = FAIR
    outside = ", ".join(verdict["pairs"]) or "none"
    found.append(f"Pairs outside {low:.0%} to {high:.0%}: {outside}.")
    names = {card["number"]: _called(card) for card in figures["cards"]}
    for key, what in (
        ("seldom", f"Cards bought in less than {SELDOM:.0%} of the deals that hold them"),
        ("strong", f"Cards that change the chance to win by more than {100 * STRONG:.0f} points"),
    ):
        found.append(f"{what}: {', '.join(names[n] for n in verdict[key]) or 'none'}.")
    return found


def _called(card: Figures) -> str:
    """A card by number and name, marked if its whole interval is beyond the bound."""
    return f"{card['number']} {card['name']}{' (surely)' if card['surely'] else ''}"


def _pair(pair: Figures) -> tuple[Any, ...]:
    length, first = pair["length"], pair["first"]
    low, high = length["tenths"]
    return (
        "-".join(pair["pair"]),
        pair["games"],
        "" if pair["mirror"] else pct(pair["share"]),
        "" if pair["mirror"] else span(pair["interval"]),
        *less_luck(pair.get("adjusted")),
        pair["draws"],
        f"{pct(first['share'])} ({span(first['interval'])})",
        f"{length['turns']:g} ({low:g} to {high:g})",
        length["seconds"],
    )


def less_luck(found: Figures | None) -> tuple[str, str, str]:
    """The share less luck, its interval, and how many times as many games would tell as much."""
    if found is None:
        return "", "", ""
    factor = found["factor"]
    return pct(found["share"]), span(found["interval"]), f"{factor:.2f}" if factor else ""


def _card(card: Figures) -> tuple[Any, ...]:
    return (
        card["number"],
        card["name"],
        f"{card['cost']} {card['crystal']}",
        card["provenance"],
        card["deals"],
        pct(card["share"]),
        signed(card["effect"]),
        span(card["effect_interval"], signed),
        signed(card["drawn"]),
        span(card["drawn_interval"], signed),
    )


def pct(value: float | None) -> str:
    """A share as a percentage."""
    return "" if value is None else f"{100 * value:.1f} %"


def signed(value: float | None) -> str:
    """A difference of shares in percentage points."""
    return "" if value is None else f"{100 * value:+.1f}"


def span(edges: list[float] | None, told: Any = pct) -> str:
    """An interval.

    >>> span([0.471, 0.529])
    '47.1 to 52.9 %'
    """
    return "" if edges is None else f"{told(edges[0]).removesuffix(' %')} to {told(edges[1])}"


def _list(items: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(item)}</li>' for item in items)}</ul>"


def table(head: tuple[str, ...], rows: Iterable[Iterable[Any]], wrong: Iterable[str] = ()) -> str:
    """An HTML table; rows whose first cell is in ``wrong`` are marked."""
    lines = [f"<tr>{''.join(f'<th>{escape(cell)}</th>' for cell in head)}</tr>"]
    for row in rows:
        cells = [str(cell) for cell in row]
        mark = ' class="wrong"' if cells[0] in wrong else ""
        shown = "".join(
            f"<td{' class=n' if cell[:1] in '+-0123456789' else ''}>{escape(cell)}</td>"
            for cell in cells
        )
        lines.append(f"<tr{mark}>{shown}</tr>")
    return f'<div class="scroll"><table>{"".join(lines)}</table></div>'


def document(title: str, parts: Iterable[str]) -> str:
    """A whole page."""
    return (
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width">'
        f"<style>{STYLE}</style><body>\n" + "\n".join(parts) + "\n</body></html>\n"
    )

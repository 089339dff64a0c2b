"""Charts of a report as SVG: dots with intervals, and bars."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape

WIDTH, LABELS, RIGHT = 720, 220, 60
ROW, TOP, BOTTOM = 20, 40, 34
FINE, WRONG, WAS, INK, FAINT, BAND = (
    "#2563a8",
    "#c2410c",
    "#8a8f98",
    "#1f2328",
    "#d9dde3",
    "#e3f1e6",
)


@dataclass(frozen=True)
class Dot:
    """A share with its interval; ``wrong`` marks it, ``was`` is its value before a change."""

    label: str
    value: float
    interval: Sequence[float]
    wrong: bool = False
    was: float | None = None


@dataclass(frozen=True)
class Axis:
    """The horizontal axis; ``band`` is the range that values should lie in."""

    low: float
    high: float
    step: float
    band: tuple[float, float] | None = None
    signed: bool = False
    plain: bool = False  # numbers as they are, not percentages

    def place(self, value: float) -> float:
        """Pixels from the left; a value beyond the axis is drawn at its end."""
        part = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return round(LABELS + part * (WIDTH - LABELS - RIGHT), 1)

    def told(self, value: float) -> str:
        """A value as a percentage, unless it is a plain number."""
        value = round(value, 6)  # sums of steps are not exact
        if self.plain:
            return f"{value:{'+' if self.signed and value else ''}.4g}"
        return f"{100 * value:{'+' if value else ''}.0f}" if self.signed else f"{100 * value:.0f} %"

    def ticks(self) -> list[float]:
        """The values that have a vertical line."""
        count = round((self.high - self.low) / self.step)
        return [self.low + n * self.step for n in range(count + 1)]


def dots(title: str, axis: Axis, found: Iterable[Dot]) -> str:
    """A chart with one dot and its interval on each line."""
    rows = list(found)
    bottom = TOP + ROW * len(rows)
    parts = []
    if axis.band is not None:
        left, right = (axis.place(edge) for edge in axis.band)
        size = f'width="{right - left:.1f}" height="{bottom - TOP}"'
        parts.append(f'<rect x="{left}" y="{TOP}" {size} fill="{BAND}"/>')
    for tick in axis.ticks():
        x = axis.place(tick)
        parts.append(_line(x, TOP, x, bottom, FAINT))
        parts.append(_text(x, bottom + 16, axis.told(tick), "middle"))
    for at, dot in enumerate(rows):
        parts += _dot(dot, axis, TOP + ROW * at + ROW / 2)
    return _svg(title, bottom + BOTTOM, parts)


def _dot(dot: Dot, axis: Axis, y: float) -> list[str]:
    colour = WRONG if dot.wrong else FINE
    x = axis.place(dot.value)
    low, high = map(axis.place, dot.interval)
    parts = [_text(LABELS - 8, y + 4, dot.label, "end")]
    if dot.was is not None:
        was = axis.place(dot.was)
        parts.append(_line(was, y, x, y, WAS))
        parts.append(f'<circle cx="{was}" cy="{y}" r="4" fill="#fff" stroke="{WAS}"/>')
    parts.append(_line(low, y, high, y, colour, 2))
    parts.append(f'<circle cx="{x}" cy="{y}" r="4" fill="{colour}"/>')
    parts.append(_text(WIDTH - 4, y + 4, _value(axis, dot.value), "end", colour))
    return parts


def _value(axis: Axis, value: float) -> str:
    if axis.plain:
        return axis.told(value)
    return f"{100 * value:+.1f}" if axis.signed else f"{100 * value:.1f} %"


def narrowing(title: str, axis: Axis, looks: Sequence[tuple[int, float, float, float]]) -> str:
    """How a value and its interval became clearer: after so many games, value, low, high."""
    height, bottom, most = 160, TOP + 160, max((look[0] for look in looks), default=1)

    def at(games: int, value: float) -> str:
        part = (min(max(value, axis.low), axis.high) - axis.low) / (axis.high - axis.low)
        return f"{RIGHT + games / most * (WIDTH - 2 * RIGHT):.1f},{bottom - part * height:.1f}"

    parts = []
    for tick in axis.ticks():
        y = float(at(0, tick).split(",")[1])
        parts.append(_line(RIGHT, y, WIDTH - RIGHT, y, INK if not round(tick, 9) else FAINT))
        parts.append(_text(RIGHT - 6, y + 4, axis.told(tick), "end"))
    edge = [at(n, low) for n, _, low, _ in looks] + [at(n, high) for n, _, _, high in looks[::-1]]
    parts.append(f'<polygon points="{" ".join(edge)}" fill="{FINE}" fill-opacity="0.2"/>')
    middle = " ".join(at(n, value) for n, value, _, _ in looks)
    parts.append(f'<polyline points="{middle}" fill="none" stroke="{FINE}" stroke-width="2"/>')
    parts.append(_text(WIDTH - RIGHT, bottom + 16, f"{most} games", "end"))
    return _svg(title, bottom + BOTTOM, parts)


def bars(title: str, counts: Mapping[int, int], most: int = 60) -> str:
    """How often each number came up, grouped into at most ``most`` bars."""
    height, bottom = 160, TOP + 160
    low, high = (min(counts), max(counts)) if counts else (0, 0)
    wide = -(-(high - low + 1) // most)  # numbers per bar
    heaps: dict[int, int] = {}
    for number, count in counts.items():
        heaps[(number - low) // wide] = heaps.get((number - low) // wide, 0) + count
    step = (WIDTH - 2 * RIGHT) / max(1, -(-(high - low + 1) // wide))
    tallest = max(heaps.values(), default=1)
    parts = [_line(RIGHT, bottom, WIDTH - RIGHT, bottom, INK)]
    every = max(1, round(len(range(low, high + 1, wide)) / 12))
    for at in range(len(range(low, high + 1, wide))):
        x, size = RIGHT + at * step, height * heaps.get(at, 0) / tallest
        shape = f'width="{step * 0.9:.1f}" height="{size:.1f}"'
        parts.append(f'<rect x="{x:.1f}" y="{bottom - size:.1f}" {shape} fill="{FINE}"/>')
        if at % every == 0:
            parts.append(_text(x + step / 2, bottom + 16, str(low + at * wide), "middle"))
    parts.append(_text(RIGHT - 6, TOP + 8, str(tallest), "end"))
    return _svg(title, bottom + BOTTOM, parts)


def _svg(title: str, height: float, parts: list[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
        f'width="{WIDTH}" font-family="system-ui, sans-serif" font-size="12">'
        f"<title>{escape(title)}</title>"
    )
    paper = '<rect width="100%" height="100%" fill="#fff"/>'
    heading = f'<text x="8" y="22" font-size="15" fill="{INK}">{escape(title)}</text>'
    return "\n".join([head, paper, heading, *parts, "</svg>"])


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: int = 1) -> str:
    ends = f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"/>'


def _text(x: float, y: float, text: str, anchor: str, colour: str = INK) -> str:
    where = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {where} fill="{colour}">{escape(text)}</text>'

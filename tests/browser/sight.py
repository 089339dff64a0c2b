"""What a person sees at the table, read from what the page says aloud: names of cells and buttons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

import laar
from laar.texts import Say

SIDES: dict[str, str] = {}  # of each fighter, by its name in either language
for _fighter in laar.game("belogorye").components("2017"):
    for _name in _fighter["name"].values():
        SIDES[_name] = _fighter["side"]

MARKS = ("ready", "step", "target", "spot", "chosen", "refused", "attacker", "struck", "defend")

# The panel's plain buttons answer the question; small and ghostly ones only help.
READ = """([panel, end, notReady]) => {
  const box = document.querySelector(`section[aria-label="${panel}"]`);
  if (!box) return null;
  const open = (e) => !e.disabled && e.ariaDisabled !== 'true' && e.checkVisibility({ visibilityProperty: true });
  const plain = [...box.querySelectorAll('.act .btn:not(.sm):not(.ghost)')].filter(open).map((e) => e.innerText.trim());
  return {
    labels: [...document.querySelectorAll('[role=gridcell]')].map((e) => e.ariaLabel),
    title: box.querySelector('h2')?.innerText ?? '',
    answers: plain.filter((text) => !text.startsWith(end) && text !== notReady),
    end: [...document.querySelectorAll('.btn')].some((e) => open(e) && e.innerText.startsWith(end)),
    weighed: box.querySelector('.confirm') !== null,
    over: box.querySelector('a[href^="/r/"]') !== null,
    handing: document.querySelector('[role=dialog][aria-modal]') !== null,
    lines: box.querySelectorAll('.line').length,
  };
}"""
# A chosen fighter with nowhere to go: its odds are on their way.
ASKED = f"""(args) => {{
  const sight = ({READ})(args);
  if (!sight) return null;
  const says = (marks) => sight.labels.some((label) => marks.some((mark) => label.endsWith(`, ${{mark}}`)));
  const [ready, step, target, spot, chosen] = args[3];
  const lit = says([ready, step, target, spot]) || sight.answers.length > 0;
  const asked = sight.over || sight.handing || sight.weighed || lit || (sight.end && !says([chosen]));
  return asked ? sight : null;
}}"""
# A target was chosen: its odds, a choice between strike and property, or what it led to.
WEIGHED = f"""([args, title, lines]) => {{
  const sight = ({READ})(args);
  return sight && (sight.weighed || sight.answers.length > 1 || sight.title !== title || sight.lines > lines);
}}"""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell as it is named aloud: who stands there and how it is lit."""

    name: str
    side: str  # of the fighter on it; empty where nobody stands
    mark: str


@dataclass(frozen=True, slots=True)
class Sight:
    """The table at one moment."""

    cells: tuple[Cell, ...]
    title: str
    answers: tuple[str, ...]
    end: bool
    weighed: bool
    over: bool
    handing: bool
    lines: int

    def lit(self, *marks: str) -> list[Cell]:
        """The cells marked so."""
        return [cell for cell in self.cells if cell.mark in marks]

    @property
    def chosen(self) -> str | None:
        """The cell of the chosen fighter."""
        return next((cell.name for cell in self.lit("chosen")), None)


def look(page: Page, say: Say) -> Sight:
    """The table as it is now."""
    return _sight(page.evaluate(READ, _words(say)), say)


def await_question(page: Page, say: Say) -> Sight:
    """The table as soon as there is something to answer, or the end."""
    return _sight(page.wait_for_function(ASKED, arg=_words(say)).json_value(), say)


def await_odds(page: Page, say: Say, before: Sight) -> None:
    """Until the choice of a target has come to something."""
    page.wait_for_function(WEIGHED, arg=[_words(say), before.title, before.lines])


def _words(say: Say) -> list[Any]:
    return [say("panel"), say("do-end"), say("do-not-ready"), [say(f"say-{m}") for m in MARKS[:5]]]


def _sight(told: dict[str, Any], say: Say) -> Sight:
    marks = {say(f"say-{mark}"): mark for mark in MARKS}
    marks[say("say-spot")] = "target"  # both are there to be chosen
    cells = tuple(_cell(label.split(", "), marks) for label in told.pop("labels"))
    answers = tuple(told.pop("answers"))
    return Sight(cells=cells, answers=answers, **told)


def _cell(words: list[str], marks: dict[str, str]) -> Cell:
    return Cell(words[0], SIDES.get(words[1], ""), marks.get(words[-1], ""))

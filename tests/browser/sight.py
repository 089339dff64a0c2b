"""What a person sees at the table, read from what the page says aloud of cells and buttons."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

import laar
from laar.texts import Say

SIDES: dict[str, str] = {}  # of each fighter, by its name in either language
for _fighter in laar.game("belogorye").components("2017"):
    for _name in _fighter["name"].values():
        SIDES[_name] = _fighter["side"]

LIT = ("ready", "step", "target", "spot")
MARKS = (*LIT, "chosen", "refused", "attacker", "struck", "defend")
POLL = 15  # milliseconds; every frame would keep the browser busy
STATES = ("open", "closed", "poisoned", "acted")

# The panel's plain buttons answer the question; small and ghostly ones only help.
READ = """(words) => {
  const box = document.querySelector(`section[aria-label="${words.panel}"]`);
  if (!box) return null;
  const seen = (e) => e.checkVisibility({ visibilityProperty: true });
  const open = (e) => !e.disabled && e.ariaDisabled !== 'true' && seen(e);
  const text = (e) => e.innerText.trim();
  const ends = (e) => text(e).startsWith(words.end);
  const answers = [...box.querySelectorAll('.act .btn:not(.sm):not(.ghost)')].filter(open);
  const title = box.querySelector('h2')?.innerText ?? '';
  return {
    busy: box.querySelector('.act-slot').ariaBusy === 'true',
    labels: [...document.querySelectorAll('[role=gridcell]')].map((e) => e.ariaLabel),
    title,
    answers: answers.filter((e) => !ends(e)).map(text).filter((t) => t !== words.notReady),
    end: [...document.querySelectorAll('.btn')].some((e) => open(e) && ends(e)),
    weighed: words.odds.includes(title),
    over: box.querySelector('a[href^="/r/"]') !== null,
    handing: document.querySelector('[role=dialog][aria-modal]') !== null,
    lines: Number(box.querySelector('[role=log]')?.dataset.told ?? 0),
  };
}"""
# A chosen fighter with nowhere to go: its odds are on their way.
ASKED = f"""([words, titles]) => {{
  const sight = ({READ})(words);
  if (!sight) return null;
  const says = (mark) => sight.labels.some((label) => label.endsWith(`, ${{mark}}`));
  const asked = sight.answers.length > 0 || words.lit.some(says);
  const free = sight.end && !says(words.chosen);
  const other = sight.over || sight.handing || sight.weighed || titles.includes(sight.title);
  return ((asked || free) && !sight.busy) || other ? sight : null;
}}"""
# What a choice led to: odds, a further choice between strike and property, or another question
# (where a victim is to be dragged has the same title, but nobody is chosen any more).
MOVED = f"""([words, title, lines, chose]) => {{
  const sight = ({READ})(words);
  if (!sight) return false;
  const chosen = sight.labels.some((label) => label.endsWith(`, ${{words.chosen}}`));
  const news = sight.title !== title || sight.lines > lines || (chose && !chosen);
  return news || sight.handing || sight.answers.length > 1;
}}"""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell as it is named aloud: who stands there and how it is lit."""

    name: str
    side: str  # of the fighter on it; empty where nobody stands
    mark: str
    state: tuple[str, ...]  # of the fighter, without words of any language


@dataclass(frozen=True, slots=True)
class Sight:
    """The table at one moment."""

    cells: tuple[Cell, ...]
    busy: bool  # an answer is on its way, or something still moves
    title: str
    answers: tuple[str, ...]
    end: bool
    weighed: bool
    over: bool
    handing: bool
    lines: int  # how far the log has come: the number of its newest fact

    def lit(self, *marks: str) -> list[Cell]:
        """The cells marked so."""
        return [cell for cell in self.cells if cell.mark in marks]

    @property
    def position(self) -> set[tuple[str, str, tuple[str, ...]]]:
        """Who stands where and how: the same for everyone at the table, in every language."""
        return {(cell.name, cell.side, cell.state) for cell in self.cells if cell.side}

    @property
    def chosen(self) -> str | None:
        """The cell of the chosen fighter."""
        return next((cell.name for cell in self.lit("chosen")), None)


def look(page: Page, say: Say) -> Sight:
    """The table as it is now."""
    return _sight(page.evaluate(READ, _words(say)), say)


def await_question(page: Page, say: Say, *titles: str) -> Sight:
    """The table as soon as there is something to answer, or the end, or the panel has a title."""
    arg = [_words(say), titles]
    return _sight(page.wait_for_function(ASKED, arg=arg, polling=POLL).json_value(), say)


def await_news(page: Page, say: Say, before: Sight) -> None:
    """Until a choice has come to something."""
    arg = [_words(say), before.title, before.lines, before.chosen is not None]
    page.wait_for_function(MOVED, arg=arg, polling=POLL)


def await_lines(page: Page, say: Say, lines: int) -> None:
    """Until the log has come so far."""
    told = f"([words, lines]) => ({READ})(words)?.lines === lines"
    page.wait_for_function(told, arg=[_words(say), lines], polling=POLL)


def _words(say: Say) -> dict[str, Any]:
    return {
        "panel": say("panel"),
        "end": say("do-end"),
        "notReady": say("do-not-ready"),
        "odds": [say(f"odds-title-{what}") for what in ("strike", "intercept", "use")],
        "chosen": say("say-chosen"),
        "lit": [say(f"say-{mark}") for mark in (*LIT, "ally")],
    }


def _sight(told: dict[str, Any], say: Say) -> Sight:
    marks = {say(f"say-{mark}"): mark for mark in MARKS}
    marks[say("say-spot")] = marks[say("say-ally")] = "target"  # all are there to be chosen
    states = {say(f"say-{state}"): state for state in STATES}
    cells = tuple(_cell(label.split(", "), marks, states) for label in told.pop("labels"))
    answers = tuple(told.pop("answers"))
    return Sight(cells=cells, answers=answers, **told)


def _cell(words: list[str], marks: dict[str, str], states: dict[str, str]) -> Cell:
    """`c3, Ilya Muromets, Bogatyrs, 7 of 10 lives, open, may act`."""
    name, who, *more = words
    lives = tuple(re.findall(r"\d+", next((word for word in more if re.search(r"\d", word)), "")))
    state = tuple(states[word] for word in more if word in states)
    return Cell(name, SIDES.get(who, ""), marks.get(words[-1], ""), lives + state)

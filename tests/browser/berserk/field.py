"""What a person sees of a battle, read from what the page says aloud of cells and buttons."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from laar.texts import Say

SEATS = ("red", "blue", "green", "violet")
KINDS = (
    *("first", "redeal", "squad", "place", "start", "main", "main-chosen", "answer"),
    *("first-team", "lead", "quarter", "target", "pay", "may", "cell"),
    *("order", "reroll", "exchange"),
)
LIT = ("ready", "step", "target", "spot")
# A defender is marked for as long as the strike waits, whoever is asked.
MARKS = (*LIT, "defend", "friend", "chosen", "attacker", "struck", "refused")
# What a choice can change.
NEWS = ["title", "lines", "named", "handing", "over", "squad"]
POLL = 15  # milliseconds; every frame would keep the browser busy

# The panel's plain buttons answer the question; small and ghostly ones only help.
READ = """(words) => {
  const box = document.querySelector(`section[aria-label="${words.panel}"]`);
  const act = box?.querySelector('.act');
  if (!act) return null;
  const seen = (e) => e.checkVisibility({ visibilityProperty: true });
  const open = (e) => !e.disabled && e.ariaDisabled !== 'true' && seen(e);
  const all = (at, what) => [...at.querySelectorAll(what)].filter(open);
  const text = (e) => e.innerText.trim();
  const bought = (e) => e.ariaPressed === 'true';
  const plain = all(act, 'button.btn:not(.sm):not(.ghost):not(.end):not(.deed)');
  const title = act.querySelector('h2')?.innerText ?? '';
  return {
    busy: box.querySelector('.act-slot').ariaBusy === 'true',
    labels: [...document.querySelectorAll('[role=gridcell]')].map((e) => e.ariaLabel),
    deal: [...document.querySelectorAll('.deal [data-card]')].map((e) => e.dataset.card),
    free: all(document, 'button.free[data-card]').map((e) => e.dataset.card),
    squad: [...document.querySelectorAll('.deal [data-card]')].filter(bought).length,
    title,
    answers: plain.map(text).filter((t) => t !== words.notReady),
    deeds: all(act, 'button.deed').map(text),
    picks: all(act, '.prompt ul > li > button:not(.btn)').length,
    end: all(document, '.btn.end').length > 0,
    weighed: words.odds.includes(title),
    over: act.querySelector('.outcome') !== null,
    handing: document.querySelector('[role=dialog][aria-modal]') !== null,
    lines: Number(box.querySelector('[role=log]')?.dataset.told ?? 0),
    players: [...document.querySelectorAll('section[data-seat]')]
      .map((e) => [e.ariaLabel, e.dataset.seat]),
    named: act.querySelector('.named')?.innerText ?? '',
  };
}"""
# A chosen card with nowhere to go: its odds are on their way.
ASKED = f"""([words, titles]) => {{
  const sight = ({READ})(words);
  if (!sight) return null;
  const says = (mark) => sight.labels.some((label) => label.endsWith(`, ${{mark}}`));
  const asked = sight.answers.length + sight.picks + sight.free.length > 0 || words.lit.some(says);
  const free = sight.end && (!says(words.chosen) || sight.title.endsWith(words.chose));
  const titled = titles.some((one) => sight.title.startsWith(one));
  const other = sight.over || sight.handing || sight.weighed || titled;
  return ((asked || free) && !sight.busy) || other ? sight : null;
}}"""
# What a choice led to: odds, or another question.
MOVED = f"""([words, before]) => {{
  const sight = ({READ})(words);
  const parts = {json.dumps(NEWS)};
  return sight && parts.some((part) => sight[part] !== before[part]);
}}"""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell as it is named aloud: whose card stands there and how it is lit."""

    name: str
    seat: str  # who leads the card on it; empty where none stands
    label: str
    mark: str


@dataclass(frozen=True, slots=True)
class Field:
    """The table at one moment."""

    cells: tuple[Cell, ...]
    busy: bool  # an answer is on its way, or something still moves
    deal: tuple[str, ...]  # the cards one is dealt, by their ids …
    free: tuple[str, ...]  # … those that may be bought now …
    squad: int  # … and how many are
    title: str
    kind: str
    answers: tuple[str, ...]
    deeds: tuple[str, ...]  # what the chosen card may do where it stands
    picks: int  # cards to choose from that stand on no cell
    end: bool
    weighed: bool
    over: bool
    handing: bool
    lines: int  # how far the log has come: the number of its newest fact
    players: dict[str, str]  # the seats, by what their players are called
    named: str  # targets of a deed that were chosen before this one

    def lit(self, *marks: str) -> list[Cell]:
        """The cells marked so."""
        return [cell for cell in self.cells if cell.mark in marks]

    def at(self, name: str) -> Cell:
        """One cell."""
        return next(cell for cell in self.cells if cell.name == name)

    @property
    def position(self) -> list[tuple[str, str]]:
        """What everyone who reads the same language is told of the field."""
        return sorted((cell.name, cell.label) for cell in self.cells)

    @property
    def chosen(self) -> str | None:
        """The cell of the chosen card."""
        return next((cell.name for cell in self.lit("chosen")), None)


def look(page: Page, say: Say) -> Field:
    """The table as it is now."""
    return _field(page.evaluate(READ, _words(say)), say)


def await_question(page: Page, say: Say, *titles: str) -> Field:
    """The table as soon as there is something to answer, or the end, or a title that begins so."""
    arg = [_words(say), titles]
    return _field(page.wait_for_function(ASKED, arg=arg, polling=POLL).json_value(), say)


def await_news(page: Page, say: Say, before: Field) -> None:
    """Until a choice has come to something."""
    was = {part: getattr(before, part) for part in NEWS}
    page.wait_for_function(MOVED, arg=[_words(say), was], polling=POLL)


def await_lines(page: Page, say: Say, lines: int) -> Field:
    """The table when the log has come so far."""
    told = f"([words, lines]) => ({READ})(words)?.lines === lines"
    page.wait_for_function(told, arg=[_words(say), lines], polling=POLL)
    return look(page, say)


def _words(say: Say) -> dict[str, Any]:
    return {
        "panel": say("panel"),
        "notReady": say("do-not-ready"),
        "odds": [say("odds-title-strike"), say("odds-title-use")],
        "chosen": say("say-chosen"),
        "chose": say("ask-main-chosen"),
        "lit": [say(f"say-{mark}") for mark in (*LIT, "ally")],
    }


def _field(told: dict[str, Any], say: Say) -> Field:
    marks = {say(f"say-{mark}"): mark for mark in MARKS}
    marks[say("say-spot")] = marks[say("say-ally")] = "target"  # all are there to be chosen
    marks[say("say-friend-team")] = "friend"
    names = told["players"] = dict(told["players"])
    price = say("odds-price", wounds="")
    labels = (_unpriced(label, price) for label in told.pop("labels"))
    cells = tuple(_cell(label, marks, names) for label in labels)
    title = "" if told["handing"] else told["title"]  # nobody asks under the cover
    kind = next((k for k in KINDS if title.endswith(say(f"ask-{k}"))), "")
    for part in ("deal", "free", "answers", "deeds"):
        told[part] = tuple(told[part])
    return Field(cells=cells, kind=kind, **told)


def _unpriced(label: str, price: str) -> str:
    """A label without what a strike would do there: that comes a moment later."""
    return ", ".join(part for part in label.split(", ") if price not in part)


def _cell(label: str, marks: dict[str, str], names: dict[str, str]) -> Cell:
    """`c3, Shagrash, Orcs, 7 of 12 lives, open, strike 3-4-3, may act`."""
    said, _, last = label.rpartition(", ")
    mark = marks.get(last, "")
    words = label.split(", ")
    seat = names.get(words[2], "") if len(words) > 2 else ""
    return Cell(words[0], seat, said if mark else label, mark)

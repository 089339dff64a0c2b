"""What a defender sees, read from what the page says aloud of the castle and of its buttons."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from laar.texts import Say

LIT = ("go", "take", "hit", "pick")
MARKS = (*LIT, "chosen", "target", "refused")
SEATS = ("dagdar", "sannirr", "irvena", "talm")
POLL = 15  # milliseconds; every frame would keep the browser busy

# The panel's plain buttons answer the question; small and ghostly ones only help.
READ = """(words) => {
  const box = document.querySelector(`section[aria-label="${words.panel}"]`);
  const act = box?.querySelector('.act');
  const castle = document.querySelector('[role=application]');
  if (!act || !castle) return null;
  const seen = (e) => e.checkVisibility({ visibilityProperty: true });
  const open = (e) => !e.disabled && e.ariaDisabled !== 'true' && seen(e);
  const text = (e) => e.innerText.trim();
  const label = (e) => e.getAttribute('aria-label');
  const mana = (seat) => [...seat.querySelectorAll('.manas [role=img]')].map((e) => e.innerText);
  const answers = [...act.querySelectorAll('button.btn:not(.sm):not(.ghost)')].filter(open);
  return {
    busy: box.querySelector('.act-slot').ariaBusy === 'true',
    spots: [...castle.querySelectorAll('[data-spot]')].map((e) => [e.dataset.spot, label(e)]),
    mana: [...document.querySelectorAll('[data-seat]')].map((e) => mana(e).join(' ')),
    title: act.querySelector('h2')?.innerText ?? '',
    answers: answers.map(text),
    end: [...document.querySelectorAll('.btn')].some((e) => open(e) && text(e) === words.end),
    over: act.querySelector('a[href^="/r/"]') !== null,
    lines: Number(box.querySelector('[role=log]')?.dataset.told ?? 0),
  };
}"""
ASKED = f"""([words, waits]) => {{
  const sight = ({READ})(words);
  if (!sight) return null;
  const says = ([, label]) => words.lit.some((mark) => label.endsWith(`, ${{mark}}`));
  const asked = sight.answers.length > 0 || sight.end || sight.spots.some(says);
  return sight.over || (asked && !sight.busy) || waits.includes(sight.title) ? sight : null;
}}"""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place of the castle as it is named aloud, and how it is lit."""

    name: str
    label: str
    mark: str

    @property
    def numbers(self) -> tuple[str, ...]:
        """What it says in any language."""
        return tuple(re.findall(r"\d+", self.label))


@dataclass(frozen=True, slots=True)
class Siege:
    """The castle at one moment."""

    spots: tuple[Spot, ...]
    busy: bool  # an answer is on its way, or something still moves
    mana: tuple[str, ...]  # of each defender, colour by colour
    title: str
    answers: tuple[str, ...]
    end: bool
    over: bool
    lines: int  # how far the log has come: the number of its newest fact

    def lit(self, *marks: str) -> list[str]:
        """The places marked so."""
        return [spot.name for spot in self.spots if spot.mark in marks]

    def spot(self, name: str) -> Spot:
        """One place."""
        return next(spot for spot in self.spots if spot.name == name)

    @property
    def enemies(self) -> set[str]:
        """Sections of the wall where somebody stands: what is empty has but its own number."""
        walls = [spot for spot in self.spots if re.fullmatch(r"s\d+", spot.name)]
        return {spot.name for spot in walls if len(spot.numbers) > 1}

    @property
    def position(self) -> list[tuple[str, str]]:
        """What everyone who reads the same language is told of the castle."""
        return sorted((spot.name, spot.label) for spot in self.spots)

    @property
    def figures(self) -> object:
        """What everyone sees, whatever they read: strengths by place, mana by defender."""
        return sorted((spot.name, spot.numbers) for spot in self.spots), self.mana


def look(page: Page, say: Say) -> Siege:
    """The castle as it is now."""
    return _siege(page.evaluate(READ, _words(say)), say)


def await_question(page: Page, say: Say, *waits: str) -> Siege:
    """The castle as soon as there is something to answer, or the end, or the panel has a title."""
    arg = [_words(say), waits]
    return _siege(page.wait_for_function(ASKED, arg=arg, polling=POLL).json_value(), say)


def await_lines(page: Page, say: Say, lines: int) -> Siege:
    """The castle when the log has come so far."""
    told = f"([words, lines]) => ({READ})(words)?.lines === lines"
    page.wait_for_function(told, arg=[_words(say), lines], polling=POLL)
    return look(page, say)


def _words(say: Say) -> dict[str, Any]:
    return {
        "panel": say("panel"),
        "end": say("do-end"),
        "lit": [say(f"say-mark-{mark}") for mark in LIT],
    }


def _siege(told: dict[str, Any], say: Say) -> Siege:
    marks = {say(f"say-mark-{mark}"): mark for mark in MARKS}
    spots = tuple(_spot(name, label, marks) for name, label in told.pop("spots"))
    return Siege(spots, mana=tuple(told.pop("mana")), answers=tuple(told.pop("answers")), **told)


def _spot(name: str, label: str, marks: dict[str, str]) -> Spot:
    """`section 5, fire beast, strength 3, can be attacked`."""
    said, _, last = label.rpartition(", ")
    return Spot(name, said, marks[last]) if last in marks else Spot(name, label, "")

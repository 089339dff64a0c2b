"""Bastion behind the Game protocol."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from laar.core.book import BookChapter, Language
from laar.core.clause import Catalogue
from laar.core.edition import Edition, keyed, name_of, newest
from laar.core.engine.fact import Fact, Log, Writer
from laar.core.game import BadOptions, Game, Json, Refusal, edition_of
from laar.core.grammar import Grammar
from laar.core.planes import Part
from laar.core.source import Source
from laar.games.bastion.book.chapters import chapters
from laar.games.bastion.bots.signs import signs
from laar.games.bastion.bots.sorties import Sortie, sorties
from laar.games.bastion.bots.taste import left, prior, taste
from laar.games.bastion.editions import REVISIONS
from laar.games.bastion.learn import tasks
from laar.games.bastion.legal.grammar import GRAMMAR
from laar.games.bastion.legal.refusals import fits, refusals
from laar.games.bastion.pieces.cards import SOURCES
from laar.games.bastion.pieces.catalogue import catalogue
from laar.games.bastion.pieces.component_list import listing
from laar.games.bastion.rules import anytime
from laar.games.bastion.scenarios.modes import modes
from laar.games.bastion.scenarios.overview import overview
from laar.games.bastion.scenarios.plan import plan
from laar.games.bastion.scenarios.sketch import sketch
from laar.games.bastion.state.castle import SEATS, Castle, Setting, blank
from laar.games.bastion.state.facts import WRITERS
from laar.games.bastion.view import position
from laar.games.bastion.view.drawing import draw
from laar.games.bastion.view.examples import examples
from laar.games.bastion.view.fact_json import told
from laar.games.bastion.view.invariants import problems
from laar.games.bastion.view.planes import PARTS, planes
from laar.games.bastion.view.position_writer import write
from laar.games.bastion.view.view import restore, shared


class Bastion:
    """Bastion (2015 and 2018)."""

    name = "bastion"
    seats: tuple[str, ...] = SEATS
    cooperative = True
    themes: Mapping[str, str] = tasks.THEMES

    def __init__(
        self,
        revisions: Mapping[str, Edition] = REVISIONS,
        facts: Mapping[str, Writer] = WRITERS,
    ) -> None:
        self.revisions: Mapping[str, Edition] = keyed(revisions.values())
        self.editions: Mapping[str, Edition] = newest(revisions.values())
        self.facts = facts

    def modes(self, edition: str) -> tuple[str, ...]:
        """Training first; own scenarios need a text and are not listed."""
        return tuple(modes(name_of(edition)))

    def players(self, edition: str, mode: str) -> tuple[int, ...]:
        """One to four, always (BST-008)."""
        return tuple(range(1, len(SEATS) + 1))

    def seated(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The defenders of a table with these options."""
        text = options.get("position")
        said = position.head(text) if isinstance(text, str) else options
        return SEATS[: int(said.get("players", 2))]

    def new_table(self, edition: str, options: Mapping[str, Any]) -> Castle:
        """A table before anything is laid out, or at a given ``position``."""
        table = self._bare(edition, options)
        table.log = Log()  # much happens before the first question
        text = options.get("position")
        if text is not None:
            return position.read(table, text)
        table.push("setup")
        table.run()
        return table

    def catalogue(self) -> Catalogue:
        """The clauses of the game."""
        return catalogue()

    def components(self, edition: str) -> list[Json]:
        """Enemies and rituals as players read them."""
        return listing(name_of(edition))

    def overview(self, edition: str) -> list[Json]:
        """The modes with their sums, for those who choose among them."""
        return overview(edition_of(self, edition))

    def examples(self, edition: str) -> list[Json]:
        """The worked cases of the catalogue as boards."""
        return examples(name_of(edition))

    def book(self, edition: str, lang: Language) -> list[BookChapter]:
        """The rulebook."""
        return chapters(
            name_of(edition), lang, lambda text: self.new_table(edition, {"position": text})
        )

    def view(self, table: Castle, seat: int | None) -> Json:
        """What a seat sees: everything but the order of the decks (BST-092)."""
        return {**shared(table), **self.own(table, seat)}

    def shared(self, table: Castle) -> Json:
        """What everyone sees."""
        return shared(table)

    def own(self, table: Castle, seat: int | None) -> Json:
        """Who one is."""
        return {"seat": None if seat is None or seat < 0 else SEATS[seat]}

    def sample(self, view: Json, source: Source) -> Castle:
        """The world behind a view: nothing is hidden that is not still to be drawn."""
        return self.load(view)

    def save(self, table: Castle) -> Json:
        """The whole table."""
        return shared(table)

    def load(self, saved: Json) -> Castle:
        """The whole table again."""
        return restore(self._bare(saved["edition"], saved["options"]), saved)

    def tell(self, table: Castle, fact: Fact, seat: int | None) -> Json | None:
        """A fact in names; all facts are public."""
        return told(table, fact)

    def asides(self, table: Castle, seat: int) -> list[str]:
        """Giving up."""
        return anytime.asides(table, seat)

    def grammar(self, table: Castle) -> Grammar:
        """The forms of all answers."""
        return GRAMMAR

    def refusals(self, table: Castle, seat: int, text: str) -> list[Refusal]:
        """Why not, by clause."""
        return refusals(table, seat, text)

    def fits(self, table: Castle, text: str) -> bool:
        """Whether it answers the open question, allowed or not."""
        return fits(table, text)

    def odds(self, table: Castle, text: str) -> Json | None:
        """Nothing in Bastion is rolled for."""
        return None

    def taste(self, table: Castle, seat: int) -> float:
        """What the position is worth to the team."""
        return taste(table, seat)

    def prior(self, table: Castle, answers: list[str]) -> list[float]:
        """How promising answers look at first sight."""
        return prior(table, answers)

    def signs(self, table: Castle, seat: int) -> list[float]:
        """What a judge reads of a position."""
        return signs(table)

    def judged_as(self, table: Castle) -> str:
        """By its revision."""
        return table.setting.edition

    def sorties(self, table: Castle, future: list[float], wide: int = 1) -> list[Sortie]:
        """Sensible ways to play the rest of the turn, each with the table after it."""
        return sorties(table, future, wide)

    def left(self, table: Castle) -> int:
        """Enemies in the deck and at the wall."""
        return left(table)

    def problems(self, table: Castle) -> list[str]:
        """15 tokens of each colour and every card in one place."""
        return problems(table)

    def draw(self, table: Castle) -> str:
        """The castle as text."""
        return draw(table)

    # -- programs that learn ----------------------------------------------------------------------

    def parts(self, table: Castle) -> tuple[Part, ...]:
        """The parts of an observation."""
        return PARTS

    def planes(self, table: Castle, seat: int) -> bytes:
        """What a seat sees as numbers."""
        return planes(table, seat)

    def number_words(self, table: Castle, seat: int, texts: list[str]) -> list[str]:
        """Every table has the same cards and places."""
        return texts

    def table_words(self, table: Castle, seat: int, text: str) -> str:
        """The same."""
        return text

    # -- for those who learn the game, and who make scenarios for it ------------------------------

    def tasks(self, table: Castle) -> list[str]:
        """What is worth asking at this position."""
        return tasks.tasks(table)

    def goal(self, table: Castle, task: str) -> Callable[[Castle], bool | None]:
        """Whether a task set here is done."""
        return tasks.goal(table, task)

    def subject(self, table: Castle, task: str) -> str:
        """The piece a task is about."""
        return task.removeprefix("beat ") if task.startswith("beat ") else ""

    def written(self, table: Castle) -> str:
        """The position as text."""
        return write(table)

    def later(self, table: Castle, source: Source) -> tuple[str, str] | None:
        """A task and this position."""
        return tasks.later(table, source)

    def sketch(self, text: str) -> Json:
        """What a scenario amounts to, or where it is wrong."""
        return sketch(text)

    def _bare(self, edition: str, options: Mapping[str, Any]) -> Castle:
        one, given = edition_of(self, edition), dict(options)
        text = given.get("position")
        if text is not None:
            if not isinstance(text, str):
                raise BadOptions("options.position: a text is needed")
            if set(given) != {"position"}:
                raise BadOptions("options: a position stands for itself, without other options")
            given = drawn_options(one.name, text)
        made = plan(one.name, given)
        return blank(Setting(one, made, made.players, SOURCES[made.side], dict(options)))


# Modes that leave side and layout to the players.
FREE_MODE = {"2015": "army", "2018": "easy"}


def drawn_options(edition: str, text: str) -> Json:
    """The options of the table a position is drawn on: players and side."""
    head: Json = dict(position.head(text))
    if "players" in head:
        if head["players"] not in ("1", "2", "3", "4"):
            raise BadOptions("position: one to four players take part (BST-008)")
        head["players"] = int(head["players"])
    return {"mode": FREE_MODE[edition], **head}


GAME: Game[Castle] = Bastion()

"""Berserk with the methods of the Game protocol: each is passed on to battles or to events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Concatenate, ParamSpec, TypeVar

from laar.core.abilities import Stage
from laar.core.book import BookChapter, Language
from laar.core.clause import Catalogue
from laar.core.edition import Edition, keyed, name_of, newest
from laar.core.engine.fact import Fact, Writer
from laar.core.game import Game, Json, Refusal, edition_of, one_of
from laar.core.grammar import Grammar
from laar.core.planes import Part
from laar.core.source import Source
from laar.games.berserk import battle_game
from laar.games.berserk.battle_game import Battles
from laar.games.berserk.book.chapters import chapters
from laar.games.berserk.editions import REVISIONS
from laar.games.berserk.learn import tasks
from laar.games.berserk.limited import event
from laar.games.berserk.limited import facts as limited_facts
from laar.games.berserk.limited import planes as limited_planes
from laar.games.berserk.limited.event import Limited
from laar.games.berserk.limited.game import Drafting, revisions_of
from laar.games.berserk.player_packs import played
from laar.games.berserk.state.battle import SEATS, Battle
from laar.games.berserk.tell.card_rows import PlayedCard
from laar.games.berserk.tell.component_list import glossary, listing
from laar.games.berserk.view import numbering, planes, position_writer
from laar.games.berserk.view.examples import examples

Either = Battle | Limited  # a table of a battle, or of an event
P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S")
MODES = (*battle_game.MODES, *event.MODES)
WRITERS: Mapping[str, Writer] = {**battle_game.WRITERS, **limited_facts.WRITERS}


class Berserk:
    """Berserk (starter set of 2021): battles, and events in which decks are made for them."""

    name = "berserk"
    seats: tuple[str, ...] = SEATS
    cooperative = False
    weighs = True  # prior() reckons with the chances of the dice
    reveals: tuple[str, ...] = ("revealed",)  # after such a fact no answer can be taken back
    unwon: tuple[str, ...] = event.MODES  # they end with decks, without a winner
    events: tuple[str, ...] = event.MODES
    long: tuple[str, ...] = (event.BUILD, "squad", "place")
    themes: Mapping[str, str] = tasks.THEMES

    def __init__(
        self,
        revisions: Mapping[str, Edition] = REVISIONS,
        facts: Mapping[str, Writer] = WRITERS,
        limited: Drafting | None = None,
    ) -> None:
        self.revisions: Mapping[str, Edition] = keyed(revisions.values())
        self.editions: Mapping[str, Edition] = newest(revisions.values())
        self.facts = facts
        self.battles = Battles(self.revisions)
        self.limited = limited or Drafting(revisions_of(self.revisions))
        self._listings: dict[str, list[Json]] = {}

    def _part(self, said: Mapping[str, Any]) -> Battles | Drafting:
        """The part that plays a table with these options, this view or this save."""
        return self.limited if said.get("mode") in event.MODES else self.battles

    def modes(self, edition: str) -> tuple[str, ...]:
        """Duel, team, draft and sealed."""
        return MODES

    def players(self, edition: str, mode: str) -> tuple[int, ...]:
        """The numbers of players that a mode allows."""
        return self._part({"mode": mode}).players(mode)

    def seated(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The seats that take part with these options."""
        return self._part(options).seated(options)

    def new_table(self, edition: str, options: Mapping[str, Any]) -> Either:
        """A table at its first question."""
        one_of(options, "mode", MODES)
        return self._part(options).new_table(edition_of(self, edition), options)

    def catalogue(self) -> Catalogue:
        """The clauses of the game."""
        return _catalogue()

    def components(self, edition: str) -> list[Json]:
        """The cards as players read them."""
        one = edition_of(self, edition)
        if one.key not in self._listings:
            self._listings[one.key] = [dict(card) for card in listing(one.parts["cards"].cards)]
        return self._listings[one.key]

    def overview(self, edition: str) -> list[Json]:
        """The keywords."""
        return [dict(keyword) for keyword in glossary()]

    def examples(self, edition: str) -> list[Json]:
        """The examples of the catalogue as boards to try."""
        return examples(name_of(edition))

    def book(self, edition: str, lang: Language) -> list[BookChapter]:
        """The rulebook."""
        drawn = {"position": "c3 red 28\nc4 blue 48\n"}
        table = self.battles.new_table(edition_of(self, edition), drawn)
        return chapters(_catalogue(), name_of(edition), lang, table)

    def view(self, table: Either, seat: int | None) -> Json:
        """What a seat sees."""
        return {**self.shared(table), **self.own(table, seat)}

    def shared(self, table: Either) -> Json:
        """What everyone sees."""
        return _by_kind(self.battles.shared, self.limited.shared, table)

    def own(self, table: Either, seat: int | None) -> Json:
        """What only this seat sees."""
        return _by_kind(self.battles.own, self.limited.own, table, seat)

    def sample(self, view: Json, source: Source) -> Either:
        """A random table that fits a view."""
        return self._part(view).sample(view, source)

    def redealt(self, table: Either, view: Json, source: Source) -> Either:
        """The same table with everything that a view does not show dealt again."""
        return _by_kind(self.battles.redealt, self.limited.redealt, table, view, source)

    def save(self, table: Either) -> Json:
        """The whole table."""
        return _by_kind(self.battles.save, self.limited.save, table)

    def load(self, saved: Json) -> Either:
        """The table from what ``save`` returned."""
        return self._part(saved).load(saved)

    def tell(self, table: Either, fact: Fact, seat: int | None) -> Json | None:
        """A fact as JSON, or None if the seat may not see it."""
        return _by_kind(self.battles.tell, self.limited.tell, table, fact, seat)

    def asides(self, table: Either, seat: int) -> list[str]:
        """What a seat may say at any time, whatever is asked."""
        return _by_kind(self.battles.asides, self.limited.asides, table, seat)

    def grammar(self, table: Either) -> Grammar:
        """The forms of all answers."""
        return _by_kind(self.battles.grammar, self.limited.grammar, table)

    def refusals(self, table: Either, seat: int, text: str) -> list[Refusal]:
        """The clauses that forbid an answer; none if it is legal."""
        return _by_kind(self.battles.refusals, self.limited.refusals, table, seat, text)

    def fits(self, table: Either, text: str) -> bool:
        """Whether the text has the form of an answer to the open question, legal or not."""
        return _by_kind(self.battles.fits, self.limited.fits, table, text)

    def odds(self, table: Either, text: str) -> Json | None:
        """The exact chances of an attack."""
        return _by_kind(self.battles.odds, self.limited.odds, table, text)

    def taste(self, table: Either, seat: int) -> float:
        """What the position is worth to a seat."""
        return _by_kind(self.battles.taste, self.limited.taste, table, seat)

    def prior(self, table: Either, answers: list[str]) -> list[float]:
        """How good each answer looks without trying it."""
        return _by_kind(self.battles.prior, self.limited.prior, table, answers)

    def signs(self, table: Either, seat: int) -> list[float]:
        """What a judge reads of a position of a battle."""
        return [] if isinstance(table, Limited) else self.battles.signs(table, seat)

    def opening(self, table: Either) -> list[float]:
        """What was dealt for a battle."""
        return [] if isinstance(table, Limited) else self.battles.opening(table)

    def judged_as(self, table: Either) -> str:
        """What weights must be fitted on; an event has no winners to learn from."""
        return "" if isinstance(table, Limited) else self.battles.judged_as(table)

    def left(self, table: Either) -> int:
        """Zero: there is no common enemy to defeat."""
        return 0

    def problems(self, table: Either) -> list[str]:
        """What is wrong with the table; nothing if it is sound."""
        return _by_kind(self.battles.problems, self.limited.problems, table)

    def draw(self, table: Either) -> str:
        """The table as text."""
        return _by_kind(self.battles.draw, self.limited.draw, table)

    def secret_options(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The options with secrets."""
        return self._part(options).secret_options(options)

    def guarded(self, table: Either, seat: int) -> bool:
        """Whether a seat knows secrets: then nobody is told how a bot chose for it."""
        return _by_kind(self.battles.guarded, self.limited.guarded, table, seat)

    def mates(self, table: Either, seat: int) -> list[int]:
        """The other member of a team of two."""
        return self.battles.mates(table, seat) if isinstance(table, Battle) else []

    def stage(self, table: Either) -> Stage | None:
        """How far a draft or a sealed deal is; who leaves does not change what others are asked."""
        if not isinstance(table, Limited):
            return None
        ask = table.ask
        question = None if ask is None else (ask.kind, table.round, table.picks())
        return Stage(question, tuple(table.gone))

    def pack_summary(self, options: Mapping[str, Any]) -> Json | None:
        """Name, author, digest and size of the pack of a table."""
        return played.summary(options)

    def pack_rows(self, options: Mapping[str, Any]) -> list[PlayedCard]:
        """The cards of that pack as players read them."""
        return played.played(options[played.PACK]).rows

    def trials(self, edition: str, mode: str = MODES[0]) -> list[Json]:
        """Options for test games that together try everything in a mode."""
        return self._part({"mode": mode}).trials(mode)

    # -- programs that learn ----------------------------------------------------------------------

    def parts(self, table: Either) -> tuple[Part, ...]:
        """The parts of an observation."""
        if isinstance(table, Limited):
            return limited_planes.PARTS
        return planes.parts(table.setting.grid.columns)

    def planes(self, table: Either, seat: int) -> bytes:
        """What a seat sees as numbers."""
        if isinstance(table, Limited):
            return limited_planes.planes(table, seat)
        return planes.planes(table, seat)

    def number_words(self, table: Either, seat: int, texts: list[str]) -> list[str]:
        """Answers with cards by where they are; an event has the copies of the box."""
        return texts if isinstance(table, Limited) else numbering.number_words(table, seat, texts)

    def table_words(self, table: Either, seat: int, text: str) -> str:
        """The answer again; nothing where this table has no such card."""
        return text if isinstance(table, Limited) else numbering.table_words(table, seat, text)

    # -- puzzles ----------------------------------------------------------------------------------

    def tasks(self, table: Either) -> list[str]:
        """What is worth asking at this position of a battle."""
        return [] if isinstance(table, Limited) else tasks.tasks(table)

    def goal(self, table: Either, task: str) -> Callable[[Either], bool | None]:
        """Whether a task set here is done."""
        if isinstance(table, Limited):
            raise ValueError("an event has no puzzles")
        found = tasks.goal(table, task)
        return lambda now: None if isinstance(now, Limited) else found(now)

    def subject(self, table: Either, task: str) -> str:
        """The piece a task is about."""
        return "" if isinstance(table, Limited) else tasks.subject(table, task)

    def written(self, table: Either) -> str:
        """The position as text."""
        if isinstance(table, Limited):
            raise ValueError("an event cannot be written")
        return position_writer.write(table)

    def later(self, table: Either, source: Source) -> tuple[str, str] | None:
        """A task and this position later in the turn."""
        return None if isinstance(table, Limited) else tasks.later(table, source)


def _by_kind(
    battle: Callable[Concatenate[Battle, P], R],
    limited: Callable[Concatenate[Limited, P], S],
    table: Either,
    *args: P.args,
    **named: P.kwargs,
) -> R | S:
    """One of two methods, by the kind of table."""
    if isinstance(table, Limited):
        return limited(table, *args, **named)
    return battle(table, *args, **named)


@cache
def _catalogue() -> Catalogue:
    name = "clauses.toml"
    return Catalogue.load((files(__package__) / name).read_text("utf-8"), name)


GAME: Game[Either] = Berserk()

"""Berserk behind the Game protocol: which part of it a table belongs to."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from laar.core.clause import Catalogue
from laar.core.edition import Edition, keyed, name_of, newest
from laar.core.engine.fact import Fact
from laar.core.engine.table import Table
from laar.core.game import Game, Json, Refusal, Source, edition_of, one_of
from laar.core.grammar import Grammar
from laar.games.berserk import battle_game
from laar.games.berserk.battle_game import Battles
from laar.games.berserk.editions import REVISIONS
from laar.games.berserk.limited import event
from laar.games.berserk.limited import facts as limited_facts
from laar.games.berserk.limited.event import Limited
from laar.games.berserk.limited.game import Drafting, revisions_of
from laar.games.berserk.state.battle import SEATS
from laar.games.berserk.tell.component_list import glossary, listing
from laar.games.berserk.view.examples import examples

MODES = (*battle_game.MODES, *event.MODES)
WRITERS: Mapping[str, Any] = {**battle_game.WRITERS, **limited_facts.WRITERS}


class Berserk:
    """Berserk (starter set of 2021): battles, and events in which decks are made for them."""

    name = "berserk"
    seats: tuple[str, ...] = SEATS
    cooperative = False
    weighs = True  # its hunches weigh the dice themselves
    reveals: tuple[str, ...] = ("revealed",)  # no answer is taken back after that
    unwon: tuple[str, ...] = event.MODES  # they end with decks: who wins is a matter of the duels

    def __init__(
        self,
        revisions: Mapping[str, Edition] = REVISIONS,
        facts: Mapping[str, Any] = WRITERS,
        limited: Drafting | None = None,
    ) -> None:
        self.revisions: Mapping[str, Edition] = keyed(revisions.values())
        self.editions: Mapping[str, Edition] = newest(revisions.values())
        self.facts = facts
        self.battles = Battles(self.revisions)
        self.limited = limited or Drafting(revisions_of(self.revisions))
        self._listings: dict[str, list[Json]] = {}

    def _part(self, what: Table | Mapping[str, Any]) -> Battles | Drafting:
        """Who knows a table, or one with such options, such a view or such a save."""
        if isinstance(what, Table):
            limited = isinstance(what, Limited)
        else:
            limited = what.get("mode") in event.MODES
        return self.limited if limited else self.battles

    def modes(self, edition: str) -> tuple[str, ...]:
        """One against one, two against two, draft and sealed."""
        return MODES

    def players(self, edition: str, mode: str) -> tuple[int, ...]:
        """How many a mode is for."""
        return self._part({"mode": mode}).players(mode)

    def seated(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The first so many."""
        return self._part(options).seated(options)

    def new_table(self, edition: str, options: Mapping[str, Any]) -> Table:
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
            self._listings[one.key] = listing(one.parts["cards"].cards)
        return self._listings[one.key]

    def overview(self, edition: str) -> list[Json]:
        """The keywords."""
        return glossary()

    def examples(self, edition: str) -> list[Json]:
        """The worked cases of the catalogue as boards."""
        return examples(name_of(edition))

    def view(self, table: Any, seat: int | None) -> Json:
        """What a seat sees."""
        return {**self.shared(table), **self.own(table, seat)}

    def shared(self, table: Any) -> Json:
        """What everyone sees."""
        return self._part(table).shared(table)

    def own(self, table: Any, seat: int | None) -> Json:
        """What is a seat's own."""
        return self._part(table).own(table, seat)

    def sample(self, view: Json, source: Source) -> Table:
        """A possible world behind a view."""
        return self._part(view).sample(view, source)

    def redealt(self, table: Any, view: Json, source: Source) -> Table:
        """The same table with what a view does not show dealt anew."""
        return self._part(table).redealt(table, view, source)

    def save(self, table: Any) -> Json:
        """The whole table."""
        return self._part(table).save(table)

    def load(self, saved: Json) -> Table:
        """The whole table again."""
        return self._part(saved).load(saved)

    def tell(self, table: Any, fact: Fact, seat: int | None) -> Json | None:
        """A fact in names, if the seat may see it."""
        return self._part(table).tell(table, fact, seat)

    def asides(self, table: Any, seat: int) -> list[str]:
        """What a seat may say outside the question."""
        return self._part(table).asides(table, seat)

    def grammar(self, table: Any) -> Grammar:
        """The forms of all answers."""
        return self._part(table).grammar(table)

    def refusals(self, table: Any, seat: int, text: str) -> list[Refusal]:
        """Why not, by clause."""
        return self._part(table).refusals(table, seat, text)

    def fits(self, table: Any, text: str) -> bool:
        """Whether it answers the open question, allowed or not."""
        return self._part(table).fits(table, text)

    def odds(self, table: Any, text: str) -> Json | None:
        """The exact chances of an attack."""
        return self._part(table).odds(table, text)

    def taste(self, table: Any, seat: int) -> float:
        """What the position is worth to a seat."""
        return self._part(table).taste(table, seat)

    def hunch(self, table: Any, answers: list[str]) -> list[float]:
        """How promising answers look at first sight."""
        return self._part(table).hunch(table, answers)

    def left(self, table: Any) -> int:
        """There is no common enemy."""
        return 0

    def problems(self, table: Any) -> list[str]:
        """What is wrong with cards and numbers."""
        return self._part(table).problems(table)

    def draw(self, table: Any) -> str:
        """The table as text."""
        return self._part(table).draw(table)

    def secret_options(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Options that tell what not everyone may know."""
        return self._part(options).secret_options(options)

    def guarded(self, table: Any, seat: int) -> bool:
        """Whether a seat knows what others may not: then its thoughts are not told."""
        return self._part(table).guarded(table, seat)

    def trials(self, edition: str, mode: str = MODES[0]) -> list[Json]:
        """Options that together try what a mode has to offer."""
        return self._part({"mode": mode}).trials(mode)


@cache
def _catalogue() -> Catalogue:
    name = "clauses.toml"
    return Catalogue.load((files(__package__) / name).read_text("utf-8"), name)


GAME: Game = Berserk()

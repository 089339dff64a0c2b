"""Berserk with the methods of the Game protocol: each is passed on to battles or to events."""

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
    weighs = True  # prior() reckons with the chances of the dice
    reveals: tuple[str, ...] = ("revealed",)  # after such a fact no answer can be taken back
    unwon: tuple[str, ...] = event.MODES  # they end with decks, without a winner

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
        """The part that plays a table, or a table with these options, this view or this save."""
        if isinstance(what, Table):
            limited = isinstance(what, Limited)
        else:
            limited = what.get("mode") in event.MODES
        return self.limited if limited else self.battles

    def modes(self, edition: str) -> tuple[str, ...]:
        """Duel, team, draft and sealed."""
        return MODES

    def players(self, edition: str, mode: str) -> tuple[int, ...]:
        """The numbers of players that a mode allows."""
        return self._part({"mode": mode}).players(mode)

    def seated(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The seats that take part with these options."""
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
            self._listings[one.key] = [dict(card) for card in listing(one.parts["cards"].cards)]
        return self._listings[one.key]

    def overview(self, edition: str) -> list[Json]:
        """The keywords."""
        return [dict(keyword) for keyword in glossary()]

    def examples(self, edition: str) -> list[Json]:
        """The examples of the catalogue as boards to try."""
        return examples(name_of(edition))

    def view(self, table: Any, seat: int | None) -> Json:
        """What a seat sees."""
        return {**self.shared(table), **self.own(table, seat)}

    def shared(self, table: Any) -> Json:
        """What everyone sees."""
        return self._part(table).shared(table)

    def own(self, table: Any, seat: int | None) -> Json:
        """What only this seat sees."""
        return self._part(table).own(table, seat)

    def sample(self, view: Json, source: Source) -> Table:
        """A random table that fits a view."""
        return self._part(view).sample(view, source)

    def redealt(self, table: Any, view: Json, source: Source) -> Table:
        """The same table with everything that a view does not show dealt again."""
        return self._part(table).redealt(table, view, source)

    def save(self, table: Any) -> Json:
        """The whole table."""
        return self._part(table).save(table)

    def load(self, saved: Json) -> Table:
        """The table from what ``save`` returned."""
        return self._part(saved).load(saved)

    def tell(self, table: Any, fact: Fact, seat: int | None) -> Json | None:
        """A fact as JSON, or None if the seat may not see it."""
        return self._part(table).tell(table, fact, seat)

    def asides(self, table: Any, seat: int) -> list[str]:
        """What a seat may say at any time, whatever is asked."""
        return self._part(table).asides(table, seat)

    def grammar(self, table: Any) -> Grammar:
        """The forms of all answers."""
        return self._part(table).grammar(table)

    def refusals(self, table: Any, seat: int, text: str) -> list[Refusal]:
        """The clauses that forbid an answer; none if it is legal."""
        return self._part(table).refusals(table, seat, text)

    def fits(self, table: Any, text: str) -> bool:
        """Whether the text has the form of an answer to the open question, legal or not."""
        return self._part(table).fits(table, text)

    def odds(self, table: Any, text: str) -> Json | None:
        """The exact chances of an attack."""
        return self._part(table).odds(table, text)

    def taste(self, table: Any, seat: int) -> float:
        """What the position is worth to a seat."""
        return self._part(table).taste(table, seat)

    def prior(self, table: Any, answers: list[str]) -> list[float]:
        """How good each answer looks without trying it."""
        return self._part(table).prior(table, answers)

    def left(self, table: Any) -> int:
        """Zero: there is no common enemy to defeat."""
        return 0

    def problems(self, table: Any) -> list[str]:
        """What is wrong with the table; nothing if it is sound."""
        return self._part(table).problems(table)

    def draw(self, table: Any) -> str:
        """The table as text."""
        return self._part(table).draw(table)

    def secret_options(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The options with secrets."""
        return self._part(options).secret_options(options)

    def guarded(self, table: Any, seat: int) -> bool:
        """Whether a seat knows secrets: then nobody is told how a bot chose for it."""
        return self._part(table).guarded(table, seat)

    def trials(self, edition: str, mode: str = MODES[0]) -> list[Json]:
        """Options for test games that together try everything in a mode."""
        return self._part({"mode": mode}).trials(mode)


@cache
def _catalogue() -> Catalogue:
    name = "clauses.toml"
    return Catalogue.load((files(__package__) / name).read_text("utf-8"), name)


GAME: Game = Berserk()

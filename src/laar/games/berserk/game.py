"""Berserk behind the Game protocol."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from laar.core.clause import Catalogue
from laar.core.edition import Edition
from laar.core.fact import Fact
from laar.core.game import BadOptions, Game, Json, Refusal, Source, one_of
from laar.games.berserk import aside, aside_facts, facts, pile_facts, position, setup_facts
from laar.games.berserk.battle import SEATS, Battle, Setting, blank
from laar.games.berserk.decks import NAMES, read_deck
from laar.games.berserk.drawing import draw
from laar.games.berserk.editions import EDITIONS, setting_of
from laar.games.berserk.examples import examples
from laar.games.berserk.hunch import hunch
from laar.games.berserk.kept import go_on, kept, restore
from laar.games.berserk.listing import glossary, listing
from laar.games.berserk.odds import odds
from laar.games.berserk.pieces import problems
from laar.games.berserk.refuse import refusals
from laar.games.berserk.taste import taste
from laar.games.berserk.telling import told
from laar.games.berserk.view import own, shared
from laar.games.berserk.worlds import possible

PLAYERS = {"duel": 2, "team": 4}
MODES = tuple(PLAYERS)
DICE = ("home", "tournament")
DECKS = ("orcs", "dwarves", "maidens", "coven")  # the first so many, unless told
OPTIONS = {"mode", "players", "dice", "decks", "position"}
WRITERS: Mapping[str, Any] = {
    **facts.WRITERS,
    **pile_facts.WRITERS,
    **setup_facts.WRITERS,
    **aside_facts.WRITERS,
}


class Berserk:
    """Berserk (starter set of 2021)."""

    name = "berserk"
    seats: tuple[str, ...] = SEATS
    cooperative = False
    weighs = True  # its hunches weigh the dice themselves
    unplayed = ("draft", "sealed")  # sections of modes to come
    reveals = ("revealed",)  # no answer is taken back after that

    def __init__(
        self,
        editions: Mapping[str, Edition] = EDITIONS,
        facts: Mapping[str, Any] = WRITERS,
    ) -> None:
        self.editions = editions
        self.facts = facts

    def modes(self, edition: str) -> tuple[str, ...]:
        """One against one, or two against two."""
        return MODES

    def players(self, edition: str, mode: str) -> tuple[int, ...]:
        """Two, or two teams of two (BRS-014, BRS-371)."""
        return (PLAYERS[mode],)

    def seated(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The first so many."""
        text = options.get("position")
        if isinstance(text, str):
            return position.seated(text)
        return SEATS[: PLAYERS["team" if options.get("mode") == "team" else "duel"]]

    def new_table(self, edition: str, options: Mapping[str, Any]) -> Battle:
        """A table before the opening roll, or at a given ``position``."""
        unknown = sorted(set(options) - OPTIONS)
        if unknown:
            raise BadOptions(f"options: there is no '{unknown[0]:.60}'")
        text = options.get("position")
        if text is not None:
            if not isinstance(text, str):
                raise BadOptions("options.position: a text is needed")
            if set(options) != {"position"}:
                raise BadOptions("options: a position stands for itself, without other options")
            return position.read(text)
        mode = one_of(options, "mode", self.modes(edition))
        players = one_of(options, "players", self.players(edition, mode))
        table = blank(
            setting_of(
                _decks(options.get("decks", DECKS[:players]), players),
                one_of(options, "dice", DICE) == "home",
                dict(options),
                self.editions[edition],
            )
        )
        table.push("rolling")
        table.run()
        return table

    def catalogue(self) -> Catalogue:
        """The clauses of the game."""
        return _catalogue()

    def components(self, edition: str) -> list[Json]:
        """The cards as players read them."""
        return listing()

    def overview(self, edition: str) -> list[Json]:
        """The keywords."""
        return glossary()

    def examples(self, edition: str) -> list[Json]:
        """The worked cases of the catalogue as boards."""
        return examples(edition)

    def view(self, table: Battle, seat: int | None) -> Json:
        """What a seat sees."""
        return {**self.shared(table), **self.own(table, seat)}

    def shared(self, table: Battle) -> Json:
        """The field, open to all but for what is face down."""
        return shared(table)

    def own(self, table: Battle, seat: int | None) -> Json:
        """A seat's name, its deal, its secret steps and its face-down cards."""
        return own(table, seat)

    def sample(self, view: Json, source: Source) -> Battle:
        """A possible world behind a view."""
        return possible(self._bare(view), view, source)

    def save(self, table: Battle) -> Json:
        """The whole table."""
        return {**shared(table), "kept": kept(table, True), "steps": table.steps}

    def load(self, saved: Json) -> Battle:
        """The whole table again."""
        table = self._bare(saved)
        restore(table, saved)
        go_on(table, saved["outcome"])
        if saved["steps"]:
            table.steps = [list(steps) for steps in saved["steps"]]
        return table

    def tell(self, table: Battle, fact: Fact, seat: int | None) -> Json | None:
        """A fact in names, if the seat may see it."""
        return told(table, fact, seat)

    def asides(self, table: Battle, seat: int) -> list[str]:
        """Concession and draws."""
        return aside.asides(table, seat)

    def refusals(self, table: Battle, seat: int, text: str) -> list[Refusal]:
        """Why not, by clause."""
        return refusals(table, seat, text)

    def odds(self, table: Battle, text: str) -> Json | None:
        """The exact chances of an attack."""
        return odds(table, text)

    def taste(self, table: Battle, seat: int) -> float:
        """What the position is worth to a seat."""
        return taste(table, seat)

    def hunch(self, table: Battle, answers: list[str]) -> list[float]:
        """How promising answers look at first sight."""
        return hunch(table, answers)

    def left(self, table: Battle) -> int:
        """There is no common enemy."""
        return 0

    def problems(self, table: Battle) -> list[str]:
        """Every card in exactly one place, every number within its bounds."""
        return problems(table)

    def draw(self, table: Battle) -> str:
        """The field as text."""
        return draw(table)

    def guarded(self, table: Battle, seat: int) -> bool:
        """Whether a seat knows what others may not: then its thoughts are not told."""
        return bool(own(table, seat)["secrets"])

    def trials(self, edition: str, mode: str = "duel") -> list[Json]:
        """Options that together try every pair of ready decks with both dice; in teams a pair of
        opponents, and others beside them."""
        count = len(NAMES)
        return [
            {
                "decks": [NAMES[(n + shift * at) % count] for at in range(PLAYERS[mode])],
                "dice": DICE[(n + other) % len(DICE)],
            }
            for other in range(len(DICE))
            for shift in range(count)
            for n in range(count)
        ]

    def _bare(self, shown: Json) -> Battle:
        decks = tuple(tuple(shown["lists"][seat]) for seat in shown["seats"])
        return blank(_setting(self.editions[shown["edition"]], decks, shown["dice"] == "home"))


def _decks(value: Any, players: int) -> list[list[int]]:
    if not isinstance(value, list | tuple) or len(value) != players:
        raise BadOptions(f"options.decks: a list of {players} decks is needed")
    return [read_deck(deck, f"options.decks.{at}") for at, deck in enumerate(value, 1)]


@lru_cache(maxsize=64)
def _remembered(edition: str, decks: tuple[tuple[int, ...], ...], home: bool) -> Setting:
    return setting_of(decks, home, {}, EDITIONS[edition])


def _setting(edition: Edition, decks: tuple[tuple[int, ...], ...], home: bool) -> Setting:
    if EDITIONS.get(edition.name) is edition:  # search samples many worlds of one table
        return _remembered(edition.name, decks, home)
    return setting_of(decks, home, {}, edition)


@cache
def _catalogue() -> Catalogue:
    name = "clauses.toml"
    return Catalogue.load((files(__package__) / name).read_text("utf-8"), name)


GAME: Game = Berserk()

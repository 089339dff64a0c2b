"""Duels and battles of two against two, with the methods of the Game protocol."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from laar.core.edition import Edition
from laar.core.engine.fact import Fact, Writer
from laar.core.game import BadOptions, Json, Refusal, one_of
from laar.core.grammar import Grammar
from laar.core.source import Source
from laar.games.berserk.bots.deal import opening
from laar.games.berserk.bots.prior import prior
from laar.games.berserk.bots.signs import signs
from laar.games.berserk.bots.taste import taste
from laar.games.berserk.cards.starter_set import DECKS
from laar.games.berserk.decks.lists import NAMES, read_deck
from laar.games.berserk.editions import REVISIONS, setting_of
from laar.games.berserk.legal.grammar import grammar
from laar.games.berserk.legal.refusals import fits, refusals
from laar.games.berserk.player_packs.played import PACK, Played, played, shown, shown_again
from laar.games.berserk.rules import anytime
from laar.games.berserk.rules.squad import playable
from laar.games.berserk.state import anytime_facts, facts, setup_facts, stack_facts
from laar.games.berserk.state.battle import SEATS, Battle, Setting, blank
from laar.games.berserk.state.numbers import Seat
from laar.games.berserk.view import position
from laar.games.berserk.view.drawing import draw
from laar.games.berserk.view.fact_json import told
from laar.games.berserk.view.invariants import problems
from laar.games.berserk.view.odds.exact import odds
from laar.games.berserk.view.relabelling import battle_renamed, changed, chosen_anew
from laar.games.berserk.view.save import kept, restore, resume
from laar.games.berserk.view.secret import (
    COPIES,
    asks_the_same,
    copies_of,
    dealt_anew,
    read_copies,
    secret_setting,
    secret_trials,
    untold,
)
from laar.games.berserk.view.view import own, shared
from laar.games.berserk.view.worlds import possible

PLAYERS: Final = {"duel": 2, "team": 4}
MODES: Final = tuple(PLAYERS)
DICE: Final = ("home", "tournament")
OPTIONS: Final = {"mode", "players", "dice", "decks", "secret", "pack", "position"}
Decks = tuple[tuple[int, ...], ...]  # collector numbers, by seat
TRIES: Final = 50  # to deal secret decks with which the same question would be asked
WRITERS: Final[dict[str, Writer]] = {
    **facts.WRITERS,
    **stack_facts.WRITERS,
    **setup_facts.WRITERS,
    **anytime_facts.WRITERS,
}


class Battles:
    """Tables of the modes duel and team."""

    def __init__(self, revisions: Mapping[str, Edition] = REVISIONS) -> None:
        self.revisions = revisions

    def players(self, mode: str) -> tuple[int, ...]:
        """Two, or two teams of two (BRS-014, BRS-371)."""
        return (PLAYERS[mode],)

    def seated(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The seats that take part: two, or four in a battle of teams."""
        text = options.get("position")
        if isinstance(text, str):
            return position.seated(text)
        return SEATS[: PLAYERS["team" if options.get("mode") == "team" else "duel"]]

    def new_table(self, edition: Edition, options: Mapping[str, Any]) -> Battle:
        """A table before the opening roll, or at a given ``position``."""
        unknown = sorted(set(options) - OPTIONS)
        if unknown:
            raise BadOptions(f"options: there is no '{unknown[0]:.60}'")
        pack = played(options[PACK]) if PACK in options else None
        text = options.get("position")
        if text is not None:
            if not isinstance(text, str):
                raise BadOptions("options.position: a text is needed")
            if set(options) - {PACK} != {"position"}:
                raise BadOptions("options: a position stands for itself, without other options")
            return position.read(text, pack, edition)
        mode = one_of(options, "mode", MODES)
        players = one_of(options, "players", self.players(mode))
        decks = options.get("decks", DECKS[:players])  # a different ready deck for each seat
        home = one_of(options, "dice", DICE) == "home"
        told = dict(options)
        if one_of(options, "secret", (False, True)):
            if pack is not None:
                raise BadOptions("options.pack: secret decks are of the box alone")
            copies = read_copies(decks, players)
            table = blank(secret_setting(copies, players, home, told, edition))
        else:
            lists = _decks(decks, players, edition, pack)
            if pack is not None:
                pack = pack.only(number for deck in lists for number in deck)
            table = blank(setting_of(lists, home, told, edition, pack))
        table.push("rolling")
        table.run()
        return table

    def shared(self, table: Battle) -> Json:
        """What everyone sees."""
        return {**shared(table), **shown(table.setting.pack)}

    def own(self, table: Battle, seat: int | None) -> Json:
        """What only this seat sees: its deal, its secret steps and its face-down cards."""
        return own(table, None if seat is None else Seat(seat))

    def sample(self, view: Json, source: Source) -> Battle:
        """A random table that fits a view."""
        if COPIES not in view:
            return possible(self._bare(view), view, source)
        for _ in range(TRIES):
            copies = dealt_anew(view, source)
            world = possible(self._bare({**view, COPIES: copies}), view, source)
            if asks_the_same(world, view):
                break
        return world

    def redealt(self, table: Battle, view: Json, source: Source) -> Battle:
        """The same table with everything that this view does not show dealt again."""
        names = changed(untold(table, view), source)
        world = self.load(battle_renamed(self.save(table), names, table.setting.number))
        if world.ask is not None and world.ask.kind == "squad":
            for seat in range(world.seats):
                if SEATS[seat] != view["seat"] and playable(world, Seat(seat)):
                    chosen_anew(world, seat, "squad", source)
        return world

    def save(self, table: Battle) -> Json:
        """The whole table."""
        copies = {COPIES: copies_of(table)} if table.setting.secret else {}
        return {**self.shared(table), **copies, "kept": kept(table, True), "steps": table.steps}

    def load(self, saved: Json) -> Battle:
        """The table from what ``save`` returned."""
        table = self._bare(saved)
        restore(table, saved)
        resume(table, saved, saved["steps"])
        return table

    def tell(self, table: Battle, fact: Fact, seat: int | None) -> Json | None:
        """A fact as JSON, or None if the seat may not see it."""
        return told(table, fact, seat)

    def asides(self, table: Battle, seat: int) -> list[str]:
        """What a seat may say at any time: give up, or offer and answer a draw."""
        return anytime.asides(table, Seat(seat))

    def grammar(self, table: Battle) -> Grammar:
        """The forms of all answers."""
        return grammar(table)

    def refusals(self, table: Battle, seat: int, text: str) -> list[Refusal]:
        """The clauses that forbid an answer; none if it is legal."""
        return refusals(table, Seat(seat), text)

    def fits(self, table: Battle, text: str) -> bool:
        """Whether the text has the form of an answer to the open question, legal or not."""
        return fits(table, text)

    def odds(self, table: Battle, text: str) -> Json | None:
        """The exact chances of an attack."""
        return odds(table, text)

    def taste(self, table: Battle, seat: int) -> float:
        """What the position is worth to a seat."""
        return taste(table, Seat(seat))

    def signs(self, table: Battle, seat: int) -> list[float]:
        """What a judge reads of a position."""
        return signs(table, Seat(seat))

    def opening(self, table: Battle) -> list[float]:
        """What both were dealt."""
        return opening(table)

    def judged_as(self, table: Battle) -> str:
        """By its revision; teams are not judged yet."""
        return table.setting.edition if table.seats == 2 else ""

    def prior(self, table: Battle, answers: list[str]) -> list[float]:
        """How good each answer looks without trying it."""
        return prior(table, answers)

    def problems(self, table: Battle) -> list[str]:
        """What is wrong: a card in two places, a number out of bounds."""
        return problems(table)

    def draw(self, table: Battle) -> str:
        """The field as text."""
        return draw(table)

    def secret_options(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The options with secrets: secret decks, and a position with face-down cards."""
        decks = ("decks",) if options.get("secret") else ()
        text = options.get("position")
        hides = isinstance(text, str) and position.hides(text)
        return (*decks, "position") if hides else decks

    def guarded(self, table: Battle, seat: int) -> bool:
        """Whether a seat knows secrets: then nobody is told how a bot chose for it."""
        return table.setting.secret or bool(own(table, Seat(seat))["secrets"])

    def mates(self, table: Battle, seat: int) -> list[int]:
        """The other member of a team of two."""
        mate = table.mate(Seat(seat))
        return [] if mate == seat else [mate]

    def trials(self, mode: str) -> list[Json]:
        """Options for test games: every pair of ready decks with both dice, then secret decks.

        In teams each pair plays once as opponents, with other decks beside them.
        """
        count = len(NAMES)
        ready: list[Json] = [
            {
                "decks": [NAMES[(n + shift * at) % count] for at in range(PLAYERS[mode])],
                "dice": DICE[(n + other) % len(DICE)],
            }
            for other in range(len(DICE))
            for shift in range(count)
            for n in range(count)
        ]
        return ready + [
            {**one, "dice": dice} for one in secret_trials(PLAYERS[mode]) for dice in DICE
        ]

    def _bare(self, told: Json) -> Battle:
        edition, home, seats = (
            self.revisions[told["edition"]],
            told["dice"] == "home",
            told["seats"],
        )
        if COPIES in told:
            return blank(secret_setting(told[COPIES], len(seats), home, {}, edition))
        decks = tuple(tuple(told["lists"][seat]) for seat in seats)
        return blank(_setting(edition, decks, home, shown_again(told)))


def _decks(value: Any, players: int, edition: Edition, pack: Played | None) -> list[list[int]]:
    if not isinstance(value, list | tuple) or len(value) != players:
        raise BadOptions(f"options.decks: a list of {players} decks is needed")
    known = edition.parts["cards"].cards
    if pack is not None:
        known = {**known, **pack.own}
    return [read_deck(deck, f"options.decks.{at}", known) for at, deck in enumerate(value, 1)]


@lru_cache(maxsize=64)
def _remembered(edition: str, decks: Decks, home: bool, pack: Played | None) -> Setting:
    return setting_of(decks, home, {}, REVISIONS[edition], pack)


def _setting(edition: Edition, decks: Decks, home: bool, pack: Played | None) -> Setting:
    if REVISIONS.get(edition.key) is edition:  # search samples many worlds of one table
        return _remembered(edition.key, decks, home, pack)
    return setting_of(decks, home, {}, edition, pack)

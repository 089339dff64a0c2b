"""Draft and sealed, with the methods of the Game protocol."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from laar.core.edition import Edition, keyed
from laar.core.engine.fact import Fact, Log
from laar.core.game import BadOptions, Json, Refusal, one_of
from laar.core.grammar import Grammar
from laar.core.source import Source
from laar.games.berserk.limited import invariants, taste, view
from laar.games.berserk.limited.event import BUILD, CONCEDE, DRAFT, MODES, Box, Limited
from laar.games.berserk.limited.grammar import grammar
from laar.games.berserk.limited.refusals import fits, refusals
from laar.games.berserk.limited.rules import E2021
from laar.games.berserk.limited.worlds import possible
from laar.games.berserk.state.battle import SEATS
from laar.games.berserk.state.numbers import Seat
from laar.games.berserk.view.relabelling import changed, chosen_anew, event_renamed

PLAYERS: Final = (2, 3, 4)  # BRS-363, BRS-364
OPTIONS: Final = {"mode", "players"}


def revisions_of(battles: Mapping[str, Edition]) -> dict[str, Edition]:
    """An edition of events for each revision of the battles, with the same cards."""
    return {
        key: replace(E2021, revision=one.revision, parts=one.parts) for key, one in battles.items()
    }


class Drafting:
    """Tables of the modes draft and sealed."""

    def __init__(self, revisions: Mapping[str, Edition]) -> None:
        self.revisions = keyed(revisions.values())

    def players(self, mode: str) -> tuple[int, ...]:
        """Two to four: the box has no more cards."""
        return PLAYERS

    def seated(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The seats that take part: as many as there are players."""
        return SEATS[: one_of(options, "players", PLAYERS)]

    def new_table(self, edition: Edition, options: Mapping[str, Any]) -> Limited:
        """A table before the first card is drawn from the box."""
        unknown = sorted(set(options) - OPTIONS)
        if unknown:
            raise BadOptions(f"options: there is no '{unknown[0]:.60}'")
        mode = one_of(options, "mode", MODES)
        players = one_of(options, "players", PLAYERS)
        table = Limited(Box(self.revisions[edition.key], mode, players))
        table.log = Log()  # the first stack is opened before the first question
        begin(table)
        return table

    def shared(self, table: Limited) -> Json:
        """What everyone sees: how many cards are where."""
        return dict(view.shared(table))

    def own(self, table: Limited, seat: int | None) -> Json:
        """What only this seat sees: its cards, and all stacks it had in hand."""
        return dict(view.own(table, None if seat is None else Seat(seat)))

    def sample(self, view: Json, source: Source) -> Limited:
        """A random table that fits a view."""
        box = Box(self.revisions[view["edition"]], view["mode"], len(view["seats"]))
        return possible(Limited(box), view, source)

    def redealt(self, table: Limited, view: Json, source: Source) -> Limited:
        """The same table with the cards that this view never saw shuffled."""
        met = {*view["hand"], *view["pool"], *(id for one in view["seen"] for id in one["stack"])}
        names = changed([[id for id in table.setting.ids if id not in met]], source)
        world = self.load(event_renamed(self.save(table), names, table.setting.number))
        if world.ask is not None and world.ask.kind == BUILD:
            for seat in world.ask.others:
                if SEATS[seat] != view["seat"]:
                    chosen_anew(world, seat, BUILD, source)
        return world

    def save(self, table: Limited) -> Json:
        """The whole table."""
        return view.saved(table)

    def load(self, saved: Json) -> Limited:
        """The table from what ``save`` returned."""
        edition, mode = self.revisions[saved["edition"]], saved["mode"]
        table = Limited(Box(edition, mode, len(saved["seats"]), tuple(saved["cards"])))
        view.restored(table, saved)
        return table

    def tell(self, table: Limited, fact: Fact, seat: int | None) -> Json | None:
        """A fact as JSON, or None if the seat may not see it."""
        return view.told(table, fact, seat)

    def asides(self, table: Limited, seat: int) -> list[str]:
        """What a seat may say at any time: that it leaves the event."""
        return [] if table.outcome is not None or seat in table.gone else [CONCEDE]

    def grammar(self, table: Limited) -> Grammar:
        """The forms of all answers."""
        return grammar(table)

    def refusals(self, table: Limited, seat: int, text: str) -> list[Refusal]:
        """The clauses that forbid an answer; none if it is legal."""
        return refusals(table, Seat(seat), text)

    def fits(self, table: Limited, text: str) -> bool:
        """Whether the text has the form of an answer to the open question, legal or not."""
        return fits(table, text)

    def odds(self, table: Limited, text: str) -> Json | None:
        """None: no dice are rolled."""
        return None

    def taste(self, table: Limited, seat: int) -> float:
        """What the cards of a seat are worth against the others'."""
        return taste.taste(table, Seat(seat))

    def prior(self, table: Limited, answers: list[str]) -> list[float]:
        """How good each card is to pick or to leave out."""
        return taste.prior(table, answers)

    def problems(self, table: Limited) -> list[str]:
        """What is wrong: a copy in two places, a deck that is no part of its pool."""
        return invariants.problems(table)

    def draw(self, table: Limited) -> str:
        """What everyone may know, as text."""
        return invariants.draw(table)

    def secret_options(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """No option is secret."""
        return ()

    def guarded(self, table: Limited, seat: int) -> bool:
        """Whether a seat knows secrets: it does as soon as it has cards."""
        return bool(table.pools[seat] or table.stacks[seat])

    def trials(self, mode: str) -> list[Json]:
        """Options for test games; only the number of players can differ."""
        return [{}]


def begin(table: Limited) -> None:
    """Begin the event, up to the first question."""
    if table.setting.mode == DRAFT:
        table.push("opening", (1,))
    else:
        table.push("sealed")
    table.run()

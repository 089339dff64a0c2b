"""Draft and sealed as the Game protocol has them: what Berserk does at such tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from laar.core.edition import Edition, keyed
from laar.core.engine.fact import Fact, Log
from laar.core.game import BadOptions, Json, Refusal, Source, one_of
from laar.core.grammar import Grammar
from laar.games.berserk.limited import invariants, taste, view
from laar.games.berserk.limited.event import BUILD, CONCEDE, DRAFT, MODES, Box, Limited
from laar.games.berserk.limited.grammar import grammar
from laar.games.berserk.limited.refusals import fits, refusals
from laar.games.berserk.limited.rules import E2021
from laar.games.berserk.limited.worlds import possible
from laar.games.berserk.state.battle import SEATS
from laar.games.berserk.view.relabelling import changed, chosen_anew, event_renamed

PLAYERS: Final = (2, 3, 4)  # BRS-363, BRS-364
OPTIONS: Final = {"mode", "players"}


def revisions_of(battles: Mapping[str, Edition]) -> dict[str, Edition]:
    """For each revision of the battles one of the events before them, with the same cards."""
    return {
        key: replace(E2021, revision=one.revision, parts=one.parts) for key, one in battles.items()
    }


class Drafting:
    """Tables of the modes draft and sealed."""

    def __init__(self, revisions: Mapping[str, Edition]) -> None:
        self.revisions = keyed(revisions.values())

    def players(self, mode: str) -> tuple[int, ...]:
        """The box is enough for four."""
        return PLAYERS

    def seated(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The first so many."""
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
        """How many cards are where."""
        return view.shared(table)

    def own(self, table: Limited, seat: int | None) -> Json:
        """A seat's own cards, and all stacks it had in hand."""
        return view.own(table, seat)

    def sample(self, view: Json, source: Source) -> Limited:
        """A possible world behind a view."""
        box = Box(self.revisions[view["edition"]], view["mode"], len(view["seats"]))
        return possible(Limited(box), view, source)

    def redealt(self, table: Limited, view: Json, source: Source) -> Limited:
        """The same table with the cards that this view never saw changed among themselves."""
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
        """The whole table again."""
        edition, mode = self.revisions[saved["edition"]], saved["mode"]
        table = Limited(Box(edition, mode, len(saved["seats"]), tuple(saved["cards"])))
        view.restored(table, saved)
        return table

    def tell(self, table: Limited, fact: Fact, seat: int | None) -> Json | None:
        """A fact in names, if the seat may see it."""
        return view.told(table, fact, seat)

    def asides(self, table: Limited, seat: int) -> list[str]:
        """To leave the event."""
        return [] if table.outcome is not None or seat in table.gone else [CONCEDE]

    def grammar(self, table: Limited) -> Grammar:
        """The forms of all answers."""
        return grammar(table)

    def refusals(self, table: Limited, seat: int, text: str) -> list[Refusal]:
        """Why not, by clause."""
        return refusals(table, seat, text)

    def fits(self, table: Limited, text: str) -> bool:
        """Whether it answers the open question, allowed or not."""
        return fits(table, text)

    def odds(self, table: Limited, text: str) -> Json | None:
        """Nothing is rolled."""
        return None

    def taste(self, table: Limited, seat: int) -> float:
        """What the cards of a seat are worth against the others'."""
        return taste.taste(table, seat)

    def hunch(self, table: Limited, answers: list[str]) -> list[float]:
        """What picks bring, and who is left out."""
        return taste.hunch(table, answers)

    def problems(self, table: Limited) -> list[str]:
        """Every copy in exactly one place."""
        return invariants.problems(table)

    def draw(self, table: Limited) -> str:
        """What everyone may know, as text."""
        return invariants.draw(table)

    def secret_options(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """There is nothing to choose."""
        return ()

    def guarded(self, table: Limited, seat: int) -> bool:
        """Whoever has cards knows what others may not."""
        return bool(table.pools[seat] or table.stacks[seat])

    def trials(self, mode: str) -> list[Json]:
        """There is nothing to choose but how many play."""
        return [{}]


def begin(table: Limited) -> None:
    """Up to the first question."""
    if table.setting.mode == DRAFT:
        table.push("opening", (1,))
    else:
        table.push("sealed")
    table.run()

"""A toy game for one to four who win or lose together: drive the wolves off before dawn.

A turn: one watches and strikes (a die decides) or rests, while whoever has a torch may cut in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from laar.core.clause import Catalogue, Clause
from laar.core.edition import Edition, keyed, name_of
from laar.core.engine.ask import CHANCE, Ask
from laar.core.engine.fact import ANSWER, Fact
from laar.core.engine.table import Rule, Steps, Table
from laar.core.engine.table_json import go_on, outcome_json, outcome_of, stack_json, stack_of
from laar.core.game import BadOptions, Game, Json, Refusal, edition_of, one_of
from laar.core.grammar import Grammar
from laar.core.source import Source

SEATS = ("ash", "birch", "cedar", "dill")
WOLVES = {"calm": 3, "storm": 6}
DAWN = 12  # turns


# -- rules: the course of the game -----------------------------------------------------------------


def watch(t: Night, args: tuple[int, ...]) -> Steps:
    """One is asked, whoever has a torch may cut in."""
    helpers = tuple(s for s in range(t.seats) if s != t.active and t.torches[s])
    given: Any = yield Ask(t.active, "watch", others=helpers)
    seat, said = given if helpers else (t.active, given)
    if said == "torch":
        torched(t, seat, "BCN-002")
        t.push("watch")
    elif said == "strike":
        t.push("blow")
    else:
        passed(t, "BCN-001")
        t.push("watch")


def blow(t: Night, args: tuple[int, ...]) -> Steps:
    """A die decides."""
    face: str = yield Ask(CHANCE, "die")
    if face == "hit":
        struck(t, "BCN-001")
    passed(t, "BCN-001")
    t.push("watch")


# -- state: facts, the only ones that write --------------------------------------------------------


def torched(t: Night, seat: int, clause: str) -> None:
    """A torch is thrown."""
    t.torches[seat] -= 1
    t.wolves -= 1
    t.tell("torched", (seat,), clause)
    _dawn(t)


def struck(t: Night, clause: str) -> None:
    """A wolf is driven off."""
    t.wolves -= 1
    t.tell("struck", (), clause)
    _dawn(t)


def passed(t: Night, clause: str) -> None:
    """The next one watches."""
    t.turn += 1
    t.active = (t.active + 1) % t.seats
    t.tell("passed", (), clause)
    _dawn(t)


def _dawn(t: Night) -> None:
    if t.wolves <= 0:
        t.end("BCN-003", tuple(range(t.seats)))
    elif t.turn > DAWN:
        t.end("BCN-003", ())


# -- the rules and the facts by name ---------------------------------------------------------------

RULES: dict[str, Rule[Night]] = {"watch": watch, "blow": blow}
FACTS = {"torched": torched, "struck": struck, "passed": passed}


# -- state: the table ------------------------------------------------------------------------------


class Night(Table):
    """Wolves, torches by seat, whose turn."""

    def __init__(self, seats: int, wolves: int, edition: str) -> None:
        super().__init__(seats, RULES, {})
        self.edition = edition
        self.wolves = wolves
        self.torches = [1] * seats
        self.turn = 1
        self.active = 0

    def legal(self, ask: Ask, seat: int, steps: list[str]) -> list[str]:
        """What may be answered."""
        if ask.kind == "die":
            return ["hit", "miss"]
        return ["strike", "rest"] if seat == ask.seat else ["torch"]

    def aside(self, seat: int, text: str) -> None:
        """Give up."""
        self.end("BCN-003", ())

    def clone(self) -> Night:
        """A copy."""
        other = Night(self.seats, self.wolves, self.edition)
        other.torches = self.torches.copy()
        other.turn, other.active = self.turn, self.active
        self.copy_into(other)
        return other

    def pieces(self) -> str:
        """All that facts write."""
        return f"{self.wolves}{self.torches}{self.turn}{self.active}"


# -- game: editions, modes, a new table ------------------------------------------------------------


class Beacon:
    """The toy behind the Game protocol: two editions, two modes."""

    name = "beacon"
    seats: tuple[str, ...] = SEATS
    cooperative = True
    editions: Mapping[str, Edition] = {e: Edition(e, RULES) for e in ("1", "2")}
    revisions: Mapping[str, Edition] = keyed(editions.values())
    facts: Mapping[str, Any] = FACTS

    def modes(self, edition: str) -> tuple[str, ...]:
        return ("calm", "storm") if name_of(edition) == "1" else ("calm",)

    def players(self, edition: str, mode: str) -> tuple[int, ...]:
        return (2, 3) if mode == "storm" else (2, 1, 3, 4)

    def seated(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        return SEATS[: options.get("players", 2)]

    def new_table(self, edition: str, options: Mapping[str, Any]) -> Night:
        for name in options:
            if name not in ("mode", "players"):
                raise BadOptions(f"options: there is no '{name}'")
        mode = one_of(options, "mode", self.modes(edition))
        seats = one_of(options, "players", self.players(edition, mode))
        table = Night(seats, WOLVES[mode], edition_of(self, edition).key)
        table.push("watch")
        table.run()
        return table

    # -- pieces: clauses and what is printed -------------------------------------------------------

    def catalogue(self) -> Catalogue:
        words = {"en": "Beacon", "ru": "Маяк"}
        return Catalogue(
            [
                Clause("BCN-001", "turn", "rule", words, words, True),
                Clause("BCN-002", "turn", "rule", words, words, True, ("1",)),
                Clause("BCN-003", "end", "rule", words, words, True, ("1", "2")),
            ]
        )

    def components(self, edition: str) -> list[Json]:
        return [{"id": "wolf", "name": {"en": "Wolf", "ru": "Волк"}, "text": {"en": "", "ru": ""}}]

    def examples(self, edition: str) -> list[Json]:
        return []

    # -- view: what a seat sees, and the table again -----------------------------------------------

    def view(self, table: Night, seat: int | None) -> Json:
        return {**self.shared(table), **self.own(table, seat)}

    def shared(self, table: Night) -> Json:
        return {
            "edition": table.edition,
            "seats": list(SEATS[: table.seats]),
            "wolves": table.wolves,
            "torches": list(table.torches),
            "turn": table.turn,
            "active": SEATS[table.active],
            "stack": stack_json(table),
            "outcome": outcome_json(table, SEATS),
        }

    def own(self, table: Night, seat: int | None) -> Json:
        return {"seat": None if seat is None else SEATS[seat]}

    def sample(self, view: Json, source: Source) -> Night:
        return self.load(view)

    def save(self, table: Night) -> Json:
        return self.shared(table)

    def load(self, saved: Json) -> Night:
        table = Night(len(saved["seats"]), saved["wolves"], saved["edition"])
        table.torches = list(saved["torches"])
        table.turn, table.active = saved["turn"], SEATS.index(saved["active"])
        go_on(table, outcome_of(SEATS, saved["outcome"]), stack_of(saved["stack"]))
        return table

    def tell(self, table: Night, fact: Fact, seat: int | None) -> Json | None:
        if fact.name == ANSWER:
            who, text = fact.args
            return {"fact": ANSWER, "seat": (*SEATS, "chance")[who], "answer": text}
        return {"fact": fact.name, "clause": fact.clause, "cause": fact.cause}

    # -- legal: what may be answered, and why not --------------------------------------------------

    def asides(self, table: Night, seat: int) -> list[str]:
        return ["concede"] if table.outcome is None else []

    def grammar(self, table: Night) -> Grammar:
        return Grammar({"watch": ("strike", "rest", "torch"), "die": ("hit", "miss")}, {})

    def refusals(self, table: Night, seat: int, text: str) -> list[Refusal]:
        listed = text in table.options(seat)
        return [] if listed else [Refusal("BCN-001", "refuse-malformed")]

    def fits(self, table: Night, text: str) -> bool:
        return text in ("strike", "rest", "torch")

    # -- bots: what they think ---------------------------------------------------------------------

    def taste(self, table: Night, seat: int) -> float:
        if table.outcome is not None:
            return 1.0 if table.outcome.winners else -1.0
        return 0.5 - 0.1 * table.wolves - 0.05 * table.turn

    def prior(self, table: Night, answers: list[str]) -> list[float]:
        return [0.0 if answer == "rest" else 1.0 for answer in answers]

    def left(self, table: Night) -> int:
        return table.wolves

    # -- view: for the checker and for people ------------------------------------------------------

    def odds(self, table: Night, text: str) -> Json | None:
        return None

    def problems(self, table: Night) -> list[str]:
        return ["a torch too many"] if max(table.torches) > 1 else []

    def draw(self, table: Night) -> str:
        return f"turn {table.turn}, wolves {table.wolves}, torches {table.torches}"


BEACON: Game[Night] = Beacon()

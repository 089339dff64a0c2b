"""A draft or a sealed deal whose players are told what to do."""

from __future__ import annotations

from collections.abc import Callable

from laar.core.dice import Dice
from laar.core.engine.ask import CHANCE
from laar.core.game import Json
from laar.core.play import Play
from laar.games.berserk.game import GAME
from laar.games.berserk.limited.event import Box, Limited
from laar.games.berserk.limited.game import begin
from laar.games.berserk.limited.rules import E2021

SEATS = ("red", "blue", "green", "violet")
Choice = Callable[[list[str]], str]  # of the answers there are


def first(answers: list[str]) -> str:
    """The first answer there is."""
    return answers[0]


class Seats:
    """An event; its dice are fixed by a seed, or are asked when there is none."""

    def __init__(self, mode: str, players: int, seed: str | None = "seed") -> None:
        dice = None if seed is None else Dice(seed.encode())
        self.play = Play(GAME, "2021", {"mode": mode, "players": players}, dice)

    @property
    def table(self) -> Limited:
        assert isinstance(self.play.table, Limited)
        return self.play.table

    @property
    def asked(self) -> str:
        """The kind of the open question."""
        return "" if self.play.ask is None else self.play.ask.kind

    def view(self, seat: str | None) -> Json:
        return self.play.view(None if seat is None else SEATS.index(seat))

    def hand(self, seat: str) -> set[str]:
        return set(self.view(seat)["hand"])

    def pool(self, seat: str) -> list[str]:
        return list(self.view(seat)["pool"])

    def do(self, seat: str, text: str) -> Seats:
        self.play.answer(text, SEATS.index(seat))
        return self

    def why(self, seat: str, text: str) -> list[tuple[str, str]]:
        """Why an answer is refused: clauses and texts."""
        return [(no.clause, no.text) for no in self.play.why_not(text, SEATS.index(seat))]

    def pick(self, choice: Choice = first) -> dict[str, str]:
        """Everyone picks a card of the stack in hand; who took what."""
        taken = {}
        for seat in self.play.asked:
            answer = choice(self.play.options(seat))
            self.play.answer(answer, seat)
            taken[SEATS[seat]] = answer.split(" ")[1]
        self.ready()
        return taken

    def ready(self) -> Seats:
        for seat in self.play.asked:
            self.play.answer("ready", seat)
        return self

    def until(self, kind: str, round: int = 0) -> Seats:
        """Pick whatever comes until this is asked, in this round."""
        while self.asked != kind or (round and self.view(None)["round"] < round):
            self.pick()
        return self


def drawn(table: Limited, cards: list[str]) -> None:
    """Let CHANCE draw these cards, whoever they are for."""
    for card in cards:
        (answer,) = [text for text in table.options(CHANCE) if text.endswith(f" {card}")]
        table.answer(CHANCE, answer)


def boxed(mode: str, players: int, numbers: list[int]) -> Limited:
    """An event with another box: these collector numbers."""
    table = Limited(Box(E2021, mode, players, tuple(numbers)))
    begin(table)
    return table

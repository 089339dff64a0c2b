"""Many games, each at its own question, stepped in one call that writes into given buffers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from laar.core.dice import Dice
from laar.core.engine.table import Table
from laar.envs.fast.episode import ANY, Episode, Illegal, Planes, ToNumber, ToTable
from laar.envs.fast.space import Space

WON: Final = 1
LOST: Final = -1


class Many:
    """So many games of one kind. After each step every buffer tells, game by game, what the seat
    that is to answer sees and may answer; a game that is over gives way to the next one at once."""

    def __init__(
        self,
        start: Table,
        space: Space,
        to_number: ToNumber,
        to_table: ToTable,
        planes: Planes,
        size: int,
        cooperative: bool,
        seeds: list[str],
        choosers: list[Callable[[], float]],
    ) -> None:
        self.start = start
        self.space = space
        self.to_number = to_number
        self.to_table = to_table
        self.planes = planes
        self.size = size  # of an observation
        self.cooperative = cooperative
        self.seeds = seeds
        self.choosers = choosers  # by place: what draws answers where any will do
        self.begun = [0] * len(seeds)  # how many games of each place have begun
        self.games = [self.begin(place) for place in range(len(seeds))]
        self.marked: list[list[int]] = [[] for _ in seeds]  # what each mask says now

    def begin(self, place: int) -> Episode:
        """The next game of a place; equal seeds and numbers, equal games."""
        self.begun[place] += 1
        dice = Dice(f"{self.seeds[place]} {self.begun[place]}".encode())
        return Episode(self.start.clone(), self.space, self.to_number, self.to_table, dice)

    def show_all(self, seen: memoryview, masks: memoryview, seats: memoryview) -> None:
        """Write what every place shows."""
        for place in range(len(self.games)):
            self.show(place, seen, masks, seats)

    def show(self, place: int, seen: memoryview, masks: memoryview, seats: memoryview) -> None:
        """Write what a place shows: the observation, the mask and whose turn it is."""
        game = self.games[place]
        size, width = self.size, len(self.space.texts)
        seen[place * size : place * size + size] = self.planes(game.table, game.seat)
        base = place * width
        for number in self.marked[place]:
            masks[base + number] = 0
        legal = game.legal()
        for number in legal:
            masks[base + number] = 1
        self.marked[place] = legal
        seats[place] = game.seat

    def step(
        self,
        actions: list[int],
        seen: memoryview,
        masks: memoryview,
        seats: memoryview,
        rewards: memoryview,
        over: memoryview,
    ) -> None:
        """Answer in every game; ANY is a legal answer at random. If one answer is not legal none
        is taken."""
        self.check(actions)
        count = self.start.seats
        for place in range(len(self.games)):
            game = self.games[place]
            number = actions[place]
            if number == ANY:
                legal = self.marked[place]
                number = legal[int(self.choosers[place]() * len(legal))]
            game.say(game.text_of(number))
            ended = game.table.outcome
            if ended is not None:
                over[place] = 1
                none = LOST if self.cooperative or ended.winners else 0
                for seat in range(count):
                    rewards[place * count + seat] = WON if seat in ended.winners else none
                self.games[place] = self.begin(place)
            elif over[place]:
                over[place] = 0
                for seat in range(count):
                    rewards[place * count + seat] = 0
            self.show(place, seen, masks, seats)

    def check(self, actions: list[int]) -> None:
        """Illegal if one of these is no legal answer in its game."""
        for place in range(len(self.games)):
            number = actions[place]
            if number != ANY and number not in self.marked[place]:
                text = self.games[place].text_of(number) or "nothing here"
                raise Illegal(f"game {place}: {number} ({text}) is no legal answer now")

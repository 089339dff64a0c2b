"""One block of memory for many games: actions in, and what is shown out, array after array."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final, NamedTuple

ACTION: Final = 4  # bytes


class Layout(NamedTuple):
    """How many games there are and what each takes."""

    games: int
    seen: int
    answers: int
    seats: int

    @property
    def size(self) -> int:
        """How many bytes the block has."""
        return self.games * (ACTION + self.seen + self.answers + 1 + self.seats + 1)


@dataclass(frozen=True)
class Views:
    """The arrays of a block, or of some of its games."""

    layout: Layout
    actions: memoryview
    seen: memoryview
    masks: memoryview
    seats: memoryview
    rewards: memoryview
    over: memoryview

    def of(self, part: range) -> Views:
        """The arrays of the games of one worker."""
        lay = self.layout
        low, high = part.start, part.stop
        return Views(
            lay._replace(games=len(part)),
            self.actions[low:high],
            self.seen[low * lay.seen : high * lay.seen],
            self.masks[low * lay.answers : high * lay.answers],
            self.seats[low:high],
            self.rewards[low * lay.seats : high * lay.seats],
            self.over[low:high],
        )

    def release(self) -> None:
        """Let go of the block."""
        for field in fields(self)[1:]:
            getattr(self, field.name).release()


def views_of(layout: Layout, block: memoryview) -> Views:
    """The arrays of a whole block."""
    sizes = (
        layout.games * ACTION, layout.games * layout.seen, layout.games * layout.answers,
        layout.games, layout.games * layout.seats, layout.games,
    )  # fmt: skip
    found: list[memoryview] = []
    at = 0
    for size in sizes:
        found.append(block[at : at + size])
        at += size
    actions, seen, masks, seats, rewards, over = found
    return Views(layout, actions.cast("i"), seen, masks, seats.cast("b"), rewards.cast("b"), over)

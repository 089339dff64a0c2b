"""The dice of a table: rolled from its seed, kept from another game, or told by a person."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from laar.core.dice import SEATING, Dice
from laar.core.engine.ask import CHANCE
from laar.core.play import Play
from laar.server.models import Head


class Kept(Dice):
    """The rolls of another game as long as they last and fit, then rolls of one's own."""

    def __init__(self, seed: bytes, entropy: dict[str, str], kept: Sequence[int]) -> None:
        super().__init__(seed, entropy)
        self.kept = kept

    def roll(self, number: int, weights: Sequence[int]) -> int:
        """Roll ``number`` of the other game."""
        if number <= len(self.kept) and self.kept[number - 1] < len(weights):
            return self.kept[number - 1]
        return super().roll(number, weights)


def dice_of(head: Head) -> Dice | None:
    """The dice of a table; None where a person says how they fall."""
    seed = bytes.fromhex(head.seed)
    if head.origin is None or head.origin.dice == "fresh":
        return Dice(seed, head.entropy)
    if head.origin.dice == "keep":
        return Kept(seed, head.entropy, head.origin.kept)
    return None


def luck(head: Head, seat: str, answers: int) -> int:
    """What a bot in a seat draws from after so many answers. The same answer after an undo meets
    the same reply, so that a bot cannot be rolled again either."""
    said = f"{head.seed} {seat} {answers}".encode()
    return int.from_bytes(hashlib.sha256(said).digest()[:4], "big")


def draw_lot(head: Head) -> None:
    """Draw who sits where, if that is left to the lot: whoever came to the n-th seat gets the
    n-th of the lot. By then the seed is committed to and everyone has added their entropy."""
    if head.lot != []:
        return
    head.lot = Dice(bytes.fromhex(head.seed), head.entropy).lot(SEATING, list(head.seats))
    drawn = dict(zip(head.lot, head.seats.values(), strict=True))
    head.seats = {name: drawn[name] for name in head.seats}


def rolls(play: Play) -> list[int]:
    """The dice of the answers that count, each as its place among the faces."""
    again = Play(play.game, play.edition, play.options_given)
    found = []
    for line in play.history:
        if line.seat == CHANCE:
            found.append(again.table.options(CHANCE).index(line.text))
        again.repeat(line)
    return found

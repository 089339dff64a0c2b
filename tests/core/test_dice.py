"""Dice that can be checked: fair, bound by a commitment, moved by everyone's entropy."""

import hashlib
import itertools
from collections import Counter

import pytest

from laar.core.dice import Dice, commitment

FAIR = [1] * 6
# Chi-square beyond which a fair die of so many faces comes once in 100,000 samples.
LIMIT = {2: 19.5, 6: 30.9, 24: 66.2}


def chi_square(counts: Counter[int], shares: list[float], total: int) -> float:
    return sum((counts[i] - total * s) ** 2 / (total * s) for i, s in enumerate(shares))


@pytest.mark.parametrize("seed", [b"one", b"two", b"three"])
def test_a_die_is_fair(seed: bytes) -> None:
    dice = Dice(seed)
    counts = Counter(dice.roll(n, FAIR) for n in range(1, 6001))
    assert chi_square(counts, [1 / 6] * 6, 6000) < LIMIT[6]


def test_rolls_follow_their_weights() -> None:
    dice = Dice(b"weights")
    counts = Counter(dice.roll(n, [1, 0, 3]) for n in range(1, 4001))
    assert counts[1] == 0
    pair = Counter({0: counts[0], 1: counts[2]})
    assert chi_square(pair, [1 / 4, 3 / 4], 4000) < LIMIT[2]


def test_one_roll_tells_nothing_of_the_next() -> None:
    dice = Dice(b"pairs")
    rolls = [dice.roll(n, FAIR) for n in range(1, 7201)]
    steps = Counter((b - a) % 6 for a, b in itertools.pairwise(rolls))
    assert chi_square(steps, [1 / 6] * 6, len(rolls) - 1) < LIMIT[6]


def test_a_roll_depends_on_its_number_alone() -> None:
    dice = Dice(b"seed", {"evil": "00ff"})
    forth = [dice.roll(n, FAIR) for n in range(1, 101)]
    back = [dice.roll(n, FAIR) for n in range(100, 0, -1)]
    assert forth == back[::-1]
    assert forth == [Dice(b"seed", {"evil": "00ff"}).roll(n, FAIR) for n in range(1, 101)]


def test_the_commitment_binds_the_seed_and_not_the_entropy() -> None:
    dice = Dice(b"seed", {"evil": "00ff"})
    assert dice.commitment == commitment(b"seed") == hashlib.sha256(b"seed").hexdigest()
    assert commitment(b"seed") != commitment(b"sued")


def test_everyones_entropy_moves_the_dice() -> None:
    given: list[dict[str, str]] = [
        {},
        {"evil": "00"},
        {"evil": "01"},
        {"bogatyrs": "00"},
        {"bogatyrs": "00", "evil": "00"},
    ]
    rolls = {tuple(Dice(b"seed", e).roll(n, FAIR) for n in range(60)) for e in given}
    rolls.add(tuple(Dice(b"sued").roll(n, FAIR) for n in range(60)))
    assert len(rolls) == 6


def test_the_order_of_entropy_does_not_matter() -> None:
    one = Dice(b"seed", {"bogatyrs": "11", "evil": "22"})
    two = Dice(b"seed", {"evil": "22", "bogatyrs": "11"})
    assert [one.roll(n, FAIR) for n in range(60)] == [two.roll(n, FAIR) for n in range(60)]


def test_every_order_comes_up_by_lot_equally_often() -> None:
    names = ["a", "b", "c", "d"]
    orders = list(itertools.permutations(names))
    drawn = Counter(orders.index(tuple(Dice(bytes(s)).lot("seats", names))) for s in seeds(4800))
    assert chi_square(drawn, [1 / 24] * 24, 4800) < LIMIT[24]


def test_each_label_is_a_lot_of_its_own_and_takes_nothing_from_the_rolls() -> None:
    def lots(label: str) -> list[list[str]]:
        return [Dice(bytes(s)).lot(label, ["a", "b"]) for s in seeds(64)]

    assert lots("sides") == lots("sides")
    assert lots("sides") != lots("first")
    rolls = [Dice(bytes(s)).roll(10, [1, 1]) for s in seeds(64)]
    assert [0 if lot[0] == "a" else 1 for lot in lots("1")] != rolls


def seeds(count: int) -> list[tuple[int, int]]:
    return [divmod(n, 256) for n in range(count)]

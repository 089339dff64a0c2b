"""The browser checks records by itself, and finds what Python finds, in the same line."""

import pytest
from tests.core.records import SEED, bare, flips, joined, told, won
from tests.core.verifier import Check, verifier

from laar.core.dice import SEATING, Dice
from laar.core.record import chained


@pytest.fixture(scope="module")
def check(tmp_path_factory: pytest.TempPathFactory) -> Check:
    """The client's own check of records."""
    return verifier(tmp_path_factory.mktemp("verify"))


def test_an_honest_record_holds(check: Check) -> None:
    signed = told(won()) + "signature 00 00\n"
    assert [one["holds"] for one in check([told(won()), signed])] == [True, True]


def test_any_bit_turned_is_found_in_its_line(check: Check) -> None:
    turned = list(flips(told(won())))
    found = check([text for _, text in turned])
    assert [one["line"] for one in found] == [line for line, _ in turned]


def test_lines_changed_about_left_out_and_put_in_are_found(check: Check) -> None:
    lines = told(won()).splitlines()
    texts, places = [], []
    for at in range(len(lines) - 1):
        for text in (
            [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]],
            [*lines[:at], *lines[at + 1 :]],
            [*lines[:at], "entropy evil 00 :00000000", *lines[at:]],
        ):
            texts.append(joined(text))
            places.append(at + 1)
    assert [one["line"] for one in check(texts)] == places


def test_what_fits_its_chain_and_is_wrong_is_found(check: Check) -> None:
    lines = bare(told(won()))
    die = next(at for at, line in enumerate(lines) if " chance " in line)
    other = lines[die][:-1] + str(int(lines[die][-1]) % 6 + 1)
    seed = f"seed {SEED.hex()}"
    rolled, another, numbered = check(
        [
            chained([*lines[:die], other, *lines[die + 1 :], seed]),
            chained([*lines, "seed 00"]),
            chained([line.replace("2 bogatyrs", "3 bogatyrs") for line in lines]),
        ]
    )
    assert (rolled["line"], rolled["wrong"], rolled["holds"]) == (None, [die + 2], False)
    assert (another["promise"], another["holds"]) == ("broken", False)
    assert (numbered["line"], numbered["why"]) == (10, "order")


def test_who_sits_where_is_drawn_again(check: Check) -> None:
    lines = bare(told(won()))
    drawn = Dice(SEED, {"evil": "00ff"}).lot(SEATING, ("bogatyrs", "evil"))
    head = next(at for at, line in enumerate(lines) if line.startswith("entropy ")) + 1
    texts = [
        chained([*lines[:head], f"lot {' '.join(seats)}", *lines[head:], f"seed {SEED.hex()}"])
        for seats in (drawn, drawn[::-1])
    ]
    assert [(one["line"], one["holds"]) for one in check(texts)] == [(None, True), (None, False)]

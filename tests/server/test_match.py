"""A match is its lines: numbers, facts, views and dice come out the same from the store."""

import random

import msgspec

from laar.core.dice import commitment
from laar.server.models import Head, Origin
from laar.server.seats import Seat
from laar.server.table.dice import Kept
from laar.server.table.match import Match

SEATS = ("bogatyrs", "evil")


def head(*guests: str, origin: Origin | None = None, seed: bytes = b"s" * 32) -> Head:
    seats = {name: Seat("human", who, who) for name, who in zip(SEATS, guests, strict=True)}
    return Head(
        "t", "belogorye", "2017", {}, seats, guests[0], "k", False, "live",
        seed.hex(), commitment(seed), {"evil": "00ff"}, 0, "0.1.0", origin,
    )  # fmt: skip


def step(match: Match, rng: random.Random) -> None:
    """One answer of a seat that is asked, now and then an undo."""
    seat = match.names[rng.choice(match.play.asked)]
    if rng.random() < 0.1 and match.undo_count(seat):
        match.undo(seat)
    else:
        match.answer(seat, rng.choice(match.options(seat)))


def everything(match: Match) -> list[object]:
    seen: list[object] = [match.play.key(), match.play.rolls, match.last_fact, match.stored(1)]
    for seat in (*SEATS, None):
        seen += [match.n(seat), match.view(seat), match.ask(seat), match.asides(seat)]
        seen += [match.facts(seat, 0), match.facts(seat, 40)]
    return seen


def test_a_match_from_its_lines_is_the_match() -> None:
    for seed in range(3):
        rng = random.Random(seed)
        match = Match(head("ann", "ann"), [])
        match.start()
        for _ in range(120):
            if match.play.outcome is None:
                step(match, rng)
        assert any(text.startswith("undo") for _, text in match.stored(1))
        again = Match(match.head, match.stored(1))
        assert everything(again) == everything(match)


def test_numbers_never_repeat() -> None:
    rng = random.Random(4)
    match = Match(head("ann", "ann"), [])
    match.start()
    last = dict.fromkeys(SEATS, 0)
    known: dict[int, object] = {}
    for _ in range(200):
        if match.play.outcome is not None:
            break
        for seat in SEATS:
            assert match.n(seat) >= last[seat]
            last[seat] = match.n(seat)
        for fact in match.facts(None, 0):
            told = msgspec.json.decode(fact)
            assert known.setdefault(told["i"], told) == told
        step(match, rng)


def test_secret_steps_do_not_count_for_others() -> None:
    rng = random.Random(5)
    match = Match(head("ann", "bob"), [])
    match.start()
    winner = match.names[match.play.asked[0]]
    assert match.answer(winner, f"first {winner}") is True
    before = (match.n("evil"), match.n(None), match.last_fact)
    for _ in range(9):
        assert match.answer("bogatyrs", rng.choice(match.options("bogatyrs"))) is False
    retract = next(a for a in match.asides("bogatyrs") if a.startswith("retract"))
    assert match.answer("bogatyrs", retract) is False
    match.answer("bogatyrs", rng.choice(match.options("bogatyrs")))
    assert match.answer("bogatyrs", "ready") is False
    assert (match.n("evil"), match.n(None), match.last_fact) == before
    assert match.undo_count("evil") == match.undo_count("bogatyrs") == 0
    while match.play.ask is not None and match.play.ask.secret:
        match.answer("evil", rng.choice(match.options("evil")))
    assert match.n(None) == before[1] + 1  # all steps together are one line to those who look on


def test_a_roll_that_is_taken_back_falls_again() -> None:
    match = Match(head("ann", "ann"), [])
    match.start()
    opening = [text for seat, text in match.stored(1) if seat == "chance"]
    winner = match.names[match.play.asked[0]]
    match.answer(winner, f"first {winner}")
    match.undo(winner)
    assert [text for seat, text in match.stored(1) if seat == "chance"] == opening
    rng = random.Random(6)
    while match.play.rolls == len(opening):
        seat = match.names[rng.choice(match.play.asked)]
        strikes = [o for o in match.options(seat) if o.startswith("strike")]
        match.answer(seat, rng.choice(strikes or match.options(seat)))
    before = [line.text for line in match.play.history]
    said, *dice = match.play.history[-match.undo_count(SEATS[0]) :]
    match.undo(SEATS[0])
    assert dice
    assert match.play.rolls == len(opening)
    match.answer(match.names[said.seat], said.text)
    assert [line.text for line in match.play.history] == before


def test_kept_dice_fall_as_they_fell_and_then_anew() -> None:
    kept = Kept(b"seed", {}, [5, 0, 3])
    assert [kept.roll(n, [1] * 6) for n in (1, 2, 3)] == [5, 0, 3]
    assert kept.roll(1, [1, 1]) in (0, 1)  # six faces do not fit a coin
    assert {kept.roll(n, [1] * 6) for n in range(4, 100)} == {0, 1, 2, 3, 4, 5}


def test_facts_taken_back_while_away_are_named() -> None:
    rng = random.Random(7)
    match = Match(head("ann", "ann"), [])
    match.start()
    while len(match.play.facts) < 60:
        seat = match.names[match.play.asked[0]]
        match.answer(seat, rng.choice(match.options(seat)))
    since = match.last_fact
    match.undo("evil")
    first, *_ = match.facts("evil", since)
    assert first["fact"] == "undone"
    assert first["i"] == since + 1
    assert all(isinstance(f, dict) is False for f in match.facts("evil", first["back"]))


def test_who_is_told_first_changes_nothing_of_what_others_are_told() -> None:
    """Also while squads are placed in secret, and before the first number there is."""
    rng = random.Random(8)
    match = Match(head("ann", "bob"), [])
    match.start()
    seats = ("evil", None, "bogatyrs", "evil")
    while len(match.play.facts) < 80:
        for since in (-1, 0, match.last_fact // 2, match.last_fact):
            together = [match.facts(seat, since) for seat in seats]
            for seat, told in zip(seats, together, strict=True):
                match._forget()
                assert match.facts(seat, since) == told
        assert match.facts("evil", -1) == match.facts("evil", 0)
        seat = match.names[match.play.asked[0]]
        match.answer(seat, rng.choice(match.options(seat)))

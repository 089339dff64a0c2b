"""Stored lines: what was taken once is carried out as it was said, what is damaged is named, and
going back costs no more than what is taken back."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.beacon import RULES, Beacon, Night

from laar.core.dice import Dice
from laar.core.edition import Edition, keyed
from laar.core.engine.ask import CHANCE
from laar.core.engine.table import Table
from laar.core.game import Refusal
from laar.core.play import Damaged, Line, Play
from laar.core.record import Record, check_dice, forbidden, read, replay
from laar.games.list import GAMES

ROOT = Path(__file__).parents[1]
RECORDS = {path.stem: path for path in sorted(ROOT.glob("golden/**/*.record"))}
MODES = [
    (name, edition, mode)
    for name, game in GAMES.items()
    for edition in game.editions
    for mode in game.modes(edition)
]
every_record = pytest.mark.parametrize("stem", RECORDS)
every_mode = pytest.mark.parametrize(("name", "edition", "mode"), MODES)


def recorded(stem: str) -> Record:
    return read(RECORDS[stem].read_text("utf-8"))


def state(play: Play) -> tuple[object, ...]:
    """All that a line could change."""
    lines = [(line.seat, line.text) for line in play.lines]
    facts = [str(fact) for fact in play.facts]
    return play.key(), lines, len(play.history), facts, play.rolls, list(play.forbidden)


# -- what was taken -------------------------------------------------------------------------------


@every_record
def test_what_only_todays_rules_refuse_is_carried_out_and_named(
    stem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = recorded(stem)
    before = replay(record, GAMES)
    said = Play.why_not

    def stricter(self: Play, text: str, seat: int | None = None) -> list[Refusal]:
        """Every other answer to a question is forbidden."""
        number = len(self.lines) + 1
        asked = seat is not None and seat >= 0 and text in self.table.options(seat)
        return (
            [Refusal("NEW-001", "refuse-new")] if asked and number % 2 else said(self, text, seat)
        )

    monkeypatch.setattr(Play, "why_not", stricter)
    after = replay(record, GAMES)
    assert (after.key(), len(after.facts)) == (before.key(), len(before.facts))
    odd = {n for n, (seat, _) in enumerate(record.lines, 1) if n % 2 and seat != "chance"}
    mended = set(before.forbidden)  # since it was stored
    assert mended <= set(after.forbidden) <= mended | odd
    assert len(odd - set(after.forbidden)) <= 1  # who gives up answers no question
    named = forbidden(record, after)
    assert len(named) == len(after.forbidden)
    new = set(after.forbidden) - mended
    assert sum("refuse-new (NEW-001)" in what for what in named) == len(new)
    assert not record.seed or check_dice(record, after) == []


@every_mode
def test_every_legal_answer_fits_its_question(name: str, edition: str, mode: str) -> None:
    game, source = GAMES[name], random.Random(mode)
    play = Play(game, edition, {"mode": mode})
    for _ in range(60):
        if play.outcome is not None:
            break
        seat = play.asked[0]
        if seat != CHANCE:
            assert all(game.fits(play.table, text) for text in play.options(seat))
            assert not game.fits(play.table, "é")
            assert not any(game.fits(play.table, text) for text in game.asides(play.table, seat))
        play.answer(source.choice(play.options(seat)), seat)


# -- damage ---------------------------------------------------------------------------------------


def bad(play: Play, source: random.Random) -> Iterator[Line]:
    """Lines that cannot come now."""
    seats = range(len(play.seats))
    yield Line(source.choice(seats), "é")
    yield Line(len(play.seats), "end")
    yield Line(source.choice(seats), "retract nothing")
    yield Line(source.choice(seats), f"undo {len(play.history) + 1}")
    yield Line(source.choice(seats), "undo one")
    yield Line(CHANCE, "a thirteenth month")
    ask = play.ask
    if ask is not None and not ask.secret and ask.seat >= 0:
        legal = play.options(ask.seat)
        strangers = [s for s in seats if s not in ask.seats]
        if strangers:
            yield Line(source.choice(strangers), source.choice(legal))
        yield Line(CHANCE, source.choice(legal))
        yield Line(ask.seat, f"{legal[0]} {legal[0]}")
    if ask is not None and ask.seat == CHANCE:
        yield Line(0, source.choice(play.options(CHANCE)))


@every_record
def test_a_line_that_cannot_be_carried_out_changes_nothing(stem: str) -> None:
    record, source = recorded(stem), random.Random(stem)
    whole = replay(record, GAMES)
    play = Play(whole.game, whole.edition, whole.options_given)
    tried = 0
    for line in whole.lines:
        if not source.randrange(4):
            before = state(play)
            for wrong in bad(play, source):
                with pytest.raises(Damaged) as damage:
                    play.repeat(wrong)
                assert (damage.value.number, damage.value.line) == (len(play.lines) + 1, wrong)
                tried += 1
            assert state(play) == before
        play.repeat(line)
    assert tried > 30
    assert state(play) == state(whole)
    with pytest.raises(Damaged):  # nothing is said once the game is over
        play.repeat(whole.lines[0])


def broken(t: Night, args: tuple[int, ...]) -> None:
    """A rule that acts, and then trips."""
    t.wolves -= 1
    t.tell("struck", (), "BCN-001")
    raise KeyError("hit")


def losing(t: Night, args: tuple[int, ...]) -> None:
    """A rule after which there is a wolf too many."""
    t.wolves = 99
    t.push("watch")


@pytest.mark.parametrize(("rule", "why"), [(broken, "KeyError: 'hit'"), (losing, "99 wolves")])
def test_a_line_that_a_rule_trips_over_is_damage(
    rule: object, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Beacon()
    game.editions = {"1": Edition("1", {**RULES, "blow": rule})}  # type: ignore[dict-item]
    game.revisions = keyed(game.editions.values())
    monkeypatch.setattr(Night, "legal", lambda t, ask, seat, steps: ["rest"])  # no more strikes
    monkeypatch.setattr(
        Beacon, "problems", lambda self, t: [f"{t.wolves} wolves"] if t.wolves > 9 else []
    )
    play = Play(game, "1")
    play.table.rules = game.editions["1"].rules
    play.repeat(Line(0, "rest"))
    facts, key = len(play.facts), play.key()
    with pytest.raises(Damaged, match=why) as damage:
        play.repeat(Line(1, "strike"))
    assert damage.value.number == 2
    assert ([line.text for line in play.lines], play.key()) == (["rest"], key)
    assert len(play.facts) == facts


# -- going back -----------------------------------------------------------------------------------


def wandering(play: Play, source: random.Random, lines: int) -> None:
    """A game of people who keep changing their minds."""
    while len(play.lines) < lines:
        most = len(play.history)
        if most and not source.randrange(3):
            play.undo(min(source.choice([1, 1, 1, 2, 3, most // 2 + 1, most]), most), 0)
        elif play.outcome is not None:
            play.undo(1, 0)
        else:
            seat = source.choice(play.asked)
            play.answer(source.choice(play.options(seat)), seat)


@every_mode
def test_going_back_is_the_same_as_never_having_gone(name: str, edition: str, mode: str) -> None:
    game = GAMES[name]
    for number in range(3):
        source = random.Random(f"{name} {mode} {number}")
        play = Play(game, edition, {"mode": mode}, Dice(b"back"))
        wandering(play, source, 120)
        straight = Play(game, edition, {"mode": mode})
        for line in play.history:
            straight.repeat(line)
        assert straight.key() == play.key()
        assert [str(f) for f in straight.facts] == [str(f) for f in play.facts]
        again = Play(game, edition, {"mode": mode})
        for line in play.lines:
            again.repeat(line)
        assert state(again) == state(play)


def long_game(answers: int) -> Play:
    """A game that has gone on for a while."""
    for number in range(20):
        source = random.Random(number)
        play = Play(GAMES["belogorye"], "2017", {}, Dice(b"long"))
        while len(play.history) < answers and play.outcome is None:
            seat = source.choice(play.asked)
            play.answer(source.choice(play.options(seat)), seat)
        if play.outcome is None:
            return play
    raise AssertionError("all games are short")


def to_and_fro(play: Play) -> None:
    """One answer again and again."""
    for _ in range(400):
        play.undo(1, 0)
        seat = play.asked[0]
        play.answer(play.options(seat)[0], seat)


def all_the_way(play: Play) -> None:
    """The whole game, answer by answer."""
    while play.history:
        play.dice = None
        play.undo(1, 0)


def in_leaps(play: Play) -> None:
    """Back by a lot, and forth again."""
    for _ in range(20):
        play.dice = None
        gone = play.history[-60:]
        play.undo(60, 0)
        for line in gone:
            play.repeat(line)


@pytest.mark.parametrize("way", [to_and_fro, all_the_way, in_leaps])
def test_a_record_full_of_undos_is_replayed_in_linear_time(
    way: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = long_game(300)
    assert callable(way)
    way(play)
    applied, most, apply = 0, 0, Play._apply

    def counting(self: Play, table: Table, line: Line) -> None:
        nonlocal applied, most
        applied += 1
        most = max(most, len(self._trail.marks))
        apply(self, table, line)

    monkeypatch.setattr(Play, "_apply", counting)
    again = Play(play.game, play.edition, play.options_given)
    for line in play.lines:
        again.repeat(line)
    assert again.key() == play.key()
    assert applied < 6 * len(play.lines)
    assert most < 25  # tables that are kept

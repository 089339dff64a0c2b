"""A game as text: it comes back the same, and whatever was changed in it is found by line."""

import random
import re
from collections.abc import Iterator
from contextlib import suppress

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from laar.core.ask import CHANCE
from laar.core.dice import Dice, commitment
from laar.core.play import Play
from laar.core.record import BadRecord, Header, chain, check_dice, checksum, read, replay, write
from laar.games.belogorye.game import GAME
from laar.games.list import GAMES

# Letters that records are made of, and some that they are not.
TEXT = st.text('abcdefgmnorst019 :={}[]"\n\r\x00\x0b\u2028\u00e9\u0416\U0001f3b2')
SEED = b"a seed"
FIGHT = "first bogatyrs\nturn bogatyrs 1\nc3 alyosha\nc4 leshy closed\na6 upyr -8\n"


def header(play: Play) -> Header:
    dice = play.dice
    return Header(
        "belogorye",
        "2017",
        play.options_given,
        {"bogatyrs": 'Анна "Ann" =', "evil": "search-2"},
        "0.1.0",
        dice.commitment if dice else "",
        dice.entropy if dice else {},
    )


def fight(*answers: str) -> Play:
    """A short drawn battle: the seats answer in turn, the dice roll by themselves."""
    play = Play(GAME, "2017", {"position": FIGHT}, Dice(SEED, {"evil": "00ff"}))
    for answer in answers:
        play.answer(answer)
    return play


def won() -> Play:
    play = fight("step c3 b3", "strike b3 c4", "end", "step a6 a5", "end")
    play.answer("concede", 1)
    return play


def told(play: Play) -> str:
    return write(play, header(play))


def forged(lines: list[str]) -> str:
    """A record whose chain fits whatever its lines say."""
    text, last = [], ""
    for line in lines:
        last = chain(last, line)
        text.append(f"{line} :{last[:8]}" if re.match(r"\d|end ", line) else line)
    return "\n".join(text) + "\n"


def bare(text: str) -> list[str]:
    """The lines of a record without their checksums, seed and signature."""
    lines = text.splitlines()
    return [re.sub(r" :[0-9a-f]{8}$", "", line) for line in lines if not line.startswith("seed ")]


@pytest.fixture(scope="module")
def played() -> list[Play]:
    """Games stopped after so many random answers, placement among them."""
    games = []
    for count in (0, 1, 9, 150):
        source = random.Random(count)
        play = Play(GAME, "2017", {}, Dice(SEED))
        for _ in range(count):
            if play.outcome is None:
                seat = source.choice(play.asked)
                play.answer(source.choice(play.options(seat)), seat)
        games.append(play)
    return games


def test_a_game_comes_back_the_same(played: list[Play]) -> None:
    for play in [*played, won()]:
        text = told(play)
        record = read(text)
        again = replay(record, GAMES)
        assert again.key() == play.key()
        assert [str(fact) for fact in again.facts] == [str(fact) for fact in play.facts]
        assert record.header == header(play)
        again.dice = play.dice
        assert write(again, record.header) == text
        assert checksum(text) == record.checksum


def test_answers_taken_back_stay_in_the_record() -> None:
    play = fight("step c3 b3", "step b3 b4")
    play.undo(1, 0)
    play.answer("strike b3 c4")
    play.undo(2, 0)
    play.answer("strike b3 c4")
    text = told(play)
    assert "bogatyrs undo 2 :" in text
    again = replay(read(text), GAMES)
    assert again.key() == play.key()
    assert again.rolls == play.rolls == 2


def test_the_seed_is_told_when_the_game_is_over() -> None:
    assert "\nseed " not in told(fight("step c3 b3"))
    assert told(won()).endswith(f"\nseed {SEED.hex()}\n")
    play = won()
    assert "\nseed " not in write(play, header(play), reveal=False)


# -- changed records ------------------------------------------------------------------------------


def flips(text: str) -> Iterator[tuple[int, str]]:
    """Every record with one bit turned that is still a text, and the line it was turned in."""
    data = text.encode()
    for place in range(len(data)):
        for bit in range(8):
            changed = bytearray(data)
            changed[place] ^= 1 << bit
            try:
                yield data[:place].count(b"\n") + 1, changed.decode()
            except UnicodeDecodeError:
                continue


def named(text: str) -> int:
    """The line an error names."""
    with pytest.raises(BadRecord) as error:
        read(text)
    match = re.match(r"line (\d+): .", str(error.value))
    assert match, error.value
    return int(match[1])


def test_any_bit_turned_is_found_by_line() -> None:
    text = told(won())
    lines = text.splitlines()
    first = next(i for i, line in enumerate(lines, 1) if line.startswith("1 "))
    seed = len(lines)
    assert lines[seed - 1].startswith("seed ")
    for line, changed in flips(text):
        if line < first:  # a header has no checksums of its own: the first answer vouches for it
            assert line <= named(changed) <= first, changed
        else:
            assert named(changed) == line, changed


def test_two_answers_changed_about_are_found_by_the_first() -> None:
    lines = told(won()).splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("1 "))
    last = len(lines) - 2  # the end and the seed follow
    for a in range(first, last):
        for b in range(a + 1, last):
            changed = lines.copy()
            changed[a], changed[b] = changed[b], changed[a]
            assert named("\n".join(changed) + "\n") == a + 1


def test_a_line_left_out_or_doubled_is_found() -> None:
    lines = told(won()).splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("1 "))
    for place in range(first, len(lines) - 2):
        assert named("\n".join(lines[:place] + lines[place + 1 :])) == place + 1
        assert named("\n".join(lines[: place + 1] + lines[place:])) == place + 2


def test_a_record_cut_short_is_a_game_cut_short_or_an_error() -> None:
    text = told(won())
    whole = {0}
    for place in range(len(text)):
        with suppress(BadRecord):
            whole.add(len(replay(read(text[:place]), GAMES).lines))
    assert whole == set(range(len(won().lines) + 1))


# -- records that fit their checksums and are wrong all the same ----------------------------------


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            "1 bogatyrs step c3 b3",
            "1 bogatyrs step c3 b4",
            r"answer 1 \(bogatyrs step c3 b4\).*BEL-033",
        ),
        ("1 bogatyrs step c3 b3", "1 evil step a6 a5", "answer 1 "),
        ("1 bogatyrs step c3 b3", "1 monsters step c3 b3", "answer 1.*monsters"),
        ("1 bogatyrs step c3 b3", "1 bogatyrs undo 1", "answer 1"),
        ("1 bogatyrs step c3 b3", "1 bogatyrs undo -1", "answer 1"),
        ("1 bogatyrs step c3 b3", "1 bogatyrs undo " + "9" * 5000, "answer 1"),
        ("2 bogatyrs strike", "3 bogatyrs strike", "line 10: answer 2 is expected"),
        ("end BEL-097 bogatyrs", "end BEL-097 evil", "the end is told as"),
        ("end BEL-097 bogatyrs", "end BEL-094 bogatyrs", "the end is told as"),
        ("game belogorye", "game chess", "there is no game 'chess'"),
        ("edition 2017", "edition 1917", "no edition '1917'"),
        ("options {", 'options {"x": 1, ', "options: there is no 'x'"),
    ],
    ids=lambda value: value[:24],
)
def test_a_forged_record_is_refused_by_place(old: str, new: str, says: str) -> None:
    text = "\n".join(bare(told(won())))
    assert old in text
    with pytest.raises(BadRecord, match=says):
        replay(read(forged(text.replace(old, new, 1).split("\n"))), GAMES)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("options [1]", "line 4: options are an object"),
        ("options {", "line 4: "),
        ("options " + "[" * 100_000, "line 4: "),
        ("seats bogatyrs", "line 4: seats are written"),
        ("seats bogatyrs=1", "line 4: a name is a text"),
        ("commit xyz", "line 4: "),
        ("commit AB", "line 4: hexadecimal digits"),
        ("entropy evil 0", "line 4: "),
        ("colour red", "line 4: 'colour' is not a line of a header"),
    ],
    ids=lambda value: value[:24],
)
def test_a_wrong_header_is_refused_by_line(line: str, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        read(f"laar 1\ngame belogorye\nedition 2017\n{line}\n")


def test_nothing_follows_the_end() -> None:
    text = told(won())
    lines = len(text.splitlines())
    for more in ("9 bogatyrs end :00000000", "seed 00", "anything"):
        assert named(f"{text}{more}\n") == lines + 1


@given(TEXT | TEXT.map("laar 1\n".__add__))
@example("laar 1\nengine \ud800\n1 a b :00000000")
@example("laar 1\r\ngame belogorye\r\n")
@settings(max_examples=200, deadline=None)
def test_garbage_is_a_bad_record(text: str) -> None:
    try:
        read(text)
        said = "line 0: nothing is wrong"
    except BadRecord as error:
        said = str(error)
    assert said.startswith("line ")


WORDS = ["step c3 b3", "undo 1", "retract ready", "concede", "offer-draw", "3", "end", "ready", "é"]


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["bogatyrs", "evil", "chance", "nobody"]),
            st.sampled_from(WORDS) | TEXT.filter(bool),
        ),
        max_size=6,
    )
)
@settings(max_examples=150, deadline=None)
def test_any_answers_replay_or_are_refused(said: list[tuple[str, str]]) -> None:
    head = bare(told(fight()))
    lines = [f"{n} {seat} {text}" for n, (seat, text) in enumerate(said, 1)]
    try:
        count = len(replay(read(forged([*head, *lines])), GAMES).lines)
    except BadRecord:
        count = len(said)
    assert count == len(said)


# -- the dice of a record -------------------------------------------------------------------------


def test_the_dice_of_an_honest_game_agree() -> None:
    play = fight("strike c3 c4")
    play.undo(2, 0)
    play.answer("strike c3 c4")
    play.answer("concede", 0)
    record = read(told(play))
    assert check_dice(record, replay(record, GAMES)) == []


def test_a_changed_roll_is_named() -> None:
    play = won()
    die = next(i for i, line in enumerate(play.lines, 1) if line.seat == CHANCE)
    face = int(play.lines[die - 1].text)
    other = {1: 2, 2: 3, 3: 1, 4: 5, 5: 4}[face]  # the same blow
    lines = bare(told(play))
    changed = [line.replace(f"{die} chance {face}", f"{die} chance {other}") for line in lines]
    record = read(forged(changed) + f"seed {SEED.hex()}\n")
    found = check_dice(record, replay(record, GAMES))
    assert found == [f"answer {die}: roll 1 shows {other}, the seed gives {face}"]


def test_another_seed_is_found() -> None:
    text = told(won()).replace(SEED.hex(), b"another".hex())
    with pytest.raises(BadRecord, match="committed"):
        read(text)
    unsealed = forged([line for line in bare(told(won())) if not line.startswith("commit ")])
    record = read(f"{unsealed}seed {SEED.hex()}\n")
    assert "the seed is not the one committed to" in check_dice(record, replay(record, GAMES))


def test_an_untold_seed_is_found() -> None:
    play = won()
    record = read(write(play, header(play), reveal=False))
    assert check_dice(record, replay(record, GAMES)) == ["the seed is not revealed"]


def test_the_commitment_is_of_the_seed() -> None:
    assert read(told(won())).header.commit == commitment(SEED)

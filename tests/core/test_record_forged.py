"""Records that fit their checksums and are wrong all the same, and texts that are no records."""

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.core.records import bare, fight, named, told, won

import laar
from laar.core.record import BadRecord, chained, forbidden, read, replay
from laar.games.list import GAMES
from laar.server.table.sign import verify

SEATS = {"bogatyrs": 0, "evil": 1, "chance": -1}

# Letters that records are made of, and some that they are not.
TEXT = st.text('abcdefgmnorst019 :={}[]"\n\r\x00\x0b\u2028\u00e9\u0416\U0001f3b2')


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("1 bogatyrs step c3 b3", "1 bogatyrs step c3 z9", "answer 1 .*BEL-035"),
        ("1 bogatyrs step c3 b3", "1 bogatyrs blow weak", "answer 1 .*BEL-064"),
        ("chance 3", "chance 7", "answer 3 .*BEL-005"),
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
        replay(read(chained(text.replace(old, new, 1).split("\n"))), GAMES)


def test_a_forged_answer_that_only_a_clause_forbids_is_named() -> None:
    """It may have been legal once: whether it was ever taken, a signature tells."""
    text = "\n".join(bare(told(won())))
    forged = text.replace("1 bogatyrs step c3 b3", "1 bogatyrs step c3 b5", 1)
    forged = forged.replace("2 bogatyrs strike b3 c4", "2 bogatyrs strike b5 c4", 1)
    record = read(chained(forged.split("\n")))
    assert forged != text
    [first, *others] = forbidden(record, replay(record, GAMES))
    assert re.match(r"answer 1 \(bogatyrs step c3 b5\).*BEL-0", first)
    report = verify(chained(forged.split("\n")))
    assert (report["replay"], report["forbidden"]) == (None, [first, *others])
    assert not report["ok"]  # nobody vouches for it
    now = forged.replace("engine 0.1.0", f"engine {laar.__version__}")
    assert first in verify(chained(now.split("\n")))["replay"]


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
        ("seed 00", "line 4: 'seed' is not a line of a header"),
        ("colour red", "line 4: 'colour' is not a line of a header"),
    ],
    ids=lambda value: value[:24],
)
def test_a_wrong_header_is_refused_by_line(line: str, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        read(chained(["game belogorye", "edition 2017", line]))


def test_nothing_follows_the_end() -> None:
    text = told(won())
    lines = len(text.splitlines())
    for more in ("9 bogatyrs end :00000000", "seed 00", "anything", ""):
        assert named(f"{text}{more}\n") == lines + 1
    whole = bare(text)
    for more in ("9 bogatyrs end", "engine 2", "end BEL-097 evil"):
        assert named(chained([*whole, more])) == len(whole) + 2
    assert named(f"{text}signature 00 00\nsignature 00 00\n") == lines + 2


def test_a_header_comes_first_and_a_signature_last() -> None:
    head = bare(told(fight()))
    assert named(chained([*head, "1 bogatyrs end", "engine 2"])) == len(head) + 3
    assert named(chained(head) + "signature 00 00\n") == len(head) + 2


@given(TEXT | TEXT.map("laar 1\n".__add__))
@example("laar 1\nengine \ud800 :00000000\n1 a b :00000000")
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
        play = replay(read(chained([*head, *lines])), GAMES)
    except BadRecord as error:
        place = re.match(r"(answer|line) ([0-9]+)", str(error))
        assert place is not None
        if place[1] == "line":  # a text of several lines is no answer
            assert any("\n" in text for _, text in said)
            return
        number = int(place[2])
        before = replay(read(chained([*head, *lines[: number - 1]])), GAMES)
        assert len(before.lines) == number - 1
        assert before.why_not(said[number - 1][1], SEATS.get(said[number - 1][0], 9))
    else:
        assert [line.text for line in play.lines] == [text for _, text in said]

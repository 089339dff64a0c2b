"""Every worked case of the catalogue comes out as the clause says."""

from importlib.resources import files
from typing import Any

import pytest

import laar
from laar.core.engine.ask import CHANCE
from laar.core.play import Play
from laar.games.berserk.cards.starter_set import cards
from laar.games.berserk.view.examples import Expect, boards, examples, load
from laar.games.worked import ExampleError

GAME = laar.game("berserk")
NAME = "examples.toml"
TEXT = (files("laar.games.berserk") / NAME).read_text("utf-8")


def seat_and_answer(said: str) -> tuple[int, str]:
    who, answer = said.split(" ", 1)
    return (CHANCE if who == "chance" else GAME.seats.index(who)), answer


def play_on(play: Play, answers: list[str]) -> None:
    for said in answers:
        seat, answer = seat_and_answer(said)
        assert answer in play.options(seat), f"{said}: {play.ask}: {play.options(seat)}"
        play.answer(answer, seat)


def called(play: Play, name: str) -> Any:
    """The card of this cell or id, as everyone sees it."""
    key = "id" if "." in name else "at"
    (card,) = [card for card in play.view(None)["cards"] if card[key] == name]
    return card


def holds(play: Play, expect: Expect) -> None:
    """Everything a board says is so."""
    for name, wanted in (
        ("wounds", expect.wounds),
        ("chips", expect.chips),
        ("moves", expect.moves),
        ("closed", dict.fromkeys(expect.closed, True) | dict.fromkeys(expect.open, False)),
    ):
        assert {card: called(play, card)[name] for card in wanted} == wanted
    for seat, numbers in expect.grave.items():
        assert [dead["card"] for dead in play.view(None)["graves"][seat]] == numbers
    for seat, crystals in expect.crystals.items():
        told = play.view(GAME.seats.index(seat))["crystals"]
        assert {metal: told[metal] for metal in crystals} == crystals
    if expect.asked is not None:
        assert play.ask is not None
        who = "chance" if play.ask.seat == CHANCE else GAME.seats[play.ask.seat]
        assert f"{who} {play.ask.kind}" == expect.asked
    for said in expect.legal:
        number, answer = seat_and_answer(said)
        assert answer in play.options(number), said
    for said, clause in expect.refused.items():
        number, answer = seat_and_answer(said)
        assert answer not in play.options(number), said
        against = [refusal.clause for refusal in play.why_not(answer, number)]
        assert clause in against, said


# Boards that differ from their clause, as their titles say, pin nothing.
@pytest.mark.parametrize(
    "clause",
    [
        pytest.param("BRS-003", marks=pytest.mark.clause("BRS-003")),
        "BRS-041",
        pytest.param("BRS-055", marks=pytest.mark.clause("BRS-055")),
        pytest.param("BRS-069", marks=pytest.mark.clause("BRS-069")),
        pytest.param("BRS-070", marks=pytest.mark.clause("BRS-070")),
        pytest.param("BRS-071", marks=pytest.mark.clause("BRS-071")),
        pytest.param("BRS-072", marks=pytest.mark.clause("BRS-072")),
        pytest.param("BRS-073", marks=pytest.mark.clause("BRS-073")),
        pytest.param("BRS-109", marks=pytest.mark.clause("BRS-109")),
        pytest.param("BRS-110", marks=pytest.mark.clause("BRS-110")),
        pytest.param("BRS-114", marks=pytest.mark.clause("BRS-114")),
        pytest.param("BRS-129", marks=pytest.mark.clause("BRS-129")),
        pytest.param("BRS-146", marks=pytest.mark.clause("BRS-146")),
        pytest.param("BRS-147", marks=pytest.mark.clause("BRS-147")),
        pytest.param("BRS-148", marks=pytest.mark.clause("BRS-148")),
        "BRS-149",
        pytest.param("BRS-155", marks=pytest.mark.clause("BRS-155")),
        pytest.param("BRS-156", marks=pytest.mark.clause("BRS-156")),
        pytest.param("BRS-161", marks=pytest.mark.clause("BRS-161")),
        pytest.param("BRS-184", marks=pytest.mark.clause("BRS-184")),
        pytest.param("BRS-185", marks=pytest.mark.clause("BRS-185")),
        pytest.param("BRS-186", marks=pytest.mark.clause("BRS-186")),
        pytest.param("BRS-187", marks=pytest.mark.clause("BRS-187")),
        pytest.param("BRS-194", marks=pytest.mark.clause("BRS-194")),
        pytest.param("BRS-195", marks=pytest.mark.clause("BRS-195")),
        pytest.param("BRS-196", marks=pytest.mark.clause("BRS-196")),
        pytest.param("BRS-197", marks=pytest.mark.clause("BRS-197")),
        pytest.param("BRS-206", marks=pytest.mark.clause("BRS-206")),
        pytest.param("BRS-208", marks=pytest.mark.clause("BRS-208")),
        pytest.param("BRS-217", marks=pytest.mark.clause("BRS-217")),
        pytest.param("BRS-226", marks=pytest.mark.clause("BRS-226")),
        "BRS-239",
        pytest.param("BRS-259", marks=pytest.mark.clause("BRS-259")),
        "BRS-268",
        pytest.param("BRS-289", marks=pytest.mark.clause("BRS-289")),
        pytest.param("BRS-290", marks=pytest.mark.clause("BRS-290")),
        pytest.param("BRS-307", marks=pytest.mark.clause("BRS-307")),
        pytest.param("BRS-308", marks=pytest.mark.clause("BRS-308")),
        pytest.param("BRS-315", marks=pytest.mark.clause("BRS-315")),
        pytest.param("BRS-335", marks=pytest.mark.clause("BRS-335")),
    ],
)
def test_the_board_comes_out_as_the_clause_says(clause: str) -> None:
    told = {id(board): plain for board, plain in zip(boards(), examples("2021"), strict=True)}
    cases = [board for board in boards() if board.clause == clause]
    assert cases
    for board in cases:
        plain = told[id(board)]
        options = {"position": board.position} if board.position else plain["options"]
        play = Play(GAME, "2021", options)
        play_on(play, plain.get("before", []))
        if board.given is not None:
            holds(play, board.given)
        play_on(play, board.answers)
        holds(play, board.expect)


def test_every_example_clause_has_a_board_and_every_board_a_clause() -> None:
    told = [clause.id for clause in GAME.catalogue() if clause.kind == "example"]
    shown = [board["clause"] for board in examples("2021")]
    assert list(dict.fromkeys(shown)) == told
    assert len(told) == 40


def test_the_game_shows_the_boards() -> None:
    assert GAME.examples("2021") == examples("2021")


def test_boards_of_one_clause_have_titles_of_their_own() -> None:
    by_clause: dict[str, list[str | None]] = {}
    for board in boards():
        by_clause.setdefault(board.clause, []).append(board.title.ru if board.title else None)
    for titles in by_clause.values():
        assert len(titles) == 1 or (None not in titles and len(set(titles)) == len(titles))


def test_boards_tell_only_what_is_said_of_them() -> None:
    (board,) = [board for board in examples("2021") if board["clause"] == "BRS-146"]
    assert set(board) == {"clause", "edition", "position", "answers", "expect"}
    assert set(board["expect"]) == {"wounds", "closed"}
    (placing,) = [board for board in examples("2021") if board["clause"] == "BRS-072"]
    assert set(placing) == {
        "clause", "edition", "position", "options", "before", "given", "answers", "expect",
    }  # fmt: skip


def test_boards_name_only_cards_there_are() -> None:
    for board in boards():
        named = [*board.deal.values(), *board.bought.values(), *board.expect.grave.values()]
        assert {number for numbers in named for number in numbers} <= set(cards())


ROW = '[[example]]\nclause = "BRS-146"\nposition = "c3 red 74"\n'


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (f"{ROW}expect = {{ wonds = 1 }}", "example BRS-146: Object contains unknown field"),
        (f'{ROW}answers = ["green end"]\nexpect = {{}}', "example BRS-146: Expected `str` match"),
        (ROW.replace("position", "# ") + "expect = {}", "a position or options are needed"),
        (f"{ROW}expect = {{}}\ndeal = {{ red = [1] }}", "a position has no deal"),
        (f"{ROW}expect = {{}}\n[more]\n", "unknown key more"),
        ("example = 3", "Expected `array`"),
        ("[[example", "mine.toml"),
    ],
)
def test_a_wrong_file_is_refused_by_name(text: str, says: str) -> None:
    with pytest.raises(ExampleError) as error:
        load(text, "mine.toml")
    assert str(error.value).startswith("mine.toml: ")
    assert says in str(error.value)


def test_the_file_is_read_whole() -> None:
    assert len(load(TEXT, NAME)) == TEXT.count("[[example]]") == len(boards())

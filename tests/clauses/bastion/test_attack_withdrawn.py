"""An attack that was withdrawn is not announced again until something has changed (BST-209)."""

import random

import pytest
from tests.clauses.bastion.board import Board, both
from tests.clauses.bastion.draw import drawn

from laar.core.play import Play
from laar.games.bastion.game import GAME
from laar.games.bastion.pieces.numbers import Enemy
from laar.games.bastion.state.castle import NOWHERE, Castle
from laar.games.bastion.view.position_writer import write

FOE = (
    "dagdar at d2 / dagdar mana red 6 blue 2 / dagdar spells red-warrior / wall 5 red-rider"
    " / wall 7 blue-mage / wall 13 red-mage"
)
ROKAI = "dagdar at d2 / dagdar mana red 6 blue 2 / square 3 rokai / dagdar spells red-warrior"


def given_up(edition: str, position: str = "") -> Board:
    """Dagdar could pay for the red rider but has withdrawn the attack."""
    castle = drawn(edition, f"{FOE} / {position}" if position else FOE)
    return castle.do("attack s5", "withdraw")


@both
@pytest.mark.clause("BST-209")
def test_a_withdrawn_attack_cannot_be_announced_again(edition: str) -> None:
    castle = given_up(edition)
    assert castle.refuses("attack s5", "BST-209")
    assert castle.options("end")


@both
@pytest.mark.clause("BST-209")
def test_another_enemy_may_be_attacked_and_that_brings_the_first_back(edition: str) -> None:
    castle = given_up(edition, "dagdar mana blue 3")
    castle.do("attack s7", "withdraw")
    assert castle.refuses("attack s5", "BST-209")
    assert castle.refuses("attack s7", "BST-209")


CHANGES = {
    "mana": ("", "source 1 blue"),
    "a place": ("", "move d1"),
    "enemies": ("dagdar spells red-priest", "castling s7 s13"),
    "an artefact": ("dagdar artefacts red-converter", "convert blue red"),
    "a damaged source": ("damaged 2 1 / dagdar mana green 1 red 1 yellow 1 purple 1", "restore 1"),
}


@both
@pytest.mark.parametrize("what", CHANGES)
@pytest.mark.clause("BST-209")
def test_whatever_changes_lets_it_be_announced_again(edition: str, what: str) -> None:
    position, answer = CHANGES[what]
    castle = given_up(edition, position).do(answer)
    assert castle.view["withdrawn"] == []
    if what == "a place":
        assert castle.refuses("attack s5", "BST-190")  # too far away, nothing else
    else:
        castle.do("attack s5", "pay")


@both
@pytest.mark.clause("BST-209")
def test_a_token_asked_for_in_vain_changes_nothing(edition: str) -> None:
    castle = given_up(edition, "dagdar artefacts red-accumulator / sannirr mana red 1")
    castle.do("draw sannirr red", "refuse")
    assert castle.refuses("attack s5", "BST-209")
    castle.do("draw sannirr red", "give", "attack s5", "pay")


@both
@pytest.mark.clause("BST-209")
def test_what_changed_before_the_withdrawal_does_not_count(edition: str) -> None:
    castle = drawn(edition, f"{FOE} / dagdar spells red-priest")
    castle.do("attack s5", "castling s7 s13", "withdraw")
    assert castle.refuses("attack s5", "BST-209")


@both
@pytest.mark.clause("BST-209")
def test_the_same_holds_for_entering_with_a_fight(edition: str) -> None:
    castle = drawn(edition, f"{ROKAI} red-flyer").do("storm d3", "withdraw")
    assert castle.refuses("storm d3", "BST-209")
    assert castle.options("attack q3 arrow") == {"attack q3 arrow"}  # another way to get at him
    castle.do("attack q3 arrow", "withdraw")
    assert castle.refuses("attack q3 arrow", "BST-209")


@both
@pytest.mark.clause("BST-209")
def test_the_same_holds_in_the_middle_of_a_run(edition: str) -> None:
    castle = drawn(edition, f"{ROKAI} red-beast / dagdar at d1")
    castle.do("move d2", "haste storm d3", "withdraw")
    assert castle.refuses("haste storm d3", "BST-209")
    castle.do("stop")
    assert castle.refuses("storm d3", "BST-209")


@both
@pytest.mark.clause("BST-209")
def test_the_next_turn_and_the_next_stage_begin_afresh(edition: str) -> None:
    castle = given_up(edition, "dagdar spells red-dragon / players 1 / deck green-beast")
    castle.do("repeat")
    castle.do("attack s5", "withdraw", "end")
    castle.do("attack s5", "pay")


@both
@pytest.mark.clause("BST-209")
def test_it_is_part_of_the_position(edition: str) -> None:
    castle = drawn(edition, f"{ROKAI} red-flyer / wall 5 red-rider")
    castle.do("storm d3", "withdraw", "attack s5", "withdraw")
    table = castle.play.table
    assert isinstance(table, Castle)
    fresh = drawn(edition, f"{ROKAI} red-flyer / wall 5 red-rider").play.table
    assert table.mark() != fresh.mark()
    assert castle.view["withdrawn"] == [
        {"card": "rokai", "enters": "d3"},
        {"card": "red-rider", "enters": None},
    ]
    for again in (
        GAME.load(GAME.save(table)),
        GAME.sample(GAME.view(table, 0), random.Random(1)),
        table.clone(),
        GAME.new_table(edition, {"position": write(table)}),
    ):
        assert again.options(0) == table.options(0)
    assert GAME.load(GAME.save(table)).mark() == table.mark()


@pytest.mark.clause("BST-209")
def test_a_position_names_who_is_not_attacked_again() -> None:
    castle = drawn("2018", f"{FOE} / withdrawn red-rider")
    assert castle.refuses("attack s5", "BST-209")


def bare(table: Castle) -> str:
    """All that is on the table but for withdrawn attacks."""
    copy = table.clone()
    copy.withdrawn = ()
    return copy.pieces()


@both
@pytest.mark.clause("BST-209")
def test_whatever_changes_the_table_clears_it_and_nothing_else_does(edition: str) -> None:
    """Over whole random games, whatever kind of fact is told."""
    idle = 0
    for seed in range(8):
        source = random.Random(seed)
        play = Play(GAME, edition, {"mode": "training", "players": 3})
        while play.outcome is None:
            table = play.table.clone()
            assert isinstance(table, Castle)
            table.withdrawn = mark = ((Enemy(0), NOWHERE),)
            before = bare(table)
            seat = source.choice(play.asked)
            text = source.choice(play.options(seat))
            table.answer(seat, text)
            assert (mark[0] in table.withdrawn) == (bare(table) == before), text
            idle += mark[0] in table.withdrawn
            play.answer(text, seat)
    assert idle > 5

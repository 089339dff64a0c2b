"""The duels after a draft: who meets whom, and who takes the event."""

import pytest

from laar.games.berserk.limited.results import Duel, pairings, standings

FOUR = ["red", "blue", "green", "violet"]


def places(*duels: Duel, players: list[str] = FOUR, gone: tuple[str, ...] = ()) -> dict[str, int]:
    return {row.player: row.place for row in standings(players, duels, gone)}


@pytest.mark.clause("BRS-367")
@pytest.mark.parametrize("players", [FOUR[:2], FOUR[:3], FOUR])
def test_everyone_meets_everyone_once(players: list[str]) -> None:
    rounds = pairings(players)
    met = [frozenset(pair) for some in rounds for pair in some]
    assert len(met) == len(set(met)) == len(players) * (len(players) - 1) // 2
    for some in rounds:  # nobody plays twice in a round
        assert len({one for pair in some for one in pair}) == 2 * len(some)
    assert len(rounds) == {2: 1, 3: 3, 4: 3}[len(players)]


@pytest.mark.clause("BRS-367")
def test_most_wins_take_the_event() -> None:
    duels = [
        Duel("red", "blue", "red"),
        Duel("green", "violet", "green"),
        Duel("red", "green", "red"),
    ]
    assert places(*duels) == {"red": 1, "green": 2, "blue": 3, "violet": 3}
    (best, *_) = standings(FOUR, duels)
    assert (best.player, best.wins, best.losses, best.draws) == ("red", 2, 0, 0)


@pytest.mark.clause("BRS-367")
def test_ties_are_shared_and_a_draw_is_no_win() -> None:
    three = FOUR[:3]
    ring = [
        Duel("red", "blue", "red"),
        Duel("blue", "green", "blue"),
        Duel("green", "red", "green"),
    ]
    assert places(*ring, players=three) == dict.fromkeys(three, 1)
    drawn = [Duel("red", "blue", None), Duel("blue", "green", None), Duel("green", "red", "green")]
    assert places(*drawn, players=three) == {"green": 1, "red": 2, "blue": 2}
    assert [row.draws for row in standings(three, drawn)] == [1, 1, 2]


def test_who_has_left_loses_what_was_not_over() -> None:
    over = Duel("red", "blue", "red")
    rows = {row.player: row for row in standings(FOUR, [over], ("red", "violet"))}
    assert (rows["red"].wins, rows["red"].losses) == (1, 2)
    assert (rows["blue"].wins, rows["green"].wins, rows["violet"].wins) == (1, 2, 0)
    assert rows["violet"].losses == 3


@pytest.mark.parametrize(
    ("duels", "wrong"),
    [
        ([Duel("red", "red", "red")], "do not meet"),
        ([Duel("red", "black", "red")], "do not meet"),
        ([Duel("red", "blue", "red"), Duel("blue", "red", "red")], "do not meet"),
        ([Duel("red", "blue", "green")], "green cannot win"),
    ],
)
def test_results_that_cannot_be_are_named(duels: list[Duel], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        standings(FOUR, duels)

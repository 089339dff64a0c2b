"""The draft: stacks, picks, passing on, the deck."""

from collections import Counter

import pytest
from tests.clauses.berserk.limited.seats import SEATS, Seats, boxed, drawn

from laar.core.engine.ask import CHANCE
from laar.games.berserk.cards.starter_set import cards
from laar.games.berserk.limited.results import decks

PLAYERS = (2, 3, 4)


# -- stacks ---------------------------------------------------------------------------------------


@pytest.mark.clause("BRS-359")
def test_stacks_of_twelve_come_out_of_the_whole_set_at_random() -> None:
    s = Seats("draft", 2, seed=None)
    copies = {f"{n}.{copy}" for n, card in cards().items() for copy in range(1, card.copies + 1)}
    for count in range(24):
        options = s.play.options(CHANCE)
        assert s.play.ask is not None
        assert s.table.weights(s.play.ask) == [1] * (144 - count)
        assert {text.split()[2] for text in options} == copies
        assert options[0].split()[1] == ("red" if count < 12 else "blue")
        s.play.answer(options[count], CHANCE)
        copies.remove(options[count].split()[2])
    assert s.asked == "pick"
    assert len(s.hand("red")) == len(s.hand("blue")) == 12
    assert not s.hand("red") & s.hand("blue")


@pytest.mark.clause("BRS-359")
def test_another_shuffle_gives_other_stacks() -> None:
    one, same, other = (Seats("draft", 4, seed) for seed in ("one", "one", "other"))
    assert [one.hand(seat) for seat in SEATS] == [same.hand(seat) for seat in SEATS]
    assert all(one.hand(seat) != other.hand(seat) for seat in SEATS)


@pytest.mark.clause("BRS-363")
def test_four_players_use_the_twelve_stacks_of_the_box_up() -> None:
    s = Seats("draft", 4)
    assert s.view(None)["box"] == 144 - 4 * 12
    opened = 0
    while s.asked == "pick":
        opened += s.view(None)["pick"] == 1 and 4
        s.pick()
    assert opened == 12
    assert s.view(None)["box"] == 0
    assert len({card for seat in SEATS for card in s.pool(seat)}) == 144


@pytest.mark.clause("BRS-364")
@pytest.mark.parametrize(("players", "unseen"), [(2, 72), (3, 36)])
def test_fewer_players_draft_three_stacks_each_and_never_see_the_others(
    players: int, unseen: int
) -> None:
    s = Seats("draft", players).until("build")
    seats = SEATS[:players]
    assert [len(s.pool(seat)) for seat in seats] == [36] * players
    met = {c for seat in seats for one in s.view(seat)["seen"] for c in one["stack"]}
    assert met == {card for seat in seats for card in s.pool(seat)}
    assert s.view("red")["box"] == unseen == 144 - len(met)
    told = {**s.view(None), "edition": ""}
    assert not [word for word in str(told).split() if "." in word]


# -- picks ----------------------------------------------------------------------------------------


@pytest.mark.clause("BRS-360")
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_keeps_a_card_and_passes_the_rest_on(players: int) -> None:
    s = Seats("draft", players)
    seats = SEATS[:players]
    for left in range(12, 1, -1):
        before = {seat: s.hand(seat) for seat in seats}
        assert all(len(stack) == left for stack in before.values())
        taken = s.pick()
        for seat, other in zip(seats, (*seats[1:], seats[0]), strict=True):
            assert taken[seat] in s.pool(seat)
            if left > 2:
                assert s.hand(other) == before[seat] - {taken[seat]}
    assert all(len(s.pool(seat)) == 12 for seat in seats)  # nobody is asked about last cards


@pytest.mark.clause("BRS-360")
def test_one_card_of_the_stack_in_hand() -> None:
    s = Seats("draft", 3)
    mine, foreign = sorted(s.hand("red")), sorted(s.hand("blue"))
    assert s.why("red", f"pick {foreign[0]}") == [("BRS-360", "refuse-not-in-stack")]
    assert s.why("red", "pick 999.1") == [("BRS-360", "refuse-not-in-stack")]
    assert s.why("red", "ready") == [("BRS-360", "refuse-nothing-picked")]
    s.do("red", f"pick {mine[0]}")
    assert s.why("red", f"pick {mine[1]}") == [("BRS-360", "refuse-picked")]
    assert s.why("red", f"leave {mine[0]}") == [("BRS-362", "refuse-not-now-leave")]


@pytest.mark.clause("BRS-361")
def test_first_and_third_stacks_go_left_the_second_goes_right() -> None:
    s = Seats("draft", 4)
    for number, way, step in ((1, "left", 1), (2, "right", -1), (3, "left", 1)):
        s.until("pick", number)
        assert s.view(None)["passes"] == way
        before = {seat: s.hand(seat) for seat in SEATS}
        s.pick()
        for at, seat in enumerate(SEATS):
            assert s.hand(SEATS[(at + step) % 4]) < before[seat]


@pytest.mark.clause("BRS-365")
def test_all_pick_at_once_and_stacks_wait_for_the_last() -> None:
    s = Seats("draft", 4)
    before = [s.hand(seat) for seat in SEATS]
    seen = [s.view(seat) for seat in (*SEATS[1:], None)]
    told = len(s.play.facts)
    for seat in SEATS[:3]:
        s.do(seat, f"pick {min(s.hand(seat))}").do(seat, "ready")
    assert [s.hand(seat) for seat in SEATS] == before
    assert s.view("violet") == seen[2]
    assert s.view(None) == seen[3]
    assert len(s.play.facts) == told
    s.do("violet", f"pick {min(s.hand('violet'))}").do("violet", "ready")
    assert [s.hand(seat) for seat in SEATS] != before


@pytest.mark.clause("BRS-365")
def test_a_pick_can_be_taken_back_until_all_have_chosen() -> None:
    s = Seats("draft", 2)
    one, other = sorted(s.hand("red"))[:2]
    s.do("red", f"pick {one}").do("red", "ready")
    assert s.why("red", f"pick {other}") == [("BRS-365", "refuse-ready")]
    s.do("red", "retract ready").do("red", f"retract pick {one}")
    s.do("red", f"pick {other}").do("red", "ready")
    s.do("blue", f"pick {min(s.hand('blue'))}").do("blue", "ready")
    assert s.pool("red") == [other]
    assert s.why("red", f"retract pick {other}") == [("BRS-365", "refuse-retract")]


# -- decks ----------------------------------------------------------------------------------------


@pytest.mark.clause("BRS-340", "BRS-362")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_deck_of_at_least_thirty_of_thirty_six_cards(players: int) -> None:
    s = Seats("draft", players).until("build")
    for seat in SEATS[:players]:
        assert len(s.pool(seat)) == 36
    pool = s.pool("red")
    for card in pool[:6]:
        s.do("red", f"leave {card}")
    assert s.why("red", f"leave {pool[6]}") == [("BRS-340", "refuse-smallest")]
    assert s.why("red", f"leave {pool[0]}") == [("BRS-370", "refuse-left-out")]
    assert s.why("red", f"leave {s.pool('blue')[0]}") == [("BRS-359", "refuse-not-in-pool")]
    assert s.view("red")["deck"] == pool[6:]
    s.do("red", f"retract leave {pool[0]}").do("red", f"leave {pool[6]}")
    s.ready()
    built = decks(s.table)
    assert set(built["red"].deck) == {pool[0], *pool[7:]}
    assert set(built["red"].sideboard) == set(pool[1:7])
    assert set(built["blue"].deck) == set(s.pool("blue"))  # all of them, unless told otherwise
    assert s.play.outcome is not None
    assert s.play.outcome.winners == ()


@pytest.mark.clause("BRS-366")
@pytest.mark.parametrize("mode", ["draft", "sealed"])
def test_a_deck_may_hold_every_copy_that_came(mode: str) -> None:
    numbers = [23] * 40 + [n for n in cards() if n != 23][:104]  # three in a constructed deck
    table = boxed(mode, 2, numbers)
    while table.ask is not None:
        if table.ask.seat == CHANCE:
            table.answer(CHANCE, table.options(CHANCE)[0])
            continue
        for seat in table.waiting():
            if table.ask.kind == "pick":
                table.answer(seat, table.options(seat)[0])
        for seat in table.waiting():
            table.answer(seat, "ready")
    held = Counter(numbers[card] for pool in table.pools for card in pool)[23]
    assert held == 40
    built = [card for one in decks(table).values() for card in one.deck]
    assert sum(card.startswith("23.") for card in built) == 40


def test_cards_are_drawn_by_nobody_but_chance() -> None:
    s = Seats("draft", 2, seed=None)
    assert s.why("red", "draw red 2.1") == [("BRS-359", "refuse-dealt")]
    drawn(s.table, ["2.1", "7.1"])
    assert s.view("red")["hand"] == ["2.1", "7.1"]
    assert s.why("red", "pick 2.1") == [("BRS-360", "refuse-not-now-pick")]
    assert s.why("red", "ready") == [("BRS-365", "refuse-not-now-chosen")]

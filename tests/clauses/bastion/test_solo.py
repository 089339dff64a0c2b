"""One player."""

import pytest
from tests.clauses.bastion.board import COLOURS, MAIN, Board, both, own

FULL = {"2015": "siege-1", "2018": "hard"}


@pytest.mark.clause("BST-590")
@both
def test_turn_after_turn_by_the_ordinary_rules(edition: str) -> None:
    castle = own(edition, "beast", "warrior", players=1).past("enemy")
    assert castle.view["seats"] == ["dagdar"]
    assert len(castle.walls) == 2  # 2015: one of them in the first enemy stage
    for turn in range(1, 4):
        assert castle.asked == "dagdar act"
        castle.do(f"move {'citadel' if turn % 2 == 0 else 'd1'}", "end").past("enemy")
        assert len(castle.walls) == 2 + turn


@pytest.mark.clause("BST-591")
@both
def test_no_accumulators(edition: str) -> None:
    options = {"mode": FULL[edition], "layout": [*COLOURS], "first": "dagdar"}
    if edition == "2018":
        options["classes"] = ["scout", "giant", "flyer"]
    castle = Board(edition, players=1, **options)
    assert castle.past("enemy", "flee", "start").asked == "chance ritual"
    assert {card.split("-")[1] for card in castle.options()} == {
        "converter",
        "source",
        "obelisk",
        "cannon",
    }
    accumulators = {f"{colour}-accumulator" for colour in COLOURS}
    assert accumulators <= set(castle.view["ritual_box"])
    with_two = Board(edition, players=2, **options).past("enemy", "flee", "start")
    assert accumulators <= with_two.options()


@pytest.mark.clause("BST-592")
@both
def test_starting_values(edition: str) -> None:
    castle = own(edition, "beast", players=1)
    assert castle.reserve == dict.fromkeys(COLOURS, 14)
    opening = {"2015": 1, "2018": 2}[edition]
    castle.chance(*MAIN[: opening - 1])
    assert not castle.facts("turn_began")
    castle.chance(MAIN[opening - 1])
    assert castle.walls == {number + 1: [MAIN[number]] for number in range(opening)}
    assert castle.facts("turn_began")
    full = Board(edition, mode=FULL[edition], players=1, layout=[*COLOURS], first="dagdar")
    assert full.past("class").view["rituals"]["count"] == 24


@pytest.mark.clause("BST-593")
@both
def test_nobody_helps_and_copy_needs_a_spell_of_ones_own(edition: str) -> None:
    text = (
        "players 1\ndagdar at d1\ndagdar mana red 5\nwall 1 red-mage\nwall 9 blue-mage\ndeck spy\n"
    )
    assert Board(edition, text).do("attack s1").spells("dagdar") == ["red-mage"]  # nobody is asked
    alone = Board(edition, f"{text}dagdar spells red-werewolf blue-warrior").do("attack s1")
    assert alone.helpers == []
    assert alone.options() == {"flame-1", "copy:flame-1", "pay", "withdraw"}
    bare = Board(edition, f"{text}dagdar spells red-werewolf").do("attack s1")
    assert bare.spells("dagdar") == ["red-werewolf", "red-mage"]  # a Copy of nothing

"""The turn: its stages, whose it is, and what a defender may do in it."""

from itertools import permutations

import pytest
from tests.clauses.bastion.board import SEATS, Board, both, column, own

ROUND = "dagdar at d1\ndagdar mana red 3 blue 5\nwall 1 red-beast\nwall 5 blue-warrior\ndeck spy\n"
DEEDS = ("move", "mana", "attack")


def do_one(castle: Board, deed: str) -> None:
    """Move on to district 2, use a source, or attack what is near."""
    here = castle.area("dagdar")
    answers = {
        "move": "move d2",
        "mana": "source 1 blue",
        "attack": "attack s1" if here == "d1" else "attack s5",
    }
    castle.do(answers[deed])
    if castle.asked == "dagdar on":  # a beaten beast is Haste
        castle.do("stop")


@pytest.mark.clause("BST-080")
def test_the_enemy_stage_comes_first_2015() -> None:
    castle = own("2015", "beast", "warrior").chance("red-beast", "blue-beast")
    assert castle.view["active"] == "dagdar"
    assert (castle.asked, castle.view["stage"]) == ("chance enemy", "enemy")
    castle.chance("red-warrior")
    assert (castle.asked, castle.view["stage"]) == ("dagdar act", "actions")
    castle.do("end")
    assert (castle.view["active"], castle.asked) == ("sannirr", "chance enemy")


@pytest.mark.clause("BST-081")
def test_actions_come_first_2018() -> None:
    castle = own("2018", "beast", "warrior").chance("red-beast", "blue-beast", "black-beast")
    assert castle.asked == "dagdar act"
    castle.do("end")
    assert (castle.view["active"], castle.asked) == ("dagdar", "chance enemy")
    assert castle.view["stage"] == "enemy"
    castle.chance("red-warrior")
    assert (castle.view["active"], castle.asked) == ("sannirr", "sannirr act")


@pytest.mark.clause("BST-082", "BST-083")
@both
def test_turns_go_clockwise(edition: str) -> None:
    castle = own(edition, "beast", "warrior", "mage", players=4, first="irvena").past("enemy")
    order = []
    for turn in range(1, 6):
        assert castle.view["turn"] == turn
        order.append(castle.view["active"])
        castle.do("end").past("enemy")
    assert order == ["irvena", "talm", "dagdar", "sannirr", "irvena"]


@pytest.mark.clause("BST-084", "BST-085")
@both
@pytest.mark.parametrize("deed", DEEDS)
def test_move_mana_and_attack_once_each(edition: str, deed: str) -> None:
    castle = Board(edition, f"{ROUND}dagdar mana red 4")
    words = {"move": ("move ",), "mana": ("source ", "tower "), "attack": ("attack ",)}
    assert all(castle.options(word) for name in DEEDS for word in words[name])
    do_one(castle, deed)
    assert castle.done == [deed]
    assert not any(castle.options(word) for word in words[deed])
    others = [name for name in DEEDS if name != deed]
    assert all(castle.options(word) for name in others[:1] for word in words[name])


@pytest.mark.clause("BST-084", "BST-085")
@both
def test_each_artefact_once_and_spells_without_limit(edition: str) -> None:
    spells = "dagdar spells red-archmage blue-archmage green-priest black-priest\n"
    artefacts = "dagdar artefacts red-converter blue-converter\n"
    castle = Board(edition, ROUND + spells + artefacts)
    castle.do("teleport s5 s7", "convert red black", "castling s1 s7", "teleport s1 s2")
    castle.do("convert red black", "castling s2 s7")
    assert castle.spells("dagdar") == []
    assert castle.artefacts("dagdar") == {"red-converter": False, "blue-converter": False}
    assert castle.options("convert ") == set()
    assert castle.done == []


@pytest.mark.clause("BST-086")
@both
@pytest.mark.parametrize("order", [*permutations(DEEDS)])
def test_in_any_order(edition: str, order: tuple[str, ...]) -> None:
    castle = Board(edition, ROUND)
    for deed in order:
        do_one(castle, deed)
    assert sorted(castle.done) == sorted(DEEDS)


@pytest.mark.clause("BST-086")
@both
@pytest.mark.parametrize("order", [(), ("move",), ("mana",), ("attack",), ("mana", "attack")])
def test_everything_may_be_skipped(edition: str, order: tuple[str, ...]) -> None:
    castle = Board(edition, ROUND)
    for deed in order:
        do_one(castle, deed)
    castle.do("end")
    assert castle.view["active"] == "sannirr"


@pytest.mark.clause("BST-087")
@both
def test_spells_and_artefacts_before_between_and_after(edition: str) -> None:
    spells = "dagdar spells red-archmage blue-archmage green-priest black-priest\n"
    artefacts = "dagdar artefacts red-converter blue-converter green-converter\n"
    castle = Board(edition, ROUND + spells + artefacts)
    castle.do("teleport s1 s6", "convert red blue", "move d2", "castling s5 s6")
    castle.do("convert blue red", "source 1 blue", "teleport s5 s8", "attack s6", "pay")
    assert sorted(castle.done) == sorted(DEEDS)
    castle.do("convert red blue")
    assert castle.view["active"] == "dagdar"


@pytest.mark.clause("BST-088")
def test_the_interleaved_turn_of_2015() -> None:
    text = "dagdar at d1\ndagdar mana black 1\nwall 9 yellow-warrior\ndeck spy\n"
    text += "dagdar spells red-giant red-beast\ndagdar artefacts red-converter"
    castle = Board("2015", text).do("source 1 black", "abundance-2", "take")
    assert castle.mana("dagdar") == {"yellow": 5}
    castle.do("move d2", "haste d3", "convert yellow red", "attack s9")
    assert castle.mana("dagdar") == {"red": 1}
    assert castle.spells("dagdar") == ["yellow-warrior"]


@pytest.mark.clause("BST-089")
def test_artefacts_are_turned_up_after_the_enemy_stage_2015() -> None:
    text = "stage before\nwall 3 red-beast\nwall 9 blue-mage\ndagdar mana red 1\n"
    text += "dagdar spells red-priest\ndagdar artefacts used:red-converter\n"
    text += "sannirr artefacts used:blue-converter"
    castle = Board("2015", text)
    assert castle.artefacts("dagdar") == {"red-converter": False}
    castle.do("go-on")
    assert castle.artefacts("dagdar") == {"red-converter": True}
    assert castle.artefacts("sannirr") == {"blue-converter": False}  # not the others'
    castle.do("convert red blue", "end")
    assert castle.artefacts("dagdar") == {"red-converter": False}
    assert castle.artefacts("sannirr") == {"blue-converter": True}


@pytest.mark.clause("BST-091")
@both
def test_the_player_ends_the_stage(edition: str) -> None:
    castle = Board(edition, ROUND)
    for deed in DEEDS:
        do_one(castle, deed)
    assert castle.asked == "dagdar act"  # though nothing is left to do
    castle.do("end")
    assert castle.view["active"] == "sannirr"


@pytest.mark.clause("BST-091")
@both
def test_not_while_a_duty_is_open(edition: str) -> None:
    castle = Board(edition, f"{column(1)}citadel red-dragon\ndagdar spells blue-dragon\ndeck spy")
    assert castle.refuses("end", "BST-141")
    assert castle.options("repeat ") == set()
    castle.do("move d1", "end")
    assert castle.view["active"] == "sannirr"


@pytest.mark.clause("BST-092")
@both
def test_all_see_the_same(edition: str) -> None:
    text = "sannirr mana red 2\nsannirr spells red-beast\nsannirr goals red-cannon\n"
    text += "sannirr artefacts blue-converter\nwall 1 red-mage\ndeck any spy golem red-rider\n"
    castle = Board(edition, f"{text}rituals any blue-cannon black-source")
    views = [castle.play.view(seat) for seat in (None, 0, 1)]
    for view in views:
        shown = view["defenders"][1]
        assert shown["mana"]["red"] == 2
        assert [one["card"] for one in shown["spells"]] == ["red-beast"]
        assert shown["goals"] == ["red-cannon"]
        assert shown["artefacts"] == [{"id": "blue-converter", "ready": True}]
        assert view["deck"]["count"] == 3
        assert view["deck"]["layers"] == views[0]["deck"]["layers"]
    assert len(views[0]["deck"]["layers"]) == 1  # three cards in an order nobody knows
    castle.do("end")
    assert castle.options() == {"spy", "golem", "red-rider"}


@pytest.mark.clause("BST-092")
@both
def test_hidden_is_which_random_cards_were_taken(edition: str) -> None:
    random = {"2015": {"mode": "army", "army": {"classes": {"giant": 2}}}, "2018": {}}[edition]
    castle = Board(edition, players=1, first="dagdar", **{"mode": "training", **random})
    parts = castle.view["deck"]["layers"][0]["parts"]
    giants = next(part for part in parts if "red-giant" in part["cards"])
    assert (len(giants["cards"]), giants["count"]) == (6, 2)
    castle.chance("red-giant").past("ritual", "draft")
    castle.chance("blue-giant")
    assert not any(card.endswith("giant") for card in castle.options())


@pytest.mark.clause("BST-093", "BST-094")
@both
def test_nothing_is_given_away(edition: str) -> None:
    cards = "{0} spells {1}-mage\n{0} goals {1}-cannon\n{0} artefacts {1}-converter\n"
    text = "wall 9 red-beast\n" + cards.format("dagdar", "red") + cards.format("sannirr", "blue")
    castle = Board(edition, f"{text}dagdar mana red 2\nsannirr mana blue 2")
    verbs = {answer.split()[0] for answer in castle.options()}
    assert verbs == {"move", "collect", "convert", "end"}
    assert castle.options(seat="sannirr") == set()
    castle = Board(edition, f"{text}dagdar artefacts red-accumulator\nsannirr mana blue 2")
    assert castle.options("draw ") == {"draw sannirr blue"}  # mana alone, and by this alone
    castle.do("draw sannirr blue").do("give", seat="sannirr")
    assert castle.mana("dagdar") == {"blue": 1}
    assert castle.spells("sannirr") == ["blue-mage"]
    assert castle.goals("sannirr") == ["blue-cannon"]
    assert castle.artefacts("sannirr") == {"blue-converter": True}


@pytest.mark.clause("BST-093")
@both
def test_mana_left_on_the_board_may_be_taken_by_another(edition: str) -> None:
    text = "dagdar at d1\ndagdar mana red 2\nsannirr at d1\nsannirr mana blue 1\nwall 9 red-beast\n"
    castle = Board(edition, f"{text}deck red-mage").do("source 1 red", "end")
    castle.do("tower blue")
    assert castle.mana("sannirr") == {"red": 1}
    assert SEATS[1] == castle.view["active"]

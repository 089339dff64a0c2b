"""Every worked case of the catalogue comes out as the clause says."""

from importlib.resources import files

import pytest

import laar
from laar.core.engine.ask import CHANCE
from laar.core.play import Play
from laar.games.bastion.pieces.cards import CARD_IDS
from laar.games.bastion.view.examples import Example, Expect, boards, examples, load
from laar.games.worked import ExampleError

GAME = laar.game("bastion")

NAME = "examples.toml"
TEXT = (files("laar.games.bastion") / NAME).read_text("utf-8")


def seat_and_answer(said: str) -> tuple[int, str]:
    who, answer = said.split(" ", 1)
    return (CHANCE if who == "chance" else GAME.seats.index(who)), answer


def holds(play: Play, expect: Expect) -> None:
    """Everything a board says is so."""
    view = play.view(None)
    defenders = {one["seat"]: one for one in view["defenders"]}
    cards = {card["id"]: card for place in view["enemies"].values() for card in place["cards"]}
    for place, here in expect.at.items():
        assert cards_at(play, place) == here, place
    assert {name: cards[name]["strength"] for name in expect.strength} == expect.strength
    for place, due in expect.cost.items():
        assert price(play, place) == due
    for seat, mana in expect.mana.items():
        assert {colour: n for colour, n in defenders[seat]["mana"].items() if n} == mana
    for seat, area in expect.area.items():
        assert defenders[seat]["area"] == area
    for seat, spells in expect.spells.items():
        assert [spell["card"] for spell in defenders[seat]["spells"]] == spells
    for seat, goals in expect.goals.items():
        assert defenders[seat]["goals"] == goals
    for seat, artefacts in expect.artefacts.items():
        assert [one["id"] for one in defenders[seat]["artefacts"]] == artefacts
    assert set(expect.box) <= set(view["box"])
    assert expect.deck in (None, view["deck"]["count"])
    assert expect.active in (None, view["active"])
    assert [spring for spring in expect.open if token(play, spring)] == []
    assert [spring for spring in expect.closed if not token(play, spring)] == []
    for said in expect.legal:
        seat_number, answer = seat_and_answer(said)
        assert answer in play.options(seat_number)
    for said, clause in expect.refused.items():
        seat_number, answer = seat_and_answer(said)
        assert answer not in play.options(seat_number)
        assert clause in [refusal.clause for refusal in play.why_not(answer, seat_number)]
    if expect.outcome is not None:
        assert play.outcome is not None
        assert bool(play.outcome.winners) == (expect.outcome == "won")


def cards_at(play: Play, place: str) -> list[str]:
    view = play.view(None)
    if place == "citadel":
        return list(view["citadel"])
    return list(view["wall" if place[0] == "s" else "squares"][int(place[1:]) - 1])


def price(play: Play, place: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for card in play.view(None)["enemies"][place]["cards"]:
        for colour, n in card["cost"].items():
            found[colour] = found.get(colour, 0) + n
    return found


def token(play: Play, spring: str) -> str | None:
    area, what = spring[1:].split(".")
    district = play.view(None)["districts"][int(area) - 1]
    if what == "tower":
        return str(district["tower"]["token"] or "") or None
    (source,) = [one for one in district["sources"] if one["slot"] == int(what)]
    return str(source["token"] or "") or None


def check(clause: str) -> None:
    cases = [example for example in boards() if example.clause == clause]
    assert cases
    for example in cases:
        options = {"position": example.position} if example.position else example.options
        play = Play(GAME, example.edition, options)
        for said in example.before:
            seat, answer = seat_and_answer(said)
            play.answer(answer, seat)
        if example.given is not None:
            holds(play, example.given)
        for said in example.answers:
            seat, answer = seat_and_answer(said)
            play.answer(answer, seat)
        holds(play, example.expect)
        assert GAME.problems(play.table) == []


@pytest.mark.clause("BST-023")
def test_four_player_opening() -> None:
    check("BST-023")


@pytest.mark.clause("BST-088")
def test_interleaving() -> None:
    check("BST-088")


@pytest.mark.clause("BST-113")
def test_lone_enemy() -> None:
    check("BST-113")


@pytest.mark.clause("BST-114")
def test_lone_enemy_at_the_gate() -> None:
    check("BST-114")


@pytest.mark.clause("BST-115")
def test_column_packed_up_to_the_gate() -> None:
    check("BST-115")


@pytest.mark.clause("BST-122")
def test_turn_example_step_4_dark_flyer() -> None:
    check("BST-122")


@pytest.mark.clause("BST-152")
def test_short_reserve() -> None:
    check("BST-152")


@pytest.mark.clause("BST-173")
def test_turn_example_step_1_tower() -> None:
    check("BST-173")


@pytest.mark.clause("BST-192")
def test_dark_rider() -> None:
    check("BST-192")


@pytest.mark.clause("BST-193")
def test_forest_beast() -> None:
    check("BST-193")


@pytest.mark.clause("BST-208")
def test_turn_example_step_3_alchemy_and_flame() -> None:
    check("BST-208")


@pytest.mark.clause("BST-242")
def test_lightning_against_a_rider() -> None:
    check("BST-242")


@pytest.mark.clause("BST-243")
def test_too_much_lightning() -> None:
    check("BST-243")


@pytest.mark.clause("BST-247")
def test_flame_against_a_rider() -> None:
    check("BST-247")


@pytest.mark.clause("BST-248")
def test_too_much_flame() -> None:
    check("BST-248")


@pytest.mark.clause("BST-270")
def test_haste_across_the_citadel() -> None:
    check("BST-270")


@pytest.mark.clause("BST-271")
def test_haste_cannot_follow_a_mana_action() -> None:
    check("BST-271")


@pytest.mark.clause("BST-272")
def test_turn_example_step_2_haste() -> None:
    check("BST-272")


@pytest.mark.clause("BST-306")
def test_two_rituals_in_a_row() -> None:
    check("BST-306")


@pytest.mark.clause("BST-383")
def test_scout_after_scout() -> None:
    check("BST-383")


@pytest.mark.clause("BST-396")
def test_red_pair_under_a_red_dragon() -> None:
    check("BST-396")


@pytest.mark.clause("BST-397")
def test_two_cannons_two_colours() -> None:
    check("BST-397")


@pytest.mark.clause("BST-398")
def test_cannon_against_a_pair() -> None:
    check("BST-398")


@pytest.mark.clause("BST-413")
def test_the_seventh_flyer() -> None:
    check("BST-413")


@pytest.mark.clause("BST-428")
def test_priest_between_two_enemies() -> None:
    check("BST-428")


@pytest.mark.clause("BST-442")
def test_prism_does_not_help_against_an_archmage() -> None:
    check("BST-442")


@pytest.mark.clause("BST-454")
def test_werewolf_between_5_and_6() -> None:
    check("BST-454")


@pytest.mark.clause("BST-455")
def test_blue_werewolf_red_dragon_green_cannon() -> None:
    check("BST-455")


@pytest.mark.clause("BST-456")
def test_the_same_werewolf_in_red() -> None:
    check("BST-456")


@pytest.mark.clause("BST-457")
def test_werewolf_beside_a_combined_enemy() -> None:
    check("BST-457")


@pytest.mark.clause("BST-458")
def test_two_werewolves() -> None:
    check("BST-458")


@pytest.mark.clause("BST-459")
def test_cannon_counts_twice() -> None:
    check("BST-459")


@pytest.mark.clause("BST-468")
def test_driven_out_while_rokai_is_on_the_board() -> None:
    check("BST-468")


@pytest.mark.clause("BST-483")
def test_spy_followed_by_a_scout() -> None:
    check("BST-483")


@pytest.mark.clause("BST-484")
def test_spys_colour() -> None:
    check("BST-484")


@pytest.mark.clause("BST-493")
def test_rokai_lands_while_a_dragon_is_in_the_citadel() -> None:
    check("BST-493")


@pytest.mark.clause("BST-498")
def test_valkyrie_and_arrow() -> None:
    check("BST-498")


@pytest.mark.clause("BST-502")
def test_golem_ignores_modifiers() -> None:
    check("BST-502")


@pytest.mark.clause("BST-507")
def test_inquisitor_between_two_enemies() -> None:
    check("BST-507")


@pytest.mark.clause("BST-516")
def test_leviathan_ignores_modifiers() -> None:
    check("BST-516")


@pytest.mark.parametrize("edition", ["2015", "2018"])
def test_every_example_clause_has_a_board_and_every_board_a_clause(edition: str) -> None:
    catalogue = GAME.catalogue().for_edition(edition)
    told = [clause.id for clause in catalogue if clause.kind == "example"]
    shown = [board["clause"] for board in GAME.examples(edition)]
    assert list(dict.fromkeys(shown)) == told


def test_forty_examples() -> None:
    assert len({example.clause for example in boards()}) == 40


def test_boards_of_one_clause_have_titles_of_their_own() -> None:
    by_clause: dict[str, list[str | None]] = {}
    for example in boards():
        by_clause.setdefault(example.clause, []).append(example.title.ru if example.title else None)
    for titles in by_clause.values():
        assert len(titles) == 1 or (None not in titles and len(set(titles)) == len(titles))


def test_boards_tell_only_what_is_said_of_them() -> None:
    board = examples("2015")[1]
    assert set(board) == {"clause", "edition", "position", "answers", "expect"}
    assert set(board["expect"]) == {"mana", "area", "spells", "box", "closed"}


def test_examples_name_only_cards_there_are() -> None:
    for example in boards():
        for expect in (example.expect, example.given or Expect()):
            named = {*expect.strength, *expect.box, *(c for at in expect.at.values() for c in at)}
            assert named <= set(CARD_IDS)


ROW = '[[example]]\nclause = "BST-113"\nedition = "2015"\nposition = "wall 9 red-beast"\n'


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (f"{ROW}expect = {{ strenght = 1 }}", "example BST-113: Object contains unknown field"),
        (
            f'{ROW}answers = ["nobody end"]\nexpect = {{}}',
            "example BST-113: Expected `str` matching",
        ),
        (ROW.replace("2015", "2016") + "expect = {}", "example BST-113: Invalid enum value"),
        (ROW.replace("position", "# ") + "expect = {}", "a position or options are needed"),
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
    assert all(isinstance(example, Example) for example in boards())

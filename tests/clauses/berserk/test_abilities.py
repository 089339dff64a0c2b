"""Ability attacks and other abilities: who rolls, whom they reach, when choices are made."""

import pytest
from tests.clauses.berserk.board import Board, board
from tests.clauses.berserk.conftest import Sudden, Vary

from laar.games.berserk.cards.keywords import MAGIC
from laar.games.berserk.cards.starter_set import cards
from laar.games.berserk.cards.traits import FLYER, NO_REF, Traits
from laar.games.berserk.tell import paragraph_text

FAR = "\na6 blue 48"


def used(drawn: str, *said: str, dice: str = "home") -> Board:
    """The board after these answers and passes, about to roll."""
    return board(drawn, dice).do(*said).passes()


@pytest.mark.clause("BRS-204")
@pytest.mark.parametrize("state", ["", "closed"])
@pytest.mark.parametrize("dice", ["home", "tournament"])
def test_only_the_user_of_an_ability_attack_rolls(state: str, dice: str) -> None:
    b = used(f"c3 red 36\nc5 blue 48 {state}{FAR}", "use c3 2", "c5", dice=dice).roll(6)
    b.asks("red", "main")
    assert b.told("rolled") == [{"card": b.id("c3"), "die": 6, "bonus": 0, "clause": "BRS-135"}]
    assert (b.wounds("c5"), b.wounds("c3")) == (2, 0)
    b = used(f"c3 red 101 chips 1\nc4 blue 48 {state}{FAR}", "use c3 2", "c4", dice=dice)
    b.roll(1).asks("red", "main")  # next to each other it is the same
    assert (b.wounds("c4"), b.wounds("c3")) == (2, 0)


@pytest.mark.clause("BRS-205")
@pytest.mark.parametrize("dice", ["home", "tournament"])
def test_ability_attacks_use_the_scale_of_one_die(dice: str) -> None:
    drawn = "c3 red 26 chips 1\nc5 blue 48" + FAR
    dealt = [used(drawn, "use c3 1", "c5", dice=dice).roll(n).wounds("c5") for n in range(1, 7)]
    assert dealt == [2, 2, 2, 3, 3, 4]


@pytest.mark.clause("BRS-206", "BRS-260")
@pytest.mark.parametrize(("die", "wounds"), [(3, 2), (4, 3), (5, 3), (6, 4)])
def test_a_shot_of_2_3_4(die: int, wounds: int) -> None:
    b = used("c2 red 91\nc1 red 9\nc6 blue 48" + FAR, "use c2 1", "c1", "c6").roll(die)
    assert b.wounds("c6") == wounds


@pytest.mark.clause("BRS-207")
def test_one_number_is_three_equal_ones_and_still_has_a_kind() -> None:
    drawn = "c3 red 53\nc5 blue 48\nb1 red 5\nb2 blue 42" + FAR
    for die, kind in ((1, 0), (3, 0), (4, 1), (5, 1), (6, 2)):
        b = used(drawn, "use c3 2", "c5").roll(die)
        assert (b.wounds("c5"), b.told("dealt")[0]["blow"]) == (2, kind)
        b.asks("red", "target" if kind == 2 else "main")  # the Raider sees strong attacks


@pytest.mark.clause("BRS-208")
@pytest.mark.parametrize("die", [1, 6])
def test_a_throw_on_2(die: int) -> None:
    assert used("c3 red 53\nc5 blue 48" + FAR, "use c3 2", "c5").roll(die).wounds("c5") == 2


class Change:
    """A card printed without the place of its target, flying or not."""

    def __init__(self, paragraph: int, flies: bool = False) -> None:
        self.paragraph = paragraph
        self.flies = flies

    def __call__(self, traits: Traits) -> None:
        target = traits.ability(self.paragraph).targets[0]
        target.next_to, target.range = NO_REF, 0
        if self.flies:
            traits.sort = FLYER


CROWD = "c4 blue 48\nd4 blue 48\nc5 blue 48\na6 blue 48\nb2 red 42\na1 red 42\nzone blue 107"


@pytest.mark.clause("BRS-209")
@pytest.mark.parametrize(("card", "paragraph"), [(29, 2), (101, 2)])
def test_close_attacks_are_aimed_at_neighbours(vary: Vary, card: int, paragraph: int) -> None:
    vary(card, Change(paragraph))  # magic and special strike
    b = board(f"c3 red {card} chips 1\n{CROWD}").do(f"use c3 {paragraph}")
    assert b.options() - {"b2", "enough"} == {"c4", "d4"}
    vary(card, Change(paragraph, flies=True))
    b = board(f"zone red {card} chips 1\n{CROWD}").do(f"use {card}.1 {paragraph}")
    assert b.options() >= {"c4", "d4", "c5", "a6", "107.1"}  # a flyer reaches everyone


@pytest.mark.clause("BRS-209")
def test_a_simple_strike_is_close_too() -> None:
    b = board(f"c3 red 74\nzone red 107\n{CROWD}")
    assert b.options("strike c3") == {"strike c3 c4", "strike c3 d4", "strike c3 b2"}
    b.refused("strike c3 c5", "BRS-125")
    everyone = {"c3", "c4", "d4", "c5", "a6", "b2", "a1", "107.2"}
    assert b.options("strike 107.1") == {f"strike 107.1 {who}" for who in everyone}


RANGED = {"shot": (28, 1), "throw": (42, 2), "discharge": (36, 2), "row": (20, 1)}


@pytest.mark.clause("BRS-210")
@pytest.mark.parametrize("attack", RANGED)
def test_ranged_attacks_never_hit_neighbours(attack: str) -> None:
    card, paragraph = RANGED[attack]
    around = ["b2", "c2", "d2", "b3", "d3", "b4", "d4"]
    near = "".join(f"\n{cell} blue 48" for cell in around)
    b = board(f"c3 red {card}\nc4 red 42\nc5 blue 48\ne3 blue 48{near}").do(f"use c3 {paragraph}")
    assert b.options() & {*around, "c4"} == set()
    assert "c5" in b.options()
    if attack != "row":
        assert "e3" in b.options()
        b.refused("d3", "BRS-210")


@pytest.mark.clause("BRS-211", "BRS-264")
def test_an_impact_reaches_anyone_and_is_no_attack() -> None:
    drawn = "c3 red 64 rage 1\nc4 blue 48\na6 blue 48\nzone blue 107"
    b = board(drawn).do("use c3 3")
    assert b.options() == {"c4", "a6", "107.1"}
    b.do("c4").passes()
    assert (b.wounds("c4"), b.told("rolled"), b.told("dealt")) == (2, [], [])
    b.end()
    assert b.chips("c3") == 1  # who attacked would gain no chip


@pytest.mark.clause("BRS-211", "BRS-265")
def test_a_spell_reaches_anyone_its_text_allows_and_is_no_attack() -> None:
    drawn = "c2 red 69 rage 1\nc3 blue 48\nc5 blue 48\nc6 blue 48\nzone blue 107"
    b = board(drawn).do("use c2 1")
    assert b.options() == {"c3", "c5", "107.1"}  # near and far, within its range 3
    b.do("c3").passes().end()
    assert (b.x("c3", "curse"), b.chips("c2")) == (1, 1)


@pytest.mark.clause("BRS-212")
def test_an_ability_without_a_type_is_an_impact() -> None:
    told = {
        number: paragraph_text(cards()[number].abilities[n], "en")
        for number, n in ((64, 2), (35, 1))
    }
    assert "impact" not in told[64]
    assert "spell, range 3:" in told[35]
    drawn = "c3 red {} chips 1\nc5 blue 9\na6 blue 48"  # a Wandering Orc is steadfast
    b = used(drawn.format(64), "use c3 3", "c5")  # no type is told
    assert (b.wounds("c5"), b.told("shielded")[0]["clause"]) == (0, "BRS-293")
    b = used(drawn.format(35), "use c3 2", "c5").roll(1)  # a spell
    assert b.wounds("c5") == 2


@pytest.mark.clause("BRS-213")
def test_targets_and_payment_are_named_on_announcing(sudden: Sudden) -> None:
    sudden(105, 1)
    b = board("c2 red 91\nc1 red 9\nb1 red 14\nc6 blue 48\nd6 blue 48\nb4 blue 105").do("use c2 1")
    b.asks("red", "pay")
    b.do("b1")
    b.asks("red", "target")
    assert b.is_open("b1")  # nothing is announced yet
    b.do("c6")
    b.asks("blue", "answer")
    assert (b.is_closed("b1"), b.is_open("c1")) == (True, True)
    (item,) = b.play.view(1)["pile"]
    assert (item["targets"], item["paid"]) == ([[b.id("c6")]], b.id("b1"))
    b.passes().roll(6)
    assert b.wounds("c6") == 4


@pytest.mark.clause("BRS-213")
def test_choices_inside_the_effect_are_made_when_it_is_carried_out(sudden: Sudden) -> None:
    sudden(105, 1)
    b = board("c3 red 48\nc5 blue 48\ne5 blue 105").do("use c3 1", "c5")
    b.asks("blue", "answer")  # whom is known, where to is not
    b.do("pass").asks("red", "cell")
    b.do("b5").roll(1)
    assert (b.at("b5"), b.wounds("b5")) == (48, 2)


@pytest.mark.clause("BRS-214")
def test_abilities_may_be_aimed_at_ones_own_cards() -> None:
    b = board("c3 red 36\na1 red 42\nc5 blue 48").do("use c3 2")
    assert b.options() == {"a1", "c5"}
    b.do("a1").passes().roll(1)
    assert b.wounds("a1") == 1
    b = board("c3 red 35 wounds 3\nc4 red 42 wounds 1\nc5 blue 48").do("use c3 1")
    assert b.options() == {"c3", "c4"}  # the user is one of "yours"
    b.do("c3").passes()
    assert b.wounds("c3") == 1
    b = board("c3 red 105\nc4 red 42\nc5 blue 48").do("use c3 1")
    assert b.options() == {"c5"}  # an enemy creature, it says


@pytest.mark.clause("BRS-215")
def test_one_roll_sets_the_kind_for_all_targets(vary: Vary) -> None:
    drawn = "c3 red 101 chips 1\nc4 blue 48\nb4 blue 24\nd4 blue 48"
    b = used(drawn, "use c3 2", "c4", "b4").roll(4)  # 2-3-3
    b.do("no").asks("red", "main")  # Dinur: Armour 2, Blood magic
    assert (b.wounds("c4"), b.wounds("b4"), b.wounds("d4")) == (3, 1, 0)
    assert len(b.told("rolled")) == 1

    def magical(traits: Traits) -> None:
        traits.ability(2).steps[0].attack = MAGIC

    vary(101, magical)
    for one, other in (("c4", "b4"), ("b4", "c4")):  # who is named first does not matter
        b = used("c3 red 101 chips 1\nc4 blue 48\nb4 blue 53", "use c3 2", one, other).roll(6)
        assert (b.wounds("c4"), b.wounds("b4")) == (3, 0)  # Protection from magic
        assert len(b.told("rolled")) == 1


@pytest.mark.clause("BRS-213", "BRS-004")
def test_an_ability_for_each_card_once_is_taken_back_when_its_target_is_lost(
    sudden: Sudden,
) -> None:
    sudden(28, 1)
    drawn = "c3 red 79\nc1 red 83 {}\nc5 blue 28\ne1 red 42" + FAR
    b = board(drawn.format("wounds 4")).do("use c3 3", "c1", "use c5 1", "c1").passes().roll(1)
    b.do("keep")
    assert (b.grave("red"), b.story("dropped"), b.is_open("c3")) == ([83], ["dropped"], True)
    b = board(drawn.format("wounds 3")).do("use c3 3", "c1", "use c5 1", "c1").passes().roll(1)
    b.do("keep")
    assert (b.life("c1"), b.is_closed("c3")) == (5 + 2, True)

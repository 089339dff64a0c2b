"""The seven attacks: which are close or ranged, magic or not, and what else sets them apart."""

import pytest
from tests.clauses.berserk.board import Board, board
from tests.clauses.berserk.conftest import Vary

from laar.games.berserk.cards.traits import Traits

FAR = "\na6 blue 48\ne1 red 42"
# A card of red on c3, an enemy, and what is said to attack it: strength 2 with a 1.
ATTACKS = {
    "simple": ("74", "c4", ["strike c3 c4"]),
    "special": ("101 chips 1", "c4", ["use c3 2", "c4"]),
    "magic": ("34 chips 1", "c4", ["use c3 2", "c4"]),  # for 3-3-4
    "row": ("20", "c5", ["use c3 1", "c5"]),
    "shot": ("91 chips 1", "c5", ["use c3 2", "c5"]),
    "throw": ("66", "c5", ["use c3 2", "c5"]),
    "discharge": ("62", "c5", ["use c3 2", "c5"]),
}
CLOSE = ("simple", "special", "magic")
STRIKES = ("simple", "special", "magic", "row")
MAGIC = ("magic", "discharge")


def made(
    attack: str, target: str = "48 closed", mine: str = "", die: int = 1, more: str = ""
) -> Board:
    """The board after this attack with this die."""
    card, cell, said = ATTACKS[attack]
    b = board(f"c3 red {card} {mine}\n{cell} blue {target}{FAR}{more}").do(*said).passes()
    return b.roll(die)


def wounds(attack: str, target: str = "48 closed", mine: str = "", die: int = 1) -> int:
    """The wounds it places."""
    return made(attack, target, mine, die).wounds(ATTACKS[attack][1])


@pytest.mark.clause("BRS-246")
@pytest.mark.parametrize("attack", ATTACKS)
def test_seven_things_are_attacks(attack: str) -> None:
    dealt = 3 if attack == "magic" else 2
    assert wounds(attack, "48 closed") == dealt
    assert wounds(attack, "48 closed vulnerability") == dealt + 1  # it answers to attacks
    b = made(attack, "48 closed", "rage 2")
    chips = b.chips("c3")
    assert b.end().chips("c3") == chips  # it has attacked, so there is no rage to gain


@pytest.mark.clause("BRS-246", "BRS-317")
@pytest.mark.parametrize(
    ("card", "said", "dealt"),
    [("64", ["use c3 3", "c4"], 2), ("35 chips 1", ["use c3 2", "c4"], 2)],
)  # fmt: skip
def test_impacts_and_spells_are_no_attacks(card: str, said: list[str], dealt: int) -> None:
    drawn = f"c3 red {card} rage 2\nb3 red 11\nc4 blue 48 closed vulnerability armour 2" + FAR
    b = board(drawn).do(*said).passes()
    if b.asked == "chance die":
        b.roll(1)
    assert b.wounds("c4") == dealt  # neither vulnerability nor armour
    b.strike("b3", "c4", 1)
    assert b.wounds("c4") == dealt + 4 + 1 - 2  # nor Anger
    chips = b.chips("c3")
    assert b.end().chips("c3") == chips + 1


@pytest.mark.clause("BRS-247", "BRS-269")
def test_an_answering_blow_is_a_strike_and_an_attack() -> None:
    drawn = "c3 red 42\nc4 blue {}" + FAR
    b = board(drawn.format("8")).strike("c3", "c4", 1, 6)  # 2 wounds: more than 1
    assert (b.wounds("c3"), b.chips("c4")) == (2, 0)
    b = board("c3 red 49\nc4 blue 8" + FAR).strike("c3", "c4", 1, 6)  # -1 from simple strikes
    assert (b.wounds("c3"), b.chips("c4")) == (1, 1)  # "when an attack of this card lands"
    b = board("c3 red 74 armour 1\nc4 blue 71" + FAR).strike("c3", "c4", 1, 6)
    assert (b.wounds("c3"), b.x("c3", "curse")) == (0, 1)  # armour works; "when it strikes"


@pytest.mark.clause("BRS-248")
@pytest.mark.parametrize("attack", ATTACKS)
def test_the_roll_decides_the_kind(attack: str) -> None:
    for die, kind in ((1, 0), (3, 0), (4, 1), (5, 1), (6, 2)):
        assert made(attack, die=die).told("dealt")[-1]["blow"] == kind


@pytest.mark.clause("BRS-249")
def test_the_strength_is_the_number_of_the_kind_after_all_modifiers() -> None:
    for die, strength in ((1, 2), (4, 3), (6, 4)):
        b = made("simple", die=die)
        assert b.told("dealt")[0]["strength"] == strength
    b = made("simple", "49 closed curse", die=6, more="\nb3 red 83")  # + 2 + 1 - 1
    assert (b.told("dealt")[0]["strength"], b.wounds("c4")) == (6, 6)
    b = made("simple", "48 closed armour 1", die=6)  # armour is no modifier of the strength
    assert (b.told("dealt")[0]["strength"], b.wounds("c4")) == (4, 3)


@pytest.mark.clause("BRS-250")
@pytest.mark.parametrize("attack", [a for a in ATTACKS if a not in MAGIC])
def test_armour_works_against_non_magic_attacks(attack: str) -> None:
    assert wounds(attack, "48 closed armour 1") == 1
    assert wounds(attack, "53 closed") == 2  # Protection from magic does not


@pytest.mark.clause("BRS-251")
@pytest.mark.parametrize("attack", MAGIC)
def test_armour_does_not_help_against_magic_attacks(attack: str) -> None:
    assert wounds(attack, "48 closed armour 9") == (3 if attack == "magic" else 2)
    assert wounds(attack, "53 closed") == 0  # Protection from magic does


@pytest.mark.clause("BRS-252")
@pytest.mark.parametrize("attack", ATTACKS)
def test_magic_abilities_are_spells_magic_strikes_and_discharges(attack: str) -> None:
    b = made(attack, more="\na1 red 25")  # it gains a chip by magic of others
    assert b.chips("a1") == (1 if attack in MAGIC else 0)
    for card, said, chips in ((64, "use c3 3", 0), (69, "use c3 1", 1)):
        b = board(f"c3 red {card}\na1 red 25\nc4 blue 48" + FAR).do(said, "c4").passes()
        assert b.chips("a1") == chips


@pytest.mark.clause("BRS-253")
def test_every_creature_has_a_simple_strike_and_an_open_target_answers_it() -> None:
    b = board("c3 red 54\nd3 red 91\nzone red 98\nzone red 107\nc4 blue 48" + FAR)
    strikes = {"strike c3 c4", "strike c3 d3", "strike 107.1 c3", "strike 107.1 d3"}
    strikes |= {"strike 107.1 c4", "strike 107.1 a6", "strike 107.1 e1"}
    assert b.options("strike") == strikes
    for attack in ATTACKS:
        card, cell, said = ATTACKS[attack]
        b = board(f"c3 red {card}\n{cell} blue 48{FAR}").do(*said).roll(1)
        assert b.asked == ("chance die" if attack == "simple" else "red main")


@pytest.mark.clause("BRS-253", "BRS-254")
@pytest.mark.parametrize("attack", ATTACKS)
def test_only_a_simple_strike_not_directed_can_be_taken_over(attack: str) -> None:
    card, cell, said = ATTACKS[attack]
    beside = "\nb4 blue 48" if cell == "c4" else "\nb4 blue 48\nd4 blue 48"
    b = board(f"c3 red {card}\n{cell} blue 48{beside}" + FAR).do(*said)
    if attack == "special":
        b.do("enough")
    assert b.asked == ("blue answer" if attack == "simple" else "chance die")
    if attack == "simple":
        b = board(f"c3 red {card} directed_strike\n{cell} blue 48{beside}" + FAR).do(*said)
        b.asks("chance", "die")
        b.roll(1, 6)  # an open target still fights back
        assert (b.wounds("c4"), b.wounds("c3")) == (0, 1)


@pytest.mark.clause("BRS-255")
def test_a_special_strike_is_no_simple_one() -> None:
    assert wounds("special", "49 closed") == 2  # -1 from simple strikes
    assert wounds("simple", "49 closed") == 1
    assert wounds("special", "48 closed bloodied", "anger") == 2
    assert wounds("simple", "48 closed bloodied", "anger") == 3
    b = board(f"c3 red 101 chips 1\nc4 blue 48\nb3 red 97 chips 1{FAR}").do("use b3 2", "c3")
    b.do("use c3 2", "c4").roll(1).asks("red", "main")  # +1 to its simple strike
    assert (b.wounds("c4"), b.wounds("c3")) == (2, 0)


@pytest.mark.clause("BRS-256")
def test_a_magic_strike_is_close_and_its_user_alone_rolls() -> None:
    b = board(f"c3 red 34 chips 1\nc4 blue 49 armour 2\nc5 blue 48{FAR}").do("use c3 2")
    assert b.options() == {"c4"}
    b.do("c4").roll(6).asks("red", "main")
    assert (b.wounds("c4"), b.wounds("c3")) == (4, 0)


ACROSS = "c2 red 20\nc3 {} 48\nc4 blue 48\ne4 blue 48\nd3 blue 48\na2 blue 48"


@pytest.mark.clause("BRS-257", "BRS-259")
def test_a_strike_across_a_row() -> None:
    b = board(ACROSS.format("red")).do("use c2 1")
    assert b.options() == {"c4", "a2"}
    b.refused("e4", "BRS-258")
    b.refused("d3", "BRS-210")
    b.do("c4").roll(6)
    assert b.wounds("c4") == 4
    b = board(ACROSS.format("blue")).do("use c2 1")
    assert b.options() == {"a2"}  # never over an enemy card
    b.refused("c4", "BRS-257")


@pytest.mark.clause("BRS-258")
def test_exactly_two_cells_away_and_without_an_answer() -> None:
    crowd = "c4 blue 48\nc5 blue 48\nc6 blue 48\na1 blue 48\na5 blue 48\na3 blue 48\nb2 blue 48"
    b = board(f"c3 red 20\n{crowd}\nzone blue 107\nc1 red 42").do("use c3 1")
    assert b.options() == {"a3", "c1"}  # c5 stands behind an enemy
    b.do("a3").passes().roll(1).asks("red", "main")
    assert (b.wounds("a3"), b.wounds("c3")) == (2, 0)  # nobody answers


@pytest.mark.clause("BRS-258")
def test_without_numbers_the_simple_strike_counts(vary: Vary) -> None:
    def unnumbered(traits: Traits) -> None:
        traits.strike = (1, 4, 5)
        traits.ability(1).steps[0].strength = (0, 0, 0)

    vary(20, unnumbered)
    assert [wounds("row", die=die) for die in (3, 5, 6)] == [1, 4, 5]
    assert wounds("row", "49 closed", die=6) == 5  # a simple strike it is not


@pytest.mark.clause("BRS-257")
def test_a_strike_across_a_row_is_ranged_and_not_magic() -> None:
    assert wounds("row", "93 closed") == 1  # -1 from ranged attacks
    assert wounds("row", "95 closed") == 0  # protection from ranged attacks
    assert wounds("row", "48 closed armour 1") == 1
    assert wounds("row", "53 closed") == 2


@pytest.mark.clause("BRS-260")
def test_a_shot_is_ranged_and_not_magic() -> None:
    assert wounds("shot", "93 closed") == 1
    assert wounds("shot", "48 closed armour 1") == 1
    assert [wounds("shot", die=die) for die in range(1, 7)] == [2, 2, 2, 2, 2, 3]


@pytest.mark.clause("BRS-262")
def test_a_throw_is_rolled_like_a_shot_and_is_none() -> None:
    assert [wounds("throw", die=die) for die in range(1, 7)] == [2, 2, 2, 2, 2, 3]
    assert (wounds("throw", "76 closed"), wounds("shot", "76 closed")) == (2, 0)
    assert (wounds("throw", "112 closed"), wounds("shot", "112 closed")) == (0, 2)
    assert (wounds("throw", "93 closed"), wounds("throw", "48 closed armour 1")) == (1, 1)


@pytest.mark.clause("BRS-263")
def test_a_discharge_is_ranged_and_magic() -> None:
    assert [wounds("discharge", die=die) for die in range(1, 7)] == [2, 2, 2, 2, 2, 3]
    assert wounds("discharge", "93 closed") == 1
    assert wounds("discharge", "48 closed armour 9") == 2
    assert wounds("discharge", "18 closed") == 0  # Protection from discharges
    assert (wounds("discharge", "76 closed"), wounds("discharge", "112 closed")) == (2, 2)

"""Tournament dice change the number; a single die is read on one scale in both systems."""

import pytest
from tests.clauses.berserk.board import Board, board

CLOSED = "\nc4 blue 48 closed\na6 blue 48"


def strike(drawn: str, *dice: int) -> Board:
    """A strike from c3 to c4 under tournament dice, until free play goes on."""
    b = board(drawn, "tournament").strike("c3", "c4", *dice)
    b.asks("red", "main")
    return b


@pytest.mark.clause("BRS-160")
def test_a_modifier_is_added_to_the_number() -> None:
    assert strike("c3 red 76" + CLOSED, 3).wounds("c4") == 3  # 3 + 1: medium
    b = strike("c3 red 76" + CLOSED, 5)
    assert b.wounds("c4") == 4
    assert b.told("rolled") == [{"clause": "BRS-135", "card": "76.1", "die": 5, "bonus": 1}]
    assert strike("c3 red 74 curse" + CLOSED, 6).wounds("c4") == 3


@pytest.mark.clause("BRS-160")
def test_all_modifiers_of_both_sides_count() -> None:
    b = strike("c3 red 76\nc4 blue 48 exp_defence\na6 blue 48", 4, 4)
    assert (b.wounds("c4"), b.wounds("c3")) == (0, 1)  # equal at 5, not at 4
    b = strike("c3 red 12 curse\nc4 blue 48 curse\na6 blue 48", 5, 5)
    assert (b.wounds("c4"), b.wounds("c3")) == (2, 0)  # equal at 4, not at 5
    b = strike("c3 red 68\nb4 blue 48 curse closed\nc4 blue 48\na6 blue 48", 1, 2)
    assert (b.wounds("c4"), b.wounds("c3")) == (1, 0)  # 3 against 2
    b = strike("c3 red 76\nc4 blue 48 curse\na6 blue 48", 4, 3)
    assert (b.wounds("c4"), b.wounds("c3")) == (3, 0)  # 5 against 2


@pytest.mark.clause("BRS-161")
def test_a_cursed_creature_rolls_four() -> None:
    b = strike("c3 red 74 curse" + CLOSED, 4)
    assert b.wounds("c4") == 2  # 3 is weak
    assert b.told("rolled")[0]["bonus"] == -1


@pytest.mark.clause("BRS-162")
def test_nothing_is_cut_off_a_modified_number() -> None:
    b = strike("c3 red 76\nc4 blue 48\na6 blue 48", 6, 6)
    assert (b.wounds("c4"), b.wounds("c3")) == (2, 0)  # 7 against 6, no tie
    b = strike("c3 red 74 curse\nc4 blue 48\na6 blue 48", 1, 3)
    assert (b.wounds("c4"), b.wounds("c3")) == (0, 1)  # 0 against 3, not 1
    assert strike("c3 red 76" + CLOSED, 6).wounds("c4") == 4
    assert strike("c3 red 74 curse" + CLOSED, 1).wounds("c4") == 2


# Both roll 1; what is added, and the wounds of c4 when the dice have been read.
MODIFIED = [
    ("76", "", (1, 0), 2),  # 2 against 1
    ("76", "curse", (1, -1), 2),  # 2 against 0, exchanged for the row before
    ("76", "exp_defence", (1, 1), 2),  # 2 against 2
    ("74 curse", "", (-1, 0), 2),  # 0 against 1
    ("74 curse", "curse", (-1, -1), 4),  # 0 against 0, and the cursed enemy that 74 strikes harder
    ("74 curse", "exp_defence", (-1, 1), 0),  # 0 against 2
    ("68 exp_attack", "", (1, 0), 1),
    ("68 exp_attack", "curse", (3, -1), 2),  # 4 against 0, exchanged
    ("68 exp_attack", "exp_defence", (1, 1), 1),
]


@pytest.mark.clause("BRS-163")
@pytest.mark.parametrize(("attacker", "state", "bonuses", "wounds"), MODIFIED)
def test_nobody_rerolls(attacker: str, state: str, bonuses: tuple[int, int], wounds: int) -> None:
    b = board(f"c3 red {attacker}\nc4 blue 48 {state}\na6 blue 48", "tournament")
    b.do("strike c3 c4").roll(1, 1)
    if bonuses[0] - bonuses[1] in (2, 4):
        b.asks("red", "exchange")
        b.do("less")
    b.asks("red", "main")
    assert [(one["die"], one["bonus"]) for one in b.told("rolled")] == [(1, x) for x in bonuses]
    assert (b.wounds("c4"), b.wounds("c3")) == (wounds, 0)


@pytest.mark.clause("BRS-163")
@pytest.mark.parametrize(("attacker", "bonus"), [("76", 1), ("74 curse", -1), ("68 exp_attack", 1)])
def test_nobody_rerolls_a_single_die(attacker: str, bonus: int) -> None:
    b = strike(f"c3 red {attacker}" + CLOSED, 1)
    assert [(one["die"], one["bonus"]) for one in b.told("rolled")] == [(1, bonus)]


# The user of an ability stands on c3; what is named is said after announcing it.
ATTACKS = {
    "strike": ("c3 red 74\nc4 blue 48 closed", ("strike c3 c4",), "c4", (2, 3, 4)),
    "shot": ("c3 red 91 chips 1\na1 red 48\nc6 blue 48", ("use c3 2", "c6"), "c6", (2, 2, 3)),
    "throw": ("c3 red 109\nc6 blue 48", ("use c3 1", "c6"), "c6", (1, 2, 2)),
    "discharge": ("c3 red 61\nc6 blue 48", ("use c3 2", "c6"), "c6", (1, 2, 3)),
    "special": (
        "c3 red 101 chips 1\nc4 blue 48", ("use c3 2", "c4"), "c4", (2, 3, 3),
    ),
    "magic": ("c3 red 31 chips 1\nc4 blue 48", ("use c3 2", "c4"), "c4", (3, 4, 5)),
    "row": ("c3 red 20\nc5 blue 48", ("use c3 1", "c5"), "c5", (2, 3, 4)),
    "spell": ("c3 red 35 chips 1\nc6 blue 48", ("use c3 2", "c6"), "c6", (2, 2, 3)),
}  # fmt: skip


@pytest.mark.clause("BRS-164")
@pytest.mark.parametrize("dice", ["home", "tournament"])
@pytest.mark.parametrize("attack", ATTACKS)
def test_one_scale_for_a_single_die(dice: str, attack: str) -> None:
    drawn, said, cell, strengths = ATTACKS[attack]
    placed = []
    for die in range(1, 7):
        b = board(drawn + "\na6 blue 42", dice).do(*said).passes().roll(die)
        b.asks("red", "main")
        placed.append(b.wounds(cell))
    weak, medium, strong = strengths
    assert placed == [weak, weak, weak, medium, medium, strong]


@pytest.mark.clause("BRS-164")
def test_over_six_is_strong_and_under_one_weak() -> None:
    drawn = "c3 red 61{}\nc6 blue 48\na6 blue 42"
    b = board(drawn.format(" exp_attack"), "tournament").do("use c3 2", "c6").roll(6)
    assert b.wounds("c6") == 3
    b = board(drawn.format(" curse"), "tournament").do("use c3 2", "c6").roll(1)
    assert b.wounds("c6") == 1

"""Properties with the action sign."""

import pytest
from tests.harness import CELLS, Draw, Scene, distance

# Who uses what: the position, the answers with dice as numbers, with the one who uses it.
USES: dict[str, tuple[str, list[str | int]]] = {
    "alyosha": ("c3 alyosha / c5 leshy", ["use c3 c5", 4]),
    "vasilisa": ("c3 vasilisa / c4 volga -1 / a6 leshy", ["use c3 c4"]),
    "sadko": ("c3 sadko / c4 volga closed / a6 leshy", ["use c3 c4"]),
    "gorynych": ("turn evil 1 / c4 gorynych / c3 sadko", ["use c4"]),
    "likhomor": ("turn evil 1 / c4 likhomor / c2 sadko", ["use c4 c2"]),
    "baba_yaga": ("turn evil 1 / c4 baba_yaga / c2 sadko", ["use c4 c2"]),
    "solovei": ("turn evil 1 / c4 solovei / c2 sadko", ["use c4 c2", 4]),
    "vodyanoy": ("turn evil 1 / c4 vodyanoy / c2 sadko", ["use c4 c2", "to c3"]),
}
SHOTS = {"alyosha": {2, 3}, "likhomor": {2}, "baba_yaga": {2}, "solovei": {2, 3}, "vodyanoy": {2}}


def side_of(who: str) -> str:
    return "bogatyrs" if who in ("alyosha", "vasilisa", "sadko") else "evil"


def used(t: Scene, who: str) -> Scene:
    for said in USES[who][1]:
        if isinstance(said, int):
            t.dice(said)
        else:
            t.say(side_of(who), said)
    return t


@pytest.mark.clause("BEL-082")
@pytest.mark.parametrize("who", USES)
def test_a_property_is_used_once_in_the_own_turn_and_closes_the_card(table: Draw, who: str) -> None:
    position, said = USES[who]
    t = used(table(position), who)
    assert t.fact("used")["who"] == who
    assert t.closed(who)
    assert t.fact("closed", who=who)["clause"] == "BEL-082"
    assert not t.legal("use") | t.legal("strike")
    foreign = table(position.replace("turn evil 1", "turn bogatyrs 1"))
    if side_of(who) == "bogatyrs":
        foreign.end()
    assert foreign.refuses(str(said[0]), "BEL-082", side_of(who))


@pytest.mark.clause("BEL-082")
@pytest.mark.parametrize("who", USES)
def test_a_closed_card_uses_nothing(table: Draw, who: str) -> None:
    position, said = USES[who]
    t = table(position.replace(f" {who}", f" {who} closed"))
    assert not t.legal("use")
    assert t.refuses(str(said[0]), "BEL-041")


@pytest.mark.clause("BEL-083")
def test_an_attack_by_property_is_no_strike(table: Draw) -> None:
    t = table("turn evil 1 / c4 gorynych / c3 ilya_muromets / b3 sadko / d3 volga").evil("use c4")
    assert t.hurt() == {"ilya_muromets": 3, "sadko": 2, "volga": 2}
    assert not t.facts("rolled") + t.facts("struck") + t.facts("announced")
    t = table("turn evil 1 / c4 solovei / c2 ilya_muromets / c3 volga").evil("use c4 c2").dice(6)
    assert t.hurt() == {"ilya_muromets": 2}
    assert [fact["who"] for fact in t.facts("rolled")] == ["solovei"]


@pytest.mark.clause("BEL-084")
@pytest.mark.parametrize("who", SHOTS)
def test_neighbours_cannot_be_chosen(table: Draw, who: str) -> None:
    side = side_of(who)
    enemy = "leshy" if side == "bogatyrs" else "ilya_muromets"
    for cell in CELLS:
        if cell != "c3":
            t = table(f"turn {side} 1 / c3 {who} / {cell} {enemy}")
            far = distance("c3", cell)
            assert t.legal("use") == ({f"use c3 {cell}"} if far in SHOTS[who] else set())


@pytest.mark.clause("BEL-084")
@pytest.mark.parametrize("who", SHOTS)
def test_attacks_choose_enemies(table: Draw, who: str) -> None:
    side = side_of(who)
    own, enemy = ("volga", "leshy") if side == "bogatyrs" else ("upyr", "sadko")
    t = table(f"turn {side} 1 / c3 {who} / c5 {own} / c1 {enemy}")
    assert t.legal("use c3") == {"use c3 c1"}
    assert t.refuses("use c3 c5", "BEL-084")
    assert t.refuses("use c3 a3", "BEL-084")


@pytest.mark.clause("BEL-084")
@pytest.mark.parametrize("who", ["vasilisa", "sadko"])
def test_help_goes_to_a_bogatyr_beside(table: Draw, who: str) -> None:
    for cell in CELLS:
        if cell != "c3":
            t = table(f"c3 {who} / {cell} volga -1 closed / {'a1' if cell != 'a1' else 'a2'} leshy")
            beside = distance("c3", cell) == 1 and (cell[0] == "c" or cell[1] == "3")
            assert t.legal("use c3") == ({f"use c3 {cell}"} if beside else set())
            if not beside:
                assert t.refuses(f"use c3 {cell}", "BEL-084")
    t = table(f"c3 {who} / c4 leshy -1 closed")
    assert t.refuses("use c3 c4", "BEL-084")


@pytest.mark.clause("BEL-085")
def test_without_a_legal_target_nothing_is_used_and_the_card_stays_open(table: Draw) -> None:
    t = table("c3 alyosha / b3 vasilisa / d3 sadko / c4 leshy")
    assert not t.legal("use")
    for answer in ("use c3", "use b3", "use d3"):
        assert t.refuses(answer, "BEL-085")
    assert t.refuses("use c3 c4", "BEL-111")
    assert t.refuses("use b3 c3", "BEL-125")
    assert t.refuses("use d3 c3", "BEL-128")
    assert t.open("alyosha", "vasilisa", "sadko")
    assert {"strike c3 c4", "strike b3 c4", "strike d3 c4"} <= t.legal()


@pytest.mark.clause("BEL-085")
def test_fire_needs_an_enemy_opposite_and_a_catch_a_free_cell(table: Draw) -> None:
    t = table("turn evil 1 / c4 gorynych / b3 sadko")
    assert not t.legal("use")
    around = "a5 upyr / b5 leshy / b6 koschei"
    t = table(f"turn evil 1 / a6 vodyanoy / {around} / a4 sadko / c6 volga")
    assert not t.legal("use a6")
    t = table("turn evil 1 / a6 vodyanoy / a5 upyr / b5 leshy / a4 sadko")
    assert t.legal("use a6") == {"use a6 a4"}


@pytest.mark.clause("BEL-111")
def test_distance_is_counted_in_eight_directions(table: Draw) -> None:
    for cell in ("a1", "a2", "a5", "b5", "c5", "d5", "e5", "e4", "e3", "e1", "c1"):
        t = table(f"turn evil 1 / c3 baba_yaga / {cell} sadko")
        assert t.legal("use") == {f"use c3 {cell}"}
    for cell in ("a6", "c6", "e6", "b4", "d4", "c4"):
        t = table(f"turn evil 1 / c3 baba_yaga / {cell} sadko")
        assert t.refuses(f"use c3 {cell}", "BEL-111")


@pytest.mark.clause("BEL-111")
def test_nothing_in_between_blocks(table: Draw) -> None:
    t = table("c1 alyosha / b2 sadko / c2 volga / d2 leshy / c3 upyr / b3 koschei / c4 solovei")
    assert {"use c1 c3", "use c1 b3", "use c1 c4"} == t.legal("use c1")


@pytest.mark.clause("BEL-111")
def test_distance_is_counted_from_where_the_property_is_used(table: Draw) -> None:
    t = table("c1 alyosha / c5 leshy")
    assert t.refuses("use c1 c5", "BEL-111")
    t.bogatyrs("step c1 c2")
    assert t.legal("use") == {"use c2 c5"}


@pytest.mark.clause("BEL-112")
@pytest.mark.parametrize("state", ["", "closed"])
@pytest.mark.parametrize("die", range(1, 7))
def test_shots_and_discharges_roll_as_at_a_closed_card(table: Draw, state: str, die: int) -> None:
    t = table(f"c2 alyosha / c4 baba_yaga {state}").bogatyrs("use c2 c4").dice(die)
    assert t.wounds("baba_yaga") == (0 if die <= 3 else 1)
    assert t.asked == "bogatyrs main"
    t = table(f"turn evil 1 / c2 solovei / c4 sadko {state}").evil("use c2 c4").dice(die)
    assert t.wounds("sadko") == (2 if die == 6 else 1)
    t = table(f"turn evil 1 / c2 solovei / c4 sadko {state}")
    t.reprint("solovei", power=(1, 2, 3)).evil("use c2 c4").dice(die)
    assert t.wounds("sadko") == (1 if die <= 3 else 2 if die <= 5 else 3)


@pytest.mark.clause("BEL-112")
def test_one_roll_serves_all_victims(table: Draw) -> None:
    t = table("turn evil 1 / c3 likhomor / c1 sadko / c5 volga")
    t.reprint("likhomor", power=(1, 2, 3)).evil("use c3 c1", "also c5").dice(4)
    assert t.asked == "evil main"
    assert t.hurt() == {"sadko": 2, "volga": 2}


@pytest.mark.clause("BEL-113")
def test_bonuses_do_not_help_the_roll_of_a_property(table: Draw) -> None:
    t = table("c2 alyosha / c1 zashchitnik / c4 baba_yaga").bogatyrs("use c2 c4").dice(3)
    assert t.hurt() == {}
    assert t.fact("rolled")["bonus"] == 0


@pytest.mark.clause("BEL-113")
def test_bonuses_do_not_help_the_opening_roll(table: Draw) -> None:
    for face in range(1, 7):
        t = table().dice(face, face)
        assert t.asked == "chance die"
    t = table().dice(5, 6)
    assert t.asked == "evil first"

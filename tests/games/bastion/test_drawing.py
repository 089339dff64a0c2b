"""The castle as text shows what a player needs, at every question, in a hundred columns."""

from tests.games.bastion.worlds import drawn, worlds

from laar.games.bastion.game import GAME

POSITION = (
    "players 2 / dagdar at d2 / dagdar mana green 3 blue 1 / dagdar spells red-mage"
    " / dagdar goals red-cannon / dagdar artefacts blue-converter used:red-accumulator"
    " / wall 5 blue-rider green-symbiote / wall 6 red-priest / square 3 rokai"
    " / citadel black-dragon red-dragon / base 3 red-obelisk green-source / source 3 5 yellow"
    " / tower 2 black / damaged 4 1 / wall 20 green-archmage / deck any red-beast blue-beast"
)


def lines(edition: str, position: str) -> list[str]:
    return str(drawn(edition, position)).splitlines()


def test_every_castle_fits_a_hundred_columns() -> None:
    for world in worlds():
        text = GAME.draw(world)
        assert max(map(len, text.splitlines())) <= 100, text
        assert all(line == line.rstrip() for line in text.splitlines())


def test_every_enemy_at_the_wall_is_named_or_counted() -> None:
    for world in worlds():
        rows = [line for line in GAME.draw(world).splitlines() if "|" in line]
        cells = [cell for row in rows for cell in row.split("|")[1:]]
        assert [bool(cell.rstrip(" 0123456789")) for cell in cells] == [
            bool(cards) for cards in world.wall[1 : len(cells) + 1]
        ]


def test_a_castle() -> None:
    shown = lines("2018", POSITION)
    assert shown[0] == "Bastion 2018 easy, turn 1, dagdar: actions"
    assert shown[1].startswith("deck 2, rituals 0; the next enemy stops on s21, safe stages: ")
    assert shown[4] == (
        "d2 green  |5#blu-ride6+gre-symb4|6 red-prie7          |7                    |8"
    )
    assert (
        "d3 square rokai6; sources red!:* pur:* bla:* gre:yel; tower red:*; bases red-obelisk"
        " green-source" in shown
    )
    assert "d4 square -; sources pur!:* blu:* yel:*; tower pur:*" in shown
    assert "d2 square -; sources gre:* red!:* blu:*; tower gre:bla; here dagdar" in shown
    assert "citadel red-dragon 10, covered black-dragon; here sannirr" in shown
    assert "reserve yellow 14 green 12 red 15 purple 15 blue 14 black 14" in shown
    assert shown[-3:] == [
        "> dagdar (d2): green 3 blue 1; spells alchemy; goals red-cannon; artefacts blue-converter",
        "    red-accumulator (used)",
        "  sannirr (citadel): no mana",
    ]


def test_what_has_been_done_and_is_still_due() -> None:
    shown = lines("2015", "citadel red-dragon / done mana attack / wall 1 red-beast")
    assert shown[0] == (
        "Bastion 2015 army, turn 1, dagdar: actions (done: mana attack), must fight the dragon or"
        " leave"
    )
    assert shown[1] == "deck 0, rituals 0; no room for the next enemy, safe stages: 0"


def test_how_it_ended() -> None:
    play = drawn("2018", "dagdar at d1 / dagdar mana red 3 / wall 1 red-beast")
    play.answer("attack s1")
    assert str(play).splitlines()[0] == "Bastion 2018 easy, turn 1, dagdar: won, BST-571"
    play = drawn("2015", "stage enemy / wall 1 red-beast")
    assert str(play).splitlines()[0] == "Bastion 2015 army, turn 1, dagdar: lost, BST-574"


def test_a_crowd_too_wide_is_counted() -> None:
    shown = lines("2018", "wall 10 red-beast red-symbiote blue-symbiote green-symbiote")
    assert "|10 red-beas3+3 =15" in "\n".join(shown)

"""Positions as text: refused by line where they cannot be, and written as they are read."""

import pytest
from tests.games.bastion.worlds import drawn, worlds

from laar.core.engine.deck import Deck
from laar.core.game import BadOptions
from laar.games.bastion.state.castle import Castle
from laar.games.bastion.view.position_writer import write
from laar.games.bastion.view.view import shared

# What a position says; it leaves out how it came about: turns, cards used up, who began.
SAID = ("seats", "active", "done", "layout", "wall", "squares", "citadel", "districts", "reserve",
        "defenders", "side")  # fmt: skip


def layers(deck: Deck) -> list[tuple[int, list[int]]]:
    """The cards of each layer, however they came to be in it."""
    parted = [
        (one.count, [card for part in one.parts for card in part.cards]) for one in deck.layers
    ]
    return [(count, sorted(cards)) for count, cards in parted]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("castle 5", "there is no statement 'castle'"),
        ("players 2 3", "one word is needed"),
        ("side", "one word is needed"),
        ("active bob", "there is no seat 'bob'"),
        ("irvena at d2", "irvena does not play"),
        ("layout red", "each of the six colours is needed once (BST-061)"),
        ("stage night", "there is no stage 'night'"),
        ("done dance", "there is no action 'dance'"),
        ("wall 25 red-beast", "a number from 1 to 24 is needed"),
        ("wall x red-beast", "a number is needed"),
        ("wall ٣ red-beast", "a number is needed"),
        ("wall 24 red-beast", "section 24 never holds an enemy (BST-047)"),
        ("wall 3", "section 3 needs its cards in one line"),
        ("wall 3 pink-beast", "there is no enemy 'pink-beast'"),
        ("wall 3 red-mage", "red-mage is already somewhere"),
        ("square 2", "square 2 needs its cards in one line"),
        ("base 1 red-cannon blue-cannon red-source", "district 1 has two bases (BST-041)"),
        ("base 1 red-converter", "red-converter is no structure"),
        ("source 1 1 pink", "there is no colour 'pink'"),
        ("dagdar at d7", "there is no area 'd7'"),
        ("dagdar mana red", "each colour needs its number"),
        ("dagdar mana red 16", "a number from 0 to 15 is needed"),
        ("dagdar artefacts red-cannon", "red-cannon is no artefact"),
        ("dagdar sings", "at, mana, spells, goals or artefacts is needed"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_line(line: str, why: str) -> None:
    with pytest.raises(BadOptions) as error:
        drawn("2015", f"wall 1 red-mage / {line}")
    assert str(error.value) == f"position, line 2: {why}"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("source 2 4 red", "position: district 2 has no source 4"),
        ("damaged 2 4", "position: district 2 has no source 4"),
        ("dagdar mana red 8 / sannirr mana red 8", "position: there are only 15 red tokens"),
        ("players 5", "position: one to four players take part (BST-008)"),
        ("side back", "options.side: there is no side 'back'"),
    ],
)
def test_a_position_that_does_not_add_up_is_refused(line: str, why: str) -> None:
    with pytest.raises(BadOptions) as error:
        drawn("2018", f"{line} / wall 1 red-beast")
    assert str(error.value).startswith(why)


def test_a_position_is_written_as_it_is_read() -> None:
    written = 0
    for world in worlds():
        try:
            text = write(world)
        except ValueError:
            continue
        written += 1
        again = drawn(world.setting.edition, text).table
        assert isinstance(again, Castle)
        shown, seen = shared(world), shared(again)
        assert {key: seen[key] for key in SAID} == {key: shown[key] for key in SAID}
        assert layers(again.deck) == layers(world.deck)
        assert layers(again.rituals) == layers(world.rituals)
        if again.duty == world.duty:
            assert again.options(again.active) == world.options(world.active)
    assert written > 10


def test_only_a_position_to_act_in_is_written() -> None:
    world = drawn("2015", "stage before / dagdar spells red-archmage / wall 3 red-mage").table
    assert isinstance(world, Castle)
    with pytest.raises(ValueError, match="may act"):
        write(world)


# -- puzzles found in games -----------------------------------------------------------------------

"""What a number of the game is, mypy knows: it refuses each line marked here, and with strict
checks a mark that is not needed is an error too."""

from __future__ import annotations

from laar.games.bastion.game import GAME
from laar.games.bastion.pieces.cards import CONVERTER, class_named, class_of
from laar.games.bastion.pieces.numbers import Colours, Ritual, Seat
from laar.games.bastion.rules.onslaught import AREA, CARD
from laar.games.bastion.rules.rituals import RITUAL
from laar.games.bastion.rules.spells import ARROW, WAYS, card_of, has_spell, held_by_all, spell_of
from laar.games.bastion.rules.strength import banned_colours, has_colour, strength
from laar.games.bastion.state import facts, setup_facts
from laar.games.bastion.state.castle import (
    ACTIONS,
    CITADEL,
    EVERY_BASE,
    EVERY_SLOT,
    MANA,
    MOVED,
    TOP,
    Castle,
)

BOARD = "players 2\nactive dagdar\nwall 5 blue-rider\ndagdar at d2\n"


def castle() -> Castle:
    return GAME.new_table("2018", {"position": BOARD})


def test_what_has_been_done_is_no_stage_and_no_number() -> None:
    t = castle()
    facts.did(t, MOVED, "BST-130")
    t.has_done(ACTIONS)  # type: ignore[arg-type]
    t.has_done(2)  # type: ignore[arg-type]
    facts.stage_came(t, MOVED, "BST-100")  # type: ignore[arg-type]
    assert t.has_done(MOVED)
    assert not t.has_done(MANA)


def test_a_set_holds_numbers_of_one_kind() -> None:
    t = castle()
    has_spell(banned_colours(t), ARROW)  # type: ignore[arg-type]
    has_colour(Colours(0), ARROW)  # type: ignore[arg-type]
    t.is_used(CARD["blue-rider"])  # type: ignore[arg-type]
    t.put_away(RITUAL["red-cannon"])  # type: ignore[arg-type]
    t.used = t.ritual_box
    t.used = t.box  # type: ignore[assignment]
    assert not has_spell(held_by_all(t), ARROW)
    assert not t.is_ritual_boxed(Ritual(40))


def test_seats_places_cards_and_spells_are_not_one_another() -> None:
    t, rider = castle(), CARD["blue-rider"]
    strength(t, rider, AREA["d2"])  # type: ignore[arg-type]
    strength(t, rider, CITADEL)  # type: ignore[arg-type]
    strength(t, RITUAL["red-cannon"], TOP)  # type: ignore[arg-type]
    facts.moved(t, AREA["d1"], Seat(0), "BST-130")  # type: ignore[arg-type]
    card_of(t, Seat(0), ARROW, ())  # type: ignore[arg-type]
    facts.owned(t, Seat(0), rider, "BST-315")  # type: ignore[arg-type]
    assert spell_of(WAYS["copy:arrow"]) == ARROW
    assert RITUAL["yellow-converter"] == CONVERTER


def test_a_base_is_no_slot_and_a_class_no_card() -> None:
    t, cannon, rider = castle(), RITUAL["red-cannon"], CARD["blue-rider"]
    facts.built(t, cannon, AREA["d2"], EVERY_BASE[1], "BST-330")
    facts.built(t, cannon, AREA["d2"], EVERY_SLOT[1], "BST-330")  # type: ignore[arg-type]
    facts.built(t, cannon, AREA["d2"], 1, "BST-330")  # type: ignore[arg-type]
    class_of(class_named("rider"))  # type: ignore[arg-type]
    setup_facts.chose_classes(t, (rider,), "BST-536")  # type: ignore[arg-type]
    t.classes = (4,)  # type: ignore[assignment]
    assert class_of(rider) == class_named("rider")

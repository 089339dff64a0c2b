"""The plan of a game, made from its mode and the options of the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from laar.core.game import BadOptions
from laar.games.bastion.pieces.cards import (
    CLASSES,
    COLOURS,
    EVERY_COLOUR,
    EVERY_ENEMY,
    EVERY_RITUAL,
    LEGENDS,
    RITUALS,
    SIDES,
    class_named,
)
from laar.games.bastion.pieces.numbers import Colour, Enemy, EnemyClass, Ritual, Seat
from laar.games.bastion.scenarios.modes import ARMY, OWN, Mode, modes
from laar.games.bastion.scenarios.reasons import Reason
from laar.games.bastion.scenarios.recipe import (
    AUXILIARY,
    Entry,
    RecipeError,
    class_cards,
    known,
    layers_of,
)
from laar.games.bastion.scenarios.scenario import (
    TAKES,
    Scenario,
    ScenarioError,
    different,
    read,
    ring_of,
)
from laar.games.bastion.state.castle import NOBODY, SEATS
from laar.games.bastion.state.plan import Layer, Part, Plan

OPTIONS = (
    "mode", "players", "side", "layout", "gate", "first", "classes", "army", "scenario", "position",
)  # fmt: skip
RANDOM_RING = {"2015": False, "2018": True}  # BST-009, BST-010
EXTRA_OPENING = {"2015": 0, "2018": 1}  # BST-021, BST-022
DEALT = 3  # rituals a player chooses from (BST-030, BST-031)
DAMAGED = (1, 2, 3)  # of the ring: districts 2, 3 and 4 lie farthest from the camp (BST-560)


def plan(edition: str, options: Mapping[str, Any]) -> Plan:
    """Check the options of a table and make the plan of its game.

    BadOptions names the place: "options.classes[1]: there is no class 'wyrm'".
    """
    unknown = sorted(set(options) - {*OPTIONS})
    if unknown:
        raise BadOptions(f"options: there is no {unknown[0]!r}")
    try:
        return _plan(edition, options)
    except RecipeError as error:
        raise BadOptions(f"options.{error}", error.reason.told) from None
    except ScenarioError as error:
        raise BadOptions(f"options.scenario: {error}", error.why.told) from None


def complete(plan: Plan, classes: tuple[EnemyClass, ...]) -> tuple[Layer, ...]:
    """The layers of a deck once its auxiliary classes are known (BST-533)."""
    if not plan.classes:
        return plan.layers
    (layer,) = plan.layers
    added = tuple(Part(class_cards(CLASSES[number]), plan.each) for number in classes)
    main, *legends = layer.parts
    return (Layer(layer.count + len(classes) * plan.each, (main, *added, *legends)),)


def vanguard(ring: tuple[Colour, ...]) -> tuple[tuple[Enemy, ...], tuple[Enemy, ...]]:
    """Three dragons in the colours of the damaged districts, three flyers in the others.

    One of the dragons starts in the citadel, the flyers on the damaged squares (BST-562).
    """
    colours = [ring[place] for place in DAMAGED]
    dragons = tuple(class_cards("dragon")[colour] for colour in colours)
    others = (colour for colour in EVERY_COLOUR if colour not in colours)
    return dragons, tuple(class_cards("flyer")[colour] for colour in others)


def _plan(edition: str, options: Mapping[str, Any]) -> Plan:
    players = _number("players", options.get("players", 2), 1, len(SEATS))  # BST-008, BST-590
    mode = _mode(edition, options)
    scenario = mode.scenario
    _takes(options, "classes", mode.classes > 0, mode)
    _takes(options, "army", mode.id == ARMY, mode)
    layers = _layers(options, scenario)
    opening = scenario.opening
    made = Plan(
        edition=edition,
        mode=mode.id,
        players=players,
        side=_side(options, scenario),
        ring=_ring(edition, options, scenario),
        first=_first(options, scenario, players),
        layers=layers,
        classes=mode.classes,
        each=mode.each,
        rituals=_rituals(scenario, players),
        opening=players + EXTRA_OPENING[edition] if opening is None else opening,
        special=scenario.special,
        box=(),
        posts=scenario.posts,
    )
    made = _chosen(made, options)
    enemies = sum(layer.count for layer in made.layers)
    if made.opening > enemies:
        raise RecipeError("players", Reason("opening", n=made.opening, there=enemies))
    return replace(made, box=_box(made))


def _mode(edition: str, options: Mapping[str, Any]) -> Mode:
    name = _text("mode", options.get("mode", "training"))
    if name != OWN:
        if "scenario" in options:
            raise RecipeError("scenario", f"mode {name!r} takes none")
        if name not in modes(edition):
            raise RecipeError("mode", f"there is no mode {name!r} in the {edition} edition")
        return modes(edition)[name]
    scenario = read(_text("scenario", options.get("scenario")))
    if scenario.draft.edition != edition:
        raise RecipeError("scenario", f"it is made for the {scenario.draft.edition} edition")
    return Mode(OWN, scenario)


def _layers(options: Mapping[str, Any], scenario: Scenario) -> tuple[Layer, ...]:
    army = options.get("army", {})
    if not isinstance(army, Mapping):
        raise RecipeError("army", "classes and legends are needed")
    if unknown := sorted(set(army) - {"classes", "legends"}):
        raise RecipeError("army", f"there is no {unknown[0]!r}")
    kinds, legends = army.get("classes", {}), army.get("legends", [])
    if not isinstance(kinds, Mapping):
        raise RecipeError("army.classes", "a number for each class is needed")
    added: list[Entry] = []
    for name, count in kinds.items():
        known("army.classes", "auxiliary class", str(name), AUXILIARY)
        if _number(f"army.classes.{name}", count, 0, len(COLOURS)):
            added.append(Entry(kind=name, count=count))
    names = _texts("army.legends", legends)
    different("army.legends", "legend", names, LEGENDS)
    added += (Entry(legend=name) for name in names)
    return layers_of([*scenario.draft.deck, *added]) if added else scenario.layers


def _side(options: Mapping[str, Any], scenario: Scenario) -> int:
    if "side" not in options:
        return scenario.side or 0
    side = known("side", "side", _text("side", options["side"]), SIDES)
    if scenario.side not in (None, side):  # BST-014, BST-550
        raise RecipeError("side", f"this mode is played on the {SIDES[1 - side]} side")
    return side


def _ring(edition: str, options: Mapping[str, Any], scenario: Scenario) -> tuple[Colour, ...]:
    layout = options.get("layout")
    if layout is not None and layout != "random":
        layout = _texts("layout", layout)
    ring = ring_of("layout", layout)
    if ring is None:
        ring = scenario.ring
    if ring is None:
        ring = () if RANDOM_RING[edition] else tuple(EVERY_COLOUR)
    # The gate stands at a corner of choice, clockwise of it lies district 1 (BST-016, BST-017).
    gate = _number("gate", options.get("gate", scenario.gate), 0, len(COLOURS) - 1)
    return ring[gate:] + ring[:gate]


def _first(options: Mapping[str, Any], scenario: Scenario, players: int) -> Seat:
    if "first" in options:
        return Seat(known("first", "seat", _text("first", options["first"]), SEATS[:players]))
    first = scenario.first
    return first if first is not None and first < players else NOBODY  # BST-035


def _rituals(scenario: Scenario, players: int) -> tuple[Ritual, ...]:
    kinds = set(scenario.rituals)
    if "sources" in scenario.special:
        kinds.discard(RITUALS.index("source"))  # all six lie on the board (BST-552, BST-559)
    if players == 1:
        kinds.discard(RITUALS.index("accumulator"))  # BST-591
    deck = tuple(ritual for ritual in EVERY_RITUAL if ritual // len(COLOURS) in kinds)
    if scenario.rituals and len(deck) < DEALT * players:
        dealt = DEALT * players
        raise RecipeError("players", Reason("rituals", n=dealt, there=len(deck)))
    return deck


def _chosen(plan: Plan, options: Mapping[str, Any]) -> Plan:
    if "classes" not in options:
        return plan
    names = _texts("classes", options["classes"])
    if len(names) != plan.classes:
        raise RecipeError("classes", f"{plan.classes} classes are needed")
    for place, name in enumerate(names):
        known(f"classes[{place}]", "class", name, CLASSES)
    different("classes", "auxiliary class", names, AUXILIARY)  # BST-536
    numbers = tuple(class_named(name) for name in names)
    return replace(plan, layers=complete(plan, numbers), classes=0, each=0)


def _box(plan: Plan) -> tuple[Enemy, ...]:
    used = {card for layer in plan.layers for part in layer.parts for card in part.cards}
    used.update(post.card for post in plan.posts)
    for rule in plan.special & TAKES.keys():
        used.update(card for name in TAKES[rule] for card in class_cards(name))
    return tuple(card for card in EVERY_ENEMY if card not in used)


def _takes(options: Mapping[str, Any], key: str, takes: bool, mode: Mode) -> None:
    if key in options and not takes:
        raise RecipeError(key, f"mode {mode.id!r} takes none")


def _number(path: str, value: object, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise RecipeError(path, f"a number from {least} to {most} is needed")
    return value


def _text(path: str, value: object) -> str:
    if not isinstance(value, str):
        raise RecipeError(path, "a text is needed")
    return value


def _texts(path: str, value: object) -> list[str]:
    if not isinstance(value, list | tuple):
        raise RecipeError(path, "a list is needed")
    return [_text(f"{path}[{place}]", item) for place, item in enumerate(value)]

"""Checks of a card beyond its types: unknown names, wrong references, branches and cycles."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from laar.games.berserk.cards.glossary import classes, keywords
from laar.games.berserk.cards.schema.card import Card
from laar.games.berserk.cards.schema.paragraph import Paragraph
from laar.games.berserk.cards.schema.selectors import Bound, Selector, Target
from laar.games.berserk.cards.schema.triggers import moment
from laar.games.berserk.cards.schema.verbs_attack import ATTACKS, CLOSE, AttackVerb
from laar.games.berserk.cards.schema.verbs_life import GiveLives, Heal
from laar.games.berserk.cards.schema.verbs_rule import Ignore, Modify
from laar.games.berserk.cards.schema.verbs_stack import RollTable
from laar.games.berserk.cards.schema.verbs_state import Grant, Remove, Revive, Summon, TakeControl

_REFS = ("who", "at", "on", "of", "next_to", "in_row")
Problem = tuple[str, str]  # a path and why


def problems(card: Card) -> Iterator[Problem]:
    """Everything wrong with a card: path and reason, as `("abilities[0].do[0].who", "…")`."""
    for place, name in enumerate(card.classes):
        if name not in classes():
            yield f"classes[{place}]", f"there is no class '{name}'"
    for place, printed in enumerate(card.keywords):
        yield from _keyword(f"keywords[{place}]", "name", printed.name, printed.x)
    for place, paragraph in enumerate(card.abilities):
        for path, why in _paragraph(paragraph):
            yield f"abilities[{place}].{path}", why
    yield from _branches(card)


def _paragraph(paragraph: Paragraph) -> Iterator[Problem]:
    used: set[str] = set()
    for part, known in (("by", 0), ("of", 0), ("cond", 0), ("cost", 0)):
        value = paragraph.conditions if part == "cond" else getattr(paragraph, part)
        for path, node in _nodes(value, part):
            yield from _node(path, node, paragraph, known, used)
    for place, target in enumerate(paragraph.target):
        for path, node in _nodes(target, f"target[{place}]"):
            yield from _node(path, node, paragraph, place, used)
    for path, node in _nodes(paragraph.steps, "do"):
        yield from _node(path, node, paragraph, len(paragraph.target), used)
    for place in range(len(paragraph.target)):
        if f"t{place + 1}" not in used:
            yield f"target[{place}]", f"t{place + 1} is chosen and then never used"
    yield from _steps(paragraph)


def _nodes(value: object, path: str) -> Iterator[tuple[str, Struct]]:
    """Every struct in a value, with its path as the data spells it."""
    if isinstance(value, tuple):
        for place, one in enumerate(value):
            if isinstance(one, Struct):
                yield from _nodes(one, f"{path}[{place}]")
    elif isinstance(value, Struct):
        yield path, value
        for name, spelt in _fields(type(value)):
            inner = getattr(value, name)
            if isinstance(inner, Struct | tuple):
                yield from _nodes(inner, f"{path}.{spelt}")


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, str], ...]:
    return tuple(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))


def _node(
    path: str, node: Struct, paragraph: Paragraph, known: int, used: set[str]
) -> Iterator[Problem]:
    given = moment(paragraph.when).refs
    for name, spelt in _fields(type(node)):
        ref = getattr(node, name)
        if name not in _REFS or not isinstance(ref, str) or ref in ("self", "card_opposite_it"):
            continue
        if ref[0] == "t":
            used.add(ref)
            yield from _chosen(f"{path}.{spelt}", ref, paragraph, known, name == "in_row")
        elif ref not in given:
            yield f"{path}.{spelt}", f"{paragraph.when} knows no {ref}"
        elif paragraph.is_self(ref):
            yield f"{path}.{spelt}", f"{ref} is this card here: write self"
    if isinstance(node, Selector):
        if node.kin is not None and node.kin not in classes():
            yield f"{path}.class", f"there is no class '{node.kin}'"
        for key, word in (("keyword", node.keyword), ("without", node.without)):
            if word is not None and word not in keywords():
                yield f"{path}.{key}", f"there is no keyword '{word}'"
        if "under_attack" in node.be and paragraph.when != "sudden":
            yield f"{path}.is", "under_attack is for a sudden action"
        if node.noun == "row" and not isinstance(node, Target):
            yield f"{path}.noun", "a row is chosen: it stands in target alone"
    elif isinstance(node, Bound) and node.most == "paid":
        close = paragraph.cost.close
        if close is None or close.count != 1 or path.startswith("cost"):
            yield f"{path}.most", "paid is X of one card closed as cost.close"


def _chosen(path: str, ref: str, paragraph: Paragraph, known: int, row: bool) -> Iterator[Problem]:
    number = int(ref[1])
    if number > len(paragraph.target):
        yield path, f"{ref} is not declared in target"
    elif number > known:
        yield path, f"a cycle: {ref} is not chosen yet"
    elif (paragraph.target[number - 1].noun == "row") != row:
        yield path, f"{ref} is {'not ' if row else ''}a row"


def _keyword(path: str, key: str, name: str, x: int | None) -> Iterator[Problem]:
    word = keywords().get(name)
    if word is None:
        yield f"{path}.{key}", f"there is no keyword '{name}'"
    elif name == "unique":
        yield f"{path}.{key}", "unique is written as unique = true"
    elif word.has_x != (x is not None):
        yield f"{path}.x", f"{name} {'needs an X' if word.has_x else 'has no X'}"


def _steps(paragraph: Paragraph) -> Iterator[Problem]:
    aimed: set[object] = set()
    for place, step in enumerate(paragraph.steps):
        path = f"do[{place}]"
        if isinstance(step, Grant):
            yield from _keyword(path, "keyword", step.keyword, step.x)
        if isinstance(step, Remove) and step.keyword not in keywords():
            yield f"{path}.keyword", f"there is no keyword '{step.keyword}'"
        if isinstance(step, AttackVerb):
            aimed.add(step.at)
            target = _target(paragraph, step.at)
            if target and isinstance(step, CLOSE) != (target.next_to == "self"):
                yield f"{path}.at", "a close attack is at a card next to self, no other attack is"
        if isinstance(step, Grant | Modify) and step.dealt is not None and step.who not in aimed:
            yield f"{path}.dealt", "no attack before it was made on that card"
        if isinstance(step, Heal) and step.amount == "dealt" and paragraph.when != "on_hit":
            yield f"{path}.amount", f"{paragraph.when} knows no wounds dealt"
        before = paragraph.steps[place - 1] if place else None
        if isinstance(step, GiveLives) and step.amount == "rest" and not isinstance(before, Heal):
            yield f"{path}.amount", "rest follows a heal"
        if isinstance(step, Ignore) and not any(isinstance(s, ATTACKS) for s in paragraph.steps):
            yield path, "ignore stands beside an attack"
        if isinstance(step, Summon | Revive):
            zone = "in_deck" if isinstance(step, Summon) else "in_graveyard"
            target = _target(paragraph, step.who)
            if target is None or zone not in target.be:
                yield f"{path}.who", f"a target that is {zone} is needed"
        if isinstance(step, TakeControl) and step.lasts == "while_opposite":
            target = _target(paragraph, step.who)
            if target is None or "opposite" not in target.be:
                yield f"{path}.lasts", "a target that is opposite is needed"


def _target(paragraph: Paragraph, who: object) -> Target | None:
    if isinstance(who, str) and who[0] == "t" and int(who[1]) <= len(paragraph.target):
        return paragraph.target[int(who[1]) - 1]
    return None


def _branches(card: Card) -> Iterator[Problem]:
    """Each branch is reached by one table, and no table is in a branch that it reaches."""
    there = {paragraph.branch for paragraph in card.abilities if paragraph.branch}
    reached: set[str] = set()
    for place, paragraph in enumerate(card.abilities):
        for at, step in enumerate(paragraph.steps):
            if not isinstance(step, RollTable):
                continue
            for row_at, row in enumerate(step.rows):
                path = f"abilities[{place}].do[{at}].rows[{row_at}].branch"
                if row.branch not in there:
                    yield path, f"no paragraph has branch '{row.branch}'"
                if row.branch in reached:
                    yield path, f"branch '{row.branch}' is reached twice"
                reached.add(row.branch)
            if paragraph.branch:
                yield f"abilities[{place}].do[{at}]", "a cycle: a table inside a branch"
    for place, paragraph in enumerate(card.abilities):
        if paragraph.branch and paragraph.branch not in reached:
            yield f"abilities[{place}].branch", f"no table leads to '{paragraph.branch}'"

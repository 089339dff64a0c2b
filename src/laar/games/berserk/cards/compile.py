"""Compiles the data of a card into its traits: words become numbers, once."""

from __future__ import annotations

from typing import Final

from laar.games.berserk.cards import traits as tr
from laar.games.berserk.cards.compile_verbs import step_of
from laar.games.berserk.cards.compile_words import attacks_of, keyword_of, sieve_of, triple_of
from laar.games.berserk.cards.keywords import (
    DISCHARGE,
    KEYWORDS,
    KINDS,
    MAGICAL,
    NO_ATTACK,
    NO_KEYWORD,
    SHOT,
    THROW,
    is_attack,
    joined,
)
from laar.games.berserk.cards.numbers import (
    Attacks,
    Bans,
    Blows,
    Moment,
    Sort,
    Stats,
)
from laar.games.berserk.cards.schema.card import Card
from laar.games.berserk.cards.schema.conditions import (
    AnyCondition,
    AttackIs,
    Count,
    Dealt,
    KindIs,
    Moved,
    Roll,
    SelfIs,
    Via,
)
from laar.games.berserk.cards.schema.paragraph import Paragraph
from laar.games.berserk.cards.schema.verbs import verb
from laar.games.berserk.cards.traits import Ability, Condition, Traits

SORTS: Final = ("creature", "flyer", "terrain", "artefact")
FAR: Final = Attacks(SHOT | THROW | DISCHARGE)  # what `has_ranged` means


def traits_of(card: Card) -> Traits:
    """The traits of a card."""
    t = Traits(card.number)
    t.sort = Sort(SORTS.index(card.kind))
    t.life = card.life
    t.move = card.move
    t.strike = triple_of(card.strike or 0)
    t.cost = card.cost
    t.elite = card.crystal == "gold"  # BRS-358
    t.elements = (card.element,)
    t.classes = card.classes
    t.unique = card.unique
    t.deck = card.deck
    t.x = [0] * len(KEYWORDS)
    for key in card.keywords:
        keyword = keyword_of(key.name)
        t.keys = joined(t.keys, keyword)
        t.x[keyword] = key.x or 1
    t.abilities = [_ability(p, n) for n, p in enumerate(card.abilities, 1)]
    for ability in t.abilities:
        t.uses_chips = t.uses_chips or ability.chips > 0
        t.has_ranged = t.has_ranged or is_attack(ability.attack, FAR)
    t.heard = tr.moments_of(*(ability.when for ability in t.abilities))
    t.statics = [a for a in t.abilities if a.when == tr.STATIC]
    t.announced = [a for a in t.abilities if a.when <= tr.FREE]
    for step in (step for ability in t.statics for step in ability.steps):
        if step.stat != tr.NO_STAT:
            t.mods = Stats(t.mods | 1 << step.stat)
        if step.what != tr.NO_BAN:
            t.bans = Bans(t.bans | 1 << step.what)
        if step.keyword != NO_KEYWORD:
            t.gifts = joined(t.gifts, step.keyword)
        t.onlys = t.onlys or step.verb == "only_target"
    return t


# When an ability works that begins with such a verb.
_LATER: Final = {"reroll": tr.WHILE_ROLLING, "no_answer": tr.ONCE_MET}


def _ability(p: Paragraph, number: int) -> Ability:
    when = _LATER.get(verb(p.steps[0]), Moment(tr.WHENS.index(p.when)))
    a = Ability(number, when)
    a.spell = p.type == "spell"
    a.impact = p.type == "impact"  # printed without a type (BRS-212)
    a.act = p.cost.act
    a.chips = p.cost.chips
    a.close = sieve_of(p.cost.close) if p.cost.close else None
    a.by = sieve_of(p.by) if p.by else None
    a.of = sieve_of(p.of) if p.of else None
    a.conditions = [_condition(one) for one in p.conditions]
    a.targets = [sieve_of(one) for one in p.target]
    a.steps = [step_of(one) for one in p.steps if verb(one) != "ignore"]
    a.ignores = len(a.steps) < len(p.steps)
    a.optional = p.optional
    if p.limit:
        a.per_turn, a.per_battle = p.limit.turn or 0, p.limit.battle or 0
        a.per_card = p.limit.per_card
    a.branch = "abcdef".index(p.branch) + 1 if p.branch else 0
    weapons = [s.attack for s in a.steps if s.attack]
    a.attack = weapons[0] if weapons else NO_ATTACK
    a.magic = a.spell or any(is_attack(weapon, MAGICAL) for weapon in weapons)
    return a


def _condition(one: AnyCondition) -> Condition:
    made = Condition(str(one.__struct_config__.tag))
    if isinstance(one, SelfIs):
        made.word = one.state
    elif isinstance(one, Count):
        made.among, made.least = sieve_of(one.among), one.least
    elif isinstance(one, KindIs):
        for kind in one.kinds:
            made.kinds = Blows(made.kinds | 1 << KINDS.index(kind))
    elif isinstance(one, AttackIs):
        made.attacks = attacks_of(one.types)
    elif isinstance(one, Dealt):
        made.least = one.least or 0
        made.most = 99 if one.most is None else one.most
    elif isinstance(one, Roll):
        made.least = one.exactly or 1
        made.most = one.exactly or one.most or 6
    elif isinstance(one, Moved):
        made.word = one.onto
    elif isinstance(one, Via):
        made.word = one.way
    return made

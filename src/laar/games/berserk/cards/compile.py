"""Compiles the data of a card into its traits: words become numbers, once."""

from __future__ import annotations

from typing import Any, Final, get_args

from laar.games.berserk.cards import traits as tr
from laar.games.berserk.cards.keywords import (
    ATTACKS,
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
    Ban,
    Bans,
    Blow,
    Blows,
    Keyword,
    Moment,
    Stat,
    Stats,
    Words,
)
from laar.games.berserk.cards.schema.amounts import CountChips, CountCost
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
from laar.games.berserk.cards.schema.selectors import CountCards, Selector, Target
from laar.games.berserk.cards.schema.verbs import verb
from laar.games.berserk.cards.schema.words import Is, Lasts, Ref, Side
from laar.games.berserk.cards.traits import Ability, Amount, Condition, Sieve, Step, Traits

REFS: Final = get_args(Ref)
SIDES: Final = get_args(Side)
WORDS: Final = get_args(Is)
LASTS: Final = get_args(Lasts)
SORTS: Final = ("creature", "flyer", "terrain", "artefact")
STATS: Final = ("strike", "attack", "attack_announced", "move", "die_attack", "from")
BANS: Final = ("movement", "attack", "action_abilities", "defend", "accumulate", "enemy_control")
FAR: Final = Attacks(SHOT | THROW | DISCHARGE)  # the words has_ranged mean these
WEAPONS: Final = {
    "special_strike": "special",
    "magic_strike": "magic",
    "row_strike": "row",
    "shot": "shot",
    "throw": "throw",
    "discharge": "discharge",
}


def traits_of(card: Card) -> Traits:
    """The traits of a card."""
    t = Traits(card.number)
    t.sort = SORTS.index(card.kind)
    t.life = card.life
    t.move = card.move
    t.strike = _triple(card.strike or 0)
    t.cost = card.cost
    t.elite = card.crystal == "gold"  # BRS-358
    t.elements = (card.element,)
    t.classes = card.classes
    t.unique = card.unique
    t.deck = card.deck
    t.x = [0] * len(KEYWORDS)
    for key in card.keywords:
        keyword = _keyword(key.name)
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
    a.close = _sieve(p.cost.close) if p.cost.close else None
    a.by = _sieve(p.by) if p.by else None
    a.of = _sieve(p.of) if p.of else None
    a.conditions = [_condition(one) for one in p.conditions]
    a.targets = [_sieve(one) for one in p.target]
    a.steps = [_step(one) for one in p.steps if verb(one) != "ignore"]
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


def _sieve(s: Selector) -> Sieve:
    sieve = Sieve()
    sieve.side = SIDES.index(s.side)
    sieve.creature = s.noun == "creature"
    sieve.row = s.noun == "row"
    sieve.kin = s.kin or ""
    sieve.element = s.element or ""
    sieve.keyword = _keyword(s.keyword) if s.keyword else NO_KEYWORD
    sieve.without = _keyword(s.without) if s.without else NO_KEYWORD
    for word in s.be:
        sieve.be = Words(sieve.be | 1 << WORDS.index(word))
    if s.cost:
        sieve.cost_least = s.cost.least or tr.NO_BOUND
        if isinstance(s.cost.most, CountCards):
            sieve.cost_most = tr.COUNT_CARDS
            sieve.cost_count = _sieve(s.cost.most.among)
            sieve.cost_count_max = s.cost.most.max or 0
        elif s.cost.most == "paid":
            sieve.cost_most = tr.PAID
        elif isinstance(s.cost.most, int):
            sieve.cost_most = s.cost.most
    sieve.next_to = _ref(s.next_to)
    sieve.range = s.range or 0
    sieve.in_row = _ref(s.in_row)
    if isinstance(s, Target):
        sieve.count = s.count or 0
        sieve.most = s.most
    return sieve


def _keyword(name: str) -> Keyword:
    return Keyword(KEYWORDS.index(name))


def _ref(ref: str | None) -> int:
    return REFS.index(ref) if ref else tr.NO_REF


def _triple(strength: Any) -> tuple[int, int, int]:
    if isinstance(strength, int):
        return (strength, strength, strength)  # BRS-207
    weak, medium, strong = strength
    return (weak, medium, strong)


def _amount(value: Any) -> Amount:
    amount = Amount()
    if isinstance(value, int):
        amount.fixed = value
    elif isinstance(value, str):
        amount.fixed = {"all": tr.ALL, "dealt": tr.DEALT, "rest": tr.REST}[value]
    elif isinstance(value, CountCards):
        amount.fixed = tr.COUNT_CARDS
        amount.among = _sieve(value.among)
        amount.max = value.max or 0
    elif isinstance(value, CountChips):
        amount.fixed = tr.COUNT_CHIPS
        amount.ref = _ref(value.on)
    elif isinstance(value, CountCost):
        amount.fixed = tr.COUNT_COST
        amount.ref = _ref(value.of)
    else:
        amount.fixed = tr.BY_DIE
        amount.by_die = _triple(value)
    return amount


def _step(one: Any) -> Step:
    name = verb(one)
    step = Step(name)
    who = getattr(one, "who", "self")
    if isinstance(who, Selector):
        step.among = _sieve(who)
    else:
        step.who = _ref(who)
    if name in WEAPONS:
        step.attack = ATTACKS[WEAPONS[name]]
        step.at = _ref(one.at)
        step.strength = _triple(one.strength)
        if one.plus:
            step.plus, step.plus_max = _sieve(one.plus.among), one.plus.max or 0
        if name == "throw" and one.times != 1:
            step.times = _amount(one.times)
    elif hasattr(one, "amount"):
        step.amount = _amount(one.amount)
    if getattr(one, "lasts", None):
        step.lasts = LASTS.index(one.lasts)
    step.dealt = getattr(one, "dealt", None) or 0
    _WORDS.get(name, _nothing)(step, one)
    return step


def _nothing(step: Step, one: Any) -> None:
    """The verb has no words of its own."""


def _grant(step: Step, one: Any) -> None:
    step.keyword = _keyword(one.keyword)
    step.x = getattr(one, "x", None) or 1


def _modify(step: Step, one: Any) -> None:
    step.stat = Stat(STATS.index(one.stat))
    step.by = one.by
    if one.attacks:
        step.attacks = _attacks(one.attacks)
    step.vs = _sieve(one.vs) if one.vs else None


def _forbid(step: Step, one: Any) -> None:
    step.what = Ban(BANS.index(one.what))


def _only_target(step: Step, one: Any) -> None:
    step.only_self = one.at == "self"
    step.attacks = ATTACKS[one.attack]
    step.while_in_play = one.while_in_play


def _protect(step: Step, one: Any) -> None:
    step.ranged = one.source == "ranged"


def _set_kind(step: Step, one: Any) -> None:
    step.kind = Blow(KINDS.index(one.kind))
    step.vs = _sieve(one.vs)


def _move(step: Step, one: Any) -> None:
    step.to = one.to
    step.towards = one.towards is not None


def _to(step: Step, one: Any) -> None:
    step.to = one.to


def _by(step: Step, one: Any) -> None:
    step.to = one.by


def _block(step: Step, one: Any) -> None:
    step.to = one.what


def _roll_table(step: Step, one: Any) -> None:
    by_die = [0] * 6
    for row in one.rows:
        for pip in range(row.die[0], row.die[1] + 1):
            by_die[pip - 1] = "abcdef".index(row.branch) + 1
    step.branches = (by_die[0], by_die[1], by_die[2], by_die[3], by_die[4], by_die[5])


_WORDS: Final = {
    "grant": _grant,
    "remove": _grant,
    "modify": _modify,
    "forbid": _forbid,
    "only_target": _only_target,
    "protect": _protect,
    "set_kind": _set_kind,
    "move": _move,
    "summon": _to,
    "revive": _to,
    "take_control": _by,
    "block": _block,
    "roll_table": _roll_table,
}


def _attacks(words: tuple[str, ...]) -> Attacks:
    bits = 0
    for word in words:
        bits |= ATTACKS[word]
    return Attacks(bits)


def _condition(one: AnyCondition) -> Condition:
    made = Condition(str(one.__struct_config__.tag))
    if isinstance(one, SelfIs):
        made.word = one.state
    elif isinstance(one, Count):
        made.among, made.least = _sieve(one.among), one.least
    elif isinstance(one, KindIs):
        for kind in one.kinds:
            made.kinds = Blows(made.kinds | 1 << KINDS.index(kind))
    elif isinstance(one, AttackIs):
        made.attacks = _attacks(one.types)
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

"""Chances as JSON: for strikes, and for everything else that rolls dice."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from laar.core.engine.fact import Fact
from laar.core.game import Json
from laar.games.berserk.cards.keywords import MISS, NO_ATTACK
from laar.games.berserk.rules.fight import clashes, meets_strike
from laar.games.berserk.rules.modifiers import die_bonus, strike_bits
from laar.games.berserk.state.battle import SEATS, Battle
from laar.games.berserk.state.deed import deed
from laar.games.berserk.state.item import item
from laar.games.berserk.state.numbers import NO_SEAT, NOBODY, Card
from laar.games.berserk.view.odds.dice import Result, Row, Spread, Sums

FIGHT: Final = "fight"
KINDS: Final = ("weak", "medium", "strong", "miss")  # a miss is -1


class Way(NamedTuple):
    """The choices that lead to the dice, and the table before and after them."""

    before: Battle  # while they are rolled nothing on the table changes
    then: Battle  # after an answer about rolled dice; else the same
    told: list[Fact]
    said: tuple[str, ...]


# -- strikes --------------------------------------------------------------------------------------


def strike_case(way: Way, spread: Spread) -> Json:
    """The chances of a simple strike against whoever meets it."""
    t = way.before
    it = item(t.stack[-1].args)
    card, met = it.card, meets_strike(t, it)
    clash = clashes(t, met)
    attack = strike_bits(t, card)
    theirs = die_bonus(t, met, attack, card, False) if clash else 0
    of = _of(way, spread, 36 if clash else 6)
    rows = sorted(spread, key=lambda row: [_order(r, card, met) for r in row.results])
    return {
        "fighter": t.setting.ids[met],
        "intercept": t.handle(met) if met == it.defender else None,
        "way": list(way.said),
        "open": clash,
        "of": of,
        "bonus": [die_bonus(t, card, attack, met, True), theirs],
        "rows": [
            _row(row, spread, of, [_blows(t, r, card, met) for r in row.results]) for row in rows
        ],
        "best": _best(spread, of, card, met),
    }


def _order(result: Result, card: Card, met: Card) -> tuple[int, int, Result]:
    return -_of_card(result.wounds, met), _of_card(result.wounds, card), result


def _blows(t: Battle, result: Result, card: Card, met: Card) -> Json:
    ids = t.setting.ids
    also = {ids[c]: n for c, n in result.wounds if c not in (card, met)}
    return {
        "blow": KINDS[_of_card(result.blows, card, MISS)],
        "answer": KINDS[_of_card(result.blows, met, MISS)],
        "deals": _of_card(result.wounds, met),
        "takes": _of_card(result.wounds, card),
        "kills": met in result.dead,
        "dies": card in result.dead,
        "heals": {ids[c]: n for c, n in result.heals},
        "also": [also] if also else [],
        "asks": result.asks or None,
    }


def _best(spread: Spread, of: int, card: Card, met: Card) -> Json:
    deals = takes = kills = dies = misses = Fraction(0)
    for row, share in spread.items():
        result = row.best()
        deals += share * _of_card(result.wounds, met)
        takes += share * _of_card(result.wounds, card)
        kills += share * (met in result.dead)
        dies += share * (card in result.dead)
        misses += share * (_of_card(result.blows, card, MISS) == MISS)
    return {
        "deals_mean": str(deals),
        "takes_mean": str(takes),
        "kills": int(kills * of),
        "dies": int(dies * of),
        "misses": int(misses * of),
    }


# -- anything else --------------------------------------------------------------------------------


def use_case(way: Way, spread: Spread) -> Json:
    """The chances of an ability with dice, and of all that follows from it."""
    ids = way.before.setting.ids
    merged = _without_blows(spread)
    of = _of(way, merged, 6)
    rows = sorted(merged, key=lambda row: [(-sum(n for _, n in r.wounds), r) for r in row.results])
    targets, bonus = _aimed(way.before)
    return {
        "way": list(way.said),
        "targets": [ids[c] for c in targets],
        "of": of,
        "bonus": [bonus, 0],
        "rows": [
            _row(row, merged, of, [_harm(way.before, r) for r in row.results]) for row in rows
        ],
        "best": _sums(way.before, merged, of),
    }


def _without_blows(spread: Spread) -> Spread:
    merged: Spread = {}
    for row, share in spread.items():
        bare = Row(row.chooser, tuple(r._replace(blows=()) for r in row.results))
        merged[bare] = merged.get(bare, Fraction(0)) + share
    return merged


def _aimed(t: Battle) -> tuple[tuple[Card, ...], int]:
    """The targets of the attack for which dice are rolled, and the bonus to the dice."""
    frame = t.stack[-1]
    if frame.rule == FIGHT:
        it = item(frame.args)
        met = meets_strike(t, it)
        return (met,), die_bonus(t, it.card, strike_bits(t, it.card), met, True)
    d = deed(frame.args[1:])
    step = t.traits[d.card].ability(d.number).steps[frame.args[0]]
    if not step.attack:
        bonus = 0 if step.verb == "roll_table" else die_bonus(t, d.card, NO_ATTACK, NOBODY, True)
        return (), bonus
    targets = d.ref(step.at)
    return targets, die_bonus(t, d.card, step.attack, targets[0], True)


def _harm(t: Battle, result: Result) -> Json:
    ids = t.setting.ids
    return {
        "wounds": {ids[c]: n for c, n in result.wounds},
        "dead": [ids[c] for c in result.dead],
        "heals": {ids[c]: n for c, n in result.heals},
        "asks": result.asks or None,
    }


def _sums(t: Battle, spread: Spread, of: int) -> Json:
    means: dict[Card, Fraction] = {}
    dead: dict[Card, Fraction] = {}
    for row, share in spread.items():
        result = row.best()
        for card, wounds in result.wounds:
            means[card] = means.get(card, Fraction(0)) + share * wounds
        for card in result.dead:
            dead[card] = dead.get(card, Fraction(0)) + share
    ids = t.setting.ids
    return {
        "means": {ids[c]: str(means[c]) for c in sorted(means)},
        "dead": {ids[c]: int(dead[c] * of) for c in sorted(dead)},
    }


# -- both -----------------------------------------------------------------------------------------


def _of_card(sums: Sums, card: Card, without: int = 0) -> int:
    return dict(sums).get(card, without)


def _of(way: Way, spread: Spread, least: int) -> int:
    """The power of 6 in which all these chances are whole numbers."""
    of = least if way.before is way.then else 1  # the dice are rolled already
    while any(of % share.denominator for share in spread.values()):
        of *= 6
    return of


def _row(row: Row, spread: Spread, of: int, results: list[Json]) -> Json:
    chooser = None if row.chooser == NO_SEAT else SEATS[row.chooser]
    return {"n": int(spread[row] * of), "chooser": chooser, "results": results}

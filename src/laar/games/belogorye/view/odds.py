"""Exact chances before one commits: the engine itself is asked what every die would do."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from laar.core.engine.ask import CHANCE
from laar.core.engine.fact import Fact, Log
from laar.core.game import Json
from laar.games.belogorye.pieces.traits import ATTACK
from laar.games.belogorye.rules.blows import BLOWS, die_bonus
from laar.games.belogorye.state.field import SEATS, Field
from laar.games.belogorye.state.ground import ENOUGH, FACES, GRID, PASS, cell_named, cell_of
from laar.games.belogorye.state.numbers import Fighter, Seat, foe, seat_of


def odds(t: Field, text: str) -> Json | None:
    """The chances of a strike (announced, or waiting for an interceptor or a choice of blows) or
    of a property with a die."""
    ask = t.ask
    if ask is None or text not in t.options(ask.seat):
        return None
    if ask.kind == "intercept":
        attacker, target = (Fighter(who) for who in ask.about)
        return {"strike": _pair(t, attacker, target), "cases": [_case(t, attacker, target, text)]}
    if ask.kind == "blow":
        attacker, met, intercepting = Fighter(ask.about[0]), Fighter(ask.about[1]), ask.about[4]
        row = {"n": 1, "chooser": None, "results": [_chosen(t, ask.seat, text, attacker, met)]}
        case = _weighed(t, attacker, met, bool(intercepting), [row])  # the dice have fallen
        return {"strike": _pair(t, attacker, met), "cases": [case]}
    if ask.kind == "main" and text.startswith("strike"):
        _, start, goal = text.split(" ")
        attacker, target = t.at[cell_named(start)], t.at[cell_named(goal)]
        then = t.clone()
        then.answer(ask.seat, text)
        waits = then.ask is not None and then.ask.kind == "intercept"
        choices = then.options(1 - ask.seat) if waits else [""]
        cases = [_case(then, attacker, target, choice) for choice in choices]
        return {"strike": _pair(t, attacker, target), "cases": cases}
    if ask.kind == "main" and text.startswith("use"):
        return _property(t, text)
    if ask.kind in ("targets", "splash"):
        return _certain(t, Seat(ask.seat), text, Fighter(ask.about[0]))
    return None


def _pair(t: Field, attacker: Fighter, target: Fighter) -> Json:
    return {"attacker": t.ids[attacker], "target": t.ids[target]}


def _case(t: Field, attacker: Fighter, target: Fighter, choice: str) -> Json:
    """All dice of a strike that is announced, for one choice of the interceptor ("" where nobody
    can)."""
    then = t.clone()
    met = target
    if choice:
        if choice != PASS:
            met = t.at[cell_of(choice)]
        then.answer(foe(t.active), choice)
    open_fight = t.is_open(met)
    rows: dict[tuple[int, str, str], Json] = {}
    for first in FACES:
        for second in FACES if open_fight else [""]:
            row = _row(then, attacker, met, first, second)
            results = row["results"]
            key = (0 if row["chooser"] is None else 1, str(row["chooser"]), str(results))
            rows.setdefault(key, row)["n"] += 1
    ordered = sorted(rows.values(), key=lambda r: [(-x["deals"], x["takes"]) for x in r["results"]])
    return _weighed(then, attacker, met, met != target, ordered)


def _weighed(
    t: Field, attacker: Fighter, met: Fighter, intercepting: bool, rows: list[Json]
) -> Json:
    """A fight with all its rows, before its first wound."""
    open_fight = t.is_open(met)
    of = sum(row["n"] for row in rows)
    answer_bonus = die_bonus(t, met, attacker, False) if open_fight else 0
    return {
        "fighter": t.ids[met],
        "intercept": GRID.names[t.cell[met]] if intercepting else None,
        "open": open_fight,
        "of": of,
        "bonus": [die_bonus(t, attacker, met, True), answer_bonus],
        "rows": rows,
        "best": _best(rows, SEATS[seat_of(attacker)], of),
    }


def _row(t: Field, attacker: Fighter, met: Fighter, first: str, second: str) -> Json:
    """What one roll of the dice leads to: one result, or two of which the higher roller picks."""
    then, facts = _answered(t, CHANCE, first)
    if second:
        then, facts = _answered(then, CHANCE, second)
    ask = then.ask
    if ask is None or ask.kind != "blow":
        return {"n": 0, "chooser": None, "results": [_result(then, facts, attacker, met)]}
    results = [_chosen(then, ask.seat, answer, attacker, met) for answer in then.options(ask.seat)]
    return {"n": 0, "chooser": SEATS[ask.seat], "results": results}


def _chosen(t: Field, chooser: int, answer: str, attacker: Fighter, met: Fighter) -> Json:
    """What a choice of blows leads to."""
    then, facts = _answered(t, chooser, answer)
    return _result(then, facts, attacker, met)


def _answered(t: Field, seat: int, text: str) -> tuple[Field, list[Fact]]:
    """The table after an answer, and what the answer led to."""
    then, log = t.clone(), Log()
    then.log = log
    then.answer(seat, text)
    return then, log.facts


def _result(t: Field, facts: list[Fact], attacker: Fighter, met: Fighter) -> Json:
    ways = _ways(t, facts)
    t, facts = ways[0]  # they differ in who else is hit alone
    blows = {f.args[0]: f.args[2] for f in facts if f.name == "struck"}
    blow, reply = blows.get(attacker, 0), blows.get(met, 0)
    taken = _sums(facts, "wounded")
    healed = _sums(facts, "healed")
    return {
        "blow": BLOWS[blow],
        "answer": BLOWS[reply],
        "deals": taken[met],
        "takes": taken[attacker],
        "kills": not t.is_alive(met),
        "dies": not t.is_alive(attacker),
        "heals": {t.ids[who]: healed[who] for who in (attacker, met) if healed[who]},
        "also": [hit for _, way in ways if (hit := _hits(t, way, attacker, met))],
    }


def _sums(facts: list[Fact], name: str) -> Counter[int]:
    """How much of this has happened to whom."""
    sums: Counter[int] = Counter()
    for fact in facts:
        if fact.name == name:
            sums[fact.args[0]] += fact.args[1]
    return sums


def _ways(t: Field, facts: list[Fact]) -> list[tuple[Field, list[Fact]]]:
    """How a strike ends, for each choice of whom the earth shakes (BEL-123)."""
    if t.ask is None or t.ask.kind != "splash":
        return [(t, facts)]
    ways = [_answered(t, t.ask.seat, text) for text in t.options(t.ask.seat)]
    return [way for then, more in ways for way in _ways(then, facts + more)]


def _hits(t: Field, facts: list[Fact], attacker: Fighter, met: Fighter) -> Json:
    """Wounds of those who do not fight."""
    wounds = _sums(facts, "wounded").items()
    return {t.ids[who]: amount for who, amount in wounds if who not in (attacker, met)}


def _best(rows: list[Json], attacker: str, of: int) -> Json:
    """Means and deaths if every choice goes to its chooser's better result: deaths first, then
    net wounds."""
    deals = takes = kills = dies = 0
    for row in rows:
        sign = 1 if row["chooser"] in (None, attacker) else -1
        result = max(row["results"], key=lambda r: sign * _net(r))
        deals += row["n"] * result["deals"]
        takes += row["n"] * result["takes"]
        kills += row["n"] * result["kills"]
        dies += row["n"] * result["dies"]
    mean = [str(Fraction(total, of)) for total in (deals, takes)]
    return {"deals_mean": mean[0], "takes_mean": mean[1], "kills": kills, "dies": dies}


def _net(result: Json) -> int:
    net: int = 100 * (result["kills"] - result["dies"]) + result["deals"] - result["takes"]
    return net


def _property(t: Field, text: str) -> Json | None:
    start = cell_named(text.split(" ")[1])
    kind = t.fighters[t.at[start]]
    if kind.action != ATTACK or kind.power[0] == kind.power[2]:
        return _certain(t, t.active, text, t.at[start])
    then = t.clone()
    then.answer(t.active, text)
    found: dict[str, Json] = {}
    for face in FACES:
        _, facts = _answered(then, CHANCE, face)
        row = {"n": 0, "results": [_harm(t, facts)]}
        found.setdefault(str(row), row)["n"] += 1
    return {"use": {"who": t.ids[t.at[start]]}, "cases": [{"of": 6, "rows": list(found.values())}]}


def _certain(t: Field, seat: Seat, text: str, who: Fighter) -> Json | None:
    """No die: one result, if no more victims are named; None where nobody is attacked."""
    then, facts = _answered(t, seat, text)
    if then.ask is not None and then.ask.kind == "targets":
        facts += _answered(then, seat, ENOUGH)[1]
    harm = _harm(t, facts)
    for fact in facts:
        if fact.name == "reduced":  # to nothing, it may be
            harm["wounds"].setdefault(t.ids[fact.args[0]], 0)
    rows = [{"n": 1, "results": [harm]}]
    use = {"who": t.ids[who]}
    return {"use": use, "cases": [{"of": 1, "rows": rows}]} if harm["wounds"] else None


def _harm(t: Field, facts: list[Fact]) -> Json:
    """Who is wounded by a property, and who falls."""
    return {
        "wounds": {t.ids[f.args[0]]: f.args[1] for f in facts if f.name == "wounded"},
        "dead": [t.ids[f.args[0]] for f in facts if f.name == "died"],
    }

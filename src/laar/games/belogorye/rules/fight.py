"""A strike: announced, perhaps intercepted, rolled, chosen, wounded, closed; then what follows a
hit."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import CHANCE, Ask
from laar.core.engine.table import Rule, Steps
from laar.core.engine.window import open_window
from laar.games.belogorye.rules.blows import (
    MISS,
    Blow,
    Row,
    after_reductions,
    closed_blow,
    closed_clause,
    die_bonus,
    open_row,
)
from laar.games.belogorye.rules.targets import interceptors, splashed
from laar.games.belogorye.state import facts
from laar.games.belogorye.state.field import Field
from laar.games.belogorye.state.ground import PASS, cell_of
from laar.games.belogorye.state.numbers import Fighter, foe, seat_of


def strike(t: Field, args: tuple[int, ...]) -> Steps:
    """The attacked player may put another open fighter in the way, once, before any die (BEL-074,
    BEL-079, BEL-080); only strikes come here, and only the other player is asked (BEL-078)."""
    attacker, target = Fighter(args[0]), Fighter(args[1])
    met = target
    if interceptors(t, attacker, target):
        answer: str = yield Ask(foe(t.active), "intercept", args)
        if answer != PASS:
            met = t.at[cell_of(answer)]
            facts.intercepted(t, met, target, "BEL-074")
    # Whoever is met decides, not whom the strike was aimed at (BEL-049, BEL-069, BEL-076).
    rule = "fight_open" if t.is_open(met) else "fight_closed"
    t.push(rule, (attacker, met, int(met != target)))


def fight_open(t: Field, args: tuple[int, ...]) -> Steps:
    """Both roll (BEL-049)."""
    attacker, met, intercepting = Fighter(args[0]), Fighter(args[1]), args[2]
    first = int((yield Ask(CHANCE, "die", (attacker,))))
    second = int((yield Ask(CHANCE, "die", (met,))))
    plus = die_bonus(t, attacker, met, True)
    answer_plus = die_bonus(t, met, attacker, False)
    facts.rolled(t, attacker, first, plus, "BEL-065" if plus else "BEL-049")
    facts.rolled(t, met, second, answer_plus, "BEL-065" if answer_plus else "BEL-049")
    t.push("exchange", (attacker, met, first + plus, second + answer_plus, intercepting))


def exchange(t: Field, args: tuple[int, ...]) -> Steps:
    """The table, and the choice of the higher roller where it has one (BEL-064)."""
    attacker, met = Fighter(args[0]), Fighter(args[1])
    _, _, high, low, intercepting = args
    row = open_row(high, low)
    blow, reply = row.pairs[0]
    if row.chooser:
        chooser = seat_of(attacker) if row.chooser > 0 else seat_of(met)
        answer: str = yield Ask(chooser, "blow", args)
        blow, reply = row.pairs[row.answers.index(answer)]
    land(t, attacker, met, blow, reply, row, intercepting)


def fight_closed(t: Field, args: tuple[int, ...]) -> Steps:
    """Only the attacker rolls, and the blow always lands (BEL-069)."""
    attacker, met = Fighter(args[0]), Fighter(args[1])
    die = int((yield Ask(CHANCE, "die", (attacker,))))
    plus = die_bonus(t, attacker, met, True)
    facts.rolled(t, attacker, die, plus, "BEL-065" if plus else "BEL-069")
    blow = closed_blow(die + plus)
    land(t, attacker, met, blow, MISS, Row(closed_clause(blow), 0, [(blow, MISS)]), 0)


def land(
    t: Field, attacker: Fighter, met: Fighter, blow: Blow, reply: Blow, row: Row, intercepting: int
) -> None:
    """Wounds of both blows together (BEL-050), then closing (BEL-042), properties after a hit,
    deaths."""
    by_attacker = facts.struck(t, attacker, met, blow, row.clause)
    by_met = facts.struck(t, met, attacker, reply, row.clause) if reply else -1
    dealt = suffer(t, attacker, met, t.fighters[attacker].blows[blow], by_attacker)
    taken = suffer(t, met, attacker, t.fighters[met].blows[reply], by_met)
    if t.fighters[attacker].stays_open:  # it may still walk (BEL-101)
        facts.acted(t, attacker, "BEL-100")
    else:
        facts.acted(t, attacker, "BEL-027")
        facts.closed(t, attacker, "BEL-040")
    if intercepting:  # who only answers stays as it is (BEL-130)
        facts.closed(t, met, "BEL-077")  # Ilya too (BEL-101)
    t.push("funeral")
    if taken:  # at least one wound that counts (BEL-115)
        open_window(t, "hit", (met, attacker, 0))
    if dealt:
        open_window(t, "hit", (attacker, met, 1))


def suffer(t: Field, striker: Fighter, who: Fighter, amount: int, cause: int) -> int:
    """Lay the wounds of a blow, and the returned ones of the same moment (BEL-109, BEL-110)."""
    counted = after_reductions(t, who, amount, True)
    if counted < amount:
        facts.reduced(
            t, who, amount - counted, "BEL-102" if t.fighters[who].threshold else "BEL-129", cause
        )
    if counted:
        hit = facts.wounded(t, who, counted, "BEL-091", cause)
        if t.fighters[who].returned:
            facts.wounded(t, striker, t.fighters[who].returned, "BEL-109", hit)
    return counted


def drain(t: Field, args: tuple[int, ...]) -> None:
    """Upyr drinks: he heals when his blow has wounded and he lives (BEL-117, BEL-126)."""
    who, own_turn = Fighter(args[0]), args[2]
    traits = t.fighters[who]
    amount = min(traits.drain, t.wounds[who])
    if amount and t.is_alive(who) and (own_turn or not traits.drain_own_turn):
        facts.healed(t, who, amount, "BEL-126")


def splash(t: Field, args: tuple[int, ...]) -> Steps:
    """Svyatogor shakes the earth: another enemy near both fighters is wounded (BEL-123)."""
    who, victim, own_turn = Fighter(args[0]), Fighter(args[1]), args[2]
    traits = t.fighters[who]
    if not traits.splash or not t.is_alive(who) or (traits.splash_own_turn and not own_turn):
        return
    hit: list[Fighter] = []
    left = splashed(t, who, victim)
    while left and len(hit) < traits.splash_count:
        other = left[0]
        if len(left) > 1:
            answer: str = yield Ask(seat_of(who), "splash", (who, victim, *hit))
            other = t.at[cell_of(answer)]
        hit.append(other)
        left.remove(other)
    for other in hit:
        amount = after_reductions(t, other, traits.splash, False)
        if amount:
            facts.wounded(t, other, amount, "BEL-123")


FIGHT_RULES: Final[dict[str, Rule[Field]]] = {
    "strike": strike,
    "fight_open": fight_open,
    "fight_closed": fight_closed,
    "exchange": exchange,
    "drain": drain,
    "splash": splash,
}

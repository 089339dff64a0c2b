"""The rules from the opening roll to the end of a turn. Every rule asks first and acts last."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import CHANCE, Ask, secret
from laar.core.engine.table import Rule, Steps
from laar.games.belogorye.rules.blows import is_poisoned
from laar.games.belogorye.rules.fight import FIGHT_RULES
from laar.games.belogorye.rules.properties import PROPERTY_RULES, RULE_OF
from laar.games.belogorye.state import facts
from laar.games.belogorye.state.field import SEATS, Field
from laar.games.belogorye.state.ground import DEEDS, DISTANCE, END, STEPPING, STRIKING, cell_named
from laar.games.belogorye.state.numbers import EVERYONE, NO_SEAT, SQUADS, Fighter, Seat, foe


def opening(t: Field, args: tuple[int, ...]) -> Steps:
    """Both roll for the choice of turn."""
    bogatyrs = int((yield Ask(CHANCE, "die", (0,))))
    evil = int((yield Ask(CHANCE, "die", (1,))))
    facts.opening_rolled(t, bogatyrs, evil, "BEL-012" if bogatyrs == evil else "BEL-011")
    if bogatyrs == evil:
        t.push("opening")
    else:
        t.push("choose_first", (0 if bogatyrs > evil else 1,))


def choose_first(t: Field, args: tuple[int, ...]) -> Steps:
    """The higher roller decides who is first (BEL-011)."""
    answer: str = yield Ask(args[0], "first")
    facts.first_chosen(t, Seat(SEATS.index(answer[6:])), "BEL-011")
    t.push("place")


def place(t: Field, args: tuple[int, ...]) -> Steps:
    """Both place face down at the same time and reveal together (BEL-016, BEL-021).

    Told by fighter: the order in which they were placed stays with who placed them.
    """
    layouts: list[list[str]] = yield secret((0, 1), "place")
    cells = {
        Fighter(t.ids.index(step[6:-3])): step[-2:] for steps in layouts for step in steps[:-1]
    }
    for who in sorted(cells):
        facts.placed(t, who, cell_named(cells[who]), "BEL-020")
    t.push("begin", (t.first,))  # BEL-023


def begin(t: Field, args: tuple[int, ...]) -> None:
    """Open, then poison, then deaths (BEL-030)."""
    seat = Seat(args[0])
    began = facts.turn_began(t, seat, t.turn + 1, "BEL-023")
    own = SQUADS[seat]
    for who in own:
        if t.cell[who] >= 0 and not t.is_open(who):
            facts.opened(t, who, "BEL-024", began)
    for who in own:
        if t.cell[who] >= 0 and is_poisoned(t, who):
            facts.wounded(t, who, 1, "BEL-086", began)  # no attack: nothing reduces it (BEL-087)
    bury(t, began)
    t.push("turn")


def turn(t: Field, args: tuple[int, ...]) -> Steps:
    """One deed of the active player, who alone may strike (BEL-047): in any order, as many as
    there are (BEL-026)."""
    answer: str = yield Ask(t.active, "main")
    if answer == END:
        end_turn(t)
        return
    t.push("turn")
    deed = DEEDS[answer]
    who = t.at[deed.start]
    if deed.verb == STEPPING:
        facts.stepped(t, who, deed.goal, DISTANCE[deed.start][deed.goal], "BEL-032")
    elif deed.verb == STRIKING:
        target = t.at[deed.goal]
        t.push("strike", (who, target), facts.announced(t, who, target, "BEL-045"))
    else:
        rule = RULE_OF[t.fighters[who].action]
        t.push(rule, (who,) if deed.goal < 0 else (who, t.at[deed.goal]), t.cause())


def end_turn(t: Field) -> None:
    """The turn passes, unless nothing has happened for too long (BEL-029, BEL-096)."""
    ended = facts.turn_ended(t, t.active, "BEL-029")
    if t.quiet >= t.setting.numbers["quiet_turns"] or t.turn >= t.setting.numbers["most_turns"]:
        facts.ended(t, NO_SEAT, "BEL-096", ended)
    else:
        t.push("begin", (foe(t.active),))


def funeral(t: Field, args: tuple[int, ...]) -> None:
    """All the dead leave together, after the properties of the living."""
    bury(t, -1)


def bury(t: Field, cause: int) -> None:
    """Remove the dead (BEL-092), then see who is left (BEL-094, BEL-095)."""
    last = cause
    for who in EVERYONE:
        if t.cell[who] >= 0 and t.wounds[who] >= t.fighters[who].life:
            last = facts.died(t, who, "BEL-092", cause)
    if not t.bogatyrs and not t.evil:
        facts.ended(t, NO_SEAT, "BEL-095", last)
    elif not t.bogatyrs or not t.evil:
        facts.ended(t, Seat(0) if t.bogatyrs else Seat(1), "BEL-094", last)


RULES: Final[dict[str, Rule[Field]]] = {
    "opening": opening,
    "choose_first": choose_first,
    "place": place,
    "begin": begin,
    "turn": turn,
    "funeral": funeral,
    **FIGHT_RULES,
    **PROPERTY_RULES,
}

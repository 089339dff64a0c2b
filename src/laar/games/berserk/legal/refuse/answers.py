"""Why a defender, a choice among targets, a payment or a cell is refused."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import Ask
from laar.core.engine.table import Frame
from laar.games.berserk.cards.keywords import DIRECTED_STRIKE, PROT_SUDDEN
from laar.games.berserk.cards.traits import F_DEFEND, LATER, says
from laar.games.berserk.legal.refuse.acts import refuse_acting
from laar.games.berserk.legal.refuse.bans import refuse_ban
from laar.games.berserk.legal.refuse.targets import refuse_meeting, refuse_target
from laar.games.berserk.legal.refuse.use import refuse_use
from laar.games.berserk.legal.refuse.words import CELL, Refusals, called, led, named, no
from laar.games.berserk.rules.aiming import candidates, paid, with_targets
from laar.games.berserk.rules.answers import defended, must_defend
from laar.games.berserk.rules.selecting import has, near
from laar.games.berserk.state.battle import GRAVE, ROWS, Battle
from laar.games.berserk.state.deed import Deed, deed
from laar.games.berserk.state.item import I_STRIKE
from laar.games.berserk.state.numbers import NOBODY, Card, Seat

# The clause that says which cells are allowed, by the rule that asks.
CELLS: Final = {"incarnation": "BRS-331", "summon": "BRS-325", "revive": "BRS-324"}


# -- defenders ------------------------------------------------------------------------------------


def refuse_defend(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    """An open creature of the side under attack, next to attacker and target (BRS-189)."""
    found = _refuse_defence(t, seat)
    card, lost = led(t, seat, words[1])
    if lost or found:
        return found + lost
    strike = t.pile[0]
    who = t.setting.ids[card]
    if card == strike.target:
        return [no("BRS-188", "refuse-defend-self", who=who)]
    if not t.is_creature(card):
        return [no("BRS-189", "refuse-defend-creature", who=who)]
    found = refuse_acting(t, card) + refuse_ban(t, seat, card, F_DEFEND)
    for other, text in (
        (strike.card, "refuse-defend-attacker"),
        (strike.target, "refuse-defend-target"),
    ):
        if not near(t, card, other):
            aloft = t.place[card] < 0 or t.place[other] < 0
            clause, text = ("BRS-201", "refuse-defend-zone") if aloft else ("BRS-189", text)
            found.append(no(clause, text, who=who, other=named(t, seat, other)))
        if t.place[card] < 0:
            break
    return found


def _refuse_defence(t: Battle, seat: Seat) -> Refusals:
    """No card at all can defend now."""
    if not t.pile:
        return [no("BRS-193", "refuse-not-now-defend")]
    strike = t.pile[0]
    if strike.kind != I_STRIKE:
        return [no("BRS-192", "refuse-defend-simple")]
    found: Refusals = []
    attacker, target = t.setting.ids[strike.card], named(t, seat, strike.target)
    if (t.active ^ seat) & 1 == 0:
        found.append(no("BRS-191", "refuse-defend-turn"))
    if not t.is_foe(strike.seat, strike.target):
        found.append(no("BRS-130", "refuse-defend-own", who=target))
    elif (t.control[strike.target] ^ seat) & 1:
        found.append(no("BRS-200", "refuse-defend-side", who=target))
    if strike.blocked:
        found.append(no("BRS-323", "refuse-defend-blocked", who=attacker))
    if defended(t):
        found.append(no("BRS-199", "refuse-defended", who=attacker))
    if has(t, strike.card, DIRECTED_STRIKE):
        found.append(no("BRS-254", "refuse-directed", who=attacker))
    if has(t, strike.card, PROT_SUDDEN):
        found.append(no("BRS-296", "refuse-defend-protected", who=attacker))
    return found


def refuse_pass(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    """Passing is always allowed, unless a strike demands a defender."""
    assert t.ask is not None
    if t.ask.kind != "answer" or not must_defend(t, seat):
        return []
    card = t.pile[0].card
    for ability in t.traits[card].statics:
        if any(step.verb == "must_defend" for step in ability.steps):
            by = t.setting.ids[card]
            return [no("BRS-001", "refuse-must-defend", by=by, number=ability.number)]
    return []


def refuse_ability(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    """An ability; not while a strike demands a defender."""
    return refuse_pass(t, seat, words) + refuse_use(t, seat, words)


# -- targets, payments, cells ---------------------------------------------------------------------


def deed_asked(t: Battle, ask: Ask) -> Deed:
    """The deed that is being aimed, with what was chosen before this question."""
    frame: Frame = t.stack[-1]
    d = (
        deed(frame.args)
        if frame.rule == "trigger"
        else Deed(Card(ask.about[0]), ask.about[1], Seat(ask.seat))
    )
    chosen: list[tuple[int, ...]] = []
    for asked, said in zip(t.questions(), frame.answers, strict=False):
        if asked.kind == "pay":
            d = paid(d, t.called(str(said)))
        elif asked.kind == "target":
            place = asked.about[2]
            chosen += [()] * (place + 1 - len(chosen))
            row = str(said).removeprefix("row ")
            choice = t.called(str(said)) if row == said else int(row) - 1
            chosen[place] += () if said == "enough" else (choice,)
    if ask.kind == "target":
        chosen += [()] * (ask.about[2] + 1 - len(chosen))
    return with_targets(d, tuple(chosen))


def refuse_choice(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    """A card as target or payment, or a cell."""
    ask = t.ask
    assert ask is not None
    if ask.kind == "cell":
        return _refuse_cell(t, ask, words[0])
    d = deed_asked(t, ask)
    ability = t.traits[d.card].ability(d.number)
    by, number = t.setting.ids[d.card], d.number
    if ask.kind == "pay":
        card, found = led(t, seat, words[0])
        if found or card in ask.about[3:]:
            return found
        assert ability.close is not None
        found = refuse_meeting(t, d, ability.close, card) or refuse_acting(t, card)
        who = t.setting.ids[card]
        return found or [no("BRS-002", "refuse-payment-idle", who=who, by=by, number=number)]
    place = ask.about[2]
    sieve = ability.targets[place]
    if sieve.row:
        return [no("BRS-336", "refuse-needs-row", by=by, number=number)]
    if says(sieve.be, LATER) and not CELL.fullmatch(words[0]):
        card, found = _out_of_play(t, seat, words[0])
    else:
        card, found = called(t, seat, words[0])
    if found or card in ask.about[5:]:
        return found
    found = refuse_target(t, d, place, card)
    if not found and card in candidates(t, d, place):
        who = named(t, seat, card)
        return [no("BRS-002", "refuse-idle-target", who=who, by=by, number=number)]
    return found or [no("BRS-328", "refuse-same-card", who=words[0])]


def _out_of_play(t: Battle, seat: Seat, word: str) -> tuple[Card, Refusals]:
    """A card in any graveyard, or the seat's own wherever it is; other decks are secret."""
    card = t.setting.number.get(word, NOBODY)
    if card != NOBODY and (t.place[card] == GRAVE or t.owner(card) == seat):
        return card, []
    return NOBODY, [no("BRS-227", "refuse-not-in-play", who=word)]


def _refuse_cell(t: Battle, ask: Ask, word: str) -> Refusals:
    grid = t.setting.grid
    if not CELL.fullmatch(word):
        return [no("BRS-318", "refuse-needs-cell", who=word)]
    if grid.cell[word] in ask.about[1:]:
        return []
    clause = CELLS.get(t.stack[-1].rule, "BRS-318")
    if t.at[grid.cell[word]] != NOBODY:
        return [no("BRS-029", "refuse-occupied", cell=word)]
    cells = ", ".join(grid.names[cell] for cell in ask.about[1:])
    return [no(clause, "refuse-cell-elsewhere", cell=word, cells=cells)]


def refuse_row(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    """One of the six rows, where a row is asked for."""
    assert t.ask is not None
    card, number, place = t.ask.about[:3]
    by = t.setting.ids[card]
    if not t.traits[card].ability(number).targets[place].row:
        return [no("BRS-213", "refuse-needs-card", by=by, number=number)]
    row = int(words[1])
    if row > ROWS:
        return [no("BRS-336", "refuse-no-row", row=row)]
    if row - 1 in t.ask.about[5:]:
        return []
    return [no("BRS-002", "refuse-idle-row", by=by, number=number, row=row)]


def refuse_enough(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    """No further target, if enough are chosen."""
    assert t.ask is not None
    card, number, place, optional, enough = t.ask.about[:5]
    if optional:
        return [no("BRS-007", "refuse-say-no")]
    if enough:
        return []
    by = t.setting.ids[card]
    chosen = deed_asked(t, t.ask).targets[place]
    if len(chosen) >= t.traits[card].ability(number).targets[place].count:
        return [no("BRS-002", "refuse-idle", who=by, number=number)]
    return [no("BRS-213", "refuse-must-choose", by=by, number=number)]


def refuse_no(t: Battle, seat: Seat, words: list[str]) -> Refusals:
    """Only what is optional can be declined (BRS-007)."""
    ask = t.ask
    assert ask is not None
    if ask.kind == "may" or ask.about[2 if ask.kind == "pay" else 3]:
        return []
    if ask.kind == "target" and ask.about[4]:
        return [no("BRS-213", "refuse-say-enough")]
    by, number = t.setting.ids[ask.about[0]], ask.about[1]
    return [no("BRS-213", "refuse-must-choose", by=by, number=number)]

"""An attack: announced, helped, paid for, and what it brings.

The rule ``attack`` keeps in its arguments what is promised and not yet spent: the target, the area
the attacker enters with it (or -1) and the Haste that takes them there, then seat, card and way of
each spell.
"""

from __future__ import annotations

from typing import Any, Final

from laar.core.engine.ask import Ask
from laar.core.engine.table import Rule, Steps
from laar.core.engine.window import open_window
from laar.games.bastion.pieces.cards import (
    COLOUR,
    DISTRICT,
    EVERY_COLOUR,
    POWER,
    SPELL,
    colour_named,
)
from laar.games.bastion.pieces.numbers import Area, Enemy, Seat, Spell, Spot, Way
from laar.games.bastion.rules.payment import Bill, bill, made, supply_of
from laar.games.bastion.rules.spells import (
    ALCHEMY,
    ARROW,
    CASTLING,
    COPY,
    NO_WAY,
    TELEPORT,
    WAYS,
    card_of,
    has_spell,
    held_by_all,
    helping,
    is_copied,
    spell_of,
    useful,
    ways,
)
from laar.games.bastion.rules.strength import (
    cost,
    district_of,
    fixed,
    group_at,
    immune,
    shield,
    spot_of,
)
from laar.games.bastion.state import facts
from laar.games.bastion.state.castle import (
    ATTACKED,
    CITADEL,
    COLOURED,
    MOVED,
    NO_ENEMY,
    NOWHERE,
    TOP,
    Castle,
)

HEAD: Final = 4  # target, area entered, way and card of Haste
PLEDGE: Final = 3  # seat, card, way


def announce(
    t: Castle, target: Enemy, area: Area = NOWHERE, way: Way = NO_WAY, card: Enemy = NO_ENEMY
) -> None:
    """Name the target, and the area that is entered with the attack."""
    named = facts.announced(t, t.active, target, "BST-202")
    t.push("announced", (target, area, way, card), named)


def announced(t: Castle, args: tuple[int, ...]) -> None:
    """Where nobody can add anything and there is nothing to choose, nobody is asked."""
    if helpers(t, args) or own_ways(t, args) or not payable(t, args) or has_choice(t, args):
        t.push("attack", args)
    else:
        pay_ready_made(t, args)


def attack(t: Castle, args: tuple[int, ...]) -> Steps:
    """The attacker confirms; until then everyone may add spells, or not (BST-095), and nothing is
    spent (BST-202)."""
    others = helpers(t, args)
    seat = t.active
    given: Any = yield Ask(seat, "attack", args, others)
    if others:
        seat, answer = given
    else:
        answer = given
    if answer == "pay":
        pay_ready_made(t, args)
    elif answer == "spend":
        t.push("spend", args)
    elif answer == "withdraw":
        facts.withdrawn(t, t.active, Enemy(args[0]), Area(args[1]), "BST-205")
        if args[2] != NO_WAY:
            t.push("on")
    elif " " in answer:
        t.push("attack", args)
        shift(t, seat, answer, pledged(args))
    else:
        way = WAYS[answer]
        facts.pledged(t, seat, way, "BST-202")
        card = card_of(t, seat, way, pledged(args))
        t.push("attack", (*args, seat, card, way))


def pay_ready_made(t: Castle, args: tuple[int, ...]) -> None:
    """Carry the attack out with a sensible payment."""
    carry_out(t, args, the_bill(t, args).ready_made(supply_of(t, t.active)))


def shift(t: Castle, seat: Seat, answer: str, promised: tuple[Enemy, ...] = ()) -> None:
    """Castling or Teleport, at once and for good (BST-205); promised cards are not free for it."""
    word, one, other = answer.split(" ")
    way = WAYS[word]
    start, goal = Spot(int(one[1:])), Spot(int(other[1:]))
    spent = facts.cast(t, seat, card_of(t, seat, way, promised), spell_of(way), "BST-221")
    if spell_of(way) == CASTLING:
        facts.swapped(t, start, goal, t.setting.clauses["castling"], spent)
    else:
        facts.teleported(t, start, goal, t.setting.clauses["teleport"], spent)


def spend(t: Castle, args: tuple[int, ...]) -> Steps:
    """Pay by hand: first where points go (BST-251, BST-404), then which tokens (BST-226)."""
    have = supply_of(t, t.active)
    left = the_bill(t, args)
    pay = [0, 0, 0, 0, 0, 0]
    tokens = left.any_colour
    while left.points and not left.any_colour:
        answer: str = yield Ask(t.active, "spare", (left.points, left.each, *left.due, *have))
        if answer == "back" or answer == "rest":
            break
        left = left.spare(colour_named(answer[6:]))
    else:
        tokens -= left.points
        answer = ""
    while not answer and left.any_colour and tokens > 0:
        answer = yield Ask(
            t.active, "token", (tokens, *[have[c] - left.each - pay[c] for c in range(COLOURED)])
        )
        if answer == "back" or answer == "rest":
            break
        pay[colour_named(answer[6:])] += 1
        tokens -= 1
        answer = ""
    if answer == "back":
        t.push("attack", args)
    else:
        carry_out(t, args, completed(left, have, pay, tokens))


def completed(left: Bill, have: list[int], pay: list[int], tokens: int) -> list[int]:
    """The payment begun by hand, finished in the ready-made way."""
    if not left.any_colour:
        return left.ready_made(have)
    rest = [have[c] - pay[c] for c in range(COLOURED)]
    more = Bill([0] * COLOURED, max(tokens, 0), left.each, 0).ready_made(rest)
    return [pay[c] + more[c] for c in range(COLOURED)]


def carry_out(t: Castle, args: tuple[int, ...], pay: list[int]) -> None:
    """Enter, cast (BST-276), pay, take the cards (BST-195, BST-405); then rituals (BST-309) and
    what follows."""
    seat = t.active
    spot = spot_of(t, Enemy(args[0]))
    if args[1] != NOWHERE:
        if args[2] != NO_WAY:
            facts.cast(t, seat, Enemy(args[3]), spell_of(Way(args[2])), t.setting.clauses["haste"])
        facts.did(t, MOVED, "BST-133")
        facts.moved(t, seat, Area(args[1]), "BST-133")
    for copies in (True, False):  # a Copy counts as cast first (BST-236, BST-279)
        for at in range(HEAD, len(args), PLEDGE):
            way = Way(args[at + 2])
            if is_copied(way) == copies:
                helper, card = Seat(args[at]), Enemy(args[at + 1])
                facts.cast(t, helper, card, spell_of(way), "BST-221")
    facts.did(t, ATTACKED, "BST-190")
    for colour in EVERY_COLOUR:
        if pay[colour]:
            facts.paid(t, seat, colour, pay[colour], "BST-191")
    cards = group_at(t, spot)
    won: tuple[int, ...] = ()
    fallen = -1
    for card in cards:
        colour = COLOUR[card]  # whatever mana was paid (BST-229)
        if colour == DISTRICT and spot:
            colour = t.ring[district_of(spot) - 1]  # BST-307, BST-308
        won += (card, colour)
        fallen = facts.beaten(t, seat, card, spot, "BST-194")
    t.push("settle")
    if spot == TOP and t.place[seat] == CITADEL:  # BST-146
        open_window(t, "won_in_citadel", (seat,))  # comes after the rituals (BST-145)
    t.push("rituals", won, fallen)


# -- what can be added and paid -------------------------------------------------------------------


def pledged(args: tuple[int, ...]) -> tuple[Enemy, ...]:
    """The cards promised so far."""
    return (Enemy(args[3]), *[Enemy(args[at + 1]) for at in range(HEAD, len(args), PLEDGE)])


def ways_pledged(args: tuple[int, ...]) -> list[Way]:
    """How the promised spells act."""
    return [Way(args[at + 2]) for at in range(HEAD, len(args), PLEDGE)]


def standing(t: Castle, args: tuple[int, ...]) -> Area:
    """Where the attacker stands when the blow falls (BST-134, BST-148)."""
    return t.place[t.active] if args[1] == NOWHERE else Area(args[1])


def within_reach(t: Castle, area: Area, spot: Spot, arrow: bool) -> bool:
    """Whether the place of an enemy can be attacked from an area (BST-190, BST-197, BST-267)."""
    if spot == TOP:
        return area == CITADEL or arrow
    if area == CITADEL:
        leaves = not t.citadel or not t.has_done(MOVED)  # BST-142
        return arrow and leaves  # BST-198
    return arrow or district_of(spot) == area  # squares too (BST-417, BST-418)


def given_up(t: Castle, spot: Spot, area: Area = NOWHERE) -> bool:
    """Whether the attack on the enemy there (entering this area) was withdrawn and nothing has
    changed since (BST-209)."""
    if not t.withdrawn:
        return False
    return (group_at(t, spot)[0], area) in t.withdrawn


def the_bill(t: Castle, args: tuple[int, ...]) -> Bill:
    """The cost as things stand."""
    return bill(t, spot_of(t, Enemy(args[0])), ways_pledged(args))


def payable(t: Castle, args: tuple[int, ...]) -> bool:
    """Whether the attack could be carried out now."""
    spot = spot_of(t, Enemy(args[0]))
    arrow = False
    for way in ways_pledged(args):
        arrow = arrow or spell_of(way) == ARROW
    if shield(t, spot) or not within_reach(t, standing(t, args), spot, arrow):
        return False  # an Arrow does not pierce a shield (BST-201)
    return bill(t, spot, ways_pledged(args)).payable(supply_of(t, t.active))


def has_choice(t: Castle, args: tuple[int, ...]) -> bool:
    """Whether there is more than one way to pay."""
    return the_bill(t, args).choice(supply_of(t, t.active))


def own_ways(t: Castle, args: tuple[int, ...]) -> list[Way]:
    """The spells the attacker may add; superfluous ones too (BST-222)."""
    if not t.spells[t.active]:
        return []
    return useful(t, ways(t, t.active, open_spells(t, args, t.active), pledged(args)))


def open_spells(t: Castle, args: tuple[int, ...], seat: Seat) -> tuple[Spell, ...]:
    """The kinds of spells a seat may add to this attack."""
    cards = group_at(t, spot_of(t, Enemy(args[0])))
    if cards and immune(cards) and len(cards) == 1:
        return ()  # BST-501, BST-503
    own = seat == t.active
    # Beside the attacker, in the citadel too (BST-249), wherever the target is (BST-250).
    found = helping(t, own, t.place[seat] == standing(t, args))
    if own:
        found += (ALCHEMY,)  # with all the others (BST-227)
        entering = args[1] != NOWHERE and not t.setting.arrow_in_entry
        if not entering and not immune(cards):  # BST-403, BST-407
            found += (ARROW,)
    if own or t.setting.others_move:
        found += (CASTLING, TELEPORT)
    return found


def helpers(t: Castle, args: tuple[int, ...]) -> tuple[Seat, ...]:
    """The other seats that may add something now (BST-203, BST-204); none when solo (BST-593)."""
    found: tuple[Seat, ...] = ()
    for seat in t.everyone:
        if seat == t.active or not t.spells[seat]:
            continue
        if useful(t, ways(t, seat, open_spells(t, args, seat), pledged(args))):
            found += (seat,)
    return found


def could_announce(
    t: Castle, spot: Spot, area: Area, enters: Area = NOWHERE, card: Enemy = NO_ENEMY
) -> bool:
    """Whether an attack on the enemy there is worth announcing (see ``could_pay``)."""
    return not given_up(t, spot, enters) and could_pay(t, spot, area, card)


def could_pay(t: Castle, spot: Spot, area: Area, card: Enemy = NO_ENEMY) -> bool:
    """Whether the enemy there could be paid for at best, with everybody's spells; ``card`` is a
    Haste or Arrow that is needed to get at it."""
    have = supply_of(t, t.active)
    cards = group_at(t, spot)
    due = cost(t, spot)
    each = fixed(t, spot)
    if made(due, each, 0, False).payable(have):
        return True
    if immune(cards) and len(cards) == 1:
        return False
    points = 0
    alchemy = False
    traded = -1  # the points of a Copy that could be the attacker's Alchemy instead
    everywhere = held_by_all(t)
    for seat in t.everyone:
        if not t.spells[seat]:
            continue
        kinds = helping(t, seat == t.active, t.place[seat] == area)
        best = 0
        for kind in kinds:
            if has_spell(everywhere, kind):
                best = max(best, POWER[kind])
        for own in t.spells[seat]:
            if own == card:
                continue
            spell = SPELL[own]
            if spell in kinds:
                points += POWER[spell]
            elif spell == COPY:
                points += best
                if seat == t.active and has_spell(everywhere, ALCHEMY):
                    traded = best
            elif spell == ALCHEMY and seat == t.active:
                alchemy = True
    if (points > 0 or alchemy) and made(due, each, points, alchemy).payable(have):
        return True
    # One Copy is one spell (BST-233, BST-234): it gives its points or the choice of colours.
    return traded >= 0 and not alchemy and made(due, each, points - traded, True).payable(have)


ATTACK_RULES: Final[dict[str, Rule[Castle]]] = {
    "announced": announced,
    "attack": attack,
    "spend": spend,
}

"""The two dice systems: rolls, what modifiers do to them, and what the numbers mean."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from laar.core.engine.ask import CHANCE, Ask
from laar.games.berserk.cards.keywords import MEDIUM, MISS, NO_ATTACK, STRONG, WEAK
from laar.games.berserk.cards.numbers import Attacks, Blow
from laar.games.berserk.cards.traits import WHILE_ROLLING, hears
from laar.games.berserk.rules.modifiers import die_bonus
from laar.games.berserk.rules.triggers import Event, exhausted, fits
from laar.games.berserk.state.battle import HIDDEN, Battle
from laar.games.berserk.state.numbers import NOBODY, Card

KEEP: Final = "keep"
ATTACKERS: Final = "reroll attacker"
TARGETS: Final = "reroll target"

Asking = Generator[Ask, Any, "Rolls"]
Again = tuple[tuple[int, int], ...]  # cards and their abilities


class Rolls:
    """The final dice of an attack; ``target`` is 0 where only the attacker rolls."""

    def __init__(self, attacker: int, target: int) -> None:
        self.attacker = attacker
        self.target = target
        self.again: list[tuple[Card, int]] = []  # abilities that had a die rolled again

    def kept(self) -> Rolls:
        """The dice themselves: every generator here returns them."""
        return self


def scale(number: int) -> Blow:
    """The kind of blow a single die gives (BRS-164); home dice use it too (BRS-144).

    >>> scale(3), scale(5), scale(7)
    (0, 1, 2)
    """
    if number <= 3:  # BRS-138
        return WEAK
    return MEDIUM if number <= 5 else STRONG  # BRS-139, BRS-140


def home(attacker: int, target: int) -> tuple[Blow, Blow]:
    """Kinds of both blows under home dice; the two numbers are never compared (BRS-145)."""
    if target <= 3:  # BRS-141
        return scale(attacker), MISS
    return (MISS, MISS) if target <= 5 else (MISS, WEAK)  # BRS-142, BRS-143


def tournament(attacker: int, target: int) -> tuple[Blow, Blow]:
    """Kinds of both blows by who rolled higher and by how much (BRS-165)."""
    lead = attacker - target
    if lead == 0:
        return (WEAK, MISS) if attacker <= 4 else (MISS, WEAK)  # BRS-176, BRS-177
    return ROWS[max(-5, min(5, lead))]


ROWS: Final[dict[int, tuple[Blow, Blow]]] = {
    1: (WEAK, MISS),  # BRS-166
    2: (MEDIUM, WEAK),  # BRS-167
    3: (MEDIUM, MISS),  # BRS-168
    4: (STRONG, WEAK),  # BRS-169
    5: (STRONG, MISS),  # BRS-170
    -1: (WEAK, MISS),  # BRS-171
    -2: (MISS, MISS),  # BRS-172
    -3: (MISS, WEAK),  # BRS-173
    -4: (WEAK, MEDIUM),  # BRS-174
    -5: (MISS, MEDIUM),  # BRS-175
}
# Rows instead of which the higher roller may take the one before (BRS-178). In the row of -2 both
# miss: there is nothing to choose (BRS-180).
EXCHANGES: Final = (2, 4, -4)


def smaller(lead: int) -> int:
    """The row of a difference smaller by one (BRS-179)."""
    return lead - 1 if lead > 0 else lead + 1


def roll(
    t: Battle, card: Card, met: Card, attack: Attacks, clash: bool, earlier: Again = ()
) -> Asking:
    """Roll for an attack at ``met``, rerolls included; in a clash both roll.

    ``earlier`` are abilities that already had dice of the same attack rolled again.
    """
    first = yield Ask(CHANCE, "die", (card, 1))
    second = "0"
    if clash:
        second = yield Ask(CHANCE, "die", (met, 0))
    rolls = Rolls(int(first), int(second))
    if t.setting.home:  # modifiers are rerolls (BRS-150); under tournament dice not (BRS-163)
        mine = die_bonus(t, card, attack, met, True)
        theirs = die_bonus(t, met, attack, card, False) if clash else 0
        if mine or theirs:
            yield from _rerolls(t, card, met, rolls, mine, theirs)
    yield from _again(t, card, met, rolls, clash, earlier)
    return rolls


def _rerolls(t: Battle, card: Card, met: Card, rolls: Rolls, mine: int, theirs: int) -> Asking:
    if mine > 0 and theirs > 0:  # two bonuses cancel out (BRS-154), nothing else does (BRS-158)
        common = min(mine, theirs)
        mine -= common
        theirs -= common
    speaker = t.control[card]
    other = t.control[met] if met != NOBODY and t.is_foe(speaker, met) else t.after(speaker)
    players = [speaker, other]
    mover = speaker if mine > 0 else other  # of the attacker's die (BRS-151, BRS-152)
    defence = t.control[met] if met != NOBODY else other
    answerer = defence if theirs > 0 else (speaker if defence == other else other)
    if answerer not in players:  # a team-mate whose card is struck
        players.append(answerer)
    left, right = abs(mine), abs(theirs)
    passes = 0
    turn = 0
    while passes < len(players) and (left or right):  # BRS-159
        speaker = players[turn]
        own = left > 0 and mover == speaker
        its = right > 0 and answerer == speaker
        if own or its:
            said = yield Ask(
                speaker,
                "reroll",
                (card, met, rolls.attacker, rolls.target, int(own), int(its)),
            )
        else:
            said = KEEP
        if said == ATTACKERS:
            new = yield Ask(CHANCE, "die", (card, 1))
            rolls.attacker = int(new)
            left -= 1
            passes = 0
        elif said == TARGETS:
            new = yield Ask(CHANCE, "die", (met, 0))
            rolls.target = int(new)
            right -= 1
            passes = 0
        else:
            passes += 1
        turn = (turn + 1) % len(players)
    return rolls.kept()


def _again(t: Battle, card: Card, met: Card, rolls: Rolls, clash: bool, earlier: Again) -> Asking:
    """Abilities that have a die rolled again; the new number is final (BRS-157)."""
    yield from _one_again(t, card, True, rolls, earlier)
    if clash:
        yield from _one_again(t, met, False, rolls, earlier)
    return rolls.kept()


def _one_again(t: Battle, who: Card, attacks: bool, rolls: Rolls, earlier: Again) -> Asking:
    event = Event(WHILE_ROLLING, who)
    event.die = rolls.attacker if attacks else rolls.target
    for source in t.present:
        if not hears(t.traits[source].heard, WHILE_ROLLING) or t.is_(source, HIDDEN):
            continue
        for ability in t.traits[source].abilities:
            if ability.when != WHILE_ROLLING:
                continue
            made = (*earlier, *rolls.again).count((source, ability.number))
            if exhausted(t, ability, source, NOBODY, made):
                continue
            if fits(t, ability, event, source, t.control[source]):
                new = yield Ask(CHANCE, "die", (who, int(attacks)))
                rolls.again.append((source, ability.number))
                if attacks:
                    rolls.attacker = int(new)
                else:
                    rolls.target = int(new)
                if not t.setting.numbers["final_rerolled"]:
                    return rolls.kept()
    return rolls.kept()


def single(t: Battle, card: Card) -> Asking:
    """The die of a card outside of attacks, for X-Y-Z in its text (BRS-266)."""
    rolls = yield from roll(t, card, NOBODY, NO_ATTACK, False)
    return rolls.kept()

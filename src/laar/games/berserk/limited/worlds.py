"""Tables that fit a view of an event: what a seat cannot know is dealt and picked at random.

Of a stack that came back to it a seat knows what the others took, but not who took what. Of a stack
that it passed on it knows what it held then. Of all other stacks it knows nothing.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from laar.core.engine.ask import READY
from laar.core.engine.rollout import part_of
from laar.core.game import Json
from laar.core.source import Source
from laar.games.berserk.limited.event import DRAFT, NO_COPY, Copy, Glance, Limited
from laar.games.berserk.limited.view import resume
from laar.games.berserk.state.battle import SEATS
from laar.games.berserk.state.numbers import NO_SEAT, Seat

NOBODY: Final = -1


class Memory:
    """What the seat of a view knows, and the cards it knows nothing of."""

    def __init__(self, t: Limited, view: Json, source: Source) -> None:
        card = t.setting.number
        self.seat = NO_SEAT if view["seat"] is None else Seat(SEATS.index(view["seat"]))
        self.seen: list[Glance] = [
            (tuple(card[id] for id in one["stack"]), card[one["pick"]]) for one in view["seen"]
        ]
        self.hand = tuple(card[id] for id in view["hand"])
        self.pool = [card[id] for id in view["pool"]]
        self.deck = [card[id] for id in view["deck"] or ()]
        known = {card for stack, _ in self.seen for card in stack} | {*self.hand, *self.pool}
        self.unseen = [card for card in t.box if card not in known]
        self.source = source

    def draw(self, count: int) -> list[Copy]:
        """This many cards that the seat never saw, in random order."""
        unseen, source = self.unseen, self.source
        return [unseen.pop(source.randrange(len(unseen))) for _ in range(count)]

    def shuffled(self, cards: list[Copy]) -> list[Copy]:
        """The same cards in random order."""
        return [cards.pop(self.source.randrange(len(cards))) for _ in range(len(cards))]


def possible(t: Limited, view: Json, source: Source) -> Limited:
    """Fill an empty table so that it fits this view."""
    memory = Memory(t, view, source)
    counts = [view["pools"][name] for name in view["seats"]]
    if t.setting.mode == DRAFT:
        for number in range(1, view["round"] + 1):
            t.round = number
            _round(t, view, counts, memory)
    else:
        t.pools = [
            memory.pool if seat == memory.seat else memory.draw(count)
            for seat, count in enumerate(counts)
        ]
    t.box = sorted(memory.unseen)
    resume(t, view)
    if t.ask is not None and t.ask.secret:
        t.steps = _steps(t, view, memory.seat, source)
    if t.outcome is not None and not t.outcome.winners:
        for seat in t.present():
            out = t.named(part_of(t, seat, "build", source))
            deck = [card for card in t.pools[seat] if card not in out]
            t.decks[seat] = memory.deck if seat == memory.seat else deck
    return t


# -- a round of the draft -------------------------------------------------------------------------


def _round(t: Limited, view: Json, counts: list[int], memory: Memory) -> None:
    """Play a round again as it could have been, up to where the view is."""
    size, over = t.setting.size, t.setting.size * (t.round - 1)
    done = min(max(counts) - over, size)
    now = t.round == view["round"]
    stacks: list[list[Copy]] = [[] for _ in range(t.seats)]
    taken: dict[tuple[int, int], Glance] = {}  # by pick and seat
    for first in range(t.seats):
        holders = [(first + t.direction() * pick) % t.seats for pick in range(done + 1)]
        takes = [over + pick < counts[seat] for pick, seat in enumerate(holders[:done])]
        held = view["stacks"][SEATS[holders[done]]] if now else 0
        whole = held if now and not done else size  # a stack may still be growing
        glances = {
            pick: memory.seen[over + pick]
            for pick in range(done)
            if holders[pick] == memory.seat and takes[pick]
        }
        if now and memory.hand and holders[done] == memory.seat:
            glances[done] = (memory.hand, NO_COPY)
        order = _order(glances, takes, whole, memory)
        for pick in range(done):
            if takes[pick]:
                taken[pick, holders[pick]] = (tuple(sorted(order)), order[0])
                del order[0]
        stacks[holders[done]] = sorted(order)
    for (_, seat), glance in sorted(taken.items()):
        t.seen[seat].append(glance)
        t.pools[seat].append(glance[1])
    if done == size:
        t.spare = sorted(card for stack in (t.spare, *stacks) for card in stack)
    else:
        t.stacks = stacks


def _order(glances: dict[int, Glance], takes: list[bool], whole: int, memory: Memory) -> list[Copy]:
    """The cards of a stack in the order in which they leave it."""
    if not glances:
        return memory.draw(whole)
    picks = sorted(glances)
    order = memory.draw(sum(takes[: picks[0]]))
    for one, other in pairwise(picks):
        stack, card = glances[one]
        left = {card, *glances[other][0]}
        order += [card, *memory.shuffled([c for c in stack if c not in left])]
    stack, card = glances[picks[-1]]
    order += [card] if card != NO_COPY else []
    return order + memory.shuffled([c for c in stack if c != card])


# -- secret steps ---------------------------------------------------------------------------------


def _steps(t: Limited, view: Json, me: Seat, source: Source) -> list[list[str]]:
    """Secret steps: the seat's own, and random ones of the others, one of whom is not ready."""
    assert t.ask is not None
    found: list[list[str]] = [[] for _ in range(t.seats)]
    for seat in t.ask.others:
        found[seat] = part_of(t, seat, t.ask.kind, source)
    found[t.ask.others[-1] if t.ask.others[-1] != me else t.ask.others[0]].pop()
    if me != NO_SEAT:
        found[me] = [*view["steps"], *([READY] if view["ready"] else [])]
    return found

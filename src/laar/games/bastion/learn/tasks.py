"""What a puzzle of Bastion may ask for, and what it is about."""

from __future__ import annotations

from collections.abc import Callable

from laar.core.source import Source, pick
from laar.games.bastion.pieces.cards import CARD_IDS
from laar.games.bastion.pieces.numbers import Enemy
from laar.games.bastion.rules.onslaught import CARD
from laar.games.bastion.rules.wall_clock import safe_stages
from laar.games.bastion.state.castle import ACTIONS, SECTIONS, Castle
from laar.games.bastion.view.position_writer import write

VERBS = ("win", "win", "hold", "hold", "hold", "beat")  # how often each is asked
ENEMIES = {"wall", "square", "citadel", "deck", "rituals", "withdrawn"}  # lines of a position
MOST_TURNS = 6
FEW = 3  # enemies at the wall that may be beaten in a turn

THEMES = {
    "performed": "ritual",
    "used": "artefact",
    "given": "help",
    "say haste": "haste",
    "say teleport": "teleport",
    "say castling": "castling",
    "say flame": "flame",
    "say alchemy": "alchemy",
    "cast": "spell",
    "say tower": "tower",
    "say source": "source",
    "say restore": "restoring",
    "enemy": "luck",
    "moved": "step",
}  # by fact, question or answer that shows it


def tasks(t: Castle) -> list[str]:
    """What is worth asking at this position, where a defender is free to act: to clear the wall,
    to hold it where it would fall, to beat one that stands there."""
    ask = t.ask
    if ask is None or ask.kind != "act":
        return []
    standing = [card for section in range(1, SECTIONS + 1) for card in t.wall[section]]
    found = []
    if not t.deck.size and len(standing) <= FEW:
        found.append("win")
    if safe_stages(t) == 0:
        found.append("hold")
    return found + [f"beat {CARD_IDS[card]}" for card in standing]


def later(t: Castle, source: Source) -> tuple[str, str] | None:
    """A task, and this position later in the siege: the decks are used up, for clearing the wall
    but a few enemies are left, and where it must hold one of two cards comes next."""
    asked = tasks(t)
    if not asked or not any(t.wall):
        return None
    lines = write(t).splitlines()
    wall = [line for line in lines if line.startswith("wall ")]
    rest = [line for line in lines if line.split()[0] not in ENEMIES]
    deck = [line.split() for line in lines if line.startswith("deck ")]
    verb = pick(source, VERBS)
    if verb == "win":
        task, first = verb, source.randrange(len(wall))
        wall = wall[first : first + pick(source, (1, 1, 2))]
    elif verb == "hold":
        if "hold" not in asked:
            return None
        task = verb
        cards = [card for words in deck for card in words[1:] if card in CARD]
        rest += [f"deck {pick(source, cards)}" for _ in cards[:1]]
    else:
        task = pick(source, [one for one in asked if one.startswith("beat")] or [verb])
    return task, "\n".join([*rest, *wall]) + "\n"


def goal(t: Castle, task: str) -> Callable[[Castle], bool | None]:
    """Whether the task is done, from now on; ValueError where it is none. `win 2` and `hold 2` have
    so many turns, the present one included."""
    verb, _, rest = task.partition(" ")
    start = t.turn
    if verb in ("win", "hold"):
        turns = rest or "1"
        if not turns.isdecimal() or not 1 <= int(turns) <= MOST_TURNS:
            raise ValueError(f"there is no task '{task}'")
        end = start + int(turns)
        return lambda now: _stands(now, end, verb == "hold")
    if verb != "beat" or rest not in CARD:
        raise ValueError(f"there is no task '{task}'")
    card = CARD[rest]
    if _beaten(t, card):
        raise ValueError(f"{rest} is beaten already")
    return lambda now: _falls(now, card, start + 1)


def _stands(t: Castle, end: int, suffices: bool) -> bool | None:
    if t.outcome is not None:
        return bool(t.outcome.winners)
    return suffices if _over(t, end) else None


def _falls(t: Castle, card: Enemy, end: int) -> bool | None:
    if _beaten(t, card):
        return True
    return False if t.outcome is not None or _over(t, end) else None


def _beaten(t: Castle, card: Enemy) -> bool:
    return any(card in held for held in t.spells)


def _over(t: Castle, end: int) -> bool:
    """Time is over when the turn after the last has come to its actions: the enemy has moved."""
    return t.turn >= end and t.stage == ACTIONS

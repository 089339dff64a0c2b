"""What a puzzle of Berserk may ask for, and what it is about."""

from __future__ import annotations

from collections.abc import Callable

from laar.core.source import Source, pick
from laar.games.berserk.state.battle import HIDDEN, ROWS, Battle
from laar.games.berserk.state.numbers import NOBODY, Card, Seat, on_field
from laar.games.berserk.view.position_writer import write

THEMES = {
    "defended": "defender",
    "reroll": "reroll",
    "rage": "rage",
    "exchange": "exchange",
    "worked": "property",
    "poisoned": "poison",
    "shielded": "protection",
    "lost_chips": "chips",
    "healed": "healing",
    "laid": "effect",
    "moved": "pulling",
    "absorbed": "armour",
    "say end": "waiting",
    "stepped": "step",
}  # by fact, question or answer that shows it

HEAD = {"dice", "first", "turn"}


def tasks(t: Battle) -> list[str]:
    """What is worth asking at this position of a duel, where the active player is free to act and
    nothing lies face down."""
    if t.ask is None or t.ask.kind != "main" or t.seats > 2:
        return []
    if any(t.is_(card, HIDDEN) for card in t.present):
        return []
    own = _creatures(t, t.active)
    enemies = _creatures(t, Seat(1 - t.active))
    found = ["win"] if len(enemies) <= 2 else [f"beat {t.handle(card)}" for card in enemies]
    if len(own) == 1:
        return [*found, "hold"]
    return found + [f"keep {t.handle(card)}" for card in own if len(enemies) <= 3]


def subject(t: Battle, task: str) -> str:
    """The card a task is about, as components name it."""
    card = t.called(task.partition(" ")[2])
    return "" if card == NOBODY else f"card-{t.traits[card].number}"


def later(t: Battle, source: Source) -> tuple[str, str] | None:
    """A task, and this position when only those nearest to what matters are left: a board that can
    be read, and searched to the end."""
    own, enemies = _creatures(t, t.active), _creatures(t, Seat(1 - t.active))
    if not tasks(t):
        return None
    verb = pick(source, ("win", "beat", "beat", "keep"))
    aim = pick(source, own if verb == "keep" else enemies)
    ready = [card for card in t.present if t.control[card] == t.active and t.ready(card)]
    near = sorted(ready, key=lambda card: _apart(t, card, aim))[: pick(source, (1, 2, 2, 3))]
    foes = sorted(enemies, key=lambda card: _apart(t, card, aim))
    few = (1, 2) if verb in ("win", "keep") else (2, 3, 3)
    left = {t.handle(card) for card in (aim, *near, *foes[: pick(source, few)])}
    lines = [line for line in write(t).splitlines() if line.split()[0] in HEAD | left]
    task = verb if verb == "win" else f"{verb} {t.handle(aim)}"
    return task, "\n".join(lines) + "\n"


def _apart(t: Battle, one: Card, other: Card) -> int:
    """Cells between two cards; who stands on none is far and near alike."""
    here, there = t.place[one], t.place[other]
    if not on_field(here) or not on_field(there):
        return ROWS // 2
    wide = t.setting.grid.columns
    return max(abs(here // wide - there // wide), abs(here % wide - there % wide))


def goal(t: Battle, task: str) -> Callable[[Battle], bool | None]:
    """Whether the task of the active player is done, from now on; ValueError where it is none."""
    verb, _, name = task.partition(" ")
    seat, turn = t.active, t.turn
    if t.seats > 2:
        raise ValueError("puzzles are for two players")
    if any(t.is_(card, HIDDEN) for card in t.present):
        raise ValueError("a card lies face down")
    if task == "win":
        return lambda now: _won(now, seat, turn)
    if task == "hold":
        return lambda now: _held(now, seat, turn)
    card = t.called(name)
    if verb not in ("beat", "keep") or card == NOBODY or not t.in_play(card):
        raise ValueError(f"there is no task '{task}' here")
    if t.is_foe(seat, card) != (verb == "beat"):
        raise ValueError(f"there is no task '{task}' here")
    if verb == "beat":
        return lambda now: _beaten(now, card, turn)
    return lambda now: _kept(now, card, turn)


def _creatures(t: Battle, seat: Seat) -> list[Card]:
    return [card for card in t.present if t.control[card] == seat and t.is_creature(card)]


def _won(t: Battle, seat: Seat, turn: int) -> bool | None:
    if t.outcome is not None:
        return seat in t.outcome.winners
    return None if t.turn == turn else False


def _held(t: Battle, seat: Seat, turn: int) -> bool | None:
    """Over the enemy's coming turn."""
    if t.outcome is not None:
        return seat in t.outcome.winners or not t.outcome.winners
    return True if t.turn > turn + 1 else None


def _beaten(t: Battle, card: Card, turn: int) -> bool | None:
    if not t.in_play(card):
        return True
    return None if t.turn == turn and t.outcome is None else False


def _kept(t: Battle, card: Card, turn: int) -> bool | None:
    if not t.in_play(card):
        return False
    return True if t.turn > turn + 1 or t.outcome is not None else None

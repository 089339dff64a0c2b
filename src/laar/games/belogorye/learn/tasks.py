"""What a puzzle of Belogorye may ask for, and what it is about."""

from __future__ import annotations

from collections.abc import Callable

from laar.core.source import Source, pick
from laar.games.belogorye.state.field import Field
from laar.games.belogorye.state.ground import DISTANCE, GRID
from laar.games.belogorye.state.numbers import ACTED, SPENT, SQUADS, Fighter, Seat, foe
from laar.games.belogorye.view.position import write

THEMES = {
    "intercept": "interception",
    "poisoned": "poison",
    "splash": "splash",
    "healed": "healing",
    "moved": "pulling",
    "used": "property",
    "blow": "blow",
    "reduced": "armour",
    "say end": "waiting",
    "stepped": "step",
}  # by fact, question or answer that shows it


def tasks(t: Field) -> list[str]:
    """What is worth asking at this position, where the active player is free to act."""
    if t.ask is None or t.ask.kind != "main":
        return []
    own, enemies = _standing(t, t.active), _standing(t, foe(t.active))
    found = ["win"] if len(enemies) <= 2 else [f"beat {t.ids[who]}" for who in enemies]
    if len(own) == 1:
        return [*found, "hold"]
    return found + [f"keep {t.ids[who]}" for who in own if len(enemies) <= 3]


def later(t: Field, source: Source) -> tuple[str, str] | None:
    """A task, and this position when only a few who are near have still to act."""
    asked = tasks(t)
    if not asked:
        return None
    verb = pick(source, ("beat", "keep", "win"))
    names = SQUADS[t.active if verb == "keep" else foe(t.active)]
    task = verb
    if verb != "win":
        task = f"{verb} {t.ids[pick(source, [who for who in names if t.cell[who] >= 0])]}"
    aim = t.ids.index(task[5:]) if " " in task else pick(source, _standing(t, foe(t.active)))
    apart = DISTANCE[t.cell[aim]]
    near = sorted(_standing(t, t.active), key=lambda who: apart[t.cell[who]])
    ready = [who for who in near if not t.is_so(who, SPENT)]
    if verb == "beat":
        then = t.clone()
        for who in ready[pick(source, (2, 2, 3)) :]:
            then.mark_as(who, SPENT)
            then.mark_as(who, ACTED)
        return task, write(then)
    # What the enemy can do in a whole turn is searched only if few are left.
    foes = sorted(_standing(t, foe(t.active)), key=lambda who: apart[t.cell[who]])
    few = {aim, *ready[: pick(source, (1, 2, 2))], *foes[: pick(source, (1, 2))]}
    left = {"first", "turn", *(GRID.names[t.cell[who]] for who in few)}
    lines = [line for line in write(t).splitlines() if line.split()[0] in left]
    return task, "\n".join(lines) + "\n"


def goal(t: Field, task: str) -> Callable[[Field], bool | None]:
    """Whether the task of the active player is done, from now on; ValueError where it is none."""
    verb, _, name = task.partition(" ")
    seat, turn = t.active, t.turn
    if task == "win":
        return lambda now: _won(now, seat, turn)
    if task == "hold":
        return lambda now: _held(now, seat, turn)
    if name not in t.ids:
        raise ValueError(f"there is no task '{task}'")
    who = Fighter(t.ids.index(name))
    if t.cell[who] < 0 or (who in SQUADS[seat]) != (verb == "keep"):
        raise ValueError(f"there is no task '{task}' here")
    if verb == "beat":
        return lambda now: _beaten(now, who, turn)
    if verb == "keep":
        return lambda now: _kept(now, who, turn)
    raise ValueError(f"there is no task '{task}'")


def _standing(t: Field, seat: Seat) -> list[Fighter]:
    return [who for who in SQUADS[seat] if t.cell[who] >= 0]


def _won(t: Field, seat: Seat, turn: int) -> bool | None:
    if t.outcome is not None:
        return seat in t.outcome.winners
    return None if t.turn == turn else False


def _held(t: Field, seat: Seat, turn: int) -> bool | None:
    """Over the enemy's coming turn."""
    if t.outcome is not None:
        return seat in t.outcome.winners or not t.outcome.winners
    return True if t.turn > turn + 1 else None


def _beaten(t: Field, who: Fighter, turn: int) -> bool | None:
    if t.cell[who] < 0:
        return True
    return None if t.turn == turn and t.outcome is None else False


def _kept(t: Field, who: Fighter, turn: int) -> bool | None:
    if t.cell[who] < 0:
        return False
    return True if t.turn > turn + 1 or t.outcome is not None else None

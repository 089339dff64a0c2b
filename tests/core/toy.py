"""A toy game for three, with all three forms of question: who collects three coins first wins.

A round: seat 0 names a stake while the others may cut in; everybody hides coins; CHANCE spins; the
highest hider with luck collects.
"""

from __future__ import annotations

from laar.core.engine.ask import CHANCE, READY, Ask, secret
from laar.core.engine.fact import AFRESH
from laar.core.engine.table import Rule, Steps, Table
from laar.core.engine.window import open_window

RUNS: list[str] = []  # how often a rule was started, for the tests of running again


def stake(t: Toy, args: tuple[int, ...]) -> Steps:
    """One seat is asked, the others may cut in."""
    RUNS.append("stake")
    who, said = yield Ask(0, "stake", others=(1, 2))
    staked = t.told("staked", who, said)
    t.push("hide", (), staked)
    open_window(t, "after_stake", (who,))


def hide(t: Toy, args: tuple[int, ...]) -> Steps:
    """Several seats in secret; then CHANCE, then one seat: three questions in one rule."""
    RUNS.append("hide")
    hidden: list[list[str]] = yield secret((0, 1, 2), "hide")
    side: str = yield Ask(CHANCE, "spin")
    most = max(range(3), key=lambda seat: len(hidden[seat]))
    where: str = yield Ask(most, "keep", (most,))
    if where == "keep":
        t.coins[most] += 1 if side == "tails" else 2
    t.told("kept", most, where)
    if t.coins[most] >= 3:
        t.end("TOY-001", (most,))
    else:
        t.push("stake", (), AFRESH)


def cheer(t: Toy, args: tuple[int, ...]) -> None:
    """Waits for the window after a stake."""
    t.told("cheered", args[0], "")


def stamp(t: Toy, args: tuple[int, ...]) -> None:
    """Waits for the same window."""
    t.told("stamped", args[0], "")


RULES: dict[str, Rule[Toy]] = {"stake": stake, "hide": hide, "cheer": cheer, "stamp": stamp}
WINDOWS = {"after_stake": ("cheer", "stamp")}


class Toy(Table):
    """Coins by seat."""

    def __init__(self) -> None:
        super().__init__(3, RULES, WINDOWS)
        self.coins = [0, 0, 0]

    def told(self, name: str, seat: int, word: str) -> int:
        """Write a fact."""
        return self.tell(name, (seat, word), "TOY-002")

    def legal(self, ask: Ask, seat: int, steps: list[str]) -> list[str]:
        """What may be answered."""
        if ask.kind == "stake":
            return ["low", "high"] if seat == ask.seat else ["double"]
        if ask.kind == "hide":
            free = [f"hide {n}" for n in (1, 2, 3) if f"hide {n}" not in steps]
            return [*free, READY]
        return ["heads", "tails"] if ask.kind == "spin" else ["keep", "give"]

    def weights(self, ask: Ask) -> list[int]:
        """Tails come three times as often."""
        return [1, 3]

    def clone(self) -> Toy:
        """A copy."""
        other = Toy()
        other.coins = self.coins.copy()
        self.copy_into(other)
        return other

    def pieces(self) -> str:
        """The coins."""
        return f"{self.coins}"


def begun() -> Toy:
    """A toy at its first question."""
    toy = Toy()
    toy.push("stake")
    toy.run()
    return toy

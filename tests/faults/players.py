"""Players who keep playing whatever happens to their connection, and the check of what they did."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from tests.databases import games, query

from laar.core.dice import Dice
from laar.server.bench import load_client
from laar.server.bench.process import Served
from laar.server.models import Head
from laar.server.table.match import Match


class _Ask(msgspec.Struct):
    mine: bool
    options: list[str] = []


class State(msgspec.Struct, tag_field="t", tag="state", rename={"seat": "as"}):
    """Of a state only what a player needs."""

    n: int
    seat: str | None
    ask: _Ask | None
    view: msgspec.Raw
    ack: int | None = None


class Error(msgspec.Struct, tag_field="t", tag="error"):
    """Of an error only its code."""

    code: str


_read = msgspec.json.Decoder(State | Error).decode


@dataclass
class Player:
    """Answers at random. What it meant to say under a number it says again until it is heard."""

    server: Served
    table: str
    cookie: str
    rng: random.Random
    meant: dict[tuple[str, int], str] = field(default_factory=dict)
    acked: dict[tuple[str, int], str] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)
    seen: float = 0.0  # when the last state came
    last: State | None = None
    most: int = 10_000  # answers before giving up the game
    wire: load_client.Wire | None = None

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.last is not None and self.last.ask is None

    def heard(self, data: bytes) -> None:
        """Note what is acknowledged and answer what is asked."""
        frame = _read(data)
        if isinstance(frame, Error):
            self.errors.append(frame.code)
            return
        assert frame.seat is not None
        self.seen = asyncio.get_running_loop().time()
        if frame.ack is not None:
            self.acked[frame.seat, frame.ack] = self.meant[frame.seat, frame.ack]
        if self.last is None or frame.n >= self.last.n:
            self.last = frame
        self.act()

    def act(self) -> None:
        """Answer the open question: the same again if it was answered under this number before."""
        state = self.last
        if state is None or state.ask is None or not state.ask.mine:
            return
        assert state.seat is not None
        key = (state.seat, state.n)
        if key not in self.meant:
            tired = len(self.meant) >= self.most
            self.meant[key] = "concede" if tired else self.rng.choice(state.ask.options)
            self.say(*key)

    def say(self, seat: str, n: int) -> None:
        """Send what was meant."""
        if self.wire is not None:
            self.wire.say(do="answer", seat=seat, n=n, answer=self.meant[seat, n])

    def hello(self) -> None:
        """Ask for the state."""
        if self.wire is not None:
            self.wire.say(do="hello", since=0)

    async def live(self) -> None:
        """Connect and play, again whenever the connection is lost, until the game is over."""
        while not self.over:
            try:
                self.wire = await load_client.connect(
                    self.server.port, self.table, self.cookie, self.heard
                )
            except OSError:
                await asyncio.sleep(0.05)
                continue
            self.hello()
            while not self.over and not self.wire.closed.done():
                await asyncio.wait([self.wire.closed], timeout=0.25)
                if asyncio.get_running_loop().time() - self.seen > 0.25:
                    self.again()
            self.wire.transport.close()
        self.wire = None

    def again(self) -> None:
        """Nothing has come for a while: ask, and repeat the last answer."""
        self.hello()
        if self.last is not None and self.last.seat is not None:
            key = (self.last.seat, self.last.n)
            if key in self.meant:
                self.say(*key)


async def opponents(
    server: Served, tables: int, seed: int, most: int = 10_000, kind: type[Player] = Player
) -> list[Player]:
    """Two players at each of so many tables."""
    players = []
    for number in range(tables):
        cookies = [await load_client.guest(server.port, name) for name in ("Ann", "Bob")]
        table = await load_client.pair(server.port, *cookies)
        players += [
            kind(server, table, cookie, random.Random(f"{seed} {number} {i}"), most=most)
            for i, cookie in enumerate(cookies)
        ]
    return players


def stored(where: Path | str, table: str) -> tuple[Head, list[tuple[str, str]]]:
    """What the database of a server holds about a table."""
    if isinstance(where, Path) and where.is_dir():
        where = games(where)
    ((head,),) = query(where, "SELECT head FROM tables WHERE id = :table", table=table)
    all_lines = "SELECT seat, text, n FROM lines WHERE table_id = :table ORDER BY n"
    lines = query(where, all_lines, table=table)
    assert [n for _, _, n in lines] == list(range(1, len(lines) + 1))
    return msgspec.json.decode(head, type=Head), [(seat, text) for seat, text, _ in lines]


def check(where: Path | str, players: Sequence[Player]) -> int:
    """Every acknowledged answer is stored, once, under its number, and nothing else; how many."""
    acknowledged = 0
    for table in {player.table for player in players}:
        head, lines = stored(where, table)
        meant = {k: v for p in players if p.table == table for k, v in p.meant.items()}
        acked = {k: v for p in players if p.table == table for k, v in p.acked.items()}
        found: dict[tuple[str, int], str] = {}
        match = Match(head, [])
        dice = Dice(bytes.fromhex(head.seed), head.entropy)
        for seat, text in lines:
            if seat == "chance":
                faces = match.play.table.options(-1)
                assert text == faces[dice.roll(match.play.rolls + 1, [1] * len(faces))]
            else:
                key = (seat, match.n(seat))
                assert key not in found
                found[key] = text
            match.repeat(seat, text)
        assert found.items() <= meant.items()
        assert acked.items() <= found.items()
        acknowledged += len(acked)
    return acknowledged

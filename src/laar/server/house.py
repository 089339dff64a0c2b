"""All tables of this server: new ones, live ones, and those that wait on the disk."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping
from pathlib import Path

import msgspec

import laar
from laar.bots import NAMES
from laar.core.ask import CHANCE
from laar.core.dice import commitment
from laar.core.game import Game
from laar.core.play import Play
from laar.server import asked, bots, seats
from laar.server.errors import Denied
from laar.server.guests import Cookies, secret_file
from laar.server.heads import Guest, Head, Line, Origin
from laar.server.limits import Bucket
from laar.server.match import Match
from laar.server.room import Room
from laar.server.seats import Seat
from laar.server.sign import Signer
from laar.server.store import Store, connect

SWEEP = 30.0  # seconds between looks for tables nobody sits at
DAY = 24 * 3600


class Settings(msgspec.Struct, frozen=True):
    """What whoever runs a server may choose."""

    data: Path
    origins: frozenset[str] = frozenset()  # other addresses this server is known by
    frames: float = 500.0  # a second and connection
    tables: float = 0.5  # new ones a second and guest, after a burst
    bots: int = 1  # processes
    thinking: float = 0.5  # seconds a bot has for a decision
    rest: float = 600.0  # seconds until an idle table is put away


class House:
    """The tables, and what they share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        settings.data.mkdir(parents=True, exist_ok=True)
        self.cookies = Cookies(secret_file(settings.data / "cookie.key"))
        self.signer = Signer(settings.data / "record.key")
        self.store = Store(connect(settings.data / "laar.db"))
        self.pool = bots.Pool(int(settings.bots), settings.thinking)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._makers: dict[str, Bucket] = {}
        self._chores = [
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self._resume()),
        ]

    async def close(self) -> None:
        """Stop the tables, then the store."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        self.pool.close()
        await self.store.close()

    # -- tables that are there --------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """A table by its name, taken from the disk if need be."""
        room = self._rooms.get(table)
        if room is None:
            if table not in self._opening:
                self._opening[table] = asyncio.create_task(self._open(table))
            room = await asyncio.shield(self._opening[table])
        if room is None:
            raise Denied("unknown", "there is no such table", status=404)
        room.touched = asyncio.get_running_loop().time()
        return room

    async def _open(self, table: str) -> Room | None:
        try:
            found = await self.store.load(table)
            if found is None:
                return None
            room = self._rooms[table] = Room(*found, self.store, self.pool)
            return room
        finally:
            del self._opening[table]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            late = asyncio.get_running_loop().time() - self.settings.rest
            for table, room in list(self._rooms.items()):
                if room.idle and room.touched < late:
                    del self._rooms[table]
                    await room.close()

    async def _resume(self) -> None:
        """Games of the last day where a bot is to move go on by themselves after a restart."""
        for head in await self.store.live_tables(int(time.time()) - DAY):
            if any(seat.kind == "bot" for seat in head.seats.values()):
                await self.room(head.id)
                await asyncio.sleep(0)

    # -- new tables -------------------------------------------------------------------------------

    async def create(self, wish: asked.NewTable, guest: Guest) -> Head:
        """A new table as asked for."""
        game, edition = find_game(wish.game, wish.edition)
        _try_options(game, edition, wish.options)
        taken = seats.seat_all(wish.seats, game.seats, NAMES, guest.id, guest.name)
        head = self._head(game, edition, wish.options, taken, guest.id, wish.listed)
        if wish.entropy:
            mine = seats.held(taken, guest.id) or [game.seats[0]]
            head.entropy[mine[0]] = wish.entropy
        return await self._begin(head, [])

    async def try_out(self, wish: asked.Try, guest: Guest) -> tuple[Head, dict[str, object]]:
        """A board set up from an example of the rules; one person leads all seats."""
        game, edition = find_game(wish.game, wish.edition)
        boards = [b for b in game.examples(edition) if b["clause"] == wish.clause]
        if wish.number >= len(boards):
            raise Denied("unknown", f"{wish.clause} has {len(boards)} boards", "clause", 404)
        board = boards[wish.number]
        options = {"position": board["position"]} if board.get("position") else {}
        taken = {seat: Seat("human", guest.name, guest.id) for seat in game.seats}
        head = self._head(game, edition, options, taken, guest.id, False)
        before = [line.partition(" ") for line in board.get("before", [])]
        lines = [(seat, text) for seat, _, text in before]
        head.origin = Origin(wish.dice, len(lines), clause=wish.clause)
        return await self._begin(head, lines), board

    async def branch(self, table: str, wish: asked.Branch, guest: Guest) -> Head:
        """Another course of a finished game from one of its answers on."""
        old, match = await self.finished(table)
        history = match.play.history
        if wish.at > len(history):
            raise Denied("malformed", f"the game has {len(history)} answers", "at")
        lines = [(match.names[line.seat], line.text) for line in history[: wish.at]]
        game, edition = find_game(old.game, old.edition)
        asked_for = wish.seats
        if asked_for is None:
            asked_for = {
                name: f"bot {seat.name}" if seat.kind == "bot" else "me"
                for name, seat in old.seats.items()
            }
        taken = seats.seat_all(asked_for, game.seats, NAMES, guest.id, guest.name)
        head = self._head(game, edition, old.options, taken, guest.id, False)
        kept = rolls(match.play) if wish.dice == "keep" else []
        head.origin = Origin(wish.dice, len(lines), table, kept)
        if wish.answer is not None:
            lines = _also(Match(head, lines), wish.answer)
        return await self._begin(head, lines)

    async def finished(self, table: str) -> tuple[Head, Match]:
        """A game that is over, from its lines."""
        found = await self.store.load(table)
        if found is None:
            raise Denied("unknown", "there is no such table", status=404)
        head, lines = found
        if head.status != "over":
            raise Denied("live", "the game is not over yet", status=409)
        return head, await asyncio.to_thread(Match, head, lines)

    def _head(
        self,
        game: Game,
        edition: str,
        options: dict[str, object],
        taken: dict[str, Seat],
        creator: str,
        listed: bool,
    ) -> Head:
        maker = self._makers.get(creator)
        if maker is None:
            if len(self._makers) > 10_000:
                self._makers.clear()
            maker = self._makers[creator] = Bucket(self.settings.tables, 20)
        if not maker.take():
            raise Denied("slow", "too many new tables; wait a little", status=429)
        seed = secrets.token_bytes(32)
        return Head(
            id=secrets.token_urlsafe(9),
            game=game.name,
            edition=edition,
            options=options,
            seats=taken,
            creator=creator,
            invite=secrets.token_urlsafe(9),
            listed=listed,
            status="open",
            seed=seed.hex(),
            commit=commitment(seed),
            entropy={},
            created=int(time.time()),
            engine=laar.__version__,
        )

    async def _begin(self, head: Head, lines: list[Line]) -> Head:
        """Store a new table; where nobody is waited for the game starts at once."""
        if seats.full(head.seats):
            match = Match(head, lines)
            match.start()
            if match.play.outcome is not None:
                raise Denied("over", "the game is over there", "at")
            head.status, lines = "live", match.stored(1)
        await self.store.create(head, lines)
        if any(seat.kind == "bot" for seat in head.seats.values()):
            await self.room(head.id)
        return head


def find_game(name: str, edition: str | None) -> tuple[Game, str]:
    """A game and one of its editions, the newest when none is named."""
    if name not in laar.games():
        raise Denied("unknown", f"the games are {', '.join(laar.games())}", "game", 404)
    game = laar.game(name)
    if edition is None:
        edition = list(game.editions)[-1]
    if edition not in game.editions:
        raise Denied("unknown", f"the editions are {', '.join(game.editions)}", "edition", 404)
    return game, edition


def rolls(play: Play) -> list[int]:
    """The dice of the answers that count, each as its place among the faces."""
    again = Play(play.game, play.edition, play.options_given)
    found = []
    for line in play.history:
        if line.seat == CHANCE:
            found.append(again.table.options(CHANCE).index(line.text))
        again.repeat(line)
    return found


def _try_options(game: Game, edition: str, options: Mapping[str, object]) -> None:
    try:
        game.new_table(edition, options)
    except laar.BadOptions as problem:
        raise Denied("malformed", str(problem), "options") from None


def _also(match: Match, text: str) -> list[Line]:
    """The lines of a match with one more answer, by whoever may give it."""
    play = match.play
    who = next((s for s in play.asked if text in play.table.options(s)), None)
    if who is None:
        why = play.why_not(text) or [laar.Refusal("", "refuse-over")]
        raise Denied("illegal", str(laar.Refused(why)), "answer")
    match.answer(match.names[who], text)
    return match.stored(1)

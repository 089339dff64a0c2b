"""The golden games: for every game, edition, revision and mode one that is kept, with the state it
ends in, the facts it tells, and how many positions lie so many answers ahead (perft).

`python -m tests.goldens` plays and stores what is missing, and leaves alone what is there: records
replay for ever, so a stored game is never played anew. Where facts of old games are meant to be
told differently, or other answers to be legal, `--count-again GAME` writes down what they come to.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import laar
from laar.core.edition import stored
from laar.core.engine.table import Table
from laar.core.game import AnyGame
from laar.core.play import Play
from laar.core.record import Header, read, replay, write
from laar.games.list import GAMES

GOLDEN = Path(__file__).parent / "golden"
SEEDS = 40  # so many games are tried for each record
MOST_BYTES = 14_000
MOST_POSITIONS = 3_000
WIDE = 3  # answers a question has at least, as a guess
DEEPEST = 5
# Games would be short and dull: who has the choice does something else.
DULL = {"end", "withdraw", "drop", "back", "decline", "pass", "step", "keep", "redeal", "enough"}
# What a mode can be played with that changes its rules.
VARIANTS: dict[tuple[str, str], list[dict[str, Any]]] = {
    ("berserk", "duel"): [
        {"dice": "home", "decks": ["orcs+", "dwarves+"]},
        {"dice": "tournament", "decks": ["maidens+", "coven+"]},
    ],
    ("berserk", "team"): [{"dice": "home"}, {"dice": "tournament"}],
}
NAMED = ("mode", "dice")  # options by which golden games are called


class Case(NamedTuple):
    """One golden game."""

    game: str
    key: str  # of the revision
    options: dict[str, Any]

    @property
    def name(self) -> str:
        """`2018.2-easy`, `2021-duel-home`; a first revision by its name, as records have it."""
        said = [self.options[option] for option in NAMED if option in self.options]
        return "-".join([stored(self.key), *said])

    @property
    def path(self) -> Path:
        """Where its record is."""
        return GOLDEN / self.game / f"{self.name}.record"


def cases(games: dict[str, AnyGame] = GAMES) -> Iterator[Case]:
    """Every game, edition, revision, mode and variant, with one to all players in turn."""
    for name, game in games.items():
        for key in game.revisions:
            for at, mode in enumerate(game.modes(key)):
                counts = sorted(game.players(key, mode))
                players = counts[at % len(counts)]
                for variant in VARIANTS.get((name, mode), [{}]):
                    yield Case(name, key, {"mode": mode, "players": players, **variant})


def told(play: Play) -> str:
    """What the facts of a game say, in short."""
    return sha256("\n".join(str(play.tell(f, None)) for f in play.facts).encode()).hexdigest()


def perft(table: Table, depth: int) -> int:
    """Positions after ``depth`` answers, chance included."""
    if depth == 0 or table.outcome is not None:
        return 1
    total = 0
    for seat in table.waiting()[:1]:
        for text in table.options(seat):
            then = table.clone()
            then.answer(seat, text)
            total += perft(then, depth - 1)
    return total


def counted(play: Play) -> dict[str, list[int]]:
    """Perft counts of a game at its start, after a third and two thirds of its answers, as deep as
    is affordable."""
    found = {}
    for name, third in (("start", 0), ("early", 1), ("late", 2)):
        table = play.at(len(play.history) * third // 3).table
        counts: list[int] = []
        for depth in count():
            counts.append(perft(table, depth))
            wide = counts[-1] // max(counts[-2:][0], 1)  # what the next is likely to be
            if depth == DEEPEST or counts[-1] * max(wide, WIDE) > MOST_POSITIONS:
                break
        found[name] = counts
    return found


def kept(game: str) -> dict[str, Any]:
    """What is written down of the golden games of a game, by their names."""
    path = GOLDEN / game / "ends.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


# -- playing them ---------------------------------------------------------------------------------


def random_game(case: Case, seed: str) -> Play:
    """A game by players without a plan, who sometimes help each other."""
    play = laar.new(case.game, case.key, seed, case.options)
    luck = Random(seed)
    while play.outcome is None:
        seat = play.asked[0]
        if play.helpers and luck.random() < 0.3:
            seat = luck.choice(play.helpers)
        answers = play.options(seat)
        verbs = sorted({answer.split()[0] for answer in answers})
        if len(verbs) > 1:
            verbs = [verb for verb in verbs if verb not in DULL or luck.random() < 0.3] or verbs
        verb = luck.choice(verbs)
        play.answer(luck.choice([a for a in answers if a.split()[0] == verb]), seat)
    return play


def recorded(case: Case) -> str:
    """Of several games the one in which most kinds of things happen."""
    best, most = "", 0
    for number in range(SEEDS):
        play = random_game(case, f"{case.name} {number}")
        assert play.dice is not None
        players = dict.fromkeys(play.seats, "random")
        commit = play.dice.commitment
        header = Header(
            case.game, play.edition, play.options_given, players, laar.__version__, commit
        )
        text = write(play, header)
        kinds = len({fact.name for fact in play.facts})
        if kinds > most and len(text) < MOST_BYTES:
            best, most = text, kinds
    assert most, f"{case.name}: no game is short enough"
    return best


def ends(text: str) -> dict[str, Any]:
    """What is written down of a game."""
    play = replay(read(text), GAMES)
    return {"key": play.key(), "facts": told(play), "perft": counted(play)}


def write_ends(game: str, again: bool) -> None:
    """Write down what is not yet, or all of it."""
    known = {} if again else kept(game)
    lines = []
    for case in cases():
        if case.game == game:
            one = known.get(case.name) or ends(case.path.read_text("utf-8"))
            lines += [f'["{case.name}"]', f'key = "{one["key"]}"', f'facts = "{one["facts"]}"']
            lines += [f"perft.{where} = {counts}" for where, counts in one["perft"].items()]
            lines.append("")
    (GOLDEN / game / "ends.toml").write_text("\n".join(lines), "utf-8")


def main() -> None:
    """Store what is missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count-again", metavar="GAME", choices=GAMES)
    args = parser.parse_args()
    for case in cases():
        if not case.path.exists():
            print(case.path)
            case.path.write_text(recorded(case), "utf-8")
    for game in GAMES:
        write_ends(game, args.count_again == game)


if __name__ == "__main__":
    main()

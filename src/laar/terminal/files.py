"""Records on disk, and the dice of unfinished games.

A record contains its seed only when the game is over. Until then the seed is kept in ``FILE.seed``,
so that a resumed game rolls the same dice.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path

import laar
from laar.core import record
from laar.core.dice import Dice, commitment
from laar.core.play import Play
from laar.core.record import BadRecord, Header
from laar.games.list import GAMES


def header_of(play: Play, players: dict[str, str]) -> Header:
    """The header of a record of this game."""
    dice = play.dice
    return Header(
        play.game.name,
        play.edition,
        play.options_given,
        players,
        laar.__version__,
        dice.commitment if dice else "",
        dice.entropy if dice else {},
    )


def read_text(path: Path) -> str:
    """The text of a file; an error names the first line that is not text."""
    data = path.read_bytes()
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadRecord(f"{path}: line {line}: this is not UTF-8 text") from None


def load(path: Path) -> tuple[Play, Header]:
    """The game of a record; errors name the file and the line."""
    text = read_text(path)
    try:
        known = record.read(text)
        return record.replay(known, GAMES), known.header
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def save(play: Play, header: Header, path: Path) -> None:
    """Write a record completely or not at all."""
    _write(path, record.write(play, header))
    if play.outcome is not None:
        _seed_file(path).unlink(missing_ok=True)
    elif play.dice is not None:
        _write(_seed_file(path), play.dice.seed.hex() + "\n")


def take_up(play: Play, header: Header, path: Path, seed: bytes | None, fresh: bytes) -> bool:
    """Give a resumed game its dice; False if its seed is lost and new dice are used."""
    kept = _seed_file(path)
    if seed is None and kept.exists():
        try:
            seed = bytes.fromhex(read_text(kept).strip())
        except ValueError:
            raise BadRecord(f"{kept}: line 1: a seed in hexadecimal digits is expected") from None
    if seed is not None and header.commit and commitment(seed) != header.commit:
        raise BadRecord(f"{path}: the seed is not the one this game began with")
    dice = Dice(fresh if seed is None else seed, header.entropy)
    while play.roll(dice):
        pass
    play.dice = dice
    return seed is not None


def _seed_file(path: Path) -> Path:
    return Path(f"{path}.seed")


def _write(path: Path, text: str) -> None:
    draft = Path(f"{path}.new")
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    try:
        draft.write_text(text, encoding="utf-8")
        os.replace(draft, path)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None

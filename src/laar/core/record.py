"""A game as text: a header, one answer a line, and a chain of checksums that finds the first line
that was changed."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from laar.core.dice import Dice, commitment
from laar.core.game import BadOptions, Game, Refused
from laar.core.play import Line, Play

FORMAT = "laar 1"
CHANCE_NAME = "chance"
ANSWER_LINE = re.compile(r"(\d+) (\S+) (.+) :([0-9a-f]{8})")
END_LINE = re.compile(r"end (\S+)((?: \S+)*) :([0-9a-f]{8})")
HEX = re.compile(r"([0-9a-f]{2})+")
NAME = re.compile(r"[^\s=]+")


class BadRecord(ValueError):
    """A record that cannot be read; the message names the line."""


@dataclass
class Header:
    """What a record says before its first answer."""

    game: str
    edition: str
    options: dict[str, Any] = field(default_factory=dict)
    players: dict[str, str] = field(default_factory=dict)  # seat name -> who led it
    engine: str = ""
    commit: str = ""
    entropy: dict[str, str] = field(default_factory=dict)


@dataclass
class Record:
    """A record, read: its chain has been checked, its game not yet."""

    header: Header
    lines: list[tuple[str, str]]  # seat name, text
    end: tuple[str, tuple[str, ...]] | None = None  # clause, winners
    checksum: str = ""  # the last of the chain: what a server signs
    seed: str = ""
    signature: str = ""


def chain(previous: str, line: str) -> str:
    """The next checksum of the chain."""
    return hashlib.sha256(f"{previous}\n{line}".encode()).hexdigest()


def write(play: Play, header: Header, reveal: bool = True) -> str:
    """The text of a game; the seed is told once the game is over."""
    head = _head(header)
    text, last = list(head), ""
    for line in head:
        last = chain(last, line)
    names = play.game.seats
    for number, answer in enumerate(play.lines, 1):
        said = f"{number} {seat_name(names, answer.seat)} {answer.text}"
        last = chain(last, said)
        text.append(f"{said} :{last[:8]}")
    if play.outcome is not None:
        said = " ".join(["end", play.outcome.reason, *(names[s] for s in play.outcome.winners)])
        last = chain(last, said)
        text.append(f"{said} :{last[:8]}")
        if play.dice is not None and reveal:
            text.append(f"seed {play.dice.seed.hex()}")
    return "\n".join(text) + "\n"


def checksum(text: str) -> str:
    """The last checksum of a record's chain."""
    return read(text).checksum


def read(text: str) -> Record:
    """Read a record and check its chain; errors name the first line that is wrong."""
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        try:
            line.encode()
        except UnicodeEncodeError:
            raise BadRecord(f"line {number}: half a letter") from None
    if lines and lines[-1] == "":
        lines.pop()
    if not lines or lines[0] != FORMAT:
        raise BadRecord(f"line 1: '{FORMAT}' is expected")
    count = next(
        (i for i, line in enumerate(lines) if re.match(r"\d", line) or line.startswith("end ")),
        len(lines),
    )
    header = _read_head(lines[:count])
    record = Record(header, [])
    last = ""
    for line in lines[:count]:
        last = chain(last, line)
    for number, line in enumerate(lines[count:], count + 1):
        last = _read_line(record, line, number, last)
    record.checksum = last
    return record


def replay(record: Record, games: Mapping[str, Game]) -> Play:
    """Play a record again, every answer checked; errors name the answer."""
    header = record.header
    game = games.get(header.game)
    if game is None:
        raise BadRecord(f"there is no game '{header.game}'")
    if header.edition not in game.editions:
        raise BadRecord(f"{header.game} has no edition '{header.edition}'")
    try:
        play = Play(game, header.edition, header.options)
    except BadOptions as error:
        raise BadRecord(f"options: {error}") from None
    for number, (name, text) in enumerate(record.lines, 1):
        try:
            play.repeat(Line(seat_number(game.seats, name), text))
        except (Refused, BadRecord) as error:
            raise BadRecord(f"answer {number} ({name} {text}): {error}") from None
    _check_end(record, play)
    if record.seed:
        play.dice = Dice(bytes.fromhex(record.seed), header.entropy)
    return play


def check_dice(record: Record, play: Play) -> list[str]:
    """Roll a finished game's dice again from its seed: what does not agree, by answer."""
    if not record.seed:
        return ["the seed is not revealed"]
    seed = bytes.fromhex(record.seed)
    found = []
    if commitment(seed) != record.header.commit:
        found.append("the seed is not the one committed to")
    dice = Dice(seed, record.header.entropy)
    again = Play(play.game, play.edition, play.options_given)
    for number, line in enumerate(play.lines, 1):
        ask = again.table.ask
        if line.seat < 0 and ask is not None:
            faces = again.table.options(-1)
            right = faces[dice.roll(again.rolls + 1, again.table.weights(ask))]
            if right != line.text:
                found.append(
                    f"answer {number}: roll {again.rolls + 1} shows {line.text}, "
                    f"the seed gives {right}"
                )
        again.repeat(line)
    return found


def seat_name(names: tuple[str, ...], seat: int) -> str:
    """A seat in a record."""
    return names[seat] if seat >= 0 else CHANCE_NAME


def seat_number(names: tuple[str, ...], name: str) -> int:
    """The seat again, or an error."""
    if name == CHANCE_NAME:
        return -1
    if name not in names:
        raise BadRecord(f"there is no seat '{name}'")
    return names.index(name)


def _head(header: Header) -> list[str]:
    lines = [FORMAT, f"game {header.game}", f"edition {header.edition}"]
    lines.append(f"options {json.dumps(header.options, ensure_ascii=False, sort_keys=True)}")
    people = " ".join(
        f"{seat}={json.dumps(name, ensure_ascii=False)}" for seat, name in header.players.items()
    )
    lines.append(f"seats {people}".rstrip())
    lines.append(f"engine {header.engine}".rstrip())
    if header.commit:
        lines.append(f"commit {header.commit}")
    lines += [f"entropy {seat} {text}" for seat, text in header.entropy.items()]
    return lines


def _read_head(lines: list[str]) -> Header:
    header = Header("", "")
    for number, line in enumerate(lines[1:], 2):
        word, _, rest = line.partition(" ")
        try:
            if word == "game":
                header.game = rest
            elif word == "edition":
                header.edition = rest
            elif word == "options":
                header.options = _object(rest)
            elif word == "seats":
                header.players = _players(rest)
            elif word == "engine":
                header.engine = rest
            elif word == "commit":
                header.commit = _hex(rest)
            elif word == "entropy":
                seat, _, text = rest.partition(" ")
                header.entropy[seat] = _hex(text)
            else:
                raise ValueError(f"'{word}' is not a line of a header")
        except RecursionError:
            raise BadRecord(f"line {number}: too deep") from None
        except ValueError as error:
            raise BadRecord(f"line {number}: {error}") from None
    return header


def _read_line(record: Record, line: str, number: int, last: str) -> str:
    """One line after the header; returns the chain's checksum after it."""
    word, _, rest = line.partition(" ")
    try:
        if word == "seed" and record.end and not record.seed:
            record.seed = _hex(rest)
            if record.header.commit and commitment(bytes.fromhex(rest)) != record.header.commit:
                raise ValueError("the seed is not the one committed to")
            return last
        if word == "signature" and record.end and not record.signature:
            record.signature = rest
            return last
        if record.end:
            raise ValueError("nothing of the game comes after its end")
        match = END_LINE.fullmatch(line) if word == "end" else ANSWER_LINE.fullmatch(line)
        if match is None:
            raise ValueError("a number, a seat, an answer and a checksum are expected")
        said, sum_ = line.rsplit(" :", 1)
        now = chain(last, said)
        if now[:8] != sum_:
            raise ValueError("the checksum does not fit: this line or one before it was changed")
        if word == "end":
            record.end = (match[1], tuple(match[2].split()))
        else:
            if int(match[1]) != len(record.lines) + 1:
                raise ValueError(f"answer {len(record.lines) + 1} is expected")
            record.lines.append((match[2], match[3]))
        return now
    except ValueError as error:
        raise BadRecord(f"line {number}: {error}") from None


def _check_end(record: Record, play: Play) -> None:
    if record.end is None:
        return
    outcome = play.outcome
    names = play.game.seats
    real = None if outcome is None else (outcome.reason, tuple(names[s] for s in outcome.winners))
    if real != record.end:
        raise BadRecord(f"the end is told as {record.end}, the answers lead to {real}")


def _object(text: str) -> dict[str, Any]:
    value = json.loads(text)
    if not isinstance(value, dict):
        raise ValueError("options are an object")
    return value


def _players(text: str) -> dict[str, str]:
    players: dict[str, str] = {}
    decoder = json.JSONDecoder()
    while text:
        seat, equals, rest = text.partition("=")
        if not equals or not NAME.fullmatch(seat):
            raise ValueError('seats are written SEAT="NAME"')
        name, end = decoder.raw_decode(rest)
        if not isinstance(name, str):
            raise ValueError("a name is a text")
        players[seat] = name
        text = rest[end:].lstrip(" ")
    return players


def _hex(text: str) -> str:
    if not HEX.fullmatch(text):
        raise ValueError("hexadecimal digits are expected")
    return text

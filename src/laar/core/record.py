"""A game as text: a header, one answer a line, the end and the seed; every line carries its link of
a chain of checksums, so that a line that was changed is the line that is named."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from laar.core.dice import SEATING, Dice, commitment
from laar.core.edition import key_stored, stored
from laar.core.engine.ask import CHANCE_NAME
from laar.core.game import AnyGame, BadOptions, Refused
from laar.core.play import Damaged, Line, Play

FORMAT = "laar 1"
LINE = re.compile(r"(.*) :([0-9a-f]{8})", re.DOTALL)
ANSWER = re.compile(r"([0-9]+) (\S+) (.+)", re.DOTALL)
END = re.compile(r"end (\S+)((?: \S+)*)")
HEX = re.compile(r"([0-9a-f]{2})+")
NAME = re.compile(r"[^\s=]+")


class BadRecord(ValueError):
    """A record that cannot be read; the message names the line."""


@dataclass
class Header:
    """What a record says before its first answer."""

    game: str
    edition: str  # the key of a revision
    options: dict[str, Any] = field(default_factory=dict)
    players: dict[str, str] = field(default_factory=dict)  # seat name -> who led it
    engine: str = ""
    commit: str = ""
    entropy: dict[str, str] = field(default_factory=dict)  # by the seat someone came to
    lot: tuple[str, ...] = ()  # who came to the n-th seat got the n-th of these


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


def chained(said: Iterable[str]) -> str:
    """A record of these lines: the format first, then each line with its checksum.

    >>> print(chained(["game belogorye", "edition 2017"]), end="")
    laar 1
    game belogorye :80d9a1f4
    edition 2017 :b7b81432
    """
    text, last = [FORMAT], chain("", FORMAT)
    for line in said:
        last = chain(last, line)
        text.append(f"{line} :{last[:8]}")
    return "\n".join(text) + "\n"


def write(play: Play, header: Header, reveal: bool = True) -> str:
    """The text of a game; the seed is told once the game is over."""
    return chained([*_head(replace(header, edition=play.edition)), *_said(play, reveal)])


def checksum(text: str) -> str:
    """The last checksum of a record's chain."""
    return read(text).checksum


def read(text: str) -> Record:
    """Read a record and check its chain; errors name the line that is wrong."""
    first, *lines = text.removesuffix("\n").split("\n")
    if first != FORMAT:
        raise BadRecord(f"line 1: '{FORMAT}' is expected")
    record = Record(Header("", ""), [], checksum=chain("", FORMAT))
    for number, line in enumerate(lines, 2):
        try:
            _read_line(record, line)
        except UnicodeEncodeError:
            raise BadRecord(f"line {number}: half a letter") from None
        except RecursionError:
            raise BadRecord(f"line {number}: too deep") from None
        except ValueError as error:
            raise BadRecord(f"line {number}: {error}") from None
    return record


def replay(record: Record, games: Mapping[str, AnyGame]) -> Play:
    """Play a record again; errors name the answer that cannot be carried out.

    What only today's rules refuse is carried out as it was said: ``forbidden`` names it.
    """
    play = begin(record.header, games)
    for number, (name, text) in enumerate(record.lines, 1):
        try:
            play.repeat(Line(seat_number(play.seats, name), text))
        except (Damaged, BadRecord) as error:
            raise BadRecord(f"{_answer(record, number)}: {error}") from None
    _check_end(record, play)
    if record.seed:
        play.dice = Dice(bytes.fromhex(record.seed), record.header.entropy)
    return play


def begin(header: Header, games: Mapping[str, AnyGame]) -> Play:
    """The game of a record before its first answer."""
    game = games.get(header.game)
    if game is None:
        raise BadRecord(f"there is no game '{header.game}'")
    if header.edition not in game.revisions:
        raise BadRecord(f"{header.game} has no edition '{stored(header.edition)}'")
    try:
        play = Play(game, header.edition, header.options)
    except BadOptions as error:
        raise BadRecord(f"options: {error}") from None
    _check_seats(header, play.seats)
    return play


def forbidden(record: Record, play: Play) -> list[str]:
    """The answers of a replayed record that the rules would refuse today, and by which clauses."""
    return [
        f"{_answer(record, number)}: {Refused(refusals)}"
        for number, refusals in play.forbidden.items()
    ]


def check_dice(record: Record, play: Play) -> list[str]:
    """Roll a finished game's dice again from its seed: what does not agree, by answer."""
    if not record.seed:
        return ["the seed is not revealed"]
    seed = bytes.fromhex(record.seed)
    found = []
    if commitment(seed) != record.header.commit:
        found.append("the seed is not the one committed to")
    dice = Dice(seed, record.header.entropy)
    drawn = dice.lot(SEATING, play.seats)
    if record.header.lot and list(record.header.lot) != drawn:
        found.append(
            f"the lot of the seats shows {' '.join(record.header.lot)}, "
            f"the seed gives {' '.join(drawn)}"
        )
    again = Play(play.game, play.edition, play.options_given)
    for number, line in enumerate(play.lines, 1):
        ask = again.table.ask
        if line.seat < 0 and ask is not None:
            right = dice.answer(again.table, again.rolls + 1)
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


def _head(header: Header) -> Iterator[str]:
    yield f"game {header.game}"
    yield f"edition {stored(header.edition)}"
    yield f"options {_json(header.options)}"
    yield " ".join(["seats", *(f"{seat}={_json(who)}" for seat, who in header.players.items())])
    yield f"engine {header.engine}".rstrip()
    if header.commit:
        yield f"commit {header.commit}"
    for seat, text in header.entropy.items():
        yield f"entropy {seat} {text}"
    if header.lot:
        yield " ".join(["lot", *header.lot])


def _said(play: Play, reveal: bool) -> Iterator[str]:
    """What comes after the header: answers, the end, the seed."""
    names = play.seats
    for number, answer in enumerate(play.lines, 1):
        yield f"{number} {seat_name(names, answer.seat)} {answer.text}"
    if play.outcome is not None:
        yield " ".join(["end", play.outcome.reason, *(names[s] for s in play.outcome.winners)])
        if play.dice is not None and reveal:
            yield f"seed {play.dice.seed.hex()}"


def _read_line(record: Record, line: str) -> None:
    """Check a line's link of the chain, then what it says."""
    word, _, rest = line.partition(" ")
    if record.signature:
        raise ValueError("nothing comes after the signature")
    if word == "signature":
        if record.end is None or not rest:
            raise ValueError("a signature stands under a game that is over")
        record.signature = rest
        return
    match = LINE.fullmatch(line)
    if match is None:
        raise ValueError("a checksum is expected at the end of the line")
    said, told = match[1], match[2]
    now = chain(record.checksum, said)
    if now[:8] != told:
        raise ValueError(
            "the checksum does not fit: the line was changed, or another stood before it"
        )
    record.checksum = now
    word, _, rest = said.partition(" ")
    if record.end is not None:
        _read_seed(record, word, rest)
    elif word[:1].isdecimal():
        _read_answer(record, said)
    elif word == "end":
        _read_end(record, said)
    elif record.lines:
        raise ValueError(f"'{word}' does not stand among answers")
    else:
        _read_head(record.header, word, rest)


def _read_head(header: Header, word: str, rest: str) -> None:
    if word == "game":
        header.game = rest
    elif word == "edition":
        header.edition = key_stored(rest)
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
        header.entropy[seat] = _hex(text) if text else ""
    elif word == "lot" and rest:
        header.lot = tuple(rest.split(" "))
    else:
        raise ValueError(f"'{word}' is not a line of a header")


def _read_answer(record: Record, said: str) -> None:
    match = ANSWER.fullmatch(said)
    if match is None:
        raise ValueError("a number, a seat and an answer are expected")
    if match[1] != str(len(record.lines) + 1):
        raise ValueError(f"answer {len(record.lines) + 1} is expected")
    record.lines.append((match[2], match[3]))


def _read_end(record: Record, said: str) -> None:
    match = END.fullmatch(said)
    if match is None:
        raise ValueError("a clause and the seats that won are expected")
    record.end = (match[1], tuple(match[2].split()))


def _read_seed(record: Record, word: str, rest: str) -> None:
    if word != "seed" or record.seed:
        raise ValueError("nothing of the game comes after its end")
    record.seed = _hex(rest)
    if record.header.commit and commitment(bytes.fromhex(rest)) != record.header.commit:
        raise ValueError("the seed is not the one committed to")


def _check_seats(header: Header, seats: tuple[str, ...]) -> None:
    """A header speaks of the seats of its table."""
    for line, names in (("seats", header.players), ("entropy", header.entropy)):
        for name in names:
            if name not in seats:
                raise BadRecord(f"{line}: there is no seat '{name}' at this table")
    if header.lot and sorted(header.lot) != sorted(seats):
        raise BadRecord(f"lot: the seats are {', '.join(seats)}")


def _answer(record: Record, number: int) -> str:
    name, text = record.lines[number - 1]
    return f"answer {number} ({name} {text})"


def _check_end(record: Record, play: Play) -> None:
    if record.end is None:
        return
    outcome = play.outcome
    names = play.seats
    real = None if outcome is None else (outcome.reason, tuple(names[s] for s in outcome.winners))
    if real != record.end:
        raise BadRecord(f"the end is told as {record.end}, the answers lead to {real}")


def _json(value: Any) -> str:
    """JSON on one line that any editor shows as it is: what cannot be printed is escaped."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True)
    return text if text.isprintable() else json.dumps(value, sort_keys=True)


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

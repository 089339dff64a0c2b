"""A folder of files that are made one by one: what is finished stays, and is known by its hash.

``manifest.jsonl`` has a line that says what is made, and one for each finished file. A line is
added only when its file is on the disk, so whatever is cut short goes on where it was.
"""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

import laar
from laar.core.game import BadOptions, Json

MANIFEST = "manifest.jsonl"
FORMAT = 1


@dataclass(frozen=True)
class Shard:
    """One finished file."""

    number: int
    file: str
    sha256: str
    rows: int
    games: int


@dataclass(frozen=True)
class Made:
    """The contents of a file, before it is kept."""

    number: int
    data: bytes
    rows: int
    games: int


class Folder:
    """Files of one plan; those of another are never mixed in."""

    def __init__(self, path: Path, what: str, plan: Json) -> None:
        self.path = path
        self.head = {"format": FORMAT, "what": what, "laar": laar.__version__, "plan": plan}
        path.mkdir(parents=True, exist_ok=True)
        for left in path.glob("*.part"):
            left.unlink()
        self.shards = self._found()
        self._write()

    def missing(self, count: int) -> list[int]:
        """The numbers of files that are still to be made."""
        return [number for number in range(count) if number not in self.shards]

    def keep(self, made: Made) -> Shard:
        """Put a file on the disk, and then its line into the manifest."""
        name = f"{self.head['what']}-{made.number:05}.parquet"
        digest = hashlib.sha256(made.data).hexdigest()
        shard = Shard(made.number, name, digest, made.rows, made.games)
        _replace(self.path / name, made.data)
        with (self.path / MANIFEST).open("a", encoding="utf-8") as file:
            file.write(_line(asdict(shard)))
            file.flush()
            os.fsync(file.fileno())
        self.shards[made.number] = shard
        return shard

    def close(self) -> None:
        """Write the manifest in the order of its files."""
        self._write()

    def _write(self) -> None:
        lines = [self.head, *(asdict(self.shards[n]) for n in sorted(self.shards))]
        _replace(self.path / MANIFEST, "".join(map(_line, lines)).encode())

    def _found(self) -> dict[int, Shard]:
        """What is there already, and is what it was when it was kept."""
        path = self.path / MANIFEST
        if not path.exists():
            return {}
        head, shards = read(path)
        if head != json.loads(json.dumps(self.head)):
            raise BadOptions(f"{self.path}: there is something else here; name another folder")
        return {one.number: one for one in shards if sound(self.path, one)}


def read(path: Path) -> tuple[Json, list[Shard]]:
    """What a manifest says; a last line that was cut short says nothing."""
    try:
        first, *rest = path.read_text("utf-8").splitlines(keepends=True)
        head = json.loads(first)
        shards = [Shard(**json.loads(line)) for line in rest if line.endswith("\n")]
        if head["format"] != FORMAT:
            raise ValueError
    except (ValueError, TypeError, KeyError, RecursionError):
        raise BadOptions(f"{path}: not a manifest of this version") from None
    return head, shards


def sound(folder: Path, shard: Shard) -> bool:
    """Whether a file is there and has the contents it was kept with."""
    path = folder / shard.file
    return path.is_file() and hashlib.sha256(path.read_bytes()).hexdigest() == shard.sha256


def _line(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False) + "\n"


def _replace(path: Path, data: bytes) -> None:
    """A file is there wholly or not at all."""
    part = path.with_name(f"{path.name}.part")
    with part.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)

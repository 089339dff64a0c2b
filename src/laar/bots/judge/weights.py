"""The weights of judges: data that says what it was fitted on (``weights/GAME.json``)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

FOLDER = "weights"


class Fitted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weights, and where they come from."""

    judges: str  # tables that are judged so: see ShowsSigns.judged_as
    bots: tuple[str, ...]  # that played both sides
    modes: tuple[str, ...]
    games: int
    positions: int
    seed: int
    version: str  # of laar
    weights: tuple[float, ...]


_read = msgspec.json.Decoder(tuple[Fitted, ...]).decode


@cache
def shipped(game: str) -> dict[str, Fitted]:
    """All weights of a game, by what they judge."""
    file = files(__package__) / FOLDER / f"{game}.json"
    return {one.judges: one for one in _read(file.read_bytes())} if file.is_file() else {}


@cache
def weights_of(game: str, judges: str) -> list[float]:
    """The weights for such tables; none where none were fitted."""
    found = shipped(game).get(judges)
    return list(found.weights) if found else []


def keep(game: str, fitted: Sequence[Fitted], folder: Path | None = None) -> Path:
    """Write weights beside those for other tables, into the package unless a folder is named."""
    place = folder or Path(str(files(__package__) / FOLDER))
    place.mkdir(parents=True, exist_ok=True)
    file = place / f"{game}.json"
    known = {one.judges: one for one in _read(file.read_bytes())} if file.is_file() else {}
    known.update((one.judges, one) for one in fitted)
    lines = [msgspec.json.encode(known[judges]).decode() for judges in sorted(known)]
    file.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")
    shipped.cache_clear()
    weights_of.cache_clear()
    return file

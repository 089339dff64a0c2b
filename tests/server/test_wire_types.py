"""The client's types are those of the server, and facts are told as they say."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.goldens import GOLDEN

import laar
from laar.core.game import Json
from laar.core.grammar import Grammar
from laar.core.record import read, replay

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"
sys.path.insert(0, str(SCRIPTS))

import wire_answers  # noqa: E402  needs the path above
import wire_sources as sources  # noqa: E402
import wire_types  # noqa: E402

RECORDS = sorted(GOLDEN.rglob("*.record"))
HEAD = {"fact", "clause", "cause"}
GRAMMARS = sources.grammars()


def test_the_types_are_not_stale() -> None:
    wire_types.main(["--check"])


def test_a_change_of_the_wire_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(wire_types, "FOLDER", tmp_path)
    wire_types.main([])
    stale = tmp_path / "frames.ts"
    stale.write_text(stale.read_text().replace("asides: Said[]", "asides: Said"))
    with pytest.raises(SystemExit, match="stale"):
        wire_types.main(["--check"])


def test_answers_are_typed_by_their_grammar() -> None:
    forms = {"main": ("go CELL BEAST", "end"), "die": ("FACE",), "deal": ("buy ID", "ready")}
    words = {
        "CELL": ("a1", "a2", "b1", "camp"),
        "BEAST": ("wolf", "bear"),
        "FACE": ("1", "2"),
        "ID": ("2.1", "2.2"),
    }
    told = "\n".join(wire_answers.one_game(Grammar(forms, words), ["concede"]))
    assert "export type Cell = `${'a' | 'b'}${number}` | 'camp';" in told
    assert "export type Beast = 'wolf' | 'bear';" in told
    assert "  main: `go ${Cell} ${Beast}` | 'end';" in told
    assert "  die: `${number}`;" in told
    assert "export type Said = Answer | 'concede' | `retract ${Answers['deal']}`;" in told


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_facts_are_told_as_they_are_declared(path: Path) -> None:
    record = read(path.read_text(encoding="utf-8"))
    game = laar.game(record.header.game)
    limited = record.header.options.get("mode") in ("draft", "sealed")
    family = "Limited" if limited else record.header.game.capitalize()
    play = replay(record, {record.header.game: game})
    for fact in play.facts:
        for seat in (None, *range(len(game.seated(record.header.options)))):
            told = play.tell(fact, seat)
            if told is not None:
                assert list(wrong(family, told)) == [], told


def wrong(family: str, told: Json) -> Iterator[str]:
    """What of a fact is not as the client expects it."""
    name = told["fact"]
    of = "Table" if name in sources.FACTS["Table"] else family
    words = sources.FACTS[of][name]
    if told.keys() - HEAD != set(words):
        yield f"{name} has {', '.join(words)}"
    for word in words:
        kind = sources.kind_of(of, name, word)
        if word in told and not fits(told[word], kind):
            yield f"{word} is no {kind}"


def fits(value: Any, kind: str) -> bool:
    """Is a value of a type of TypeScript?"""
    if value is None:
        return "null" in kind
    if kind.endswith("[]"):
        return isinstance(value, list) and all(fits(one, kind[:-2]) for one in value)
    if isinstance(value, bool):
        return kind == "boolean"
    family, _, word = kind.removesuffix(" | null").rpartition(".")
    if family:
        return value in GRAMMARS[family.lower()][0].words[word.upper()]
    plain = int if kind.startswith("number") else str
    return kind != "boolean" and isinstance(value, plain)

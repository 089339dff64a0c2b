"""docs/new-card.md names all places of a verb: those it names exist, and none is left out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from doc_links import ROOT
from laar.games.belogorye.pieces import verbs as belogorye
from laar.games.belogorye.pieces.traits import NUMBERS
from laar.games.berserk.cards.schema import verbs as berserk
from laar.games.berserk.rulebook import RULES

PAGE = (ROOT / "docs" / "new-card.md").read_text("utf-8")
GAMES = ROOT / "src" / "laar" / "games"
SECTIONS = {"belogorye": "## A new verb\n", "berserk": "### A new verb of Berserk\n"}
PLACE = re.compile(r"`((?:[\w-]+/)*[\w.-]+\.(?:py|toml|ftl|ts|svelte))`")
STEPS = re.compile(r"schema(?:\.| import )verbs|\.verb\b")  # who reads them reads verbs


def tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


def rows(game: str) -> list[list[Path]]:
    """The files each row of the section's tables names."""
    section = re.split(r"^##", PAGE.partition(SECTIONS[game])[2], flags=re.MULTILINE)[0]
    lines = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return [[file(game, name) for name in PLACE.findall(line)] for line in lines]


def file(game: str, name: str) -> Path:
    return (ROOT if name.startswith(("src/", "web/")) else GAMES / game) / name


def names(path: Path, kind: type) -> bool:
    """Whether a file speaks of a verb: as a word, as the first word of a phrase, as a type."""
    word = rf"(?<![a-z_]){tag(kind)}(?![a-z_])|^{tag(kind)}_\w+ = |\b{kind.__name__}\b"
    return re.search(word, path.read_text("utf-8"), re.MULTILINE) is not None


@pytest.mark.parametrize("game", SECTIONS)
def test_the_places_of_a_verb_exist(game: str) -> None:
    found = [path for row in rows(game) for path in row]
    assert len(found) > 15
    assert [path for path in found if not path.is_file()] == []


def left_out(game: str, knows: set[Path]) -> list[str]:
    """Places that know verbs and are not named."""
    told = {path for row in rows(game) for path in row}
    return sorted(path.relative_to(ROOT).as_posix() for path in knows - told)


def test_no_place_of_berserk_is_left_out() -> None:
    odd = [tag(kind) for kind in get_args(berserk.AnyVerb) if "_" in tag(kind)]
    word = re.compile(rf"(?<![a-z_])(?:{'|'.join(odd)})(?![a-z_])")
    files = [*GAMES.glob("berserk/**/*.*"), *(ROOT / "web" / "src").rglob("*.*")]
    kinds = (".py", ".ftl", ".toml", ".ts", ".svelte")
    texts = {path: path.read_text("utf-8") for path in files if path.suffix in kinds}
    knows = {path for path, text in texts.items() if word.search(text)}
    knows |= {path for path, text in texts.items() if path.suffix == ".py" and STEPS.search(text)}
    assert len(knows) > 40
    assert left_out("berserk", knows) == []


def test_no_place_of_belogorye_is_left_out() -> None:
    numbers = "|".join(name for name in NUMBERS if name not in ("count", "amount"))
    read = re.compile(rf"pieces.verbs import|import components as c|\w\.(?:{numbers})\b")
    files = GAMES.glob("belogorye/**/*.py")
    knows = {path for path in files if read.search(path.read_text("utf-8"))}
    assert len(knows) > 8
    assert left_out("belogorye", knows) == []


@pytest.mark.parametrize("kind", get_args(berserk.AnyVerb), ids=tag)
def test_every_verb_of_berserk_is_in_each_place_that_always_gets_one(kind: type) -> None:
    told = {row[0].relative_to(ROOT).as_posix(): row for row in rows("berserk")}
    game = GAMES.relative_to(ROOT).as_posix() + "/berserk/"
    for place in ("cards/schema/verbs_attack.py", "tell/ru.py", "cards/data/coven.toml"):
        assert any(names(path, kind) for path in told[game + place]), place
    for place in ("cards/schema/verbs.py", "texts/workshop/ru.ftl"):
        assert all(names(path, kind) for path in told[game + place]), place
    if tag(kind) not in ("grant", "remove"):  # told by the keyword's own clause
        assert names(told[game + "cards/clause_links.py"][0], kind)
    if kind not in berserk.STATIC and tag(kind) not in ("ignore", "reroll"):
        assert tag(kind) in RULES


@pytest.mark.parametrize("kind", get_args(belogorye.AnyEffect), ids=tag)
def test_every_verb_of_belogorye_is_in_each_place_that_always_gets_one(kind: type) -> None:
    told = rows("belogorye")
    for path in (*told[0], *told[1], told[2][1], *told[4], *told[6]):
        assert names(path, kind), path

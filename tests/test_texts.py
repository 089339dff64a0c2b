"""Every text is there in both languages, with the same variables (U2)."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from laar.games.belogorye.legal.refusals import QUESTION
from laar.games.belogorye.state.facts import TOLD
from laar.games.list import GAMES

LAAR = Path(__file__).parent.parent / "src" / "laar"
# How Russian names decline; English needs none of it.
FORMS = set(LAAR.glob("games/*/texts/names/ru.ftl"))
# A file of texts exists as .../ru.ftl and .../en.ftl, or as .../ru/NAME.ftl and .../en/NAME.ftl.
PAIRS = sorted(
    {
        *((path, path.with_name("en.ftl")) for path in {*LAAR.rglob("ru.ftl")} - FORMS),
        *((path, LAAR / "texts" / "en" / path.name) for path in LAAR.glob("texts/ru/*.ftl")),
    }
)
GAME_TEXTS = LAAR / "games" / "belogorye" / "texts"


class Variables(Visitor):
    """Collects what a message fills in."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(path: Path) -> Iterator[tuple[str, ast.Message | ast.Term]]:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            yield entry.id.name, entry


def variables(path: Path) -> dict[str, set[str]]:
    """Each id with its variables, those of its attributes told apart."""
    found: dict[str, set[str]] = {}
    for name, message in messages(path):
        parts = [(name, message.value)]
        parts += [(f"{name}.{part.id.name}", part.value) for part in message.attributes]
        for part, pattern in parts:
            seen = Variables()
            if pattern is not None:
                seen.visit(pattern)
            found[part] = seen.found
    return found


def test_every_file_of_texts_has_its_pair() -> None:
    files = set(LAAR.rglob("*.ftl"))
    assert files == {*FORMS, *(path for pair in PAIRS for path in pair)}
    assert len(PAIRS) > 1


def test_forms_are_of_names_that_there_are() -> None:
    """Gender or number, then the five oblique cases."""
    assert FORMS
    for path in FORMS:
        known = {id for file in path.parents[1].rglob("ru.ftl") for id in variables(file)}
        for id, message in messages(path):
            assert id.removeprefix("forms-") in known, id
            line = FluentSerializer().serialize_entry(message).partition(" = ")[2]
            assert re.fullmatch(r"(m|f|n|pl) [^,]+(, [^,]+){4}\n", line), line


@pytest.mark.parametrize(("ru", "en"), PAIRS, ids=lambda path: "-".join(path.parts[-3:]))
def test_both_languages_say_the_same_with_the_same_variables(ru: Path, en: Path) -> None:
    assert variables(ru) == variables(en)


def test_no_text_is_given_twice_or_left_empty() -> None:
    for path in LAAR.rglob("*.ftl"):
        names = [name for name, _ in messages(path)]
        assert len(set(names)) == len(names)
        assert all(message.value is not None for _, message in messages(path))


def test_russian_is_written_in_russian() -> None:
    for ru, _ in PAIRS:
        text = re.sub(r"\{[^{}]*\}|\{ \$\w+ ->", "", ru.read_text("utf-8"))
        said = re.findall(r"^[\w-]+ = (.+)$", text, re.M)
        foreign = [
            one for one in said if re.search("[A-Za-z]{4}", one) and not re.search("[а-я]", one)
        ]
        assert len(foreign) <= len(said) // 10, foreign


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_fact_can_be_told(lang: str) -> None:
    told = variables(GAME_TEXTS / f"{lang}.ftl")
    for fact, args in TOLD.items():
        known = {*args, "sum"} if fact == "rolled" else set(args)  # die and bonus added up
        assert told[f"fact-{fact}"] <= known


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("game", list(GAMES))
def test_every_refusal_in_the_source_has_a_text(game: str, lang: str) -> None:
    folder = LAAR / "games" / game
    files = (*(folder / "texts").rglob(f"{lang}.ftl"), LAAR / "texts" / lang / "errors.ftl")
    told = {id for path in files for id in variables(path)}
    shared = [path for path in LAAR.rglob("*.py") if LAAR / "games" not in path.parents]
    source = "".join(path.read_text("utf-8") for path in (*shared, *folder.rglob("*.py")))
    ids = set(re.findall(r"[\"'](refuse-[a-z-]*[a-z])[\"']", source))
    assert len(ids) > 30
    assert ids <= told


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_refusal_that_is_put_together_has_a_text(lang: str) -> None:
    told = variables(GAME_TEXTS / f"{lang}.ftl").keys()
    asides = {f"refuse-{word}" for word in ("concede", "offer-draw", "accept-draw", "decline-draw")}
    not_now = {f"refuse-not-now-{kind}" for kind, _ in QUESTION.values()}
    assert asides | not_now | {"refuse-retract"} <= told

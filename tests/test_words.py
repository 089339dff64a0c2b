"""Russian texts say one thing by one word, and numbers with the right form of what they count.

The words that were chosen are in docs/decisions.md. `fact-` texts are checked with the names they
are told of.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, serialize

LAAR = Path(__file__).parent.parent / "src" / "laar"
RUSSIAN = sorted([*LAAR.rglob("ru.ftl"), *LAAR.glob("texts/ru/*.ftl")])
DRAFTS = ("event", "limited", "keyboard")  # whose packs of cards are стопки

# What is not said: what is said instead.
UNSAID = {
    r"\bтихо\b": "медленно, of a speed",
    r"\bжетон": "фишка",
    r"\bворот(а|ам|ами|ах)?\b": "врата",
    r"\bздоровь": "жизни",
    r"дистанционн": "дальняя атака",
    r"воплощен": "инкарнация",
    r"\bоживл|\bоживи": "возрождение",
    r"\bпризыва|\bпризва": "вызвать из колоды",
    r"\bсдач(е|у|ей)\b": "раздача; to give up is сдаться",
    r"лицом вниз": "рубашкой вверх",
    r"задн\w+ ряд": "третий ряд",
    r"\bсем(я|ени|енем)\b|печат\w+, показанн": "ключ и код, of dice",
    r"бросок выше|бросок за вами|бросок больше": "вы выиграли бросок",
    r"меньше на (\d|\{ \$\w+ \}) ран": "на 1 рану меньше",
    r"ни на что не ответ": "такого ответа игра не знает",
    r"накрываем|подходим к столу": "готовим, открываем стол",
    r"сколько можно": "больше нельзя",
    r"доля случая|долю случая": "доля случайности",
}
COUNTED = "жизней|карт|ран|секунд|минут|врагов|ходов|фишек|ответов|бойцов|шагов|попыток|байт"
# After these the word stands in the genitive of many whatever the number.
BEFORE = ("из ", "от ", "до ", "не больше ", "не меньше ", "больше ", "меньше ", "чем из ")


def said(path: Path) -> Iterator[tuple[str, ast.Message]]:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith("fact-"):
            yield entry.id.name, entry


def text_of(message: ast.Message) -> str:
    resource = ast.Resource([message])
    return serialize(resource).partition(" =")[2]


@pytest.mark.parametrize("path", RUSSIAN, ids=lambda path: "-".join(path.parts[-3:]))
def test_one_thing_has_one_word(path: Path) -> None:
    for name, message in said(path):
        for unsaid, instead in UNSAID.items():
            found = re.search(unsaid, text_of(message), re.IGNORECASE)
            assert not found, f"{name}: «{found and found[0]}», instead: {instead}"


def test_the_stack_of_actions_is_no_pack_of_cards() -> None:
    """Стопки go round in a draft, actions lie in the стек."""
    for path in (LAAR / "games" / "berserk" / "texts").rglob("ru.ftl"):
        if path.parent.name not in DRAFTS:
            assert not [name for name, one in said(path) if "топк" in text_of(one)], path


def loose(pattern: ast.Pattern) -> Iterator[str]:
    """Numbers with one fixed form of what they count, at this level of a text."""
    before = ""
    for one, after in zip(pattern.elements, pattern.elements[1:], strict=False):
        if isinstance(one, ast.TextElement):
            before = one.value
        number = isinstance(one, ast.Placeable) and isinstance(
            one.expression, ast.VariableReference
        )
        if number and isinstance(after, ast.TextElement):
            counted = re.match(rf" ({COUNTED})\b", after.value)
            if counted and not before.endswith(BEFORE):
                yield before + "…" + after.value


@pytest.mark.parametrize("path", RUSSIAN, ids=lambda path: "-".join(path.parts[-3:]))
def test_a_number_bends_what_it_counts(path: Path) -> None:
    """22 жизни, 25 жизней: the form is chosen by the number, or none is needed."""
    for name, message in said(path):
        assert message.value is not None
        assert list(loose(message.value)) == [], name

"""What a typed line means."""

from __future__ import annotations

import pytest

from laar.terminal.typed import plain, read

OPTIONS = ["end", "step c3 c4", "step c3 b3", "strike c3 d4", "use c3 d4", "use b1"]


SPELLED = {"step": ["шаг"], "place": ["поставить"], "ilya_muromets": ["Илья Муромец"]}


def names(word: str) -> list[str]:
    return SPELLED.get(word, [])


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("step c3 c4", "step c3 c4"),
        ("c3 c4", "step c3 c4"),
        ("C3 C4", "step c3 c4"),
        ("шаг с3 с4", "step c3 c4"),
        ("2", "step c3 c4"),
        ("strike c3 d4", "strike c3 d4"),
        ("b1", "use b1"),
        ("c3 d4", None),  # a strike or a property
        ("c3", None),
        ("7", None),
        ("0", None),
        ("", None),
        ("dance", None),
    ],
)
def test_reading(line: str, answer: str | None) -> None:
    assert read(line, OPTIONS, names).answer == answer


def test_an_unclear_line_lists_what_it_may_mean() -> None:
    assert read("c3 d4", OPTIONS, names).begins == ["strike c3 d4", "use c3 d4"]
    assert read("c3", OPTIONS, names).begins == OPTIONS[1:5]


def test_fighters_go_by_their_names() -> None:
    options = ["place ilya_muromets b1", "place sadko b1"]
    for line in ("илья b1", "ilya b1", "поставить Илья b1"):
        assert read(line, options, names).answer == options[0]


def test_only_cells_change_their_letters() -> None:
    assert plain("с3") == "c3"
    assert plain("Сам") == "сам"

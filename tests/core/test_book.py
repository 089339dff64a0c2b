"""A rulebook's prose is read strictly."""

from __future__ import annotations

import pytest

from laar.core.book import BookError, Shelf, clauses_in, read
from laar.core.clause import Catalogue, Clause


def clause(id: str, section: str, *editions: str) -> Clause:
    words = {"ru": id, "en": id}
    return Clause(id, section, "rule", words, words, True, editions)


CLAUSES = Catalogue(
    [clause("ABC-001", "start"), clause("ABC-002", "end", "old"), clause("ABC-003", "end", "new")]
)


def shelf(edition: str = "new", order: tuple[str, ...] = ()) -> Shelf:
    return Shelf(
        edition,
        CLAUSES.for_edition(edition),
        order,
        tables={"costs": lambda: [["{big}", 3], [{"ru": "мал", "en": "small"}, 1]]},
        figures={
            "near": lambda: {
                "shape": "field",
                "spots": [
                    {"at": "a1", "mark": "self", "text": ""},
                    {"at": "b1", "mark": "plain", "text": "1"},
                ],
            }
        },
    )


TEXT = """# start | Start

Begin here.
Go on. [ABC-001]

- one
  and more
- two

# end | The end

@old It ends so. [ABC-002]

@new It ends otherwise. [ABC-003]
"""


def test_blocks_become_parts() -> None:
    start, end = read(TEXT, "en", "en.md", shelf())
    assert start["title"] == "Start"
    assert start["parts"] == [
        {"kind": "text", "text": "Begin here. Go on. [ABC-001]"},
        {"kind": "list", "items": ["one and more", "two"]},
    ]
    assert end["parts"] == [{"kind": "text", "text": "It ends otherwise. [ABC-003]"}]
    assert [clauses_in(part) for part in end["parts"]] == [["ABC-003"]]


def test_each_edition_has_its_own_words_and_order() -> None:
    end, start = read(TEXT, "en", "en.md", shelf("old", ("end", "start")))
    assert (end["id"], start["id"]) == ("end", "start")
    assert end["parts"] == [{"kind": "text", "text": "It ends so. [ABC-002]"}]


def test_tables_and_diagrams_are_made_by_the_game() -> None:
    made = """
!table costs
caption: Costs [ABC-001]
head: What | Price
big: great

!figure near
caption: Near
about: A field of two cells.
self: here
"""
    start, _ = read(TEXT.replace("\n# end", f"{made}\n# end"), "en", "en.md", shelf())
    table, figure = start["parts"][2:]
    assert table == {
        "kind": "table",
        "name": "costs",
        "caption": "Costs [ABC-001]",
        "head": ["What", "Price"],
        "rows": [["great", "3"], ["small", "1"]],
    }
    assert figure["kind"] == "figure"
    assert figure["key"] == [{"mark": "self", "text": "here"}]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (TEXT.replace("ABC-001", "ABC-009"), "line 3: [ABC-009] is no clause of new"),
        (TEXT.replace("[ABC-001]", "[ABC-002]"), "line 3: [ABC-002] is no clause of new"),
        (TEXT.replace("[ABC-001]", "[ABC-001"), "line 3: [ABC-001 is no clause of new"),
        (TEXT.replace("# start", "# middle"), "section start has no chapter in new"),
        (TEXT + "\n# more | More\n", "there is no section more"),
        (TEXT + "\n# end | More\n", "line 16: chapter end appears twice"),
        ("Hello\n" + TEXT, "line 1: a chapter must begin first"),
        (TEXT + "\n!table none\ncaption: a\nhead: b\n", "line 16: table none: none is missing"),
        (
            TEXT + "\n!table costs\ncaption: a\nhead: b | c\n",
            "line 16: table costs: big is missing",
        ),
        (
            TEXT + "\n!table costs\ncaption: a\nhead: b | c\nbig: d\nsmall: e\n",
            "table costs: small is not used",
        ),
        (
            TEXT + "\n!table costs\ncaption: a\nhead: b\nbig: d\n",
            "table costs: the head has 1 columns",
        ),
        (TEXT + "\n!song costs\n", "line 16: there is no !song"),
        (TEXT + "\n### deep\n", "line 16: what is '### deep'?"),
        (TEXT + "\n- one\ntwo\n", "line 16: 'two' is no point of this list"),
    ],
)
def test_a_wrong_file_is_refused_by_line(text: str, says: str) -> None:
    with pytest.raises(BookError) as error:
        read(text, "en", "en.md", shelf())
    assert str(error.value).startswith("en.md")
    assert says in str(error.value)

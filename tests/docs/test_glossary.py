"""The glossary is short, and its words are those of the code."""

from __future__ import annotations

import re

from doc_links import ROOT

MOST = 40
ROW = re.compile(r"^\| ([a-z ]+) \| (.+) \| `(src/[\w./]+)` \|$", re.MULTILINE)
ROWS = ROW.findall((ROOT / "docs" / "glossary.md").read_text("utf-8"))
WORDS = [word for word, _, _ in ROWS if word != "word"]


def test_it_has_at_most_forty_words_each_explained_once() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    assert len(ROWS) == text.count("\n| ") - 1  # every row but the head is read
    assert sorted(set(WORDS)) == WORDS
    assert 20 <= len(WORDS) <= MOST


def test_each_word_is_used_where_the_glossary_says() -> None:
    for word, _, where in ROWS:
        path = ROOT / where
        said = f"{path.stem} {path.read_text('utf-8')}".lower()
        spoken = word.replace(" ", "[ _]")
        assert re.search(rf"(?<![a-z]){spoken}(?:s|d)?(?![a-z])", said), (word, where)

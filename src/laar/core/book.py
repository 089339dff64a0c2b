"""A rulebook as prose: chapters of text, tables and diagrams, a file for each language.

A file is read strictly, for one edition. Blocks are parted by empty lines:

    # strike | The strike          a chapter: the section of its clauses, and its title
    ## Neighbours                  a heading
    Corners count. [BEL-045]       a paragraph, with the clauses it tells
    - one                          points; "1. one" numbers them
    !table closed                  a table that the game fills: caption, head and words follow
    !figure range                  a diagram that the game draws: caption, about and its key follow
    @2015 Draw six cards.          any block, in this edition alone
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypedDict

from laar.core.clause import Catalogue, Words

Language = Literal["ru", "en"]
QUICK = "quick"  # the chapter that is no section: the game on two pages
FigureMark = Literal["self", "full", "pale", "hatch", "plain"]


class BookText(TypedDict):
    """A paragraph or a heading; clauses stand in it in brackets."""

    kind: Literal["text", "head"]
    text: str


class BookList(TypedDict):
    """Points, or steps in their order."""

    kind: Literal["list", "steps"]
    items: list[str]


class BookTable(TypedDict):
    """A table, filled from the data that the rules read."""

    kind: Literal["table"]
    name: str
    caption: str
    head: list[str]
    rows: list[list[str]]


class FigureSpot(TypedDict):
    """A place of a diagram: how it is marked, and what is written there."""

    at: str
    mark: FigureMark
    text: str


class FigureKey(TypedDict):
    """What a mark means."""

    mark: FigureMark
    text: str


class BookFigure(TypedDict):
    """A diagram, drawn from the geometry that the rules read; ``about`` tells it in words."""

    kind: Literal["figure"]
    name: str
    shape: Literal["field", "castle"]
    caption: str
    about: str
    spots: list[FigureSpot]
    key: list[FigureKey]


BookPart = BookText | BookList | BookTable | BookFigure


class BookChapter(TypedDict):
    """A chapter: it stands for a section of the clauses."""

    id: str
    title: str
    parts: list[BookPart]


class Drawing(TypedDict):
    """A diagram without words."""

    shape: Literal["field", "castle"]
    spots: list[FigureSpot]


Cell = str | int | Words  # of a table: "{weak}" is a word that the file says
Rows = Sequence[Sequence[Cell]]


class BookError(ValueError):
    """A file of a rulebook says what it may not; the message names file and line."""


@dataclass(frozen=True)
class Shelf:
    """What the prose of an edition may name, and the order of its chapters."""

    edition: str
    catalogue: Catalogue  # of this edition
    order: Sequence[str] = ()  # as printed; where nothing is said, that of the catalogue
    tables: Mapping[str, Callable[[], Rows]] = field(default_factory=dict)
    figures: Mapping[str, Callable[[], Drawing]] = field(default_factory=dict)


_ID = re.compile(r"\[([A-Z]{3}-\d{3})\]")
_BRACKET = re.compile(r"\[[^\]]*\]?")
_WORD = re.compile(r"\{([\w-]+)\}")
_TITLE = re.compile(r"# ([a-z-]+) \| (\S.*)")
_EDITION = re.compile(r"@(\S+) (?=\S)")


def read(text: str, lang: Language, where: str, shelf: Shelf) -> list[BookChapter]:
    """The chapters of an edition, in the order of its printed book."""
    found: dict[str, BookChapter] = {}
    chapter: BookChapter | None = None
    for block in _blocks(text, where):
        if title := _TITLE.fullmatch(block.lines[0]):
            chapter = {"id": title[1], "title": title[2], "parts": []}
            if chapter["id"] in found:
                raise block.error(f"chapter {chapter['id']} appears twice")
            found[chapter["id"]] = chapter
        elif chapter is None:
            raise block.error("a chapter must begin first: # section | Title")
        elif block.edition in ("", shelf.edition):
            chapter["parts"].append(_part(block, lang, shelf))
    return _ordered(found, where, shelf)


def _ordered(found: dict[str, BookChapter], where: str, shelf: Shelf) -> list[BookChapter]:
    sections = shelf.catalogue.sections
    order = shelf.order or sections
    for id in sections:
        if id not in found or id not in order:
            raise BookError(f"{where}: section {id} has no chapter in {shelf.edition}")
    if unknown := [id for id in found if id != QUICK and id not in order]:
        raise BookError(f"{where}: there is no section {unknown[0]}")
    return [found[id] for id in (QUICK, *order) if id in found and id in (QUICK, *sections)]


@dataclass(frozen=True)
class _Block:
    where: str
    line: int
    edition: str
    lines: list[str]

    def error(self, what: str) -> BookError:
        return BookError(f"{self.where}, line {self.line}: {what}")


def _blocks(text: str, where: str) -> Iterator[_Block]:
    lines: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.strip():
            lines.append(line.rstrip())
        elif lines:
            only = _EDITION.match(lines[0])
            lines[0] = lines[0][only.end() :] if only else lines[0]
            yield _Block(where, number - len(lines), only[1] if only else "", lines)
            lines = []


def _part(block: _Block, lang: Language, shelf: Shelf) -> BookPart:
    first = block.lines[0]
    if first.startswith("!"):
        return _made(block, lang, shelf)
    if first.startswith("## "):
        return {"kind": "head", "text": _said([first[3:]], block, shelf)}
    if first.startswith("- "):
        return {"kind": "list", "items": _items(block, r"- ", shelf)}
    if first.startswith("1. "):
        return {"kind": "steps", "items": _items(block, r"\d+\. ", shelf)}
    if first[0] in "#@":
        raise block.error(f"what is '{first:.40}'?")
    return {"kind": "text", "text": _said(block.lines, block, shelf)}


def _items(block: _Block, sign: str, shelf: Shelf) -> list[str]:
    """Points; one that goes on in the next line is indented there."""
    items: list[list[str]] = []
    for line in block.lines:
        if begun := re.match(sign, line):
            items.append([line[begun.end() :]])
        elif line.startswith("  "):
            items[-1].append(line.strip())
        else:
            raise block.error(f"'{line:.40}' is no point of this list")
    return [_said(item, block, shelf) for item in items]


def _said(lines: Iterable[str], block: _Block, shelf: Shelf) -> str:
    """A text whose clauses hold in this edition."""
    text = " ".join(lines)
    for bracket in _BRACKET.findall(text):
        id = _ID.fullmatch(bracket)
        if id is None or id[1] not in shelf.catalogue:
            raise block.error(f"{bracket} is no clause of {shelf.edition}")
    return text


def _made(block: _Block, lang: Language, shelf: Shelf) -> BookPart:
    kind, _, name = block.lines[0][1:].partition(" ")
    words: dict[str, str] = {}
    for line in block.lines[1:]:
        word, colon, said = line.partition(": ")
        if not colon or word in words:
            raise block.error(f"'{line:.40}' is no 'word: text' of its own")
        words[word] = _said([said.strip()], block, shelf)
    try:
        if kind == "table":
            return _table(name, words, lang, shelf)
        if kind == "figure":
            return _figure(name, words, shelf)
    except KeyError as missing:
        raise block.error(f"{kind} {name}: {missing.args[0]} is missing") from None
    except BookError as error:
        raise block.error(f"{kind} {name}: {error}") from None
    raise block.error(f"there is no !{kind}")


def _table(name: str, words: dict[str, str], lang: Language, shelf: Shelf) -> BookTable:
    caption, head = words.pop("caption"), words.pop("head").split(" | ")
    used: set[str] = set()

    def cell(value: Cell) -> str:
        text = value[lang] if isinstance(value, dict) else str(value)
        used.update(_WORD.findall(text))
        return _WORD.sub(lambda word: words[word[1]], text)

    rows = [[cell(value) for value in row] for row in shelf.tables[name]()]
    if any(len(row) != len(head) for row in rows):
        raise BookError(f"the head has {len(head)} columns")
    _no_more(words, used)
    return {"kind": "table", "name": name, "caption": caption, "head": head, "rows": rows}


def _figure(name: str, words: dict[str, str], shelf: Shelf) -> BookFigure:
    caption, about = words.pop("caption"), words.pop("about")
    drawing = shelf.figures[name]()
    marks = dict.fromkeys(spot["mark"] for spot in drawing["spots"] if spot["mark"] != "plain")
    _no_more(words, set(marks))
    return {
        "kind": "figure",
        "name": name,
        "shape": drawing["shape"],
        "caption": caption,
        "about": about,
        "spots": drawing["spots"],
        "key": [{"mark": mark, "text": words[mark]} for mark in marks],
    }


def _no_more(words: Mapping[str, str], used: set[str]) -> None:
    if unused := sorted(words.keys() - used):
        raise BookError(f"{unused[0]} is not used")


def clauses_in(part: BookPart) -> list[str]:
    """The clauses that a part names, in its order."""
    if part["kind"] == "text" or part["kind"] == "head":
        texts = [part["text"]]
    elif part["kind"] == "list" or part["kind"] == "steps":
        texts = part["items"]
    elif part["kind"] == "table":
        texts = [part["caption"], *(cell for row in part["rows"] for cell in row)]
    else:
        texts = [part["caption"], *(key["text"] for key in part["key"])]
    return [id for text in texts for id in _ID.findall(text)]

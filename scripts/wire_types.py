"""Write the client's types of everything that travels: frames, requests, replies, facts, answers.

python scripts/wire_types.py            writes types, frames, requests … in web/src/lib
python scripts/wire_types.py --check    fails where one of them is stale
"""

from __future__ import annotations

import re
import sys
import typing
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET, Meta, UnsetType

import wire_answers
import wire_sources as sources

FOLDER = Path(__file__).resolve().parents[1] / "web" / "src" / "lib"
HEAD = """/**
 * {} Written by scripts/wire_types.py from the types of the server
 * and what the games declare: change those, and run it again.
 */
"""
TYPES = """import type { Answer, Kind, Said } from './answers';
import type { Fact } from './facts';

export type { Answer, Fact, Kind, Said };
export type * from './frames';

/** A seat's name on the wire (`bogatyrs`, `evil`); a spectator has none. */
export type Seat = string;
"""
REQUESTS = "import type { Said, Seat } from './types';\n"
FACTS = """import type * as Bastion from './answers/bastion';
import type * as Belogorye from './answers/belogorye';
import type * as Berserk from './answers/berserk';
import type { FactHead, Said, Seat } from './types';
"""
NAMED = """/** A fact whose name says what it tells. */
export type Named<Facts> = {
  [F in keyof Facts]: FactHead & { fact: F } & Facts[F];
}[keyof Facts];
"""
PLAIN_DATA = """export type Json = null | boolean | number | string | Json[] | Data;

/** Plain data: a card as it is written. */
export type Data = { [key: string]: Json };
"""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
WIDTH = 120
# Python's names that say what they are in the server; the client's are shorter.
SHORT = {
    "FactHead": "Fact", "RefusalInfo": "Refusal", "ReasonInfo": "Reason", "DuelInfo": "EventDuel",
    "StandingInfo": "Standing", "StepInfo": "Step", "AskView": "Ask", "Planned": "PlanStep",
    "BoardInfo": "Board", "Seen": "Frame",
}  # fmt: skip
# Words by which the wire names seats and answers.
SEATS = {"seat", "as", "asked", "others", "lot", "winners", "one", "other", "winner", "player"}
MEANT = {**dict.fromkeys(SEATS, "Seat"), "answer": "Said", "asides": "Said", "options": "Answer"}
# A plan may say only how an answer begins.
MEANT_IN = {
    ("AskView", "kind"): "Kind",
    ("Planned", "answer"): "string",
    ("WorkshopLanguage", "names"): "string",
}
CHOICES = sources.choices()
NAMES = {**CHOICES, **sources.CARD_CHOICES, sources.MARK: "FigureMark"}
BY_SEAT = {"entropy", "said", "names"}


def written() -> dict[str, str]:
    """What each file shall hold."""
    return {
        "types.ts": _file("What is told over HTTP and in frames.", TYPES, types()),
        "frames.ts": _file(
            "The frames of the WebSocket.", _imports(frames(), "./types", named()), frames()
        ),
        "berserk/shapes.ts": _file("The language of the cards.", *shapes()),
        "berserk/limited.ts": _file("The view of a draft or a sealed deal.", *limited()),
        "berserk/replies.ts": _file("What is told about cards, decks and packs.", *card_replies()),
        "accounts.ts": _file(
            "What people are told of their own accounts.",
            "",
            map(record, sources.account_answers()),
        ),
        "lobby.ts": _file(
            "What people are told who look for a game.",
            "import type { TimeControl } from './requests';\n",
            map(record, sources.lobby_answers()),
        ),
        "ratings.ts": _file(
            "What people are told of ratings.", "", map(record, sources.rating_answers())
        ),
        "lessons.ts": _file(
            "What is told about lessons.",
            "import type { Seat } from './types';\n",
            lesson_replies(),
        ),
        "book.ts": _file("What a rulebook is made of.", *book()),
        "puzzles.ts": _file("What is told about puzzles.", *puzzle_replies()),
        "review.ts": _file("What is told about a finished game.", *review_replies()),
        "requests.ts": _file("What is asked for over HTTP.", REQUESTS, requests()),
        "facts.ts": _file("What the facts of games tell.", FACTS, facts()),
        **{name: HEAD.format(about) + held for name, (about, held) in wire_answers.files().items()},
    }


def _file(about: str, imports: str, blocks: Iterable[str]) -> str:
    return HEAD.format(about) + "\n".join([imports, *blocks])


def requests() -> Iterator[str]:
    """The bodies of requests."""
    yield record(sources.CONTROL)
    for one in sources.asked():
        yield record(one, f"{one.__name__}Request")


def types() -> list[str]:
    """Replies, and what frames are made of."""
    blocks = [_alias(name, [_choice(one)]) for one, name in CHOICES.items()]
    blocks += [*map(record, sources.answers()), record(sources.CLAUSE)]
    return [*blocks, *map(record, sources.parts())]


def shapes() -> tuple[str, list[str]]:
    """What the language of the cards imports, and what it is told with."""
    shape = _alias("Shape", map(text, get_args(sources.SHAPE)))
    return PLAIN_DATA, [shape, *map(record, sources.shapes())]


def card_replies() -> tuple[str, list[str]]:
    """What replies about cards import, and what they are."""
    blocks = [_alias("TrialState", [_choice(sources.TRIAL_STATE)])]
    blocks += map(record, sources.card_answers())
    of_shapes = ["Data", *map(_named, sources.shapes())]
    return _imports(blocks, "./shapes", of_shapes) + _imports(blocks, "../types", named()), blocks


def lesson_replies() -> list[str]:
    """Replies about lessons."""
    return [record(one) for one in sources.lesson_answers()]


def puzzle_replies() -> tuple[str, list[str]]:
    """What replies about puzzles import, and what they are."""
    blocks = list(map(record, sources.puzzle_answers()))
    return _imports(blocks, "./types", named()), blocks


def review_replies() -> tuple[str, list[str]]:
    """What reviews import, and what they are."""
    blocks = [record(one) for one in sources.review_answers()]
    return _imports(blocks, "./types", named()), blocks


def book() -> tuple[str, list[str]]:
    """What the rulebooks import, and what they are."""
    blocks = [_alias("FigureMark", [_choice(sources.MARK)]), *map(record, sources.book_answers())]
    return _imports(blocks, "./types", named()), blocks


def limited() -> tuple[str, list[str]]:
    """What the view of an event imports, and what it is."""
    blocks = list(map(record, sources.limited()))
    of_answers = _imports(blocks, "../answers/limited", ["Id"])
    return of_answers + _imports(blocks, "../types", named()), blocks


def named() -> list[str]:
    """All that the file of types names."""
    kinds = [*sources.answers(), *sources.parts()]
    return ["Seat", "Said", *CHOICES.values(), *map(_named, kinds)]


def _imports(blocks: Iterable[str], place: str, names: Iterable[str]) -> str:
    """Those names of a place that a file uses."""
    said = " ".join(blocks)
    used = sorted(one for one in set(names) if re.search(rf"\b{one}\b[^']", said))
    line = f"import type {{ {', '.join(used)} }} from '{place}';\n"
    if len(line) <= WIDTH:
        return line
    lines = "".join(f"  {one},\n" for one in used)
    return f"import type {{\n{lines}}} from '{place}';\n"


def frames() -> list[str]:
    """What the server and the client say to each other."""
    blocks: list[str] = []
    for ones, suffix, union in (
        (sources.told(), "{}Frame", "ServerFrame"),
        (sources.said(), "Say{}", "ClientFrame"),
    ):
        names = [suffix.format(_tag(one).capitalize()) for one in ones]
        blocks += [record(one, name) for one, name in zip(ones, names, strict=True)]
        blocks.append(_alias(union, names))
    return blocks


# -- records --------------------------------------------------------------------------------------


def record(one: type, name: str = "") -> str:
    """A struct, a typed dictionary or a dataclass as an interface."""
    name = name or _named(one)
    if name == "Fact":
        name = "FactHead"
    lines = [f"  {line}" for line in members(one)]
    if one in sources.OPEN:
        lines.append("  [more: string]: unknown;")
    return f"{_comment(one)}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def _comment(one: type) -> str:
    said = " ".join((one.__doc__ or "").replace("``", "`").replace("None", "null").split())
    line = f"/** {said} */\n"
    if len(line) <= WIDTH:
        return line
    return "/**\n" + "".join(f" * {part}\n" for part in _wrapped(said)) + " */\n"


def _wrapped(said: str) -> Iterator[str]:
    line = ""
    for word in said.split():
        if len(line) + len(word) > WIDTH - 4:
            yield line.rstrip()
            line = ""
        line += f"{word} "
    yield line.rstrip()


def members(one: type) -> Iterator[str]:
    """Its fields."""
    if issubclass(one, msgspec.Struct):
        yield from _struct_members(one)
    elif is_dataclass(one):
        hints = get_type_hints(one, include_extras=True)
        for field in fields(one):
            yield _member(one, field.name, hints[field.name], False)
    else:
        for field_name, hint in get_type_hints(one, include_extras=True).items():
            optional = get_origin(hint) is NotRequired
            yield _member(one, field_name, get_args(hint)[0] if optional else hint, optional)


def _struct_members(one: type[msgspec.Struct]) -> Iterator[str]:
    config = one.__struct_config__
    if config.tag is not None:
        yield f"{config.tag_field}: '{config.tag}';"
    hints = get_type_hints(one, include_extras=True)
    said = config.forbid_unknown_fields  # by a client, who need not say what is usual
    for field in msgspec.structs.fields(one):
        optional = field.default is UNSET or (said and not field.required)
        yield _member(one, field.encode_name, hints[field.name], optional)


def _member(one: type, name: str, hint: Any, optional: bool) -> str:
    return f"{name}{'?' if optional else ''}: {meant(one, name, text(hint))};"


def meant(one: type, name: str, kind: str) -> str:
    """Names of seats and answers are told from other words."""
    told = MEANT_IN.get((one.__name__, name))
    if kind.startswith("Record<"):
        by = told or ("Seat" if name in BY_SEAT else "string")
        return kind.replace("<string, ", f"<{by}, ")
    return kind.replace("string", told or MEANT.get(name, "string"))


def _tag(one: type[msgspec.Struct]) -> str:
    return str(one.__struct_config__.tag)


# -- types ----------------------------------------------------------------------------------------


def text(hint: Any) -> str:
    """A type of Python in TypeScript."""
    origin, args = get_origin(hint), get_args(hint)
    if isinstance(hint, str):  # a name that only the client has
        return hint
    if origin is typing.Annotated:
        held = [extra for extra in args[1:] if not isinstance(extra, Meta)]
        return text(held[0] if held else args[0])
    if origin is Literal:
        return NAMES.get(hint) or _choice(hint)
    if hint in NAMES:
        return NAMES[hint]
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(text(arg) for arg in args if arg is not UnsetType))
    if origin is tuple and Ellipsis not in args:
        return f"[{', '.join(map(text, args))}]"
    if origin in (list, tuple):
        inner = text(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is Mapping:  # of the rules: by language
        return "Words"
    if origin is dict:
        return f"Record<{text(args[0])}, {text(args[1])}>"
    return "unknown" if hint is Any else PLAIN.get(hint) or _named(hint)


def _choice(hint: Any) -> str:
    return " | ".join(f"'{value}'" for value in get_args(hint))


def _named(one: Any) -> str:
    name: str = one.__name__
    return SHORT.get(name, name)


def _alias(name: str, parts: Iterable[str]) -> str:
    said = " | ".join(parts)
    gap = " " if len(f"export type {name} = {said};") <= WIDTH else "\n  "
    return f"export type {name} ={gap}{said};\n"


# -- facts ----------------------------------------------------------------------------------------


def facts() -> Iterator[str]:
    """The facts of each game by name, their union, and what holds for a fact of any game."""
    for game, told in sources.FACTS.items():
        lines = [arguments(game, name, words) for name, words in told.items()]
        yield (f"export interface {game}Facts {{\n" + "\n".join(lines) + "\n}\n")
        if game != "Table":
            yield f"export type {game}Fact = Named<{game}Facts & TableFacts>;\n"
    yield NAMED
    yield _alias("FactName", [f"keyof {game}Facts" for game in sources.FACTS])
    yield any_fact()


def arguments(game: str, name: str, words: Iterable[str]) -> str:
    """A fact by its name; one that tells much takes several lines."""
    told = [f"{word}: {sources.kind_of(game, name, word)}" for word in words]
    line = f"  {name}: {{ {'; '.join(told)} }};" if told else f"  {name}: object;"
    if len(line) <= WIDTH:
        return line
    return f"  {name}: {{\n" + "".join(f"    {one};\n" for one in told) + "  };"


def any_fact() -> str:
    """For pages that all games share: any of the words, each as any game means it."""
    kinds: dict[str, dict[str, None]] = {}
    for game, told in sources.FACTS.items():
        for word, kind in _words(game, told):
            kinds.setdefault(word, {}).update(dict.fromkeys(kind.split(" | ")))
    lines = [f"  {word}?: {' | '.join(_widest(kinds[word]))};" for word in sorted(kinds)]
    return (
        "/** A fact of any game, as the pages see it that all games share. */\n"
        "export interface Fact extends FactHead {\n  fact: FactName;\n" + "\n".join(lines) + "\n}\n"
    )


def _widest(kinds: Iterable[str]) -> list[str]:
    """Where any word will do, the words of one game need not be named."""
    kinds = list(kinds)
    return [kind for kind in kinds if "." not in kind or "string" not in kinds]


def _words(game: str, told: sources.Facts) -> Iterator[tuple[str, str]]:
    for name, words in told.items():
        for word in words:
            yield word, sources.kind_of(game, name, word)


def main(args: list[str]) -> None:
    """Write the files, or say which are stale."""
    for name, now in written().items():
        file = FOLDER / name
        if "--check" not in args:
            file.parent.mkdir(exist_ok=True)
            file.write_text(now, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != now:
            raise SystemExit(f"web/src/lib/{name} is stale: run python scripts/wire_types.py")


if __name__ == "__main__":
    main(sys.argv[1:])

"""Facts, refusals, clauses and answers in the player's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from laar.core.engine.fact import NO_CAUSE, Fact
from laar.core.game import AnyGame, Json, Refusal
from laar.core.play import Play
from laar.texts import has, texts
from laar.texts.names import name


class Words:
    """The texts of one game in one language."""

    def __init__(self, game: AnyGame, edition: str, lang: str, table: Sequence[Json] = ()) -> None:
        """``table``: parts that only this table has, such as cards made by players."""
        self.game = game
        self.lang = lang
        self.say = texts(lang, game.name)
        self.parts = {part["id"]: part for part in (*game.components(edition), *table)}
        self.keywords: dict[str, Json] = {
            one["id"]: one for part in self.parts.values() for one in part.get("keywords", ())
        }
        self.clauses = game.catalogue()

    @classmethod
    def at(cls, play: Play, lang: str) -> Words:
        """The texts for a table, with the parts that only it has."""
        own = play.game.shared(play.table).get("pack", ())
        return cls(play.game, play.edition, lang, own)

    def name(self, word: str) -> str:
        """The name of a part, a seat or a colour; any other word is returned as it is."""
        part = self._part(word)
        if part is not None:
            return str(part["name"][self.lang])
        if word in self.keywords:
            return str(self.keywords[word]["name"][self.lang])
        for id in (f"side-{word}", f"colour-{word}"):
            if self._has(id):
                return self.say(id)
        return word

    def called(self, word: str) -> str:
        """What sentences call it: short, and in Russian with its forms."""
        part = self._part(word) or self.keywords.get(word)
        if part is not None and "forms" in part:
            said = (part.get("short") or part["name"])[self.lang]
            if self.lang == "ru" and part["forms"]:
                return name(said, part["forms"])
            return self._declined("card-called", name=said) if part["forms"] == "" else str(said)
        colour, _, kind = word.partition("-")
        for id in (f"class-{kind}", f"ritual-{kind}"):
            if self._has(id):
                said = self.say("card-of", kind=self.say(id), land=self.say(f"of-{colour}"))
                return name(said, self.say(f"forms-{id}")) if self._has(f"forms-{id}") else said
        for id in (f"side-{word}", f"colour-{word}", f"legend-{word}", f"spell-{word}"):
            if self._has(id):
                return self._declined(id)
        return self.name(word)

    def _part(self, word: str) -> Json | None:
        """A part of the game; 2.1 is a copy of card 2."""
        if "." in word:
            return self.parts.get(f"card-{word.partition('.')[0]}")
        return self.parts.get(word)

    def _declined(self, id: str, **args: str) -> str:
        said, forms = self.say(id, **args), f"forms-{id}"
        return name(said, self.say(forms)) if self._has(forms) else said

    def short(self, word: str) -> str:
        """A short name, for a small card."""
        short = self.parts.get(word, {}).get("short")
        return self.name(word) if short is None else str(short[self.lang])

    def word(self, word: str) -> str:
        """A word of an answer in this language."""
        for id in (f"term-word-{word}", f"blow-{word}"):
            if self._has(id):
                return self.say(id)
        return word if "." in word else self.name(word)  # an id such as 2.1 is what players type

    def question(self, kind: str) -> str:
        """The text of a question, or its kind if it has none."""
        for id in (f"term-ask-{kind}", f"ask-{kind}"):
            if self._has(id):
                return self.say(id)
        return kind

    def tells(self, fact: Fact) -> bool:
        """Whether a fact has a text for players."""
        return self._has(f"fact-{fact.name}")

    def fact(self, told: Json) -> str | None:
        """A line of the log; None for a fact without a text."""
        id = f"fact-{told['fact']}"
        if not self._has(id):
            return None
        args = self._named(told, self.called)
        if "die" in told:
            args["sum"] = told["die"] + told["bonus"]
        if "winners" in told:
            names = [self.called(seat) for seat in told["winners"]]
            args |= {"n": len(names), "winner": names[0] if len(names) == 1 else ", ".join(names)}
        if "rolls" in told:
            args["rolls"] = " : ".join(map(str, told["rolls"]))
        said = self.say(id, **args)
        return said[:1].upper() + said[1:]

    def refusal(self, refusal: Refusal) -> str:
        """Why an answer is refused, with its clause."""
        text = self.say(refusal.text, **self._named(dict(refusal.args), self.name))
        if not refusal.clause:
            return text
        clause = self.clauses.get(refusal.clause)
        return f"{text} [{clause.id} {clause.title[self.lang]}: {clause.text[self.lang]}]"

    def clause(self, id: str) -> str | None:
        """A whole clause by its id in upper or lower case (`bel-61` will do)."""
        letters, _, digits = id.upper().partition("-")
        number = f"{letters}-{digits.zfill(3)}"
        if number not in self.clauses:
            return None
        clause = self.clauses.get(number)
        return f"{clause.id} {clause.title[self.lang]}\n{clause.text[self.lang]}"

    def answer(self, text: str, who: dict[str, str]) -> str:
        """An answer with the names of those on its cells: `strike c3 Ilya c4 Leshy`."""
        words = []
        for word in text.split(" "):
            words.append(self.word(word))
            if word in who:
                words.append(f"({self.short(who[word])})")
        return " ".join(words)

    def _has(self, id: str) -> bool:
        return has(self.lang, self.game.name, id)

    def _named(self, args: Json, called: Callable[[str], str]) -> dict[str, Any]:
        return {
            key: called(value) if isinstance(value, str) else "none" if value is None else value
            for key, value in args.items()
            if value is None or isinstance(value, str | int)
        }


def log_lines(play: Play, seat: int | None, since: int, words: Words) -> list[Text]:
    """The facts after number ``since``, indented by cause, each with its clause."""
    facts = play.facts
    lines = []
    for fact in facts[since:]:
        told = play.tell(fact, seat)
        text = None if told is None else words.fact(told)
        if text is not None:
            line = Text("  " * _depth(facts, fact.cause, words) + text)
            line.append(f"  {fact.clause}", "dim")
            lines.append(line)
    return lines


def _depth(facts: list[Fact], cause: int, words: Words) -> int:
    """How many facts with a text led to this cause."""
    depth = 0
    while cause != NO_CAUSE:
        depth += words.tells(facts[cause])
        cause = facts[cause].cause
    return depth

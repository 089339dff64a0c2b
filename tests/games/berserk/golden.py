"""The readings of all cards beside the wording they were written down with.

`python -m tests.games.berserk.golden` writes them anew; look at what changed before keeping it.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

from laar.games.berserk.cards.starter_set import cards
from laar.games.berserk.tell import Language, paragraph_text

FOLDER = Path(__file__).parents[2] / "golden" / "berserk"
LANGUAGES: tuple[Language, ...] = ("ru", "en")


def given(lang: Language) -> dict[int, list[str]]:
    """The wording of each card, paragraph by paragraph."""
    texts = tomllib.loads((FOLDER / f"texts.{lang}.toml").read_text("utf-8"))
    return {int(number): paragraphs for number, paragraphs in texts.items()}


def readings(lang: Language) -> str:
    """What every card says, rendered from its data, under what it was meant to say."""
    lines = ["# given: the wording it was written down with; reads: rendered from the data."]
    texts = given(lang)
    for card in cards().values():
        for place, paragraph in enumerate(card.abilities):
            lines += [
                "",
                f"[{card.number}.{place + 1}]",
                f"given = {json.dumps(texts[card.number][place], ensure_ascii=False)}",
                f"reads = {json.dumps(paragraph_text(paragraph, lang), ensure_ascii=False)}",
            ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for language in LANGUAGES:
        (FOLDER / f"readings.{language}.toml").write_text(readings(language), "utf-8")

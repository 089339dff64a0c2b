"""The set of questions about rules, for testing who can read them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import laar
from laar.core.clause import Clause
from laar.core.game import Json
from laar.datasets.card import write_card
from laar.datasets.lines import write_lines
from laar.datasets.rule_items import items

RULES, CLAUSES = "rules.jsonl", "clauses.jsonl"


def rules(out: Path, games: list[str], count: int, seed: int) -> list[Json]:
    """Write so many questions, the clauses they are about, and the card."""
    known: dict[str, Json] = {}
    for item in items(games, seed):
        known.setdefault(item["id"], item)
        if len(known) == count:
            break
    some = list(known.values())
    write_lines(out / RULES, some)
    write_lines(out / CLAUSES, (_told(g, one) for g in games for one in laar.game(g).catalogue()))
    write_card(out, "Questions about rules", _card(some, games, seed))
    return some


def _told(game: str, clause: Clause) -> Json:
    words = {"title": dict(clause.title), "text": dict(clause.text)}
    return {"game": game, "id": clause.id, "kind": clause.kind, **words}


def _card(some: Iterable[Json], games: list[str], seed: int) -> dict[str, str]:
    counts: dict[str, int] = {}
    for item in some:
        counts[item["kind"]] = counts.get(item["kind"], 0) + 1
    kinds = ", ".join(f"{kind} {n}" for kind, n in sorted(counts.items()))
    return {
        "questions": f"{sum(counts.values())} ({kinds}), in English and in Russian",
        "games": ", ".join(games),
        "kinds": "may and example: is this answer legal (yes, no); which: the number of a clause "
        "that forbids it, any of `clauses`; odds: an exact fraction",
        "fields": "id, game, edition, kind, split, position (as drawn in a terminal), state (the "
        "saved table), seat, asked (kind of question), tried, legal, answer, clauses, question, "
        "explanation; what a player types is explained by `laar rules GAME`",
        "clauses": f"all rules of the games are in {CLAUSES}, for tests with the book open",
        "answers": "the referee's own: legal answers, refusals with their clauses, exact odds and "
        "the worked examples of the rulebooks; none was written by hand or by a model",
        "key of a split": "game and drawn position",
        "scored by": f"`laar dataset score {RULES} ANSWERS`: a line of JSON for each answer, with "
        "id, answer and, where it matters, lang",
        "made again": f"`laar dataset rules --seed {seed}` gives the same bytes",
    }

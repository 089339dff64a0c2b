"""Everything that is wrong with a draft, not only the first thing: who builds a siege by hand sees
each fault at its place."""

from __future__ import annotations

import re
from typing import Any

from msgspec.structs import replace

from laar.games.bastion.scenarios.draft import Draft
from laar.games.bastion.scenarios.reasons import Reason
from laar.games.bastion.scenarios.recipe import RecipeError
from laar.games.bastion.scenarios.scenario import Scenario, check

MOST = 40  # faults that are told
LISTS = ("deck", "posts", "special", "rituals")  # of these an item can be left out
# What cannot be left out, and what is only wrong because something else is.
NEEDED = ("edition", "deck")
COUNTED: dict[str, Any] = {"layers": [], "opening": None}


def faults_of(draft: Draft) -> tuple[list[RecipeError], Scenario | None]:
    """All faults, and what remains of the scenario without them.

    What is refused is left out and the rest is checked again.
    """
    found: list[RecipeError] = []
    places = {key: [*range(len(getattr(draft, key) or ()))] for key in LISTS}
    while len(found) < MOST:
        try:
            return found, check(draft)
        except RecipeError as error:
            key, number = _steps(error.path)
            if number is not None and key in LISTS:
                found.append(_as_written(error, places))
                draft = _without(draft, key, number, places)
            else:
                if key != "deck" or not any(one.path.startswith("deck[") for one in found):
                    found.append(error)
                if key in NEEDED:
                    break
                draft = replace(draft, **{key: getattr(_USUAL, key)})
    return found, None


_USUAL: Any = Draft(None, "", [])  # type: ignore[arg-type]  # only for what is usual in a draft


def _steps(path: str) -> tuple[str, int | None]:
    """`deck[2].class` is about item 2 of the deck."""
    found = re.match(r"(\w+)(?:\[(\d+)\])?", path)
    assert found
    return found[1], None if found[2] is None else int(found[2])


def _as_written(error: RecipeError, places: dict[str, list[int]]) -> RecipeError:
    """The same with the numbers that items had before others were left out."""
    key, number = _steps(error.path)
    assert number is not None
    path = error.path.replace(f"[{number}]", f"[{places[key][number]}]", 1)
    args = error.reason.args
    if "item" in args:
        args = {**args, "item": places[key][args["item"]]}
    return RecipeError(path, Reason(error.reason.name, **args))


def _without(draft: Draft, key: str, number: int, places: dict[str, list[int]]) -> Draft:
    items = [*getattr(draft, key)]
    del items[number]
    del places[key][number]
    counted = COUNTED if key in ("deck", "posts") else {}
    return replace(draft, **{key: items, **counted})

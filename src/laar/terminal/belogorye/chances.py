"""The exact chances of a strike or a property, as tables."""

from __future__ import annotations

from fractions import Fraction

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from laar.core.game import Json
from laar.terminal.words import Words


def chances(odds: Json, words: Words) -> RenderableType:
    """One table for each fighter that may be met, or for the die of a property; a single line if
    the dice have been rolled already."""
    shown: list[RenderableType] = []
    for case in odds["cases"]:
        if case["of"] == 1:
            shown.append(_certain(case, words))
        elif "strike" in odds:
            shown += [
                Text(_against(odds, case, words), "bold"),
                _strike(case, words),
                _best(case, words),
            ]
        else:
            shown.append(_property(case, words))
    return Group(*shown)


def _against(odds: Json, case: Json, words: Words) -> str:
    """Who fights whom, and what is added to their dice."""
    say = words.say
    names = {"who": words.name(odds["strike"]["attacker"]), "other": words.name(case["fighter"])}
    text = say("term-odds-against-open" if case["open"] else "term-odds-against-closed", **names)
    if case["intercept"]:
        text = say("term-odds-intercepted", case=text, cell=case["intercept"])
    own, other = case["bonus"]
    if not own and not other:
        return text
    return f"{text} {say('term-odds-bonus', own=own, other=other)}"


def _strike(case: Json, words: Words) -> Table:
    say = words.say
    table = _table(
        *(say(f"term-odds-{head}") for head in ("chance", "blows", "deals", "takes")), ""
    )
    for row in case["rows"]:
        chance = _share(row["n"], case["of"])
        for place, result in enumerate(row["results"]):
            blows = f"{words.word(result['blow'])} / {words.word(result['answer'])}"
            ends = _ends(result, words)
            if row["chooser"] and place == 0:
                ends.append(say("term-odds-chooses", side=words.name(row["chooser"])))
            first = chance if place == 0 else say("term-odds-or")
            table.add_row(first, blows, str(result["deals"]), str(result["takes"]), ", ".join(ends))
    return table


def _certain(case: Json, words: Words) -> Text:
    """The result of a choice of blows."""
    result = case["rows"][0]["results"][0]
    parts = [
        f"{words.say('term-odds-deals')} {result['deals']}",
        f"{words.say('term-odds-takes')} {result['takes']}",
        *_ends(result, words),
    ]
    blows = f"{words.word(result['blow'])} / {words.word(result['answer'])}"
    return Text(f"  {blows}: {', '.join(parts)}")


def _ends(result: Json, words: Words) -> list[str]:
    """Who falls, who heals, who else is hit."""
    say = words.say
    ends = [say("term-odds-kills")] if result["kills"] else []
    ends += [say("term-odds-dies")] if result["dies"] else []
    ends += [f"{words.short(who)} +{n}" for who, n in result["heals"].items()]
    hits = [
        ", ".join(f"{words.short(who)} −{n}" for who, n in hit.items()) for hit in result["also"]
    ]
    return ends + ([f" {say('term-odds-or')} ".join(hits)] if hits else [])


def _best(case: Json, words: Words) -> Text:
    best = case["best"]
    return Text(
        words.say(
            "term-odds-best",
            deals=float(Fraction(best["deals_mean"])),
            takes=float(Fraction(best["takes_mean"])),
            kills=_share(best["kills"], case["of"]),
            dies=_share(best["dies"], case["of"]),
        )
    )


def _property(case: Json, words: Words) -> Table:
    table = _table(words.say("term-odds-chance"), words.say("term-odds-deals"), "")
    for row in case["rows"]:
        result = row["results"][0]
        wounds = ", ".join(f"{words.short(who)} −{n}" for who, n in result["wounds"].items())
        dead = [words.say("term-odds-falls", who=words.short(who)) for who in result["dead"]]
        table.add_row(_share(row["n"], case["of"]), wounds or "–", ", ".join(dead))
    return table


def _table(*heads: str) -> Table:
    table = Table(*heads, box=box.SIMPLE_HEAD, pad_edge=False)
    table.columns[0].justify = "right"
    return table


def _share(n: int, of: int) -> str:
    return f"{n}/{of} {100 * n / of:.0f} %"

"""Random packs for tests: whatever the language allows is in some of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import ValidationError

from laar.core.game import Json
from laar.core.source import Source
from laar.games.berserk.cards.schema.card import OWN
from laar.games.berserk.cards.schema.paragraph import Paragraph
from laar.games.berserk.player_packs.language import FIXED, language
from laar.games.berserk.player_packs.language_shapes import Shape, Trigger
from laar.games.berserk.player_packs.packs import card_of

T = TypeVar("T")
TRIES = 200  # for each ability: most random ones contradict themselves somewhere
CLOSE = ("special_strike", "magic_strike")
BROUGHT = {"summon": "in_deck", "revive": "in_graveyard"}
PLACES = ("next_to", "range", "in_row", "is")


def make_pack(source: Source, cards: int) -> Json:
    """A valid pack with this many cards.

    >>> from random import Random
    >>> len(make_pack(Random(1), 3)["cards"])
    3
    """
    return {
        "name": f"Pack {source.randrange(1_000_000)}",
        "author": "Chance",
        "cards": [make_card(source, number) for number in OWN[:cards]],
    }


def make_card(source: Source, number: int) -> Json:
    """A card of this number."""
    while True:
        card = _Draft(source).card(number)
        if card_of(card)[0] is not None:
            return card


class _Draft:
    """One card, and what the ability being made can refer to."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.told = language()
        self.refs: list[str] = ["self"]
        self.when = "action"

    def card(self, number: int) -> Json:
        kind = self.pick(["creature"] * 6 + ["flyer", "artefact", "terrain"])
        alive = kind in ("creature", "flyer")
        card: Json = {
            "number": number,
            "name_ru": f"Карта {number}",
            "name_en": f"Card {number}",
            **FIXED,
            "cost": 1 + self.below(9),
            "crystal": self.pick(["silver", "silver", "gold"]),
            "copies": 1 + self.below(5),
            "element": self.pick(self.told["words"]["element"]),
            "classes": self.some(self.told["words"]["class"], 1, 2),
            "kind": kind,
            "life": 0 if kind == "terrain" else 1 + self.below(15),
            "move": self.below(4) if kind == "creature" else 0,
            "keywords": [self.keyword() for _ in range(self.below(3))],
            "abilities": self.abilities(),
        }
        if alive:
            card["strike"] = sorted(self.below(6) for _ in range(3))
        if self.below(8) == 0:
            card["unique"] = True
        return card

    def keyword(self) -> Json:
        name = self.pick(self.told["words"]["keyword"])
        has_x = self.told["keywords"][name]["x"]
        return {"name": name, "x": 1 + self.below(6)} if has_x else {"name": name}

    def abilities(self) -> list[Json]:
        if self.below(12) == 0:
            table = self.paragraph(None, "roll_table")
            return [table, *(self.paragraph(row["branch"]) for row in table["do"][-1]["rows"])]
        return [self.paragraph() for _ in range(self.below(4))]

    # -- paragraphs -------------------------------------------------------------------------------

    def paragraph(self, branch: str | None = None, verb: str = "") -> Json:
        for _ in range(TRIES):
            draft = self.draft(verb)
            if _sound(draft):
                return {**draft, "branch": branch} if branch else draft
        return {"when": "start_of_turn", "type": "impact", "do": [_HEAL]}

    def draft(self, verb: str) -> Json:
        first = verb or self.pick(list(self.told["verbs"]))
        triggers = self.told["triggers"]
        self.when = self.pick([w for w, t in triggers.items() if first in t["verbs"]])
        rules = triggers[self.when]
        lone = first == "reroll"
        targets = 0 if lone or "rule" in rules["types"] else self.pick([0, 1, 1, 2, 2, 3])
        chosen = [f"t{n + 1}" for n in range(targets)]
        self.refs = ["self", *rules["refs"], *chosen * 3]
        more = max(targets, 1) if not verb and not lone else 0
        verbs = [first, *self.some(rules["verbs"], max(targets - 1, 0) if more else 0, more)]
        target = [self.target(at) for at in range(targets)]
        steps = [self.verb(name) for name in verbs]
        for at, step in enumerate(steps[:targets]):  # else some target is never used
            for key in ("at", "who"):
                if isinstance(step.get(key), str):
                    step[key] = chosen[at]
        for step in steps:
            self.fit(step, target)
        if verbs[-1] == "heal":
            self.healing(steps)
        draft: Json = {"when": self.when, "type": self.type(verbs, rules), "do": steps}
        if target:
            draft["target"] = target
        self.frame(draft, rules)
        if target:
            self.sharpen(draft, target[-1])
        return draft

    def healing(self, steps: list[Json]) -> None:
        """Words that only healing can have."""
        if self.when == "on_hit":
            steps[-1]["amount"] = "dealt"
        elif self.below(3) == 0:
            more = {"verb": "give_lives", "who": steps[-1]["who"], "amount": "rest"}
            steps.append(more)

    def sharpen(self, draft: Json, target: Json) -> None:
        """Words about targets that few abilities can have."""
        if self.when == "sudden" and self.below(4) == 0:
            target["is"] = ["under_attack"]
        if "close" in draft.get("cost", {}):
            target["cost"] = {"most": "paid"}

    def type(self, verbs: list[str], rules: Trigger) -> str:
        if "rule" in rules["types"]:
            return "rule"
        attacks = any(verb in self.told["attacks"] for verb in verbs)
        return "attack" if attacks else self.pick(["spell", "impact"])

    def frame(self, draft: Json, rules: Trigger) -> None:
        """Cost, conditions, narrowing, limit, choice."""
        self.refs = ["self", *rules["refs"]]
        if rules["act"]:
            draft["cost"] = {"act": True, **({"sudden": True} if self.when == "sudden" else {})}
        if self.when == "free" or (rules["cost"] and self.below(8) == 0):
            draft.setdefault("cost", {})["chips"] = 1 + self.below(3)
        if rules["cost"] and self.below(12) == 0:
            side = self.pick(["ally", "other_ally"])
            close = {**self.part("Target"), "side": side, "count": 1}
            draft.setdefault("cost", {})["close"] = close
            draft["cost"]["close"].pop("upto", None)
        for key in ("by", "of"):
            if rules[key] and self.below(3) == 0:
                draft[key] = self.part("Selector")
        if self.below(3) == 0:
            kinds = rules["conditions"]
            draft["cond"] = [
                self.part(self.told["conditions"][self.pick([*kinds, *kinds[4:] * 3])])
            ]
        if rules["cost"] and self.below(4) == 0:
            draft["limit"] = self.part("Limit")
        if rules["optional"] and self.below(2) == 0:
            draft["optional"] = True

    def target(self, at: int) -> Json:
        refs, self.refs = self.refs, ["self", *(f"t{n + 1}" for n in range(at))]
        target = self.part("Target")
        self.refs = refs
        target.pop("count", None)
        target.pop("upto", None)
        target["count" if self.below(3) else "upto"] = 1 + (self.below(3) if self.below(4) else 0)
        return target

    def verb(self, name: str) -> Json:
        step = self.part(self.told["verbs"][name])
        if name in self.told["timed"] and self.when not in ("static", "setup"):
            step.setdefault("lasts", self.pick(self.told["words"]["lasts"]))
        if name == "roll_table":
            cuts = [0, *sorted(self.some(range(1, 6), 1, 5)), 6]
            rows = zip(cuts, cuts[1:], "abcdef", strict=False)
            step["rows"] = [
                {"die": [low + 1, high], "branch": letter} for low, high, letter in rows
            ]
        if name == "grant":
            has = self.keyword()
            step["keyword"] = has["name"]
            step.pop("x", None)
            step |= {"x": has["x"]} if "x" in has else {}
        return step

    def fit(self, step: Json, targets: list[Json]) -> None:
        """Close attacks, summoning and reviving need targets of their own kind."""
        at = step.get("at", step.get("who"))
        if not isinstance(at, str) or at[0] != "t" or int(at[1]) > len(targets):
            return
        target = targets[int(at[1]) - 1]
        place = BROUGHT.get(step["verb"])
        if step["verb"] in CLOSE or place:
            for key in PLACES:
                target.pop(key, None)
        if step["verb"] in CLOSE:
            target["next_to"] = "self"
        elif place:
            target |= {"side": "ally", "is": [place]}

    # -- the types --------------------------------------------------------------------------------

    def part(self, name: str) -> Json:
        part = self.told["parts"][name]
        made: Json = dict(part.get("tag", {}))
        for field in part["fields"]:
            if not field["optional"] or self.below(5) == 0:
                made[field["name"]] = self.value(field["type"])
        return made

    def value(self, kind: Shape) -> Any:
        match kind["type"]:
            case "bool":
                return self.below(2) == 0
            case "int":
                low, high = kind["least"], kind["most"]
                return low + self.below(min(high - low + 1, 3 if self.below(3) else 30))
            case "choice":
                words = self.told["words"][kind["of"]]
                known = [ref for ref in self.refs if ref in words]
                return self.pick(known if kind["of"] in ("ref", "aim") and known else words)
            case "list":
                least = max(kind["least"], 1)
                count = least + self.below(min(kind["most"] or 2, least + 1) - least + 1)
                return [self.value(kind["of"]) for _ in range(count)]
            case "part":
                return self.part(kind["part"])
            case "variant":
                return self.part(kind["variants"][self.pick(list(kind["variants"]))])
            case "one of":
                return self.value(self.pick(kind["options"]))
            case "text":
                raise TypeError("no text stands in an ability")

    # -- dice -------------------------------------------------------------------------------------

    def below(self, stop: int) -> int:
        return self.source.randrange(stop)

    def pick(self, among: Sequence[T]) -> T:
        return among[self.below(len(among))]

    def some(self, among: Sequence[T], least: int, most: int) -> list[T]:
        left = list(among)
        count = min(least + self.below(most - least + 1), len(left))
        return [left.pop(self.below(len(left))) for _ in range(count)]


_HEAL: Json = {"verb": "heal", "who": "self", "amount": 1}
_BARE: Json = {
    "number": OWN[0],
    "name_ru": "Я",
    "name_en": "I",
    **FIXED,
    "cost": 1,
    "crystal": "silver",
    "copies": 1,
    "element": "neutral",
    "classes": ["beast"],
    "kind": "creature",
    "life": 1,
    "move": 1,
    "strike": [1, 1, 1],
}


def _sound(paragraph: Json) -> bool:
    """Nothing is wrong with it, except that branches of a table may have no abilities yet."""
    try:
        msgspec.convert(paragraph, Paragraph)
    except ValidationError:
        return False
    table = any(step["verb"] == "roll_table" for step in paragraph["do"])
    faults = card_of({**_BARE, "abilities": [paragraph]})[1]
    return all(table and "no paragraph has branch" in fault.why for fault in faults)

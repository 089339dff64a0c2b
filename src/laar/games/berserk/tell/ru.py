"""A paragraph in Russian: each verb is a sentence about the card it meets."""

from __future__ import annotations

from laar.games.berserk.cards.schema import verbs as v
from laar.games.berserk.cards.schema.paragraph import Paragraph
from laar.games.berserk.cards.schema.selectors import Selector
from laar.games.berserk.cards.schema.verbs_attack import AttackVerb
from laar.games.berserk.cards.schema.verbs_life import Who
from laar.games.berserk.cards.schema.words import Ref
from laar.games.berserk.tell import ru_rule, ru_when
from laar.games.berserk.tell.mentions import Mentions
from laar.games.berserk.tell.ru_amounts import chips, healing, lives, strength, times, wounds
from laar.games.berserk.tell.ru_nouns import chosen, every, noun_of
from laar.games.berserk.tell.ru_words import ACC, DAT, GEN, INS, NOM, Form, agree, living, plural

_ATTACK = {
    "special_strike": "наносит особый удар",
    "magic_strike": "наносит магический удар",
    "row_strike": "наносит удар через ряд",
    "shot": "делает выстрел",
    "throw": "делает метание",
    "discharge": "делает разряд",
}
_BRANCHES = dict(zip("abcdef", "абвгде", strict=True))


class Speech(Mentions):
    """One paragraph as it is told in Russian."""

    def text(self) -> str:
        """The whole paragraph."""
        p = self.paragraph
        start = f"({_BRANCHES[p.branch]}) " if p.branch else ""
        lead = ru_when.head(p, self)
        if any(target.noun == "row" for target in p.target):
            lead += "выберите один из шести рядов: "
        told = lead + self.body() + "."
        for wrong, right in (
            (",,", ","),
            (",.", "."),
            (",:", ":"),
            (",;", ";"),
            (",)", ")"),
            (", (", " ("),
        ):
            told = told.replace(wrong, right)
        return start + told[0].upper() + told[1:] + ru_when.tail(p.limit)

    def body(self) -> str:
        """All verbs in order."""
        told, aimed = "", set[object]()
        for place, step in enumerate(self.paragraph.steps):
            hit = getattr(step, "who", None) in aimed
            link = ", при попадании " if hit else ", затем "
            if self.paragraph.when == "static" or (
                place and isinstance(self.paragraph.steps[place - 1], v.Ignore)
            ):
                link = "; "
            told += (link if place else "") + self.step(step)
            if isinstance(step, AttackVerb):
                aimed.add(step.at)
        return told

    def who(self, who: Who, case: int, anywhere: bool = True) -> str:
        """A card or cards in a case, told in full when they are told first."""
        if isinstance(who, Selector):
            return every(who, case, self)
        if who[0] == "t" and self.first(who):
            return chosen(self.target(who), case, self, anywhere)
        return self.named(who, case)

    def several(self, who: Who) -> bool:
        """Whether a verb about it stands in the plural."""
        return not isinstance(who, Selector) and self.many(who)

    def named(self, ref: Ref, case: int) -> str:
        """A card spoken of before: `эта карта`, `выбранное существо`, `напавший орк`."""
        if self.is_self(ref):
            return (
                "эта карта",
                "этой карты",
                "этой карте",
                "эту карту",
                "этой картой",
                "этой карте",
            )[case]
        if ref[0] == "t":
            noun, words = noun_of(self.target(ref)), ["выбранный"]
            if self.alike(ref):
                words.insert(0, ("первый", "второй", "последний")[int(ref[1]) - 1])
        else:
            noun = noun_of(self.behind(ref))
            near = "тот" if noun.one[NOM] == "карта" else "этот"
            words = [{"victim": "атакованный", "attacker": "напавший"}.get(ref, near)]
        form = "pl" if self.many(ref) else noun.gender
        told = [agree(word, form, case, living(noun)) for word in words]
        return " ".join([*told, (noun.many if self.many(ref) else noun.one)[case]])

    def beside(self, ref: Ref) -> str:
        """Next to a card; of one that died, to its last cell."""
        dead = self.is_self(ref) and self.is_self("subject") if ref == "self" else ref == "subject"
        if self.paragraph.when == "on_death" and dead:
            return f"рядом с клеткой {self.named(ref, GEN)}"
        return f"рядом с {self.named(ref, INS)}"

    def form(self, who: Who) -> Form:
        """Gender or number that words about it agree with."""
        if isinstance(who, Selector):
            return noun_of(who).gender
        if self.many(who):
            return "pl"
        if self.is_self(who):
            return "f"
        return noun_of(self.target(who) if who[0] == "t" else self.behind(who)).gender

    def does(self, who: Who, one: str, many: str) -> str:
        """Subject and verb in agreement."""
        return f"{self.who(who, NOM)} {many if self.several(who) else one}"

    def step(self, step: v.AnyVerb) -> str:
        """One verb."""
        if isinstance(step, AttackVerb):
            return self._attack(step)
        match step:
            case v.Wound(who=who, amount=amount):
                subject = self.does(who, "получает", "получают")
                return f"{subject} {wounds(amount, self, who)}"
            case v.Heal(who=who, amount=amount):
                subject = self.does(who, "излечивается", "излечиваются")
                return f"{subject} {healing(amount, self)}"
            case v.GiveLives(who=who, amount=amount):
                return f"{self.does(who, 'получает', 'получают')} {lives(amount, self, who)}"
            case v.GainChip(who=who, amount=amount):
                return f"{self.does(who, 'получает', 'получают')} {chips(amount, self, who)}"
            case v.LoseChip(who=who, amount=amount):
                lost = "все ○" if amount == "all" else chips(amount, self, who)
                return f"{self.does(who, 'теряет', 'теряют')} {lost}"
            case v.IncarnationChip(who=who, amount=amount):
                forms = ("фишку", "фишки", "фишек")
                subject = self.does(who, "получает", "получают")
                return f"{subject} {amount} {plural(amount, *forms)} инкарнации"
            case v.Prevent(who=who, amount=amount):
                fewer = f"на {amount} {plural(amount, 'рану', 'раны', 'ран')} меньше"
                return f"эта атака наносит {self.who(who, DAT)} {fewer}"
            case v.Open(who=who):
                return self.does(who, "открывается", "открываются")
            case v.Close(who=who):
                return self.does(who, "закрывается", "закрываются")
            case v.HoldClosed(who=who):
                subject = self.does(who, "не открывается", "не открываются")
                shut = {"m": "закрыт", "f": "закрыта", "n": "закрыто", "pl": "закрыты"}
                moment = "в начале следующего хода своего игрока"
                return f"{subject} {moment}, если {shut[self.form(who)]}"
            case v.Move():
                return self._move(step)
            case v.Summon(who=who, to=to):
                cell = {"adjacent": "рядом с этой картой", "own_third_row": "вашего третьего ряда"}
                return f"вы вызываете {self.who(who, ACC)} на свободную клетку {cell[to]}"
            case v.Revive(who=who):
                return (
                    f"вы возрождаете {self.who(who, ACC)} на свободной клетке рядом с этой картой"
                )
            case v.RollTable(rows=rows):
                told = [f"{_die(row.die)} – особенность ({_BRANCHES[row.branch]})" for row in rows]
                return f"бросьте кубик: {', '.join(told)}; она действует, пока эта карта в игре"
            case v.Block(what=what):
                return "эта атака блокируется" if what == "attack" else "это действие блокируется"
            case v.Redirect():
                return "эта атака перенаправляется на эту карту, если та – допустимая цель"
            case v.Reroll():
                return "этот кубик перебрасывается, новое число окончательно"
            case v.NoAnswer():
                return "существо, отражающее этот удар, не наносит ран"
            case v.Ignore():
                return "особенности атакованной карты не влияют на атаки этой особенности"
            case v.BecomeFlyer():
                return "эта карта – летающее существо и переносится в дополнительную зону"
            case _:
                return ru_rule.step(step, self)

    def _attack(self, step: AttackVerb) -> str:
        row = isinstance(step, v.RowStrike)
        aim = self.who(step.at, DAT, anywhere=not row)
        told = f"эта карта {_ATTACK[v.verb(step)]} {strength(step.strength)} по {aim}"
        if self.many(step.at):
            told += " (один бросок на всех)"
        if isinstance(step, v.Throw):
            told += times(step.times, self)
        if step.plus:
            most = f", но не больше +{step.plus.max}" if step.plus.max else ""
            told += f"; +1 к атаке за {every(step.plus.among, ACC, self)}{most}"
        return told

    def _move(self, step: v.Move) -> str:
        told = f"вы перемещаете {self.who(step.who, ACC)} "
        if step.to == "anywhere":
            return told + "на любую свободную клетку поля"
        told += "на один шаг на свободную клетку"
        if step.towards:
            told += (
                " так, чтобы ряд или столбец стал ближе к этой карте (стоящие рядом с ней остаются)"
            )
        return told


def _die(span: tuple[int, int]) -> str:
    return f"{span[0]}–{span[1]}" if span[0] < span[1] else f"{span[0]}"


def paragraph_text(paragraph: Paragraph) -> str:
    """The paragraph in Russian."""
    return Speech(paragraph).text()

"""A paragraph in Russian: what a player does, or what is told of the cards it meets."""

from __future__ import annotations

from laar.games.berserk.cards.schema import verbs as v
from laar.games.berserk.cards.schema.paragraph import Paragraph
from laar.games.berserk.cards.schema.selectors import Selector
from laar.games.berserk.cards.schema.verbs_attack import AttackVerb
from laar.games.berserk.cards.schema.verbs_life import Who
from laar.games.berserk.cards.schema.words import Ref
from laar.games.berserk.tell import ru_deeds, ru_rule, ru_when
from laar.games.berserk.tell.clauses import clauses, who_of
from laar.games.berserk.tell.mentions import Mentions
from laar.games.berserk.tell.ru_amounts import strength, times
from laar.games.berserk.tell.ru_attacks import BLOWS
from laar.games.berserk.tell.ru_nouns import chosen, every, noun_of
from laar.games.berserk.tell.ru_told import GETS, HAS, Number, Told, join_told, told_apart, told_of
from laar.games.berserk.tell.ru_words import (
    ACC,
    AIM,
    CARD,
    DAT,
    GEN,
    INS,
    NOM,
    Form,
    agree,
    living,
    plural,
    pronoun,
)

BRANCHES = dict(zip("abcdef", "абвгде", strict=True))
_SELF = ("эта карта", "этой карты", "этой карте", "эту карту", "этой картой", "этой карте")


class Speech(Mentions):
    """One paragraph as it is told in Russian."""

    def text(self) -> str:
        """The whole paragraph."""
        p = self.paragraph
        start = f"({BRANCHES[p.branch]}) " if p.branch else ""
        lead = ru_when.head(p, self)
        if any(target.noun == "row" for target in p.target):
            lead += "выберите любой ряд: "
        said = lead + self.body() + "."
        for wrong, right in (
            (" ,", ","),
            (",,", ","),
            (",.", "."),
            (",:", ":"),
            (",;", ";"),
            (",)", ")"),
        ):
            said = said.replace(wrong, right)
        said = said.replace(", (", " (")
        return start + said[0].upper() + said[1:] + ru_when.tail(p.limit)

    def body(self) -> str:
        """All verbs, clause by clause."""
        said, before = "", None
        for run in clauses(self.paragraph.steps, self._tells):
            said += self._clause(run, before)
            before = run[-1]
        return said

    def who(self, who: Who, case: int, after: bool = False) -> str:
        """A card or cards in a case, told in full when they are told first."""
        if isinstance(who, Selector):
            said = every(who, case, self, many=self.static)
            self.last = None
            return said
        if who[0] == "t" and self.first(who):
            said = chosen(self.target(who), case, self)
            self.last = who
            return said
        return self.named(who, case, after)

    def several(self, who: Who) -> bool:
        """Whether a verb about it stands in the plural."""
        return self.static if isinstance(who, Selector) else self.many(who)

    def named(self, ref: Ref, case: int, after: bool = False) -> str:
        """A card spoken of before: `эта карта`, `его`, `первая цель`, `напавший орк`."""
        if self.is_self(ref):
            return _SELF[case]
        form = self.form(ref)
        if self.is_last(ref) and form != "f":
            return pronoun(form, case, after)
        if ref[0] == "t":
            place = self.place(ref)
            noun = noun_of(self.target(ref)) if place is None and not self.is_aimed(ref) else AIM
            words = ["выбранный"] if noun is not AIM else []
            if place is not None:
                words = [("первый", "второй", "третий")[place]]
        else:
            noun = noun_of(self.behind(ref))
            near = "тот" if noun is CARD else "этот"
            words = [{"victim": "атакованный", "attacker": "напавший"}.get(ref, near)]
        form = "pl" if self.many(ref) else noun.gender
        said = [agree(word, form, case, living(noun)) for word in words]
        return " ".join([*said, (noun.many if self.many(ref) else noun.one)[case]])

    def beside(self, ref: Ref) -> str:
        """Next to a card; of one that died, to its last cell."""
        dead = self.is_self(ref) and self.is_self("subject") if ref == "self" else ref == "subject"
        if self.paragraph.when == "on_death" and dead:
            if self.is_self(ref):
                return "рядом с её клеткой"
            if self.is_last(ref) and self.form(ref) != "f":
                return "рядом с его клеткой"
            return f"рядом с клеткой {self.named(ref, GEN)}"
        if self.is_self(ref):
            return "рядом" if self.alone else "рядом с этой картой"
        return f"рядом с {self.named(ref, INS, after=True)}"

    def in_row(self, ref: Ref) -> str:
        """In the row that was chosen, or in that of a card."""
        return "в нём" if self.is_row(ref) else f"в одном ряду с {self.named(ref, INS, True)}"

    def form(self, who: Who) -> Form:
        """Gender or number that words about it agree with."""
        if isinstance(who, Selector):
            return noun_of(who).gender
        if self.many(who):
            return "pl"
        if self.is_self(who):
            return "f"
        return noun_of(self.target(who) if who[0] == "t" else self.behind(who)).gender

    def subject(self, who: Who) -> str:
        """The card that a clause is about."""
        if who == "self" and self.begins_with_self and self.last is None:
            return "она"
        return self.who(who, NOM)

    def _tells(self, step: v.AnyVerb) -> bool:
        """Whether the step is told of a card, rather than done to it by the player."""
        who = who_of(step)
        if who is None or not told_of(step):
            return False
        of_self = isinstance(who, str) and self.is_self(who)
        return of_self or not ru_deeds.done(step, self.mood)

    def _clause(self, run: list[v.AnyVerb], before: v.AnyVerb | None) -> str:
        step = run[0]
        link = self._link(step, before)
        if isinstance(step, AttackVerb):
            return link + self._attack(step, before is None)
        if self._tells(step):
            return link + self._told(run, before is None)
        if isinstance(step, v.Remove) and isinstance(before, v.Remove) and step.who == before.who:
            return f" и {ru_deeds.removed(step)}"
        said = ru_deeds.deed(step, self, before is None) or ru_rule.sentence(step, self)
        return link + said

    def _link(self, step: v.AnyVerb, before: v.AnyVerb | None) -> str:
        if before is None:
            return ""
        who = who_of(step)
        if self.static or isinstance(step, v.Ignore):
            return "; "
        if isinstance(who, str) and self.is_aimed(who):
            if least := getattr(step, "dealt", None):
                done = "нанесена" if least == 1 else "нанесено"
                return f"; если {done} хотя бы {least} {plural(least, 'рана', 'раны', 'ран')}, "
            return "; при попадании "
        if self.mood == "may" and self._tells(step):
            return "; тогда "
        both = ru_deeds.done(step, self.mood) and ru_deeds.done(before, self.mood)
        same = who is not None and who == who_of(before)
        return " и " if both and same else ", затем "

    def _told(self, run: list[v.AnyVerb], first: bool) -> str:
        who = who_of(run[0])
        assert who is not None  # whoever is told of
        told = [tell(step, self) for step in run if (tell := told_of(step))]
        if self.mood == "may" and first:
            return self._may(who, told)
        of_self = isinstance(who, str) and self.is_self(who)
        if of_self and not self.paragraph.conditions:
            numbers = all(isinstance(step, v.Modify) for step in run)
            if numbers and (self.static or self.mood == "order"):
                return join_told(told, "")
            if self.paragraph.when == "setup":
                return join_told(told, "one")
        return f"{self.subject(who)} {join_told(told, 'many' if self.several(who) else 'one')}"

    def _may(self, who: Who, told: list[Told]) -> str:
        if isinstance(who, str) and self.is_self(who) and all(one.verb.free for one in told):
            return f"{self.subject(who)} может {join_told(told, 'free')}"
        if all(one.verb in (GETS, HAS) for one in told):
            given, until = told_apart(told)
            return f"вы можете дать {given} {self.who(who, DAT)}{until}"
        number: Number = "many" if self.several(who) else "one"
        if isinstance(who, str) and who[0] == "t":
            choice = self.who(who, ACC)
            self.mood = "order"
            return f"вы можете выбрать {choice}: {self.subject(who)} {join_told(told, number)}"
        self.mood = "tell"
        return f", если пожелаете, {self.subject(who)} {join_told(told, number)}"

    def _attack(self, step: AttackVerb, first: bool) -> str:
        blow = BLOWS[v.verb(step)]
        aim, range_ = self.aim(step), self.target(step.at).range
        said = f"{blow.noun} {strength(step.strength)}"
        if aim is not None:
            again = not self.first(step.at)
            said += (
                f" по {self.named(step.at, DAT, True) if again else chosen(aim, DAT, self, True)}"
            )
        subject = self.subject("self")
        self.aimed(step.at)
        if range_:
            said += f", дальность {range_}"
        if self.many(step.at):
            said += " (один бросок на всех)"
        if isinstance(step, v.Throw):
            said += times(step.times, self)
        if step.plus:
            most = f", но не больше +{step.plus.max}" if step.plus.max else ""
            said += f"; +1 к атаке за {every(step.plus.among, ACC, self)}{most}"
        if self.mood == "order":
            return said
        if self.mood == "may":
            return f"{subject} может {blow.free} {said}" if first else f"{blow.free} {said}"
        return f"{subject} {blow.does} {said}"


def paragraph_text(paragraph: Paragraph) -> str:
    """The paragraph in Russian."""
    return Speech(paragraph).text()

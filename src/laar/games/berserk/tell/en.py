"""A paragraph in English: what a player does, or what is told of the cards it meets."""

from __future__ import annotations

from laar.games.berserk.cards.glossary import keywords
from laar.games.berserk.cards.schema import verbs as v
from laar.games.berserk.cards.schema.paragraph import Paragraph
from laar.games.berserk.cards.schema.selectors import Selector
from laar.games.berserk.cards.schema.verbs_attack import AttackVerb
from laar.games.berserk.cards.schema.verbs_life import Who
from laar.games.berserk.cards.schema.words import Ref
from laar.games.berserk.tell import en_deeds, en_rule, en_when
from laar.games.berserk.tell.clauses import clauses, who_of
from laar.games.berserk.tell.en_amounts import strength, times
from laar.games.berserk.tell.en_nouns import chosen, every, noun_of
from laar.games.berserk.tell.en_told import GETS, HAS, Number, Told, join_told, told_apart, told_of
from laar.games.berserk.tell.mentions import Mentions


class Speech(Mentions):
    """One paragraph as it is told in English."""

    def text(self) -> str:
        """The whole paragraph."""
        p = self.paragraph
        lead = en_when.head(p, self)
        if any(target.noun == "row" for target in p.target):
            lead += "choose any row: "
        said = f"{lead}{self.body()}."
        for wrong, right in ((" ,", ","), (",,", ","), (",.", "."), (",;", ";")):
            said = said.replace(wrong, right)
        start = f"({p.branch}) " if p.branch else ""
        return start + said[0].upper() + said[1:] + en_when.tail(p.limit)

    def body(self) -> str:
        """All verbs, clause by clause."""
        said, before = "", None
        for run in clauses(self.paragraph.steps, self._tells):
            said += self._clause(run, before)
            before = run[-1]
        return said

    def who(self, who: Who) -> str:
        """A card or cards, told in full when they are told first."""
        if isinstance(who, Selector):
            said = every(who, self, several=self.static)
            self.last = None
            return said
        if who[0] == "t" and self.first(who):
            said = chosen(self.target(who), self)
            self.last = who
            return said
        return self.named(who)

    def several(self, who: Who) -> bool:
        """Whether a verb about it stands in the plural."""
        return self.static if isinstance(who, Selector) else self.many(who)

    def named(self, ref: Ref) -> str:
        """A card spoken of before: `this card`, `it`, `the first target`, `the attacking orc`."""
        if self.is_self(ref):
            return "this card"
        if ref[0] == "t":
            if self.is_last(ref):
                return "them" if self.many(ref) else "it"
            place = self.place(ref)
            if place is None and not self.is_aimed(ref):
                noun = noun_of(self.target(ref))
                return f"the chosen {noun.many if self.many(ref) else noun.one}"
            nth = "" if place is None else ("first ", "second ", "third ")[place]
            return f"the {nth}{'targets' if self.many(ref) else 'target'}"
        noun = noun_of(self.behind(ref))
        which = {"victim": "the attacked", "attacker": "the attacking"}.get(ref, "that")
        return f"{'that' if self.is_last(ref) else which} {noun.one}"

    def beside(self, ref: Ref) -> str:
        """Next to a card; of one that died, to its last cell."""
        dead = self.is_self("subject") if ref == "self" else ref == "subject"
        if self.paragraph.when == "on_death" and dead:
            return f"next to {'its cell' if self.alone else f'the cell of {self.named(ref)}'}"
        return f"next to {self.named(ref)}"

    def in_row(self, ref: Ref) -> str:
        """In the row that was chosen, or in that of a card."""
        return "in it" if self.is_row(ref) else f"in one row with {self.named(ref)}"

    def subject(self, who: Who) -> str:
        """The card that a clause is about."""
        if who == "self" and self.begins_with_self and self.last is None:
            return "it"
        return self.who(who).replace("them", "they")

    def removed_with(self, step: v.Remove) -> str:
        """The keywords that are removed from the same card in a row: `Curse and Poison`."""
        names = []
        for one in self.paragraph.steps[self.paragraph.steps.index(step) :]:
            if not isinstance(one, v.Remove) or one.who != step.who:
                break
            names.append(keywords()[one.keyword].en)
        return en_when.join(names, "and")

    def _tells(self, step: v.AnyVerb) -> bool:
        """Whether the step is told of a card, rather than done to it by the player."""
        who = who_of(step)
        if who is None or not told_of(step):
            return False
        of_self = isinstance(who, str) and self.is_self(who)
        return of_self or not en_deeds.done(step, self.mood)

    def _clause(self, run: list[v.AnyVerb], before: v.AnyVerb | None) -> str:
        step = run[0]
        link = self._link(step, before)
        if isinstance(step, AttackVerb):
            return link + self._attack(step, before is None)
        if self._tells(step):
            return link + self._told(run, before is None)
        if isinstance(step, v.Remove) and isinstance(before, v.Remove) and step.who == before.who:
            return ""  # told with the one before
        said = en_deeds.deed(step, self, before is None) or en_rule.sentence(step, self)
        return link + said

    def _link(self, step: v.AnyVerb, before: v.AnyVerb | None) -> str:
        if before is None:
            return ""
        who = who_of(step)
        if self.static or isinstance(step, v.Ignore):
            return "; "
        if isinstance(who, str) and self.is_aimed(who):
            if least := getattr(step, "dealt", None):
                return f"; if it places at least {en_when.wounds(least)}, "
            return "; on a hit "
        if self.mood == "may" and self._tells(step):
            return "; then "
        both = en_deeds.done(step, self.mood) and en_deeds.done(before, self.mood)
        same = who is not None and who == who_of(before)
        return " and " if both and same else ", then "

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
            return f"{self.subject(who)} may {join_told(told, 'free')}"
        if all(one.verb in (GETS, HAS) for one in told):
            given, until = told_apart(told)
            return f"you may give {given} to {self.who(who)}{until}"
        number: Number = "many" if self.several(who) else "one"
        if isinstance(who, str) and who[0] == "t":
            choice = self.who(who)
            self.mood = "order"
            return f"you may choose {choice}: {self.subject(who)} {join_told(told, number)}"
        self.mood = "tell"
        return f", if you wish, {self.subject(who)} {join_told(told, number)}"

    def _attack(self, step: AttackVerb, first: bool) -> str:
        row = isinstance(step, v.RowStrike)
        name = "strike across a row" if row else v.verb(step).replace("_", " ")
        aim, reach = self.aim(step), self.target(step.at).range
        said = f"{name} {strength(step.strength)}"
        if aim is not None:
            again = not self.first(step.at)
            said += f" at {self.named(step.at) if again else chosen(aim, self, aim=True)}"
        subject = self.subject("self")
        self.aimed(step.at)
        if reach:
            said += f", range {reach}"
        if self.many(step.at):
            said += " (one roll for all)"
        if isinstance(step, v.Throw):
            said += times(step.times, self)
        if step.plus:
            most = f", +{step.plus.max} at most" if step.plus.max else ""
            said += f"; +1 to this attack for {every(step.plus.among, self)}{most}"
        if self.mood == "order":
            return said if first else f"a {said}"
        if self.mood == "may":
            return f"{subject} may make a {said}" if first else f"make a {said}"
        return f"{subject} makes a {said}"


def paragraph_text(paragraph: Paragraph) -> str:
    """The paragraph in English."""
    return Speech(paragraph).text()

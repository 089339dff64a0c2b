"""A paragraph in English: each verb is a sentence about the card it meets."""

from __future__ import annotations

from laar.games.berserk.cards.schema import verbs as v
from laar.games.berserk.cards.schema.paragraph import Paragraph
from laar.games.berserk.cards.schema.selectors import Selector
from laar.games.berserk.cards.schema.verbs_attack import AttackVerb
from laar.games.berserk.cards.schema.verbs_life import Who
from laar.games.berserk.cards.schema.words import Ref
from laar.games.berserk.tell import en_rule, en_when
from laar.games.berserk.tell.en_amounts import chips, healing, lives, strength, times, wounds
from laar.games.berserk.tell.en_nouns import chosen, every, noun_of
from laar.games.berserk.tell.mentions import Mentions


class Speech(Mentions):
    """One paragraph as it is told in English."""

    def text(self) -> str:
        """The whole paragraph."""
        p = self.paragraph
        lead = en_when.head(p, self)
        if any(target.noun == "row" for target in p.target):
            lead += "choose one of the six rows: "
        told = f"{lead}{self.body()}."
        start = f"({p.branch}) " if p.branch else ""
        return start + told[0].upper() + told[1:] + en_when.tail(p.limit)

    def body(self) -> str:
        """All verbs in order."""
        told, aimed = "", set[object]()
        for place, step in enumerate(self.paragraph.steps):
            hit = getattr(step, "who", None) in aimed
            link = "; if it lands, " if hit else ", then "
            before = self.paragraph.steps[place - 1]
            if self.paragraph.when == "static" or (place and isinstance(before, v.Ignore)):
                link = "; "
            told += (link if place else "") + self.step(step)
            if isinstance(step, AttackVerb):
                aimed.add(step.at)
        return told

    def who(self, who: Who, anywhere: bool = True) -> str:
        """A card or cards, told in full when they are told first."""
        if isinstance(who, Selector):
            return every(who, self)
        if who[0] == "t" and self.first(who):
            return chosen(self.target(who), self, anywhere)
        return self.named(who)

    def several(self, who: Who) -> bool:
        """Whether a verb about it stands in the plural."""
        return not isinstance(who, Selector) and self.many(who)

    def named(self, ref: Ref) -> str:
        """A card spoken of before: `this card`, `the chosen creature`, `the attacking orc`."""
        if self.is_self(ref):
            return "this card"
        if ref[0] == "t":
            noun = noun_of(self.target(ref))
            nth = ("first ", "second ", "last ")[int(ref[1]) - 1] if self.alike(ref) else ""
            return f"the {nth}chosen {noun.many if self.many(ref) else noun.one}"
        noun = noun_of(self.behind(ref))
        which = {"victim": "the attacked", "attacker": "the attacking"}.get(ref, "that")
        return f"{which} {noun.one}"

    def beside(self, ref: Ref) -> str:
        """Next to a card; of one that died, to its last cell."""
        dead = self.is_self("subject") if ref == "self" else ref == "subject"
        cell = "the cell of " if self.paragraph.when == "on_death" and dead else ""
        return f"next to {cell}{self.named(ref)}"

    def does(self, who: Who, one: str, many: str) -> str:
        """Subject and verb in agreement."""
        return f"{self.who(who)} {many if self.several(who) else one}"

    def step(self, step: v.AnyVerb) -> str:
        """One verb."""
        if isinstance(step, AttackVerb):
            return self._attack(step)
        match step:
            case v.Wound(who=who, amount=amount):
                return f"{self.does(who, 'takes', 'take')} {wounds(amount, self, who)}"
            case v.Heal(who=who, amount=amount):
                return f"{self.does(who, 'is healed', 'are healed')} {healing(amount, self)}"
            case v.GiveLives(who=who, amount=amount):
                return f"{self.does(who, 'gets', 'get')} {lives(amount, self, who)}"
            case v.GainChip(who=who, amount=amount):
                return f"{self.does(who, 'gains', 'gain')} {chips(amount, self, who)}"
            case v.LoseChip(who=who, amount=amount):
                lost = "all ○" if amount == "all" else chips(amount, self, who)
                return f"{self.does(who, 'loses', 'lose')} {lost}"
            case v.IncarnationChip(who=who, amount=amount):
                noun = "incarnation chip" if amount == 1 else "incarnation chips"
                return f"{self.does(who, 'gets', 'get')} {amount} {noun}"
            case v.Prevent(who=who, amount=amount):
                fewer = f"up to {en_when.wounds(amount)} fewer"
                return f"that attack places {fewer} on {self.who(who)}"
            case v.Open(who=who):
                return self.does(who, "opens", "open")
            case v.Close(who=who):
                return self.does(who, "closes", "close")
            case v.HoldClosed(who=who):
                subject = self.does(who, "does not open", "do not open")
                its = "their" if self.several(who) else "its"
                return f"{subject} at the start of {its} controller's next turn if closed then"
            case v.Move():
                return self._move(step)
            case v.Summon(who=who, to=to):
                cell = {"adjacent": "next to this card", "own_third_row": "of your third row"}
                return f"you summon {self.who(who)} onto a free cell {cell[to]}"
            case v.Revive(who=who):
                return f"you revive {self.who(who)} onto a free cell next to this card"
            case v.RollTable(rows=rows):
                told = [f"{_die(row.die)} – ability ({row.branch})" for row in rows]
                return f"roll a die: {', '.join(told)}; it works while this card is in play"
            case v.Block(what=what):
                return f"that {what} is blocked"
            case v.Redirect():
                return "that attack is redirected to this card, if this is a legal target for it"
            case v.Reroll():
                return "that die is rolled again, and the new number is final"
            case v.NoAnswer():
                return "the creature that meets this strike deals no wounds"
            case v.Ignore():
                return "features of the card attacked do not change the attacks of this ability"
            case v.BecomeFlyer():
                return "this card is a flying creature and is put into the additional zone"
            case _:
                return en_rule.step(step, self)

    def _attack(self, step: AttackVerb) -> str:
        row = isinstance(step, v.RowStrike)
        name = "strike across a row" if row else v.verb(step).replace("_", " ")
        told = f"this card makes a {name} {strength(step.strength)} at "
        told += self.who(step.at, anywhere=not row)
        if self.many(step.at):
            told += " (one roll for all)"
        if isinstance(step, v.Throw):
            told += times(step.times, self)
        if step.plus:
            most = f", +{step.plus.max} at most" if step.plus.max else ""
            told += f"; +1 to this attack for {every(step.plus.among, self)}{most}"
        return told

    def _move(self, step: v.Move) -> str:
        told = f"you move {self.who(step.who)} "
        if step.to == "anywhere":
            return told + "to any free cell of the field"
        told += "one step to a free cell"
        if step.towards:
            told += " so that its row or column comes nearer to this card (who is next to it stays)"
        return told


def _die(span: tuple[int, int]) -> str:
    return f"{span[0]}–{span[1]}" if span[0] < span[1] else f"{span[0]}"


def paragraph_text(paragraph: Paragraph) -> str:
    """The paragraph in English."""
    return Speech(paragraph).text()

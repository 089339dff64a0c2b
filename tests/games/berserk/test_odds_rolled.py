"""Exact chances, worked out once more: every die is rolled on the table itself.

Here nothing is remembered or merged, and whoever may choose tries everything.
"""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from laar.core.engine.ask import CHANCE
from laar.core.engine.fact import Fact, Log
from laar.core.engine.rollout import play_on
from laar.core.game import Json
from laar.games.berserk.cards.compile import traits_of
from laar.games.berserk.cards.starter_set import CardSet, cards
from laar.games.berserk.cards.traits import SUDDEN
from laar.games.berserk.decks.lists import ready_deck
from laar.games.berserk.editions import setting_of
from laar.games.berserk.state.battle import SEATS, Battle, blank
from laar.games.berserk.state.numbers import Card
from laar.games.berserk.view.odds.exact import odds
from laar.games.berserk.view.position import read

DECKS = ("orcs+", "dwarves+", "maidens+", "coven+")
KINDS = ("weak", "medium", "strong", "miss")
DICE = ("die", "reroll", "exchange")
MOST = 1296  # beyond so many dice trying everything takes too long

Told = tuple[object, ...]
End = tuple[int, Told]  # what the first seat has of it, and what is told of it
Ends = dict[tuple[str | None, tuple[End, ...]], Fraction]
Rows = Counter[tuple[str | None, tuple[Told, ...]]]


def said(t: Battle, text: str, facts: list[Fact]) -> tuple[Battle, list[Fact]]:
    assert t.ask is not None
    assert text in t.options(t.ask.seat)
    then = t.clone()
    then.log = Log()
    then.answer(t.ask.seat, text)
    return then, facts + then.log.facts


class Rolled:
    """Every end that an answer may lead to."""

    def __init__(self, root: Battle, case: Json, attacker: str | None) -> None:
        self.root = root
        ids = root.setting.number
        self.pair = (ids[attacker], ids[case["fighter"]]) if attacker else None

    def ends(self, t: Battle, facts: list[Fact]) -> Ends:
        ask = t.ask
        if ask is None or ask.kind not in DICE:
            return {(None, ((self.gain(t), self.told(t, facts)),)): Fraction(1)}
        found = [self.ends(*said(t, text, facts)) for text in t.options(ask.seat)]
        if ask.seat == CHANCE:
            mean: Ends = {}
            for ends in found:
                for key, share in ends.items():
                    mean[key] = mean.get(key, Fraction(0)) + share / 6
            return mean
        if ask.kind == "exchange":
            [full], [less] = ([end for _, (end,) in ends] for ends in found)
            return {(SEATS[ask.seat], (full, less)): Fraction(1)}
        best = found[0]
        for ends in found[1:]:
            better = self.mean(ends) - self.mean(best)
            if (better > 0) if ask.seat == 0 else (better < 0):
                best = ends
        return best

    def mean(self, ends: Ends) -> Fraction:
        return sum((share * key[1][0][0] for key, share in ends.items()), Fraction(0))

    def gain(self, t: Battle) -> int:
        """Lives, and hundredths for the living, of the first seat's cards less the other's."""
        gain = 0
        for card in self.root.present:
            left = t.life(card) - t.wounds[card]
            if t.in_play(card) and left > 0:
                gain += (100 * left + 1) * (1 if self.root.control[card] == 0 else -1)
        return gain

    def told(self, t: Battle, facts: list[Fact]) -> Told:
        ids = t.setting.ids
        wounds: Counter[Card] = Counter()
        dead = set()
        blows: dict[int, str] = {}
        for fact in facts:
            if fact.name == "wounded":
                wounds[fact.args[0]] += fact.args[1]
            elif fact.name == "died":
                dead.add(fact.args[0])
            elif fact.name == "dealt" and fact.args[0] not in blows:
                blows[fact.args[0]] = KINDS[fact.args[3]]
        dead |= {c for c in wounds if t.in_play(c) and t.wounds[c] >= t.life(c)}
        if self.pair is None:
            harm = {ids[card]: count for card, count in wounds.items()}
            return (str(sorted(harm.items())), str(sorted(ids[card] for card in dead)))
        card, met = self.pair
        return (
            blows.get(card, "miss"),
            blows.get(met, "miss"),
            wounds[met],
            wounds[card],
            met in dead,
            card in dead,
        )


def rows_told(case: Json) -> Rows:
    rows: Rows = Counter()
    for row in case["rows"]:
        told: list[Told] = []
        for r in row["results"]:
            if "blow" in r:
                names = ("blow", "answer", "deals", "takes", "kills", "dies")
                told.append(tuple(r[name] for name in names))
            else:
                told.append((str(sorted(r["wounds"].items())), str(sorted(r["dead"]))))
        rows[row["chooser"], tuple(told)] += row["n"]
    return rows


def passed(t: Battle, facts: list[Fact], answer: str) -> tuple[Battle, str, list[Fact]]:
    """The table when this can be answered, or, without an answer, when the dice are rolled."""
    while t.ask is not None and t.ask.kind == "answer" and t.pile:
        if answer in t.options(t.ask.seat):
            break
        t, facts = said(t, "pass", facts)
    return t, answer, facts


def check(t: Battle, text: str) -> int:
    """Compare each case of an answer's odds; how many were compared."""
    found = odds(t, text)
    if found is None:
        return 0
    done = 0
    for case in found["cases"]:
        if case["of"] > MOST:
            continue
        attacker = found["strike"]["attacker"] if "strike" in found else None
        then, facts = said(t, text, [])
        for answer in case["way"]:
            then, facts = said(*passed(then, facts, answer))
        then, _, facts = passed(then, facts, "")
        rolled: Rows = Counter()
        for (chooser, ends), share in Rolled(t, case, attacker).ends(then, facts).items():
            count = share * case["of"]
            assert count.denominator == 1
            rolled[chooser, tuple(told for _, told in ends)] += int(count)
        assert rows_told(case) == rolled, (text, case)
        done += 1
    return done


@pytest.mark.parametrize("seed", range(24))
def test_odds_are_those_of_all_dice_rolled(seed: int) -> None:
    random = Random(seed)
    decks = [ready_deck(DECKS[seed % 4]), ready_deck(DECKS[seed // 4 % 4])]
    t = blank(setting_of(decks, seed % 2 == 0, {}))
    t.push("rolling")
    t.run()
    done = 0
    while t.ask is not None and done < 6:
        answers = t.options(t.ask.seat)
        if t.ask.kind == "main":
            answers = [text for text in answers if text.startswith(("strike", "use"))]
        if answers and t.turn and t.ask.seat != CHANCE and random.random() < 0.2:
            done += check(t, random.choice(answers))
        play_on(t, random.random, 1)
    assert done


@pytest.mark.parametrize(
    "position",
    [
        "c3 red 48 curse\nc4 blue 48 curse wounds 8",
        "c3 red 48 exp_attack wounds 9\nc4 blue 48 curse",
        "c3 red 48 curse\nc4 blue 48 exp_defence wounds 7",
        "c3 red 68 wounds 5\nc2 red 48 curse\nc4 blue 86",
        "c3 red 48\nc4 blue 48 exp_defence\nb4 blue 37\nd4 blue 76 curse",
        "turn blue\nc3 blue 8 curse\nc4 red 12 exp_defence wounds 9",
        "c3 red 48 curse\nc4 blue 81\nc5 blue 81 closed",  # a six of the cursed is rolled again
    ],
)
def test_rerolls_of_both_are_played_out(position: str) -> None:
    t = read(position)
    assert check(t, "strike c3 c4")
    for dice in ("14", "36", "61"):
        struck, _, _ = passed(said(t, "strike c3 c4", [])[0], [], "")
        for die in dice:
            struck, _ = said(struck, die, [])
        assert struck.ask is not None
        assert struck.ask.kind == "reroll"
        assert all(check(struck, text) for text in struck.options(struck.ask.seat))


def test_a_sudden_shot_and_the_strike_that_waits_below_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No card of the set shoots as a sudden action; here card 28 does."""
    whole, archer = CardSet.traits, traits_of(cards()[28])
    archer.ability(1).when = SUDDEN
    monkeypatch.setattr(CardSet, "traits", lambda s, n: archer if n == 28 else whole(s, n))
    t = read("c3 red 48 curse wounds 8\nc4 blue 48 closed\nc6 blue 28 exp_attack curse")
    t, _ = said(t, "strike c3 c4", [])
    t, _ = said(t, "use c6 1", [])
    assert check(t, "c3")
    found = odds(t, "c3")
    assert found is not None
    [case] = found["cases"]
    [killed] = case["best"]["dead"].values()  # two wounds end the strike
    assert Fraction(killed, case["of"]) == Fraction(3, 4)  # a weak shot is rolled again

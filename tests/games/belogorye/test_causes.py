"""Every chain of causes leads from a wound to the strike, and from the strike to the answer."""

import random

from tests.harness import Draw, Scene, table

import laar
from laar.core.engine.fact import ANSWER, Fact
from laar.core.play import Play

__all__ = ["table"]

# What a deed leads to, however many questions lie between.
STRIKE = {"rolled", "struck", "reduced", "wounded", "healed", "intercepted", "acted", "closed"}


def chain(play: Play, place: int) -> list[str]:
    """A fact and what led to it, nearest first; answers by their words."""
    told = []
    while place >= 0:
        fact = play.facts[place]
        told.append(str(fact.args[1]) if fact.name == ANSWER else fact.name)
        place = fact.cause
    return told


def chains(t: Scene, name: str) -> list[str]:
    """All chains that begin with such a fact, written as one line each."""
    found = [place for place, fact in enumerate(t.play.facts) if fact.name == name]
    return [" < ".join(chain(t.play, place)) for place in found]


def said(t: Scene) -> dict[str, str]:
    """The chain behind each answer."""
    answers = [place for place, fact in enumerate(t.play.facts) if fact.name == ANSWER]
    return {chain(t.play, p)[0]: " < ".join(chain(t.play, p)[1:]) for p in answers}


def test_all_of_a_strike_follows_from_its_announcement(table: Draw) -> None:
    t = table("c3 sadko / c4 baba_yaga closed / b4 koschei")
    t.bogatyrs("strike c3 c4").evil("intercept b4").dice(5, 3).bogatyrs("blow medium weak")
    strike = "announced < strike c3 c4"
    assert chains(t, "announced") == [strike]
    assert chains(t, "intercepted") == [f"intercepted < {strike}"]
    assert chains(t, "rolled") == [f"rolled < {strike}"] * 2
    assert chains(t, "struck") == [f"struck < {strike}"] * 2
    assert chains(t, "wounded") == [f"wounded < struck < {strike}"] * 2
    assert chains(t, "closed") == [f"closed < {strike}"] * 2
    assert said(t) == {
        "strike c3 c4": "",
        "intercept b4": strike,
        "5": strike,
        "3": strike,
        "blow medium weak": strike,
    }


def test_what_follows_a_hit_and_the_dead_follow_from_the_strike(table: Draw) -> None:
    t = table("c3 svyatogor / c4 baba_yaga -8 closed / d4 leshy closed / b4 upyr closed")
    t.bogatyrs("strike c3 c4").dice(1).bogatyrs("splash d4")
    strike = "announced < strike c3 c4"
    assert chains(t, "wounded") == [f"wounded < struck < {strike}", f"wounded < {strike}"]
    assert chains(t, "died") == [f"died < {strike}"]
    assert said(t)["splash d4"] == strike


def test_who_dies_together_dies_of_the_same(table: Draw) -> None:
    t = table("c3 sadko -9 / c4 leshy -9 closed").bogatyrs("strike c3 c4").dice(1)
    strike = "announced < strike c3 c4"
    assert chains(t, "died") == [f"died < {strike}"] * 2
    assert chains(t, "ended") == [f"ended < died < {strike}"]


def test_all_of_a_property_follows_from_its_use(table: Draw) -> None:
    t = table("turn evil 1 / c2 likhomor / c4 sadko -9 / d4 volga")
    t.evil("use c2 c4", "also d4")
    assert chains(t, "used") == ["used < use c2 c4"]
    assert chains(t, "wounded") == ["wounded < used < use c2 c4"] * 2
    assert chains(t, "died") == ["died < used < use c2 c4"]
    assert said(t) == {"use c2 c4": "", "also d4": "use c2 c4"}
    t = table("turn evil 1 / c2 solovei / c4 sadko").evil("use c2 c4").dice(6)
    assert chains(t, "wounded") == ["wounded < rolled < used < use c2 c4"]
    assert chains(t, "closed") == [
        "closed < rolled < used < use c2 c4",
        "closed < used < use c2 c4",
    ]


def test_the_next_deed_begins_anew(table: Draw) -> None:
    t = table("c3 sadko / c2 volga / c4 baba_yaga closed").bogatyrs("strike c3 c4").dice(1)
    t.bogatyrs("step c2 b2", "end")
    assert chains(t, "stepped") == ["stepped < step c2 b2"]
    assert chains(t, "turn_ended") == ["turn_ended < end"]
    assert chains(t, "turn_began")[-1] == "turn_began < end"
    assert chains(t, "opened") == ["opened < turn_began < end"]


def test_an_aside_in_the_middle_breaks_no_chain(table: Draw) -> None:
    t = table("c3 sadko / c4 baba_yaga closed / b4 koschei").bogatyrs("strike c3 c4")
    t.bogatyrs("offer-draw").evil("pass").dice(6)
    assert chains(t, "offered") == ["offered < offer-draw"]
    assert chains(t, "wounded") == ["wounded < struck < announced < strike c3 c4"]


def root(facts: list[Fact], place: int) -> Fact:
    while facts[place].cause >= 0:
        place = facts[place].cause
    return facts[place]


def test_every_fact_of_whole_games_hangs_on_the_deed_it_belongs_to() -> None:
    source = random.Random(5)
    for number in range(4):
        play = laar.new("belogorye", seed=f"causes {number}")
        while play.outcome is None:
            seat = source.choice(play.asked)
            play.answer(source.choice(play.options(seat)), seat)
        deed = ""
        for place, fact in enumerate(play.facts):
            begun = root(play.facts, place)
            assert begun.name == ANSWER
            if begun is fact and fact.args[0] >= 0:
                deed = str(fact.args[1])
            if deed.startswith(("strike", "use")):
                assert begun.args[1] == deed, (deed, fact)
            if deed.startswith("strike") and fact.name in STRIKE:
                assert "announced" in chain(play, place)

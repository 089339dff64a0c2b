"""Draft and sealed as everything above them knows them: options, records, bots, the checker."""

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from tests.clauses.berserk.limited.seats import Seats

from laar.bots import choose
from laar.cli import main
from laar.core.check import check_game
from laar.core.dice import Dice, commitment
from laar.core.engine.fact import ANSWER
from laar.core.game import BadOptions, Json
from laar.core.play import Play
from laar.core.record import Header, check_dice, read, replay, write
from laar.games.berserk.cards.starter_set import NEWEST, card_set
from laar.games.berserk.editions import REVISIONS
from laar.games.berserk.game import GAME, WRITERS, Berserk, Either
from laar.games.berserk.limited import facts as limited_facts
from laar.games.berserk.limited.event import Limited
from laar.games.berserk.limited.game import Drafting, revisions_of
from laar.games.berserk.limited.taste import liking
from laar.lab.limited import duels, figures
from laar.texts import has, texts

KINDS = [(mode, players) for mode in ("draft", "sealed") for players in (2, 3, 4)]


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"mode": "rochester"}, "options.mode: 'rochester' is none of duel, team, draft, sealed"),
        ({"mode": "draft", "players": 5}, "options.players: 5 is none of 2, 3, 4"),
        ({"mode": "draft", "players": True}, "options.players: True is none of"),
        ({"mode": "sealed", "decks": ["orcs"]}, "options: there is no 'decks'"),
    ],
)
def test_options_that_cannot_be_are_named(options: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadOptions, match="options") as bad:
        GAME.new_table("2021", options)
    assert wrong in str(bad.value)


# -- the generic checker --------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "players"), KINDS)
def test_random_events_are_sound(mode: str, players: int) -> None:
    options = {"mode": mode, "players": players}
    checked = check_game(GAME, "2021", options, int(players > 2), random.Random(f"{options}"))
    assert checked.findings == []
    assert checked.decisions > 0


def findings(game: Berserk) -> list[str]:
    checked = check_game(game, "2021", {"mode": "draft", "players": 3}, 1, random.Random(1))
    return [finding.what for finding in checked.findings]


def test_a_view_that_tells_who_has_chosen_is_found() -> None:
    class Leaking(Berserk):
        def shared(self, table: Either) -> Json:
            return {**super().shared(table), "waiting": table.waiting()}

    assert any("may not see" in what or "is seen by" in what for what in findings(Leaking()))


def test_a_view_that_tells_what_lies_in_the_box_is_found() -> None:
    class Leaking(Berserk):
        def shared(self, table: Either) -> Json:
            assert isinstance(table, Limited)
            return {**super().shared(table), "next": table.box[:1]}

    assert any("tells what it may not see" in what for what in findings(Leaking()))


def test_a_card_that_is_lost_on_the_way_is_found() -> None:
    def careless(t: Limited, clause: str) -> int:
        place = limited_facts.put_aside(t, clause)
        t.spare.pop()
        return place

    def picking(t: Limited, args: tuple[int, ...]) -> None:
        careless(t, "BRS-364")
        t.push("building")

    lossy = {
        key: replace(one, rules={**one.rules, "picking": picking})
        for key, one in revisions_of(REVISIONS).items()
    }
    losing = Berserk(facts={**WRITERS, "put_aside": careless}, limited=Drafting(lossy))
    assert any(what.endswith("is in 0 places") for what in findings(losing))


# -- records --------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["draft", "sealed"])
def test_the_shuffle_of_a_finished_event_can_be_checked(mode: str) -> None:
    s = Seats(mode, 2).until("build").ready()
    dice = s.play.dice
    assert dice is not None
    header = Header("berserk", "2021", s.play.options_given, commit=commitment(dice.seed))
    record = read(write(s.play, header))
    again = replay(record, {"berserk": GAME})
    assert again.key() == s.play.key()
    again.dice = dice
    assert check_dice(record, again) == []
    draws = [n for n, (_, text) in enumerate(record.lines) if text.startswith("draw ")]
    assert len(draws) == 72
    one, other = record.lines[draws[0]], record.lines[draws[1]]
    record.lines[draws[0]], record.lines[draws[1]] = other, one
    assert check_dice(record, replay(record, {"berserk": GAME}))


def test_a_saved_event_goes_on() -> None:
    s = Seats("draft", 3)
    s.pick()
    s.do("red", s.play.options(0)[0])
    again = GAME.load(GAME.save(s.table))
    assert again.mark() == s.table.mark()
    assert again.options(1) == s.table.options(1)
    assert str(s.play).splitlines()[0] == "draft, stack 1, card 2 of 12, passed to the left"


# -- texts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_everything_that_is_told_and_asked_has_words(lang: str) -> None:
    s = Seats("draft", 3)
    s.pick()
    s.do("green", "concede").until("build").ready()
    facts = [told for seat in (0, 1, None) for f in s.play.facts if (told := s.play.tell(f, seat))]
    names = {told["fact"] for told in facts} - {ANSWER}
    assert {"stack_opened", "picked", "passed_on", "put_aside", "deck_built"} < names
    say = texts(lang, "berserk")
    for told in facts:
        if told["fact"] != ANSWER:
            words = {k: str(v) for k, v in told.items()} | {"winner": "none"}
            assert "$" not in say(f"fact-{told['fact']}", **words)
            assert say(f"fact-{told['fact']}", **words) != f"fact-{told['fact']}"
    assert all(has(lang, "berserk", f"term-ask-{kind}") for kind in ("pick", "build"))


# -- bots -----------------------------------------------------------------------------------------


def built(bots: list[str], mode: str, number: int) -> Limited:
    """An event of two bots."""
    dice = Dice(f"bots {number}".encode())
    play = Play(GAME, "2021", {"mode": mode, "players": 2}, dice)
    while play.outcome is None:
        seat = play.asked[0]
        options, view = play.options(seat), play.view(seat)
        seed = len(play.history)
        said = choose(GAME, "2021", view, options, bots[seat], 0.1, seed)
        assert bots[seat] == "random" or len(options) == 1 or said["reasons"]
        play.answer(said["answer"], seat)
    assert isinstance(play.table, Limited)
    return play.table


def elements(table: Limited, seat: int) -> float:
    """The share of the two most frequent elements in a deck."""
    found = Counter(
        table.setting.traits(table.setting.cards[card]).elements for card in table.decks[seat]
    )
    return sum(count for _, count in found.most_common(2)) / found.total()


def test_greedy_drafts_few_elements_and_builds_a_small_deck() -> None:
    for number in range(2):
        table = built(["greedy", "random"], "draft", number)
        assert len(table.decks[0]) == 30
        assert elements(table, 0) > elements(table, 1)
        assert GAME.taste(table, 0) > 0 > GAME.taste(table, 1)


def test_search_drafts_like_greedy() -> None:
    one, other = (built([name, "random"], "sealed", 1) for name in ("greedy", "search-1"))
    assert one.decks[0] == other.decks[0]


def test_what_bots_like() -> None:
    orc, dwarf, hall, hero, other = (card_set(NEWEST).traits(n) for n in (5, 29, 98, 95, 96))
    orcs = [card_set(NEWEST).traits(number) for number in (1, 2, 4, 6, 7)]
    assert liking(orc, orcs) - liking(orc, ()) > liking(dwarf, orcs) - liking(dwarf, ())
    assert liking(hall, ()) < liking(dwarf, ())  # a location fights nobody
    assert liking(hero, [hero, *orcs]) < liking(hero, [other, *orcs])  # it is unique


# -- commands -------------------------------------------------------------------------------------


def test_decks_that_greedy_chose_meet_decks_picked_at_random() -> None:
    points = duels("sealed", "greedy", 0, 1)
    assert len(points) == 2
    assert points == duels("sealed", "greedy", 0, 1)
    assert set(points) <= {0.0, 0.5, 1.0}
    assert figures("sealed", [1.0, 0.5, 0.0, 1.0]) == {
        "mode": "sealed",
        "games": 4,
        "wins": 2,
        "draws": 1,
        "share": 0.5,
        "interval": [0.15, 0.85],
    }


@pytest.mark.parametrize("mode", ["draft", "sealed"])
def test_an_arena_of_tables_without_winners_is_refused(
    mode: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "berserk", "greedy", "random", "--mode", mode]) == 2
    assert f"nobody wins a table of {mode}" in capsys.readouterr().err


@pytest.mark.parametrize("mode", ["draft", "sealed"])
def test_the_command_check_knows_the_mode(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "berserk", "--mode", mode, "--players", "2", "--games", "1"]) == 0
    assert "berserk 2021: 1 games" in capsys.readouterr().out

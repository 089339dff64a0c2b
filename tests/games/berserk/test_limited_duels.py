"""Duels with secret decks: nobody learns what the other's deck holds beyond what was shown."""

import json
import random
import re
from collections.abc import Sequence
from typing import Any

import pytest

import laar
from laar.bots import choose
from laar.core.check import check_game
from laar.core.dice import Dice
from laar.core.engine.ask import CHANCE
from laar.core.game import Json
from laar.core.play import Play
from laar.core.record import Header, read, replay, write
from laar.games.berserk.decks.lists import whole_set
from laar.games.berserk.game import Berserk
from laar.games.berserk.state.battle import DEAL, DECK, HIDDEN, Battle
from laar.games.berserk.view.secret import dealt_anew, secret_trials
from laar.games.list import GAMES

GAME = laar.game("berserk")

TRIALS = secret_trials(2)
BOX = [f"{n}.{copy}" for n in range(1, 115) for copy in range(1, whole_set().count(n) + 1)]
PROBES = ("78.1", "67.2", "2.1", "30.1", "109.1", "999.1")  # copies in whosever deck
VERBS = (
    "buy {}",
    "hide {}",
    "place {} b1",
    "use {} 1",
    "strike {} {}",
    "defend {}",
    "{}",
    "chip {}",
)


def duel(decks: Sequence[Sequence[str]], seed: str | None = None) -> Play:
    """A duel with these decks; without a seed its dice are asked."""
    dice = None if seed is None else Dice(seed.encode())
    options = {"decks": [list(deck) for deck in decks], "secret": True}
    return Play(GAME, "2021", options, dice)


def board(play: Play) -> Battle:
    assert isinstance(play.table, Battle)
    return play.table


def known(play: Play, seat: int | None) -> str:
    """Everything that may be sent to a seat, as text."""
    told: list[object] = [play.view(seat), [play.tell(fact, seat) for fact in play.facts]]
    if seat is not None:
        told += [play.options(seat), play.asides(seat)]
        asked = [verb.replace("{}", copy) for verb in VERBS for copy in PROBES]
        told += [str(play.why_not(text, seat)) for text in asked]
        told += [play.odds(text) for text in play.options(seat) if text.startswith("strike")]
    return json.dumps(told)


def go_on(play: Play, source: random.Random) -> None:
    """Some answer, large squads and busy turns."""
    seat = source.choice(play.asked)
    options = play.options(seat)
    wanted = [text for text in options if text.startswith(("hide", "keep", "strike", "use"))]
    busy = [text for text in options if text not in ("ready", "end", "redeal", "pass")]
    play.answer(source.choice(wanted or busy or options), seat)


# -- options --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("decks", "wrong"),
    [
        (["orcs", "coven"], "options.decks.1: a secret deck is a list of copies"),
        ([BOX[:36]], "options.decks: a list of 2 decks is needed"),
        ([BOX[:36], BOX[35:71]], f"options.decks.2: {BOX[35]} is in the decks already"),
        ([BOX[:36], [*BOX[36:71], BOX[70]]], f"options.decks.2: {BOX[70]} is in the decks already"),
        ([BOX[:29], BOX[36:72]], "options.decks.1: 29 cards, at least 30 are needed (BRS-340)"),
        ([BOX[:36], [*BOX[36:71], "2.9"]], "options.decks.2: there is no copy '2.9'"),
        ([BOX[:36], [*BOX[36:71], 2]], "options.decks.2: there is no copy 2"),
        ([BOX[:36], [*BOX[36:71], ["2.1"]]], "options.decks.2: there is no copy ['2.1']"),
    ],
)
def test_decks_that_cannot_be_are_named(decks: list[Any], wrong: str) -> None:
    with pytest.raises(laar.BadOptions, match="options") as bad:
        laar.new("berserk", options={"decks": decks, "secret": True})
    assert wrong in str(bad.value)


def test_secret_is_yes_or_no() -> None:
    with pytest.raises(laar.BadOptions, match=r"options\.secret: 'yes' is none of"):
        laar.new("berserk", options={"secret": "yes"})
    assert set(laar.new("berserk", options={"secret": False}).view(None)["lists"]) == {
        "red",
        "blue",
    }


# -- what a seat is told --------------------------------------------------------------------------


def test_a_bot_that_knows_its_deck_keeps_its_thoughts() -> None:
    assert all(Berserk().guarded(board(duel([BOX[:36], BOX[40:70]])), seat) for seat in (0, 1))
    assert not any(Berserk().guarded(board(laar.new("berserk")), seat) for seat in (0, 1))


def test_a_seat_sees_its_own_list_and_the_size_of_the_others() -> None:
    play = duel([BOX[:36], BOX[40:70]])
    for seat, name, deck in ((0, "red", BOX[:36]), (1, "blue", BOX[40:70])):
        view = play.view(seat)
        assert view["copies"] == {name: deck}
        assert view["lists"] == {name: [int(copy.split(".")[0]) for copy in deck]}
        assert view["decks"] == {"red": 36, "blue": 30}
    for part in ("copies", "lists"):
        assert play.view(None)[part] == {}
        assert GAME.shared(play.table)[part] == {}


def of(first: int, last: int) -> list[str]:
    """All copies of these collector numbers."""
    return [copy for copy in BOX if first <= int(copy.split(".")[0]) <= last]


SQUAD = ["78.1", "67.1", "67.2", "72.1", "77.1"]  # Soultrad calls a coven creature out of the deck
DEALT = [*SQUAD, *of(26, 40)][:15]
COVEN, OTHERS, FILL = of(68, 71), of(43, 50), of(51, 66)


def prepared(rest: list[str]) -> Play:
    """Blue's deck is what it is dealt and a rest that stays in it."""
    play = duel([of(1, 22)[:30], [*DEALT, *rest, *FILL][:35]])
    mine = {"red": iter(BOX[:15]), "blue": iter(DEALT)}
    rolls = iter(("6", "1"))
    while play.ask is not None and play.ask.kind in ("roll", "first", "draw"):
        if play.ask.kind == "draw":
            seat = play.options(CHANCE)[0].split()[1]
            play.answer(f"draw {seat} {next(mine[seat])}", CHANCE)
        elif play.ask.kind == "roll":
            play.answer(next(rolls), CHANCE)
        else:
            play.answer("first", 0)
    return play


def lead(play: Play, seat: int, wanted: Sequence[str]) -> None:
    """A seat keeps its deal, buys what is wanted of it and places that."""
    question = play.ask
    while play.ask is question and seat in play.asked:
        options = [o for o in play.options(seat) if not o.startswith(("redeal", "hide"))]
        buys = [o for o in options if not o.startswith("buy") or o.split()[1] in wanted]
        play.answer(next((o for o in buys if o != "ready"), "ready"), seat)


def test_nothing_sent_depends_on_what_stays_in_the_others_deck() -> None:
    """One deck has coven creatures that Soultrad could call at the start, the other has none."""
    one, other = prepared(COVEN[:6]), prepared(OTHERS[:6])
    stages = []
    for _ in range(40):
        assert one.ask is not None
        assert other.ask is not None
        stages.append(one.ask.kind)
        for viewer in (0, None):
            assert known(one, viewer) == known(other, viewer)
        assert known(one, 1) != known(other, 1)
        for play in (one, other):
            if play.ask is not None and play.ask.secret:
                lead(play, 0, BOX[:15])
                lead(play, 1, SQUAD)
            elif play.asked[0] == CHANCE:
                play.answer("3", CHANCE)
            else:
                idle = [o for o in play.options() if o in ("pass", "end", "keep", "full", "no")]
                play.answer((idle or play.options())[0])
    assert {"redeal", "squad", "place", "start", "main"} <= set(stages)


def test_whoever_may_look_through_a_deck_is_asked_even_when_there_is_nobody() -> None:
    one, other = prepared(COVEN[:6]), prepared(OTHERS[:6])
    for play in (one, other):
        while play.ask is not None and play.ask.secret:
            lead(play, 0, BOX[:15])
            lead(play, 1, SQUAD)
        assert play.ask is not None
        assert (play.ask.kind, play.asked) == ("start", (1,))
    assert "use 78.1 1" in one.options(1)
    assert other.options(1) == ["pass"]


def unseen(table: Battle, viewer: int | None) -> set[str]:
    """Copies that others have and a viewer never saw."""
    return {
        table.setting.ids[card]
        for seat, deck in enumerate(table.setting.decks)
        for card in deck
        if seat != viewer and (table.place[card] in (DECK, DEAL) or table.is_(card, HIDDEN))
    }


def test_no_byte_names_a_copy_in_the_others_deck() -> None:
    looked = 0
    for number in range(2):
        source = random.Random(number)
        play = duel(TRIALS[number]["decks"], f"secret {number}")
        shown: set[str] = set()
        for _ in range(120):
            for viewer in (0, 1, None):
                view, facts = play.view(viewer), [play.tell(f, viewer) for f in play.facts]
                text = json.dumps([view, facts])
                canaries = unseen(board(play), viewer) - shown
                assert not canaries & set(re.findall(r"\b\d+\.\d+\b", text))
                looked += len(canaries)
            if play.outcome is None:
                go_on(play, source)
            for line in play.history[-1:]:  # a card called out of a deck is named aloud
                shown |= {line.text} if line.seat != CHANCE else set()
    assert looked > 5_000


# -- possible worlds ------------------------------------------------------------------------------


def test_worlds_fit_the_view_and_differ_in_the_others_deck() -> None:
    source = random.Random(1)
    play = duel(TRIALS[1]["decks"], "worlds")
    decks: set[tuple[str, ...]] = set()
    while play.outcome is None and len(play.history) < 150:
        for viewer in (0, 1, None):
            view = play.view(viewer)
            world = GAME.sample(view, source)
            assert isinstance(world, Battle)
            assert GAME.view(world, viewer) == view
            assert GAME.problems(world) == []
            for seat in {0, 1} - {viewer}:
                assert len(world.setting.decks[seat]) == 36
            decks.add(tuple(GAME.save(world)["copies"]["blue"]))
        go_on(play, source)
    assert len(decks) > 50


def test_what_is_not_seen_changes_no_refusal_and_no_chances() -> None:
    source = random.Random(2)
    play = duel(TRIALS[2]["decks"], "refusals")
    asked = [verb.replace("{}", copy) for verb in VERBS for copy in PROBES]
    while play.outcome is None and len(play.history) < 100:
        for seat in (0, 1):
            world = GAME.sample(play.view(seat), source)
            for text in (*asked, *play.options(seat)[:5]):
                assert GAME.refusals(play.table, seat, text) == GAME.refusals(world, seat, text)
                if text in play.options(seat):
                    assert GAME.odds(play.table, text) == GAME.odds(world, text)
        go_on(play, source)


def test_a_card_that_is_called_out_of_a_deck_is_in_the_deck_of_every_world() -> None:
    play = prepared(COVEN[:6])
    while play.ask is not None and play.ask.secret:
        lead(play, 0, BOX[:15])
        lead(play, 1, SQUAD)
    play.answer("use 78.1 1", 1)
    seen: list[Json | None] = []
    while play.ask is not None and play.ask.kind in ("target", "cell"):
        view = play.view(0)
        seen.append(view["ask"])
        for number in range(10):
            assert GAME.view(GAME.sample(view, random.Random(number)), 0) == view
        play.answer(play.options(1)[0], 1)
    assert [ask["kind"] for ask in seen if ask] == ["target", "cell"]
    waiting = {"seat": "blue", "targets": [["68.1"], ["row 3"]]}  # as the Orc Seer's would
    for number in range(10):
        view = {**play.view(0), "pile": [waiting]}
        decks = dealt_anew(view, random.Random(number))
        assert "68.1" in decks["blue"]
        assert "row 3" not in decks["blue"]


# -- the whole table ------------------------------------------------------------------------------


def test_a_secret_duel_is_saved_and_replayed() -> None:
    source = random.Random(3)
    play = duel(TRIALS[0]["decks"], "saved")
    for _ in range(60):
        go_on(play, source)
    again = GAME.load(GAME.save(play.table))
    assert again.mark() == play.table.mark()
    assert [GAME.view(again, seat) for seat in (0, 1)] == [play.view(seat) for seat in (0, 1)]
    record = read(write(play, Header("berserk", "2021", play.options_given)))
    assert replay(record, GAMES).key() == play.key()


def test_random_battles_with_secret_decks_are_sound() -> None:
    for mode, players in (("duel", 2), ("team", 4)):
        trials = [one for one in Berserk().trials("2021", mode) if one.get("secret")]
        assert {len(one["decks"]) for one in trials} == {players}
        assert {copy for one in trials for copy in one["decks"][0]} == set(BOX)
    checked = check_game(GAME, "2021", TRIALS[1], 1, random.Random(1))
    assert checked.findings == []
    assert checked.decisions > 10


@pytest.mark.parametrize("bot", ["greedy", "search-1"])
def test_bots_play_with_secret_decks(bot: str) -> None:
    play = duel(TRIALS[3]["decks"], "bots")
    for number in range(60):
        if play.outcome is not None:
            break
        seat = play.asked[0]
        options, view = play.options(seat), play.view(seat)
        chosen = choose(GAME, "2021", view, options, bot, 0.02, number)
        play.answer(chosen["answer"], seat)
    assert play.view(None)["turn"] > 0

"""What nobody may learn: deals, squads, placements and face-down cards of others (BRS-059)."""

import json
import random
import re

import pytest
from tests.clauses.berserk.board import Board
from tests.clauses.berserk.board import board as drawn
from tests.games.berserk.worlds import TRIALS, answer, battle, board, worlds

from laar.core.dice import commitment
from laar.core.engine.fact import ANSWER
from laar.core.play import Play
from laar.core.record import Header, check_dice, read, replay, write
from laar.core.undo import undoable
from laar.games.berserk.game import GAME
from laar.games.berserk.state.battle import DEAL, HIDDEN, Battle
from laar.games.list import GAMES
from laar.server.models import Head
from laar.server.seats import Seat
from laar.server.table.match import Match, encode

VIEWERS = [0, 1, None]
ASKED = ("ready", "end", "buy 2.1", "place 2.1 b1", "strike c3 c6", "use c3 1", "hide 21.1")


def known(play: Play, seat: int | None) -> str:
    """Everything that may be sent to a seat, as text."""
    told: list[object] = [play.view(seat), [play.tell(fact, seat) for fact in play.facts]]
    if seat is not None:
        told += [play.options(seat), play.asides(seat)]
        told += [str(play.why_not(text, seat)) for text in ASKED]
        told += [play.odds(text) for text in play.options(seat) if text.startswith("strike")]
    return json.dumps(told)


def secret(table: Battle, viewer: int | None) -> set[str]:
    """Ids of cards that a viewer cannot know to be in a deal, a squad or under a card's back."""
    return {
        table.setting.ids[card]
        for card in table.setting.cards
        if table.owner(card) != viewer
        and (table.place[card] == DEAL or (table.in_play(card) and table.is_(card, HIDDEN)))
    }


def head(options: dict[str, object]) -> Head:
    seats = {name: Seat("human", name, name) for name in ("red", "blue")}
    seed = b"s" * 32
    return Head(
        "t", "berserk", "2021", options, seats, "red", "k", False, "live",
        seed.hex(), commitment(seed), {}, 0, "0.1.0", None,
    )  # fmt: skip


# -- the preparation ------------------------------------------------------------------------------


def dealt(mine: int, others: int) -> Play:
    """A battle before the redeals: red's deal follows from one number, blue's from another."""
    b = drawn(decks=["orcs", "dwarves"]).roll(6, 1).do("first")
    sources = {"red": random.Random(mine), "blue": random.Random(others)}
    while b.asked == "chance draw":
        options = b.play.options(-1)
        b.play.answer(sources[options[0].split()[1]].choice(options), -1)
    return b.play


def prepare(play: Play, seat: int, count: int, source: random.Random) -> None:
    """So many secret steps of a seat, as far as they do not close the question."""
    for _ in range(count):
        options = [text for text in play.options(seat) if text not in ("ready", "redeal")]
        if options:
            play.answer(source.choice(options), seat)


@pytest.mark.clause("BRS-059")
@pytest.mark.parametrize("steps", [0, 1, 4])
def test_nothing_sent_to_a_seat_depends_on_the_others_deal_and_squad(steps: int) -> None:
    plays = [dealt(1, others) for others in range(4)]
    for stage in ("redeal", "squad", "place"):
        for number, play in enumerate(plays):
            assert play.ask is not None
            assert play.ask.kind == stage
            prepare(play, 1, number, random.Random(number))
            prepare(play, 0, steps, random.Random(1))
        assert len({known(play, 0) for play in plays}) == 1
        assert len({known(play, None) for play in plays}) == 1
        assert len({known(play, 1) for play in plays}) == len(plays)
        for play in plays:
            for seat in (0, 1):
                finish(play, seat)


def finish(play: Play, seat: int) -> None:
    """A seat keeps its deal, buys what it still can, places all that it bought."""
    question = play.ask
    while play.ask is question and seat in play.asked:
        options = [text for text in play.options(seat) if text != "redeal"]
        busy = [text for text in options if text != "ready" and not text.startswith("hide")]
        play.answer((busy or ["ready"])[0], seat)


@pytest.mark.clause("BRS-075", "BRS-059")
def test_face_down_cards_are_told_last_and_by_cell() -> None:
    """Among the others, in the order of cards, their place would name them."""
    hid = 0
    for number in range(6):
        play, source = battle(number), random.Random(number)
        while not board(play).present:
            answer(play, source)
        told = [told for fact in play.facts if (told := play.tell(fact, None)) is not None]
        second = {"red": "blue", "blue": "red"}[play.view(None)["first"]]
        own = [t for t in told if t["fact"] == "placed" and t["cell"][1] in "456"]
        down = [t for t in told if t["fact"] == "hid"]
        assert {t["seat"] for t in down} <= {second}
        assert [t["cell"] for t in down] == sorted(t["cell"] for t in down)
        assert not own or all(told.index(t) > told.index(own[-1]) for t in down)
        hid += len(down)
    assert hid > 3


@pytest.mark.clause("BRS-050", "BRS-059")
def test_which_card_is_drawn_is_told_to_its_owner_alone() -> None:
    play = dealt(1, 2)
    for seat in (0, 1):
        drew = [told for fact in play.facts if (told := play.tell(fact, seat)) is not None]
        cards = [told["card"] for told in drew if told["fact"] == "drawn"]
        assert sorted(cards) == sorted(play.view(seat)["deal"])
        assert len(cards) == 15
    for viewer in VIEWERS:
        facts = [told for fact in play.facts if (told := play.tell(fact, viewer)) is not None]
        said = [told["answer"] for told in facts if told["fact"] == ANSWER]
        assert said
        assert not [text for text in said if "draw" in text]
    assert play.view(None)["deal"] == play.view(None)["secrets"] == []


# -- in every byte --------------------------------------------------------------------------------


def test_no_byte_sent_to_others_names_a_card_they_may_not_see() -> None:
    looked = 0
    for number in range(4):
        source = random.Random(number)
        match = Match(head(TRIALS[number * 13]), [])
        match.start()
        since = 0
        for _ in range(120):
            table = board(match.play)
            for name, viewer in (("red", 0), ("blue", 1), (None, None)):
                canaries = secret(table, viewer)
                sent = match.shown(name), match.facts(name, since), match.ask(name)
                text = encode(sent).decode()
                looked += len(canaries)
                assert not canaries & set(re.findall(r"\b\d+\.\d+\b", text))
            since = match.last_fact
            if match.play.outcome is None:
                answer_for(match, source)
    assert looked > 2000


def answer_for(match: Match, source: random.Random) -> None:
    play = match.play
    seat = source.choice(play.asked)
    options = play.options(seat)
    wanted = [text for text in options if text.startswith(("hide", "strike", "use"))]
    busy = [text for text in options if text not in ("ready", "end", "redeal", "pass")]
    match.answer(match.names[seat], source.choice(wanted or busy or options))


def test_what_is_not_seen_changes_no_refusal_and_no_chances() -> None:
    for number, table in enumerate(worlds()):
        for seat in (0, 1):
            world = GAME.sample(GAME.view(table, seat), random.Random(number))
            for text in (*ASKED, *table.options(seat)[:5]):
                mine, same = (GAME.refusals(t, seat, text) for t in (table, world))
                assert mine == same
                if text in table.options(seat):
                    assert GAME.odds(table, text) == GAME.odds(world, text)


# -- face down ------------------------------------------------------------------------------------


def facing(hidden: int) -> Board:
    """Red to move beside a card that lies face down."""
    text = (
        f"turn 1 red\nc5 red 12\na1 red 17\nc6 blue {hidden} hidden\na6 blue 33 hidden\ne4 blue 34"
    )
    return drawn(f"{text}\nindeck blue 37 38 39 40")


@pytest.mark.clause("BRS-080", "BRS-388")
def test_a_face_down_card_is_the_same_whatever_it_is() -> None:
    boards = [facing(hidden) for hidden in (37, 38, 39, 40)]
    for viewer in (0, None):
        shown = {json.dumps({**b.play.view(viewer), "lists": None}) for b in boards}
        assert len(shown) == 1
    assert len({json.dumps(b.play.options(0)) for b in boards}) == 1
    assert len({json.dumps(b.play.view(1)["hidden"]) for b in boards}) == len(boards)


@pytest.mark.clause("BRS-081")
def test_no_answer_is_taken_back_once_a_card_was_turned_up() -> None:
    b = facing(37).do("step a1 a2")
    assert undoable(b.play, 0) == 1
    b.do("strike c5 c6")
    assert b.told("revealed")
    assert undoable(b.play, 0) == 0


@pytest.mark.clause("BRS-075")
def test_the_end_of_a_turn_that_turns_cards_up_is_not_taken_back() -> None:
    b = facing(37).do("end")
    assert not b.is_hidden("c6")
    assert undoable(b.play, 0) == 0


def test_a_bot_that_knows_more_than_others_keeps_its_thoughts() -> None:
    match = Match(head({"position": "turn 1 red\nc3 red 12\nc6 blue 37 hidden\nc4 blue 33"}), [])
    assert match.candid("red")
    assert not match.candid("blue")
    squad = Match(head({}), [])
    squad.start()
    squad.answer(squad.names[squad.play.asked[0]], "first")
    assert squad.play.ask is not None
    assert squad.play.ask.secret
    assert not squad.candid("red")


# -- afterwards -----------------------------------------------------------------------------------


def test_dice_and_draws_of_a_finished_game_can_be_checked() -> None:
    source, play = random.Random(3), battle(2)
    while play.outcome is None:
        answer(play, source)
    assert play.dice is not None
    header = Header("berserk", play.edition, play.options_given, commit=commitment(play.dice.seed))
    record = read(write(play, header))
    again = replay(record, GAMES)
    assert check_dice(record, again) == []
    draws = [n for n, (seat, text) in enumerate(record.lines) if text.startswith("draw ")]
    assert len(draws) >= 30
    swapped = record.lines[draws[1]], record.lines[draws[0]]
    record.lines[draws[0]], record.lines[draws[1]] = swapped
    found = check_dice(record, replay(record, GAMES))
    assert found[0].startswith(f"answer {draws[0] + 1}: ")

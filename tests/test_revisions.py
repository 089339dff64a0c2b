"""Revisions: a number that is changed in a new one leaves every stored game as it was.

Each game is given one more revision here in which something printed differs.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import laar
from laar.core.edition import Edition, keyed, name_of
from laar.core.game import AnyGame
from laar.core.play import Play
from laar.core.record import BadRecord, Header, read, replay, write
from laar.games.bastion.game import Bastion
from laar.games.belogorye.game import Belogorye
from laar.games.berserk.cards.reading import CardError, change
from laar.games.berserk.cards.starter_set import NEWEST, CardSet, card_set, cards
from laar.games.berserk.game import Berserk
from laar.games.list import GAMES
from laar.server.models import Head

ROOT = Path(__file__).parent
RECORDS = sorted([*ROOT.glob("golden/**/*.record"), *ROOT.parent.glob("docs/won/*.record")])
MODES = [
    (name, edition, mode)
    for name, game in GAMES.items()
    for edition in game.editions
    for mode in game.modes(edition)
]
everywhere = pytest.mark.parametrize(("name", "edition", "mode"), MODES)


def differing(name: str, edition: Edition) -> Edition:
    """The next revision of an edition, with other numbers."""
    if name == "bastion":
        return edition.revised(numbers={"cannon": 7, "last_section": 20})
    if name == "berserk":
        printed = edition.parts["cards"].cards
        lives = {n: replace(c, life=c.life + 1) for n, c in printed.items() if c.life}
        return edition.revised(parts={"cards": CardSet({**printed, **lives})})
    tougher = tuple(replace(f, life=f.life + 1) for f in edition.parts["fighters"])
    return edition.revised(parts={"fighters": tougher})


def revised(name: str) -> AnyGame:
    """A game with one more revision of each of its editions."""
    game = GAMES[name]
    more = [differing(name, edition) for edition in game.editions.values()]
    kinds: dict[str, type[Bastion | Berserk | Belogorye]] = {
        "bastion": Bastion,
        "berserk": Berserk,
        "belogorye": Belogorye,
    }
    found: AnyGame = kinds[name](keyed([*game.revisions.values(), *more]))
    return found


AFTER = {name: revised(name) for name in GAMES}


def begun(play: Play, source: random.Random, answers: int = 30) -> Iterator[Play]:
    """The first so many answers of a game, and the play after each."""
    for _ in range(answers):
        if not play.asked:
            return
        seat = play.asked[0]
        play.answer(source.choice(play.options(seat)), seat)
        yield play


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_stored_game_ends_as_it_did_whatever_comes_later(path: Path) -> None:
    record = read(path.read_text("utf-8"))
    before, after = replay(record, GAMES), replay(record, AFTER)
    assert after.edition == before.edition
    assert after.key() == before.key()
    assert [str(fact) for fact in after.facts] == [str(fact) for fact in before.facts]
    assert write(after, record.header) == write(before, record.header)


@everywhere
def test_new_games_take_the_newest_revision_and_their_records_name_it(
    name: str, edition: str, mode: str
) -> None:
    game, source = AFTER[name], random.Random(mode)
    new = GAMES[name].editions[edition].revised().key
    play = Play(game, edition, {"mode": mode}, laar.Dice(b"revisions"))
    assert play.edition == new
    for _ in begun(play, source):
        for seat in (*range(len(play.seats)), None):
            assert play.view(seat)["edition"] == new
            world = game.sample(play.view(seat), source)
            assert game.view(world, seat)["edition"] == new
        assert game.load(game.save(play.table)).mark() == play.table.mark()
    text = write(play, Header(name, new, play.options_given))
    assert f"\nedition {new} :" in text
    again = replay(read(text), AFTER)
    assert (again.edition, again.key()) == (new, play.key())
    with pytest.raises(BadRecord, match=rf"has no edition '{new}'"):
        replay(read(text), GAMES)  # a revision that is lost


@everywhere
def test_a_named_revision_is_played_as_it_was(name: str, edition: str, mode: str) -> None:
    first = f"{edition}.1"
    plays = [
        Play(games[name], first, {"mode": mode}, laar.Dice(b"named")) for games in (GAMES, AFTER)
    ]
    ways = [list(begun(play, random.Random(mode))) for play in plays]
    assert len(ways[0]) == len(ways[1])
    assert plays[0].key() == plays[1].key()
    texts = [write(play, Header(name, play.edition, play.options_given)) for play in plays]
    assert texts[0] == texts[1]
    assert f"\nedition {edition} :" in texts[0]  # as before there were revisions


def test_a_record_may_tell_its_first_revision() -> None:
    play = laar.new("belogorye", "2017.1")
    text = write(play, Header("belogorye", play.edition))
    record = read(text)
    assert record.header.edition == "2017.1"
    assert "\nedition 2017 :" in text


def test_the_cards_of_a_table_are_those_of_its_revision() -> None:
    for name, game in AFTER.items():
        for edition in game.editions:
            first, newest = game.components(f"{edition}.1"), game.components(edition)
            assert GAMES[name].components(f"{edition}.1") == first
            assert (first != newest) == (name != "bastion")  # whose difference is no printed number
            assert game.modes(f"{edition}.2") == game.modes(edition)
            assert game.examples(f"{edition}.2") == game.examples(edition)


def test_a_revision_decides_the_numbers_of_a_battle() -> None:
    drawn = {"position": "c3 red 2\nc4 blue 33"}
    was = GAMES["berserk"].editions["2021"].key
    views = [Play(AFTER["berserk"], key, drawn).view(None) for key in (was, "2021")]
    lives = [{card["id"]: card["life"] for card in view["cards"]} for view in views]
    assert {id: life + 1 for id, life in lives[0].items()} == lives[1]


def test_a_stored_table_without_a_revision_is_of_the_first() -> None:
    head = Head("t", "belogorye", "2017", {}, {}, "a", "k", False, "live", "", "", {}, 0, "0.1.0")
    old = msgspec.json.encode(head).replace(b'"2017.1"', b'"2017"')
    assert msgspec.json.decode(old, type=Head).edition == "2017.1"
    assert name_of(head.edition) == "2017"


def test_the_deck_builder_shows_the_cards_of_new_games() -> None:
    assert GAMES["berserk"].editions["2021"].parts["cards"] is card_set(NEWEST)


# -- cards that differ ----------------------------------------------------------------------------


def test_a_file_of_changes_names_what_differs_and_nothing_else() -> None:
    was = cards(1)
    text = 'format = 1\n[[card]]\nnumber = 2\nlife = 9\nnote = "Tougher."\n'
    now = change(was, text, "revision")
    assert (now[2].life, now[2].note, now[2].name_en) == (9, "Tougher.", was[2].name_en)
    assert {n for n in was if was[n] != now[n]} == {2}
    assert list(now) == list(was)


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ("number = 999\nlife = 2", "number: a card of the set is needed"),
        ("life = 2", "number: a card of the set is needed"),
        ("number = 2\ncopies = 4", "copies: no revision changes this"),
        ('number = 2\ndeck = "dwarves"', "deck: no revision changes this"),
        ("number = 2\nlives = 4", "lives: there is no such key"),
        ("number = 2\nlife = 99", "life: "),
        ("number = 2", "nothing differs"),
        ("number = 2\nlife = 9\n[[card]]\nnumber = 2\nlife = 8", "number: a card of the set"),
    ],
)
def test_a_change_that_cannot_be_is_named(row: str, why: str) -> None:
    with pytest.raises(CardError, match=rf"revision: .*{why}"):
        change(cards(1), f"format = 1\n[[card]]\n{row}\n", "revision")


def test_every_card_can_be_changed() -> None:
    for number, card in cards(1).items():
        text = f'format = 1\n[[card]]\nnumber = {number}\nnote = "Another."\n'
        assert change(cards(1), text, "all")[number] == replace(card, note="Another.")

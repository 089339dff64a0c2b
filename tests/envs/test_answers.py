"""Answers and their numbers: fixed for each edition, both ways, and the mask is the legal list."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.envs.kinds import FEW, named

import laar
from laar.core.game import BadOptions
from laar.envs.check import check_envs
from laar.envs.fast.episode import Illegal
from laar.envs.setup import Setup

# How many answers there are, and their hash: a change breaks what others have trained.
GOLDEN = {
    ("belogorye", "2017", ""): (3415, "e86e66cec47d59b6"),
    ("bastion", "2015", ""): (6975, "f4daa66eb1786f4f"),
    ("bastion", "2018", ""): (6975, "f4daa66eb1786f4f"),
    ("berserk", "2021", "duel"): (5215, "c2611a372796c1d8"),
    ("berserk", "2021", "team"): (15115, "0b811cf99faafd59"),
    ("berserk", "2021", "draft"): (290, "87510b1043ead899"),
}


@pytest.mark.parametrize("kind", GOLDEN, ids=" ".join)
def test_the_numbers_of_answers_stay(kind: tuple[str, str, str]) -> None:
    name, edition, mode = kind
    space = Setup(name, edition, {"mode": mode} if mode else {}).space
    assert (len(space.texts), space.digest()) == GOLDEN[kind]


@pytest.mark.parametrize("kind", FEW, ids=named)
def test_every_legal_answer_has_a_number_and_nothing_hidden_is_shown(
    kind: tuple[str, str, dict[str, Any]],
) -> None:
    name, edition, options = kind
    for number in range(2):
        source = random.Random(f"{number} {kind}")
        done = check_envs(laar.game(name), edition, options, number, source)
        assert done.findings == []
        assert done.decisions > 20


def test_the_check_finds_a_card_that_shows_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planes that tell where the other side has placed itself are found out."""
    from laar.games.belogorye.game import Belogorye

    honest = Belogorye.planes

    def telling(self: Belogorye, table: Any, seat: int) -> bytes:
        shown = honest(self, table, seat)
        steps = table.steps[1 - seat] if table.steps else []
        return shown[:-1] + bytes([sum(map(ord, "".join(steps))) % 256])

    monkeypatch.setattr(Belogorye, "planes", telling)
    done = check_envs(laar.game("belogorye"), "2017", {}, 1, random.Random(1))
    assert any("may not see" in one.what for one in done.findings)


def test_an_illegal_number_changes_nothing() -> None:
    episode = Setup("belogorye").begin("1 1")
    before = episode.table.mark()
    with pytest.raises(Illegal, match="no legal answer"):
        episode.take(episode.space.number["end"])
    with pytest.raises(Illegal, match="nothing here"):
        episode.take(1_000_000)
    assert episode.table.mark() == before


def test_tables_too_large_for_numbers_are_refused() -> None:
    deck = dict.fromkeys(range(1, 31), 3)
    with pytest.raises(BadOptions, match="160 cards"):
        len(Setup("berserk", "2021", {"decks": [deck, deck]}).space.texts)


def test_who_may_cut_in_is_asked_first_and_may_wait() -> None:
    """In a siege a defender with a spell may add it to an attack of another, or wait."""
    setup = Setup("bastion", "2018", {"mode": "easy", "players": 4})
    source = random.Random(4)
    met = 0
    for seed in range(40):
        episode = setup.begin(f"{seed}")
        while episode.seat >= 0 and met < 3:
            legal = episode.legal()
            ask = episode.table.ask
            assert ask is not None
            if episode.cuts_in:
                met += 1
                assert episode.seat != ask.seat
                mark = episode.table.mark()
                seat = episode.seat
                episode.take(0)
                assert episode.table.mark() == mark
                assert episode.seat != seat
            else:
                assert 0 not in legal
                episode.take(source.choice(legal))
    assert met == 3

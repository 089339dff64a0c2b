"""What everyone is told does not depend on what they may not see (S1, S8): a short form over every
game and mode, and leaks of each kind that are planted and found."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest

import laar
from laar.core.check import check_secrets
from laar.core.check.secrets import closes
from laar.core.engine.ask import secret
from laar.core.engine.table import Steps, Table
from laar.core.game import AnyGame, Json
from laar.games.belogorye.game import E2017, Belogorye
from laar.games.belogorye.state import facts as field_facts
from laar.games.belogorye.state.field import Field
from laar.games.belogorye.state.ground import cell_of
from laar.games.belogorye.state.numbers import Fighter
from laar.games.berserk.editions import EDITIONS, REVISIONS
from laar.games.berserk.game import Berserk
from laar.games.berserk.limited.event import Limited
from laar.games.berserk.limited.game import Drafting, revisions_of
from laar.games.berserk.rules.squad import Chosen, deal_of
from laar.games.berserk.state import setup_facts
from laar.games.berserk.state.battle import Battle
from laar.games.berserk.state.numbers import Seat

SECRET = {  # questions answered in secret, by mode
    "belogorye duel": {"place"},
    "berserk duel": {"redeal", "squad", "place"},
    "berserk team": {"redeal", "squad", "place"},
    "berserk draft": {"pick", "build"},
    "berserk sealed": {"build"},
}


@dataclass
class Seen:
    """What came of some games."""

    found: set[str]
    pairs: Counter[str]


def look(
    game: AnyGame, options: Mapping[str, Any], games: int, edition: str = "", worlds: int = 20
) -> Seen:
    """Some random games of a mode, nothing but secrets looked at."""
    seen = Seen(set(), Counter())
    mode = options["mode"]
    for number in range(games):
        edition = edition or list(game.editions)[-1]
        trials: list[Json] = game.trials(edition, mode) if hasattr(game, "trials") else [{}]
        told = {**options, **trials[number * 7 % len(trials)]}
        source = random.Random(f"{mode} {number}")
        checked = check_secrets(game, edition, told, number, source, worlds)
        seen.found.update(finding.what for finding in checked.findings)
        seen.pairs += checked.tally.pairs
    return seen


def every_mode() -> list[tuple[str, str, str]]:
    games = [laar.game(name) for name in laar.game_names()]
    return [(g.name, e, mode) for g in games for e in g.editions for mode in g.modes(e)]


@pytest.mark.parametrize(("name", "edition", "mode"), every_mode())
def test_nobody_can_tell_two_worlds_apart(name: str, edition: str, mode: str) -> None:
    game = laar.game(name)
    players = game.players(edition, mode)
    seen = look(game, {"mode": mode, "players": players[-1]}, 1, edition, worlds=4)
    assert seen.found == set()
    kinds = SECRET.get(f"{name} {mode}", set())
    assert {kind for kind in kinds if seen.pairs[kind] < 20} == set()


# -- planted --------------------------------------------------------------------------------------


def battles(**rules: Any) -> Berserk:
    """Berserk with some rules of its battles replaced."""
    name, edition = list(EDITIONS.items())[-1]
    return Berserk({name: edition.but(name, rules=rules)})


def tells(seen: Seen, what: str) -> bool:
    """Someone could tell two worlds apart by that."""
    return any(found.endswith(f"two worlds apart by the {what}") for found in seen.found)


def test_face_down_cards_told_among_the_others_are_found() -> None:
    def placing(t: Battle, args: tuple[int, ...]) -> Steps:
        steps = yield secret((0, 1), "place")
        for seat in range(t.seats):
            chosen = Chosen(t, steps[seat])
            for card in deal_of(t, Seat(seat)):
                setup_facts.placed(t, card, chosen.cells[card], card in chosen.hidden, "BRS-074")
        t.push("preparing", ())

    seen = look(battles(placing=placing), {"mode": "duel"}, 4)
    assert "seat None can tell two worlds apart by the facts" in seen.found


def test_the_order_in_which_fighters_were_placed_is_found() -> None:
    def place(t: Field, args: tuple[int, ...]) -> Steps:
        layouts = yield secret((0, 1), "place")
        for step in (step for steps in layouts for step in steps[:-1]):
            who = Fighter(t.ids.index(step[6:-3]))
            field_facts.placed(t, who, cell_of(step), "BEL-020")
        t.push("begin", (t.first,))

    editions = {"2017": E2017.but("2017", rules={"place": place})}
    assert tells(look(Belogorye(editions), {"mode": "duel"}, 1), "facts")


def test_who_was_ready_last_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(t: Limited, seat: int, text: str) -> None:
        if closes(t, text):
            t.tell("put_aside", (), "BRS-364") if seat else None
        Table.answer(t, seat, text)

    monkeypatch.setattr(Limited, "answer", answer)
    seen = look(Berserk(), {"mode": "sealed", "players": 3}, 1)
    assert any(found.endswith("was the last to be ready") for found in seen.found)


def bought(t: Battle, steps: list[list[str]]) -> None:
    for seat in range(t.seats):
        setup_facts.left_over(t, Seat(seat), tuple(Chosen(t, steps[seat]).squad), "BRS-056")


def test_a_cause_that_counts_a_squad_is_found() -> None:
    def buying(t: Battle, args: tuple[int, ...]) -> Steps:
        steps = yield secret((0, 1), "squad")
        bought(t, steps)
        t.tell("started", (), "BRS-019", len(steps[1]))
        t.push("placing", ())

    assert tells(look(battles(buying=buying), {"mode": "duel"}, 2), "facts")


def test_a_number_that_counts_a_squad_is_found() -> None:
    """Facts that nobody else hears make the numbers of the next ones tell how many they were."""

    def buying(t: Battle, args: tuple[int, ...]) -> Steps:
        steps = yield secret((0, 1), "squad")
        bought(t, steps)
        for _ in Chosen(t, steps[1]).squad:
            t.whisper("started", (), (1,), "BRS-019")
        t.push("placing", ())

    assert tells(look(battles(buying=buying), {"mode": "duel"}, 2), "facts")


def test_a_question_that_depends_on_a_squad_is_found() -> None:
    def buying(t: Battle, args: tuple[int, ...]) -> Steps:
        steps = yield secret((0, 1), "squad")
        if not args and len(Chosen(t, steps[1]).squad) % 2:
            t.push("buying", (1,))
            return
        bought(t, steps)
        t.push("placing", ())

    assert tells(look(battles(buying=buying), {"mode": "duel"}, 3), "question")


def test_answers_that_depend_on_anothers_pick_are_found() -> None:
    """Listed by the card that the next seat has taken."""

    class Listing(Drafting):
        def own(self, table: Limited, seat: int | None) -> Json:
            told = super().own(table, seat)
            if seat is not None and table.pools[0] and table.pools[0][-1] % 2:
                told["hand"] = told["hand"][::-1]
            return told

    game = Berserk(limited=Listing(revisions_of(REVISIONS)))
    seen = look(game, {"mode": "draft", "players": 3}, 1)
    assert tells(seen, "view")

"""Golden games and perft of every game, edition, revision and mode; see tests/goldens.py."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace as changed
from pathlib import Path

import pytest
from tests.goldens import GOLDEN, Case, cases, counted, kept, perft, told
from tests.test_revisions import AFTER

import laar
from laar.core.edition import key_stored
from laar.core.engine.fact import ANSWER
from laar.core.play import Play
from laar.core.record import BadRecord, check_dice, forbidden, read, replay
from laar.games.list import GAMES

ROOT = Path(__file__).parents[1]
CASES = list(cases())
every = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
siege = pytest.mark.parametrize(
    "case", [case for case in CASES if case.game == "bastion"], ids=lambda case: case.name
)


def replayed(case: Case) -> Play:
    """The stored game, played again."""
    return replay(read(case.path.read_text("utf-8")), GAMES)


def missing(wanted: list[Case]) -> list[str]:
    """Golden games that are not there, or of which nothing is written down."""
    known = {game: kept(game) for game in GAMES}
    return [
        f"{case.game}/{case.name}"
        for case in wanted
        if not case.path.exists() or case.name not in known[case.game]
    ]


def test_none_is_missing() -> None:
    assert missing(CASES) == [], "python -m tests.goldens stores what is missing"


def test_a_new_revision_asks_for_its_own() -> None:
    wanted = list(cases(AFTER))
    new = [case for case in wanted if case not in CASES]
    assert len(missing(wanted)) == len(new) > 0
    assert {case.game for case in new} == set(GAMES)


@every
def test_a_golden_game_ends_and_tells_as_it_did(case: Case) -> None:
    record = read(case.path.read_text("utf-8"))
    assert record.header.edition == case.key
    assert record.header.options == case.options or case.game == "belogorye"
    play = replay(record, GAMES)
    assert play.outcome is not None
    assert play.game.problems(play.table) == []
    assert len(play.seats) == case.options["players"]
    assert check_dice(record, play) == []
    assert {"key": play.key(), "facts": told(play)} == {
        what: kept(case.game)[case.name][what] for what in ("key", "facts")
    }


@every
def test_perft(case: Case) -> None:
    """The tree of answers has as many leaves as it had, at every depth."""
    assert counted(replayed(case)) == kept(case.game)[case.name]["perft"]


def test_only_a_mended_rule_forbids_what_is_stored() -> None:
    """Clauses that were added or sharpened since the first golden games were stored."""
    mended = {"BST-209", "BRS-002"}
    for case in CASES:
        record = read(case.path.read_text("utf-8"))
        play = replay(record, GAMES)
        by = {refusal.clause for found in play.forbidden.values() for refusal in found}
        assert by <= mended, forbidden(record, play)


SCRIPT = """
import json
from laar.core.engine import table
from tests.test_golden import CASES, counted, replayed
print(json.dumps([table.__file__, [[p.key(), counted(p)] for p in map(replayed, CASES)]]))
"""


def test_the_plain_build_comes_to_the_same() -> None:
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "LAAR_PURE": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    module, found = json.loads(run.stdout)
    assert module.endswith(".py")
    assert found == [[kept(c.game)[c.name][what] for what in ("key", "perft")] for c in CASES]


# -- one game alone -------------------------------------------------------------------------------


def test_the_facts_of_a_duel_word_by_word() -> None:
    path = GOLDEN / "belogorye" / "2017-duel"
    play = replay(read(path.with_suffix(".record").read_text("utf-8")), GAMES)
    facts = "\n".join(str(play.tell(fact, None)) for fact in play.facts) + "\n"
    assert facts == path.with_suffix(".facts").read_text("utf-8")


@siege
def test_facts_and_reasons_cite_clauses_of_their_edition(case: Case) -> None:
    game = GAMES["bastion"]
    hold = {clause.id for clause in game.catalogue().for_edition(case.key)}
    whole = replayed(case)
    cited = {(fact.name, fact.clause) for fact in whole.facts if fact.name != ANSWER}
    play = Play(game, whole.edition, whole.options_given)
    for line in whole.lines:
        play.repeat(line)
        for enemy in play.view(None)["enemies"].values():
            cited |= {("shield", shield["clause"]) for shield in enemy["shielded"]}
            cited |= {(r["what"], r["clause"]) for card in enemy["cards"] for r in card["reasons"]}
    assert {(what, clause) for what, clause in cited if clause not in hold} == set()


@pytest.mark.parametrize(("edition", "other"), [("2015", "2018"), ("2018", "2015")])
def test_a_record_is_of_its_edition(edition: str, other: str) -> None:
    record = read((GOLDEN / "bastion" / f"{edition}-training.record").read_text("utf-8"))
    record.header = changed(record.header, edition=key_stored(other))
    with pytest.raises(BadRecord, match="answer"):
        replay(record, GAMES)


# -- positions counted by hand --------------------------------------------------------------------

DUEL = "first bogatyrs\nturn bogatyrs 1\nc3 ilya_muromets\nc4 leshy\n"
CROWD = """first evil
turn bogatyrs 6
b3 zashchitnik -2
c3 ilya_muromets
c2 vasilisa
d3 dobrynya -4 poison
d2 alyosha
b4 upyr -3
c4 koschei
d4 gorynych closed
e4 solovei
c6 likhomor
"""


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (None, [1, 6, 36, 96]),  # 30 pairs with two answers each, 6 ties rolled again
        # Counted by hand: 3 steps, a strike and the end; 2 + 2 + 1 after the steps, 6 dice, 5
        # deeds of Leshy's turn.
        (DUEL, [1, 5, 16, 81]),
        # The first 20 counted by hand, the rest kept from the engine.
        (CROWD, [1, 20, 212, 2267]),
    ],
)
def test_perft_of_a_position(position: str | None, counts: list[int]) -> None:
    """The tree of answers has as many leaves as it should at every depth."""
    options = {} if position is None else {"position": position}
    table = laar.game("belogorye").new_table("2017", options)
    assert [perft(table, depth) for depth in range(len(counts))] == counts

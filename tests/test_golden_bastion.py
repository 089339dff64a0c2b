"""A golden transcript for each edition and mode of Bastion, with one to four players in turn.

The stored games are random but seeded. `python -m tests.test_golden_bastion` plays and stores those
of a new revision; the others stay for ever, since records replay for ever.
"""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import laar
from laar.core.edition import key_stored
from laar.core.edition import stored as name_stored
from laar.core.fact import ANSWER
from laar.core.play import Play
from laar.core.record import BadRecord, Header, check_dice, read, replay, write
from laar.games.list import GAMES

GOLDEN = Path(__file__).parent / "golden" / "bastion"
GAME = laar.game("bastion")
SEEDS = 40  # so many games are tried for each record
MOST_BYTES = 8_000
RARE = {"end", "withdraw", "drop", "back", "decline"}  # games would be short and dull
CASES = [
    (edition, mode, number % 4 + 1)
    for edition in map(name_stored, GAME.revisions)
    for number, mode in enumerate(GAME.modes(edition))
]
golden = pytest.mark.parametrize(("edition", "mode", "players"), CASES)


def stored(edition: str, mode: str) -> str:
    """The record of a mode."""
    return (GOLDEN / f"{edition}-{mode}.record").read_text("utf-8")


@golden
def test_golden_transcript(edition: str, mode: str, players: int) -> None:
    """The stored game replays to the very state it ended in when it was stored."""
    record = read(stored(edition, mode))
    assert record.header.edition == key_stored(edition)
    assert record.header.options["mode"] == mode
    play = replay(record, GAMES)
    assert len(play.seats) == players
    assert play.outcome is not None
    assert GAME.problems(play.table) == []
    keys = tomllib.loads((GOLDEN / "keys.toml").read_text("utf-8"))
    assert play.key() == keys[f"{edition}-{mode}"]
    assert check_dice(record, play) == []


@golden
def test_facts_and_reasons_cite_clauses_of_their_edition(
    edition: str, mode: str, players: int
) -> None:
    hold = {clause.id for clause in GAME.catalogue().for_edition(edition)}
    whole = replay(read(stored(edition, mode)), GAMES)
    cited = {(fact.name, fact.clause) for fact in whole.facts if fact.name != ANSWER}
    play = Play(GAME, whole.edition, whole.options_given)
    for line in whole.lines:
        play.repeat(line)
        for enemy in play.view(None)["enemies"].values():
            cited |= {("shield", shield["clause"]) for shield in enemy["shielded"]}
            cited |= {(r["what"], r["clause"]) for card in enemy["cards"] for r in card["reasons"]}
    assert {(what, clause) for what, clause in cited if clause not in hold} == set()


@pytest.mark.parametrize(("edition", "other"), [("2015", "2018"), ("2018", "2015")])
def test_a_record_is_of_its_edition(edition: str, other: str) -> None:
    record = read(stored(edition, "training"))
    record.header = replace(record.header, edition=key_stored(other))
    with pytest.raises(BadRecord, match="answer"):
        replay(record, GAMES)


# -- playing them again ---------------------------------------------------------------------------


def random_game(edition: str, mode: str, players: int, seed: str) -> Play:
    """A game by players without a plan, who sometimes help each other."""
    play = laar.new("bastion", key_stored(edition), seed, {"mode": mode, "players": players})
    luck = Random(seed)
    while play.outcome is None:
        seat = play.asked[0]
        if play.helpers and luck.random() < 0.3:
            seat = luck.choice(play.helpers)
        answers = play.options(seat)
        verbs = sorted({answer.split()[0] for answer in answers})
        if len(verbs) > 1:
            verbs = [verb for verb in verbs if verb not in RARE or luck.random() < 0.3] or verbs
        verb = luck.choice(verbs)
        play.answer(luck.choice([a for a in answers if a.split()[0] == verb]), seat)
    return play


def recorded(edition: str, mode: str, players: int) -> tuple[str, str]:
    """Of several games the one in which most kinds of things happen, as record and final key."""
    best, most = ("", ""), 0
    for number in range(SEEDS):
        play = random_game(edition, mode, players, f"{edition} {mode} {number}")
        assert play.dice is not None
        header = Header(
            "bastion",
            edition,
            play.options_given,
            dict.fromkeys(play.seats, "random"),
            laar.__version__,
            play.dice.commitment,
        )
        text = write(play, header)
        kinds = len({fact.name for fact in play.facts})
        if kinds > most and len(text) < MOST_BYTES:
            best, most = (text, play.key()), kinds
    assert most, f"{edition} {mode}: no game is short enough"
    return best


def main() -> None:
    """Play and store the games that are missing: those of a new revision."""
    kept = tomllib.loads((GOLDEN / "keys.toml").read_text("utf-8"))
    for edition, mode, players in CASES:
        name = f"{edition}-{mode}"
        if name not in kept:
            text, kept[name] = recorded(edition, mode, players)
            (GOLDEN / f"{name}.record").write_text(text, "utf-8")
    keys = [f'"{name}" = "{kept[name]}"\n' for name in sorted(kept)]
    (GOLDEN / "keys.toml").write_text("".join(keys), "utf-8")


if __name__ == "__main__":
    main()

"""What a deck gives can be drawn again by anyone: by Python, and in the browser."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.core.verifier import Check, verifier
from tests.server.people import run
from tests.server.sieges import OTHER, besieged, redrawn, told

from laar.core.record import chained
from laar.server.bench import load_client
from laar.server.table.draws import Draw, draws
from laar.server.table.sign import Signer, verify

GAMES = [("2015", "siege-1"), ("2018", "easy"), ("2018", "scenario-3")]


@pytest.fixture(scope="module")
def check(tmp_path_factory: pytest.TempPathFactory) -> Check:
    """The client's own check of records."""
    return verifier(tmp_path_factory.mktemp("verify"))


def chance(text: str) -> list[int]:
    """The lines of a record in which CHANCE speaks."""
    return [at for at, line in enumerate(text.splitlines(), 1) if re.match(r"\d+ chance ", line)]


def sent(text: str) -> list[Any]:
    """The draws as they travel."""
    found: list[Any] = msgspec.to_builtins(draws(text))
    return found


@pytest.mark.parametrize(("edition", "mode"), GAMES)
def test_a_siege_is_verified_from_end_to_end(edition: str, mode: str, tmp_path: Path) -> None:
    signer = Signer(tmp_path / "key")
    text = signer.sign(told(besieged(edition, mode)))
    report = verify(text, signer.public)
    assert report["ok"], report
    assert report["game"] == "bastion"
    assert report["answers"] > 40


@pytest.mark.parametrize(("edition", "mode"), GAMES)
def test_a_siege_drawn_with_another_seed_is_found(edition: str, mode: str, tmp_path: Path) -> None:
    """Every answer is legal and the chain is whole: only the draws tell."""
    signer = Signer(tmp_path / "key")
    report = verify(signer.sign(told(besieged(edition, mode, OTHER))), signer.public)
    assert (report["chain"], report["replay"], report["signature"]) == (None, None, None)
    assert re.match(r"answer \d+: roll \d+ shows \S+, the seed gives \S+", report["dice"])
    assert not report["ok"]


def test_every_draw_is_told_those_taken_back_too() -> None:
    play = besieged("2018", "easy")
    text = told(play)
    told_draws = draws(text)
    assert any(line.text.startswith("undo") for line in play.lines)
    assert len(told_draws) == len(chance(text)) > play.rolls
    drawn = [line.text for line in play.lines if line.seat < 0]
    assert all(card in draw.of for card, draw in zip(drawn, told_draws, strict=True))
    assert all(len(draw.of) == len(draw.weights) for draw in told_draws)


def test_a_record_that_cannot_be_played_tells_as_much_as_can() -> None:
    text = told(besieged("2018", "easy"))
    tenth = chance(text)[9]
    assert len(draws(redrawn(text, tenth, "black-dragon"))) == 10
    assert draws("nonsense") == []
    assert draws(chained(["game bastion", "edition 1999"])) == []


@pytest.mark.parametrize(("edition", "mode"), GAMES)
def test_the_browser_draws_every_card_again(check: Check, edition: str, mode: str) -> None:
    honest, forged = told(besieged(edition, mode)), told(besieged(edition, mode, OTHER))
    fair, foul = check([honest, forged], [sent(honest), sent(forged)])
    assert (fair["holds"], fair["wrong"], fair["unknown"]) == (True, [], [])
    assert (foul["holds"], foul["promise"], foul["line"]) == (False, "kept", None)
    assert len(foul["wrong"]) > len(chance(forged)) // 3


def test_the_browser_finds_the_one_draw_that_was_forged(check: Check) -> None:
    text = told(besieged("2018", "easy"))
    places, told_draws = chance(text), draws(text)
    forged = [
        redrawn(text, place, other(draw, text.splitlines()[place - 1].split(" ")[2]))
        for place, draw in zip(places, told_draws, strict=True)
        if len(draw.of) > 1
    ]
    moved = [p for p, draw in zip(places, told_draws, strict=True) if len(draw.of) > 1]
    found = check(forged, [sent(one) for one in forged])
    assert [one["wrong"][:1] for one in found] == [[place] for place in moved]


def other(draw: Draw, card: str) -> str:
    """Another card of the same deck."""
    return next(one for one in draw.of if one != card)


def test_without_the_rules_the_browser_does_not_judge_a_deck(check: Check) -> None:
    text = told(besieged("2018", "easy"))
    [alone] = check([text])
    assert (alone["wrong"], alone["unknown"], alone["holds"]) == ([], chance(text), False)
    assert alone["promise"] == "kept"


def test_the_server_tells_the_draws_of_a_record(port: int) -> None:
    async def story() -> None:
        text = told(besieged("2015", "training"))
        _, report = await load_client.call(port, "POST", "/api/verify", text.encode())
        assert (report["chain"], report["replay"], report["dice"]) == (None, None, None)
        assert report["draws"] == sent(text)

    run(story())

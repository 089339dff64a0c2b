"""The picture of the house shows today's imports."""

from __future__ import annotations

import doctest
from pathlib import Path
from xml.etree import ElementTree

import pytest

import house_picture
from house_picture import PICTURE, Box, main, picture, whole


def boxes(one: Box) -> list[Box]:
    return [one, *(inner for room in one.inside for inner in boxes(room))]


def test_it_is_not_stale() -> None:
    assert main(["--check"]) == 0


def test_a_stale_one_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(house_picture, "PICTURE", tmp_path / "house.svg")
    assert main(["--check"]) == 1
    assert main([]) == 0
    assert main(["--check"]) == 0
    (tmp_path / "house.svg").write_text(picture().replace(">rules<", ">ruins<"), "utf-8")
    assert main(["--check"]) == 1
    assert "stale" in capsys.readouterr().out


def test_every_line_leads_down_and_no_room_hides_another() -> None:
    for one in boxes(whole()):
        assert all(upper.y + upper.height < lower.y for upper, lower in one.lines)
        for a in one.inside:
            assert 0 <= a.x <= one.width - a.width
            assert 0 <= a.y <= one.height - a.height
            for b in one.inside:
                apart = a.x + a.width < b.x or a.y + a.height < b.y
                assert a is b or apart or b.x + b.width < a.x or b.y + b.height < a.y


def test_the_rooms_of_every_game_are_shown() -> None:
    games = next(one for one in boxes(whole()) if one.label == "games")
    shown = {one.label: {room.label for room in one.inside} for one in boxes(games)}
    for game in ("belogorye", "bastion", "berserk"):
        assert {"state", "rules", "legal", "view", "bots", "game"} <= shown[game]
    assert shown["rules"] == set()


def test_it_is_a_picture_for_light_and_dark() -> None:
    text = PICTURE.read_text("utf-8")
    assert ElementTree.fromstring(text).tag.endswith("svg")
    assert "prefers-color-scheme:dark" in text


def test_its_examples_run() -> None:
    result = doctest.testmod(house_picture)
    assert result.attempted >= 4
    assert result.failed == 0

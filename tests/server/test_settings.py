"""Settings: declared once, said by flag, environment or file, refused with their place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.server.damage import opened
from tests.server.people import run

from doc_links import ROOT
from laar.cli import main
from laar.server import config
from laar.server.settings import BadSetting, Settings

OPERATING = ROOT / "docs" / "operating.md"
KEY = "5a" * 32


def file(path: Path, text: str) -> str:
    """A file of settings."""
    (path / "laar.toml").write_text(text, "utf-8")
    return str(path / "laar.toml")


def test_a_flag_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    named = file(tmp_path, "port = 1\nkeep = 2\nsockets = 3\nproxies = ['10.0.0.0/8']\n")
    said = {"LAAR_PORT": "4", "LAAR_KEEP": "0.5", "LAAR_SOCKETS": "", "HOME": "/root"}
    found = config.resolve({"port": 6}, said, named)
    told = {name: (one.value, one.source) for name, one in found.items()}
    assert told["port"] == (6, "--port")
    assert told["keep"] == (0.5, "LAAR_KEEP")
    assert told["sockets"] == (3, named)
    assert told["proxies"] == (("10.0.0.0/8",), named)
    assert told["host"] == ("127.0.0.1", "default")
    settings = config.settings(found)
    assert (settings.port, settings.data, settings.rest) == (6, Path("laar-data"), 600.0)
    assert config.resolve({}, {"LAAR_CONFIG": named})["port"].value == 1


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("prot = 1", "prot: there is no such"),
        ("port = '1'", "port: Expected `int`"),
        ("port = 65536", "port: Expected `int` <= 65535"),
        ("port = true", "port: Expected `int`"),
        ("host = 1", "host: Expected `str`"),
        ("data = 1", "data: Expected the name"),
        ("log = 'xml'", "log: Invalid enum value 'xml'"),
        ("proxies = '10.0.0.1'", "proxies: Expected `array`"),
        ("proxies = ['everyone']", "proxies: 'everyone'"),
        ("origins = ['play.example']", "origins: 'play.example'"),
        ("keep = nan", "keep: Expected `float`"),
        ("keep = inf", "keep: Expected `float`"),
        ("[server]\nport = 1", "server: there is no such"),
        ("port = 1\nhost = \n", "line 2"),
        ("signing_key = 'canary'", "signing_key: Expected `str`"),
    ],
)
def test_what_a_file_says_wrong_is_named(tmp_path: Path, text: str, place: str) -> None:
    named = file(tmp_path, text)
    with pytest.raises(BadSetting) as refused:
        config.resolve({}, {}, named)
    assert str(refused.value).startswith(f"{named}: ")
    assert place in str(refused.value)
    assert "canary" not in str(refused.value)


@pytest.mark.parametrize(
    ("variable", "said"),
    [
        ("LAAR_PROT", "1"),
        ("LAAR_PORT", "eighty"),
        ("LAAR_PORT", "tcp://10.0.0.1:80"),
        ("LAAR_PROXIES", "everyone"),
        ("LAAR_COOKIE_SECRET", "canary"),
    ],
)
def test_what_the_environment_says_wrong_is_named(variable: str, said: str) -> None:
    with pytest.raises(BadSetting) as refused:
        config.resolve({}, {variable: said})
    assert str(refused.value).startswith(f"{variable}: ")
    assert "canary" not in str(refused.value)


def test_the_command_prints_them_with_their_source_and_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LAAR_SIGNING_KEY", KEY)
    named = file(tmp_path, "port = 1\norigins = ['https://Play.example/']\n")
    assert main(["config", "--config", named, "--bot-tables", "7", "--json"]) == 0
    printed = capsys.readouterr().out
    assert KEY not in printed
    told = {one["name"]: (one["value"], one["source"]) for one in json.loads(printed)}
    assert told.keys() == config.DECLARED.keys()
    assert told["signing_key"] == ("(secret)", "LAAR_SIGNING_KEY")
    assert told["cookie_secret"] == (None, "default")
    assert told["bot_tables"] == (7, "--bot-tables")
    assert told["origins"] == (["https://play.example"], named)
    assert main(["config", "--config", named]) == 0
    shown = capsys.readouterr().out
    assert f"port           1  ({named})" in shown
    assert KEY not in shown
    assert main(["config", "--config", str(tmp_path / "no")]) == 2
    assert str(tmp_path / "no") in capsys.readouterr().err


def test_a_secret_is_no_flag(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", f"--signing-key={KEY}"])
    assert "--signing-key" in capsys.readouterr().err


def test_keys_come_from_the_settings_else_from_the_folder(tmp_path: Path) -> None:
    async def story() -> None:
        marks = []
        for settings in ({}, {"signing_key": KEY, "cookie_secret": KEY}, {}):
            async with opened(tmp_path, **settings) as house:
                marks.append((house.signer.public, house.cookies.sign("guest")))
        assert marks[0] == marks[2]
        assert marks[0][0] != marks[1][0]
        assert marks[0][1] != marks[1][1]

    run(story())


def test_every_setting_is_told_of_in_the_documentation() -> None:
    told = OPERATING.read_text("utf-8")
    assert config.table() in told, "write it anew: python scripts/settings_table.py"
    assert set(Settings.__struct_fields__) == set(config.DECLARED)

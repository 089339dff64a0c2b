"""What compose files, unit and proxy say fits the server."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from doc_links import ROOT
from laar.server import config

FILES = [*ROOT.glob("compose*.yaml"), *(ROOT / "deploy").iterdir()]
SETS = re.compile(r"\b(LAAR_[A-Z_]+)(?:: *|=)(\"[^\"]*\"|\S+)")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_setting_that_is_named_is_known_and_can_be(file: Path) -> None:
    text = file.read_text("utf-8")
    known = {setting.variable: name for name, setting in config.DECLARED.items()}
    assert {*re.findall(r"\bLAAR_[A-Z_]+", text)} <= {*known, config.FILE}
    for variable, said in SETS.findall(text):
        value = re.sub(r"\$\{\w+(?::\?[^}]*)?\}", "5a" * 32, said.strip('"'))
        config.read(known[variable], value)


def test_the_unit_hardens_and_stops_in_time() -> None:
    unit = (ROOT / "deploy" / "laar.service").read_text("utf-8")
    said = dict(line.split("=", 1) for line in unit.splitlines() if re.match(r"\w+=", line))
    assert said["ExecStart"].split()[1:] == ["serve"]
    assert said["StateDirectory"] == "laar"
    assert "LAAR_DATA=/var/lib/laar" in said["Environment"]
    for name in ("NoNewPrivileges", "ProtectHome", "PrivateTmp", "DynamicUser"):
        assert said[name] == "yes"
    assert int(said["TimeoutStopSec"]) > 5


def test_nobody_reads_metrics_through_the_proxy() -> None:
    assert "respond /metrics 404" in (ROOT / "deploy" / "Caddyfile").read_text("utf-8")


def test_containers_cannot_write_to_their_root() -> None:
    for file in ROOT.glob("compose*.yaml"):
        text = file.read_text("utf-8")
        assert "read_only: true" in text
        assert "no-new-privileges:true" in text
        assert "/var/lib/laar" in text

"""The log: one line an event in either form, with the request that caused it and no secret."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.inside import run as run_inside
from tests.server.inside import say, serving
from tests.server.lines import lines_of
from tests.server.people import alone, browse, run

from laar.server import log as logs
from laar.server.bench import load_client
from laar.server.bench.process import GENEROUS, Served
from laar.server.log import CAUSE, log, set_up
from laar.server.store.store import Store


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Iterator[pytest.CaptureFixture[str]]:
    """What is written to the standard error; afterwards logging is as it was."""
    root, ours = logging.getLogger(), logging.getLogger(logs.NAME)
    before = root.handlers[:], root.level, ours.level
    yield capsys
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])


def fail(problem: Exception) -> None:
    """Tell the log of a mistake, in the name of a request."""
    CAUSE.set(("4f-1", 7))
    try:
        raise problem
    except Exception:
        log.exception("a table failed", table="t1", why_not='say "hm"\n')


def test_an_event_is_one_line_for_programs(told: pytest.CaptureFixture[str]) -> None:
    set_up("json", "info")
    fail(ValueError("place b1 leshy"))
    fail(OSError("disk full"))
    log.debug("not so much")
    said = told.readouterr().err
    lines = [json.loads(line) for line in said.splitlines()]
    assert len(lines) == 2
    first, second = lines
    assert (first["event"], first["level"], first["table"]) == ("a table failed", "error", "t1")
    assert (first["request"], first["frame"]) == ("4f-1", 7)
    assert (first["problem"], first["why_not"]) == ("ValueError", 'say "hm"\n')
    assert re.fullmatch(r"test_log\.py:\d+ fail", first["at"][-1])
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+Z", first["timestamp"])
    assert "leshy" not in said  # what a mistake says may be a secret …
    assert second["why"] == "disk full"  # … but not what the system says


def test_an_event_is_one_line_for_people(told: pytest.CaptureFixture[str]) -> None:
    set_up("readable", "warning")
    fail(ValueError("place b1 leshy"))
    log.info("not so much")
    (line,) = told.readouterr().err.splitlines()
    assert re.search(r'Z error   a table failed table=t1 why_not="say \\"hm\\"\\n" ', line)
    assert "request=4f-1 frame=7 problem=ValueError" in line
    assert "leshy" not in line


def test_lines_of_others_show_no_arguments(told: pytest.CaptureFixture[str]) -> None:
    set_up("json", "info")
    try:
        raise ValueError("leshy")
    except ValueError:
        logging.getLogger("asyncio").exception("Exception in callback heard(b'leshy')\nhandle: x")
    said = told.readouterr().err
    (line,) = map(json.loads, said.splitlines())
    assert (line["event"], line["problem"]) == ("Exception in callback heard", "ValueError")
    assert "leshy" not in said


def test_what_goes_wrong_at_a_table_names_the_frame_that_caused_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_: object) -> asyncio.Future[None]:
        failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        failed.set_exception(OSError("disk full"))
        return failed

    async def story() -> None:
        async with serving(tmp_path) as inside:
            table, ann = await alone(inside.port)
            async with browse(inside.port, table, ann) as a:
                await a.hello()
                seat = await a.asked()
                with monkeypatch.context() as broken:
                    broken.setattr(Store, "append", full)
                    reply = await a.say(seat, a.states[seat]["ask"]["options"][0])
                assert reply["code"] == "busy"

    with caplog.at_level(logging.DEBUG, logs.NAME):
        run_inside(story())
    lines = lines_of(caplog)
    failed = next(line for line in lines if line["event"] == "a table failed")
    heard = [line for line in lines if line["event"] == "heard at the table"]
    hello, answer = (line for line in heard if line["what"] in ("Hello", "Answer"))
    assert (failed["request"], failed["frame"]) == (answer["request"], answer["frame"])
    assert (hello["request"], hello["frame"], answer["frame"]) == (answer["request"], 1, 2)
    joined = next(line for line in lines if line.get("route") == "/ws/{table}")
    assert (joined["request"], joined["status"]) == (answer["request"], 101)


def test_a_request_is_named_in_its_reply_and_at_the_table(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        ann = await load_client.guest(served.port, "Ann")
        wish = {"game": "belogorye", "seats": {"evil": "me"}}
        _, made = await load_client.call(served.port, "POST", "/api/tables", wish, ann)
        body = json.dumps({"invite": made["invite"]}).encode()
        bob = await load_client.guest(served.port, "Bob")
        head = f"POST /api/tables/{made['id']}/join HTTP/1.1\r\nHost: x\r\nCookie: {bob}\r\n"
        head += f"Connection: close\r\nContent-Length: {len(body)}\r\n\r\n"
        reply = await say(served.port, head.encode() + body)
        named = re.search(rb"x-request-id: ([0-9a-f-]+)", reply)
        assert named is not None
        lines: list[dict[str, Any]] = [*map(json.loads, served.errors.read_text().splitlines())]
        mine = [line for line in lines if line.get("request") == named[1].decode()]
        assert {line["event"] for line in mine} == {"request", "heard at the table"}
        assert {line["table"] for line in mine if "table" in line} == {made["id"]}
        assert made["invite"] not in served.errors.read_text()

    with Served(tmp_path / "data", *GENEROUS, "log=json", "log_level=debug") as served:
        run(story(served))

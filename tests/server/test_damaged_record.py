"""What becomes of a damaged game when it is over: record, replay and branches."""

from pathlib import Path

import pytest
from tests.server.damage import HOT_SEAT, begun, opened, spoil
from tests.server.people import Json, browse, run

from laar.server.bench.load_client import call
from laar.server.bench.process import GENEROUS, Served
from laar.server.edge.guests import COOKIE, Cookies, secret_file

BAD, TABLE = 31, "t"


@pytest.mark.parametrize("how", ["go-on", "end"])
def test_a_damaged_game_is_looked_at_like_any_other(tmp_path: Path, how: str) -> None:
    async def story() -> None:
        async with opened(tmp_path) as house:
            await house.store.create(*begun(TABLE, HOT_SEAT, 40))
        spoil(tmp_path, TABLE, BAD)
        ann = f"{COOKIE}={Cookies(secret_file(tmp_path / 'cookie.key')).sign('ann')}"
        with Served(tmp_path, *GENEROUS) as served:
            async with browse(served.port, TABLE, ann) as a:
                await a.hello()
                a.wire.say(do="mend", how=how)
                await a.next("state", lambda s: decided(s, how))
                if how == "go-on":
                    await a.say(await a.asked(), "concede")
            path = f"/api/tables/{TABLE}"
            status, record = await call(served.port, "GET", f"{path}/record")
            assert status == 200
            assert ("signature" in record, "commit" in record) == (how == "go-on", False)
            _, report = await call(served.port, "POST", "/api/verify", record.encode())
            assert (report["chain"], report["replay"]) == (None, None)
            status, told = await call(served.port, "GET", f"{path}/replay")
            assert status == 200
            assert [step["n"] for step in told["steps"]] == list(range(len(told["steps"])))
            last = len(told["steps"]) - 1
            status, _ = await call(served.port, "GET", f"{path}/replay/{last}")
            assert status == 200
            wish = {"at": last - 1, "dice": "keep"}
            status, made = await call(served.port, "POST", f"{path}/branch", wish, ann)
            assert status == 201, made
        assert "Traceback" not in served.errors.read_text()

    run(story())


def decided(state: Json, how: str) -> bool:
    table = state["table"]
    return "damaged" not in table if how == "go-on" else table["status"] == "over"

"""What a table is set up with is told to nobody who may not know it, before its game is over."""

from __future__ import annotations

from random import Random

import pytest
from tests.server.people import Browser, Json, browse, run

import laar
from laar.server.bench import load_client

FACE_DOWN = "turn 1 red\nc3 red 12\na6 blue 37 hidden\nc4 blue 33\nindeck blue 38 39 40\n"
OPEN = FACE_DOWN.replace(" hidden", "")


async def founded(port: int, position: str) -> str:
    """A listed table with this position, where a seat is open."""
    ann = await load_client.guest(port, "Ann")
    wish = {
        "game": "berserk",
        "seats": {"red": "open", "blue": "me"},
        "options": {"position": position},
        "listed": True,
    }
    _, made = await load_client.call(port, "POST", "/api/tables", wish, ann)
    table: str = made["id"]
    return table


async def rows(port: int, table: str, guest: str) -> list[Json]:
    """A table as the lists and its page tell it."""
    _, listed = await load_client.call(port, "GET", "/api/tables", None, guest)
    _, alone = await load_client.call(port, "GET", f"/api/tables/{table}", None, guest)
    listed_rows = [*listed["open"], *listed["mine"]]
    return [*(row for row in listed_rows if row["id"] == table), alone]


@pytest.mark.parametrize(("position", "told"), [(FACE_DOWN, False), (OPEN, True)])
def test_a_position_with_face_down_cards_is_told_when_it_is_over(
    port: int, position: str, told: bool
) -> None:
    async def story() -> None:
        table = await founded(port, position)
        bob, eve = [await load_client.guest(port, name) for name in ("Bob", "Eve")]
        for row in await rows(port, table, eve):
            assert ("position" in row["options"]) == told
        await load_client.call(port, "POST", f"/api/tables/{table}/join", {"seat": "red"}, bob)
        async with browse(port, table, bob) as red, browse(port, table, eve) as watching:
            for browser in (red, watching):
                await browser.hello()
                assert names(browser) == told
            for row in [*await rows(port, table, bob), *await rows(port, table, eve)]:
                assert ("position" in row["options"]) == told
            await red.say("red", "concede")
            state = await watching.next("state", lambda frame: frame["table"]["status"] == "over")
            assert state["table"]["options"]["position"] == position
        _, replay = await load_client.call(port, "GET", f"/api/tables/{table}/replay", None, eve)
        assert replay["table"]["options"]["position"] == position

    run(story())


def names(browser: Browser) -> bool:
    """Whether the position was ever sent to somebody."""
    return any(b'"position"' in data or b"37 hidden" in data for data in browser.bytes)


def test_whatever_a_drawn_position_hides_its_text_is_secret() -> None:
    hiding = 0
    for name in laar.game_names():
        game = laar.game(name)
        for edition in game.editions:
            drawn = [text for one in game.examples(edition) if (text := one.get("position"))]
            for text in [*drawn, *([FACE_DOWN, OPEN] if name == "berserk" else [])]:
                options = {"position": text}
                table = game.new_table(edition, options)
                world = game.sample(game.view(table, None), Random(text))
                secret = getattr(game, "secret_options", lambda _: ())(options)
                if world.mark() != table.mark():
                    assert "position" in secret, text
                    hiding += 1
    assert hiding

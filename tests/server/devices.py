"""People with accounts and the devices they sign in with, as far as HTTP goes."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from tests.server.people import Json

AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SECRET = "correct horse battery"


class Device:
    """A browser without pages: it keeps its cookies."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies: dict[str, str] = {}
        self.set: list[str] = []  # cookies as they were given last

    @property
    def cookie(self) -> str:
        """What it says who it is."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def ask(
        self, method: str, path: str, body: Any = None, more: str = ""
    ) -> tuple[int, Json]:
        """One request; its status and what it said."""
        data = b"" if body is None else msgspec.json.encode(body)
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: localhost:{self.port}\r\nConnection: close\r\n"
            f"Content-Length: {len(data)}\r\nCookie: {self.cookie}\r\nUser-Agent: {AGENT}\r\n"
            f"{more}\r\n"
        )
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(head.encode() + data)
        raw = await reader.read()
        writer.close()
        top, _, rest = raw.decode().partition("\r\n\r\n")
        self.set = [
            line.partition(": ")[2] for line in top.split("\r\n") if line.startswith("set-cookie: ")
        ]
        for one in self.set:
            name, _, value = one.partition(";")[0].partition("=")
            self.cookies[name] = value
        said = msgspec.json.decode(rest) if rest.startswith(("{", "[")) else {"text": rest}
        return int(top.split(" ", 2)[1]), said

    async def get(self, path: str) -> Json:
        """What is told there."""
        status, said = await self.ask("GET", path)
        assert status == 200, said
        return said

    async def post(self, path: str, body: Any, status: int = 200, more: str = "") -> Json:
        """Say something, and expect this status."""
        found, said = await self.ask("POST", path, body, more)
        assert found == status, said
        return said

    async def sign_up(self, name: str, password: str = SECRET) -> list[str]:
        """A new account; its recovery codes."""
        wish = {"name": name, "password": password}
        codes: list[str] = (await self.post("/api/account/sign-up", wish, 201))["codes"]
        return codes

    async def sign_in(self, name: str, password: str = SECRET, status: int = 200) -> Json:
        """Come in, or be refused."""
        wish = {"name": name, "password": password}
        return await self.post("/api/account/sign-in", wish, status)

    async def account(self) -> Json | None:
        """What it is told of its account."""
        found: Json | None = (await self.get("/api/account"))["account"]
        return found

    async def guest(self, name: str) -> None:
        """Be a guest of this name."""
        await self.post("/api/me", {"name": name})

    async def mine(self) -> list[Json]:
        """The tables of this person."""
        found: list[Json] = (await self.get("/api/tables?list=mine"))["mine"]
        return found

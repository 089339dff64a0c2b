"""The settings of a server, each declared once: its name, type, limits, what it says and what it is
unless told. Flags, environment, file, `laar config` and the table of the documentation follow."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

SECRET = "^([0-9a-f]{64})?$"  # 32 bytes in hexadecimal


def _about(
    says: str, low: float | None = None, high: float | None = None, unless: str = ""
) -> Meta:
    """What a setting says; ``unless`` tells its default where a value would not."""
    return Meta(description=says, ge=low, le=high, extra={"unless": unless})


def _secret(says: str, unless: str) -> Meta:
    return Meta(description=says, pattern=SECRET, extra={"unless": unless, "secret": True})


class Settings(msgspec.Struct, frozen=True):
    """The settings of a server."""

    data: Annotated[
        Path,
        _about(
            "folder of games, names and keys. It is made readable for its owner alone: it holds "
            "the seeds of games that are not over"
        ),
    ] = Path("laar-data")
    host: Annotated[str, _about("address to listen at")] = "127.0.0.1"
    port: Annotated[
        int, _about("port; 0: any, and one that is taken is replaced by a free one", 0, 65535)
    ] = 8000
    database: Annotated[
        str,
        _about(
            "where games are kept (postgresql://name@host/database)", unless="a file in the folder"
        ),
    ] = ""
    nats: Annotated[
        str,
        _about(
            "NATS over which servers that share a PostgreSQL talk (nats://host:4222); each of them "
            "has a folder of its own",
            unless="this server is alone",
        ),
    ] = ""
    proxies: Annotated[
        tuple[str, ...],
        _about(
            "addresses and networks (10.0.0.0/8) of proxies that are believed about who asks "
            "(X-Forwarded-For), and whether by https (X-Forwarded-Proto); none: nobody. Of a list "
            "of addresses the last one that is no proxy counts"
        ),
    ] = ("127.0.0.1", "::1")
    origins: Annotated[
        frozenset[str],
        _about(
            "addresses of its pages (https://play.example.org) where a proxy does not pass on Host "
            "or the scheme",
            unless="what a request itself says",
        ),
    ] = frozenset()
    metrics: Annotated[
        tuple[str, ...],
        _about(
            "addresses and networks that may read /metrics; none: nobody. Through a proxy nobody "
            "may: ask the server itself"
        ),
    ] = ("127.0.0.0/8", "::1")
    log: Annotated[
        Literal["readable", "json"], _about("how a line of the log looks: readable or json")
    ] = "readable"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        _about("from where on the log has a line: debug (every request), info, warning or error"),
    ] = "info"
    signing_key: Annotated[
        str,
        _secret(
            "key that finished records are signed with, 64 hexadecimal digits; no flag, since "
            "everyone on a machine reads those",
            "record.key in the folder",
        ),
    ] = ""
    cookie_secret: Annotated[
        str,
        _secret(
            "secret that guests' cookies are signed with, 64 hexadecimal digits; no flag either",
            "cookie.key in the folder",
        ),
    ] = ""
    keep: Annotated[
        float,
        _about(
            "days until tables nobody came to, boards of lessons and puzzles, and games of bots "
            "alone are deleted; games that people have played are kept; 0: never",
            0,
            100_000,
        ),
    ] = 90.0
    sockets: Annotated[
        int,
        _about(
            "connections an address may have; proxies are not counted, those behind them are",
            1,
            10**9,
        ),
    ] = 500
    bots: Annotated[
        int,
        _about(
            "processes in which bots think; people take turns in them",
            1,
            1024,
            unless="one for every core but one",
        ),
    ] = 0
    thinking: Annotated[float, _about("seconds a bot has for a decision", 0.01, 3600)] = 0.5
    bot_tables: Annotated[int, _about("tables of one guest that may keep bots busy", 0, 10**9)] = 20
    crowd: Annotated[
        int, _about("tables of all guests at one address that may keep bots busy", 0, 10**9)
    ] = 100
    work: Annotated[
        float, _about("seconds of a worker a second and guest, after a burst", 0, 10**9)
    ] = 0.25
    frames: Annotated[float, _about("frames a second and connection", 1, 10**9)] = 500.0
    tables: Annotated[float, _about("new tables a second and guest, after a burst", 0, 10**9)] = 0.5
    visits: Annotated[
        float, _about("new guests and names a second and address, after a burst", 0, 10**9)
    ] = 2.0
    accounts: Annotated[
        Literal["on", "off"],
        _about("whether people may have accounts; off: everyone is a guest"),
    ] = "on"
    sign_ups: Annotated[
        float, _about("new accounts an hour and address; as many at once", 1, 10**9)
    ] = 10.0
    sign_ins: Annotated[
        float,
        _about("tries to sign in a minute, by address and by name; as many at once", 1, 10**9),
    ] = 10.0
    rest: Annotated[
        float, _about("seconds until an idle table is put away from memory", 1, 10**9)
    ] = 600.0


class BadSetting(ValueError):
    """This setting cannot be; says where it was set and what is wrong."""


def networks(texts: tuple[str, ...]) -> tuple[str, ...]:
    """Addresses and networks as they are meant."""
    return tuple(str(ip_network(one.strip(), strict=False)) for one in texts)


def origins(texts: frozenset[str]) -> frozenset[str]:
    """Origins as browsers write them."""
    return frozenset(_origin(one.strip()) for one in texts)


def _origin(text: str) -> str:
    wrong = ValueError(f"'{text}' is not like https://play.example.org:8443")
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise wrong from None
    host = parts.hostname
    more = parts.path.strip("/") or parts.query or parts.fragment or parts.username is not None
    if parts.scheme not in ("http", "https") or not host or more or host != host.strip("/ *"):
        raise wrong
    usual = port in (None, {"http": 80, "https": 443}[parts.scheme])
    shown = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{shown}" + ("" if usual else f":{port}")

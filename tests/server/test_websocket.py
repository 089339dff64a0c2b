"""A socket: who gives no sign of life is cut off, and what only talking needs is put away."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.people import run

from laar.server.edge.websocket import PATIENCE, PING, PONG, Socket


class Transport(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.cut = self.ended = False
        self.over = asyncio.Event()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        assert not self.ended
        self.written.append(bytes(data))

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.ended = True

    def is_closing(self) -> bool:
        return self.cut

    def abort(self) -> None:
        self.cut = True
        self.over.set()

    def close(self) -> None:
        self.cut = True


class Ear:
    """Keeps what it hears."""

    def __init__(self) -> None:
        self.said: list[bytes] = []
        self.over = False

    def heard(self, data: bytes) -> None:
        self.said.append(data)

    def gone(self) -> None:
        self.over = True


def text(data: bytes) -> bytes:
    return bytes((0x81, 0x80 | len(data))) + b"\0\0\0\0" + data


def socket() -> tuple[Socket, Transport, Ear]:
    transport, ear = Transport(), Ear()
    made = Socket(transport, set())
    made.connections.add(made)
    made.ear = ear
    return made, transport, ear


def test_who_gives_no_sign_of_life_is_cut_off() -> None:
    made, transport, _ = socket()
    for _ in range(PATIENCE):
        made.beat()
    assert transport.written == [PING]
    assert not transport.cut
    made.beat()
    assert transport.cut


def test_a_sign_of_life_is_enough() -> None:
    made, transport, ear = socket()
    for _ in range(5):
        made.beat()
        made.beat()
        made.data_received(PONG + b"\0\0\0\0")
    assert not transport.cut
    assert ear.said == []
    assert made._framing is None


def test_what_only_talking_needs_is_put_away() -> None:
    async def story() -> None:
        made, _, ear = socket()
        made.data_received(text(b"one") + text(b"more"))
        assert made._framing is not None
        made.beat()
        assert made._framing is None
        made.data_received(text(b"two")[:2])
        made.beat()  # in the middle of a frame
        made.data_received(text(b"two")[2:])
        assert ear.said == [b"one", b"more", b"two"]

    run(story())


@pytest.mark.parametrize("size", [0, 1, 3, 4, 5, 124, 125, 126, 127, 200])
def test_what_is_masked_is_read(size: int) -> None:
    async def story() -> None:
        made, transport, ear = socket()
        said, mask = bytes(range(size)), b"\x01\x80\xff\x7e"
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(said))
        head = bytes((size | 0x80,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        made.data_received(b"\x81" + head + mask + masked)
        assert ear.said == [said]
        assert (made._framing is None) == (size < 126)  # the library reads what is long
        assert made._late is None
        assert not transport.written

    run(story())


SAID = b'{"do":"hello","since":0}'.ljust(200)
WHOLE = b"\x81\xfe" + len(SAID).to_bytes(2, "big") + b"\0\0\0\0" + SAID
HALVES = (b"\x01\x8c\0\0\0\0" + SAID[:12], b"\x80\x8c\0\0\0\0" + SAID[12:24])


@pytest.mark.parametrize("cut", [1, 2, 3, 4, 7, 8, 9, len(WHOLE) - 1])
def test_a_frame_cut_anywhere_is_one_frame(cut: int) -> None:
    async def story() -> None:
        made, transport, ear = socket()
        pong = PONG + b"\0\0\0\0"
        for data in (pong, pong + WHOLE[:cut], WHOLE[cut:]):
            made.data_received(data)
        assert ear.said == [SAID]
        for data in (HALVES[0], pong, HALVES[1]):  # a message in pieces
            made.data_received(data)
        assert ear.said == [SAID, SAID[:24]]
        assert made._late is None  # nothing is waited for any more
        assert not transport.cut

    run(story())


def test_the_end_is_told_once_and_leaves_nothing() -> None:
    made, _, ear = socket()
    made.connection_lost(None)
    made.connection_lost(None)
    assert ear.over
    assert made.connections == set()
    assert made.ear is None


def test_a_close_is_answered() -> None:
    async def story() -> None:
        made, transport, ear = socket()
        made.data_received(b"\x88\x82\0\0\0\0\x03\xe8")
        assert transport.written == [b"\x88\x02\x03\xe8"]
        assert transport.cut
        made.tell(b"late")
        assert len(transport.written) == 1
        assert ear.said == []

    run(story())


BAD = b"\xc1\x82\0\0\0\0{}"  # said to be compressed
PINGED = b"\x89\x80\0\0\0\0"


@pytest.mark.parametrize(("bad", "code"), [(BAD, 1002), (b"\x81\xff" + b"\xff" * 12, 1009)])
def test_who_says_something_bad_is_told_so_before_the_end(bad: bytes, code: int) -> None:
    async def story() -> None:
        made, transport, ear = socket()
        made.data_received(bad)
        (told,) = transport.written
        assert told[2:4] == code.to_bytes(2, "big")
        assert (transport.ended, transport.cut) == (True, False)  # a reset would overtake it
        for more in (text(b"more"), PINGED, bad):
            made.data_received(more)
        made.tell(b"late")
        assert (len(transport.written), ear.said) == (1, [])
        made.connection_lost(None)
        assert ear.over

    run(story())


def test_who_does_not_leave_when_told_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        for end in (lambda made: made.data_received(BAD), Socket.shutdown):
            made, transport, _ = socket()
            end(made)
            assert not transport.cut
            await transport.over.wait()

    monkeypatch.setattr("laar.server.edge.websocket.DAWDLE", 0.0)
    run(story())


def test_when_the_server_stops_everyone_hears_why() -> None:
    async def story() -> None:
        made, transport, ear = socket()
        made.data_received(text(b"one"))
        made.shutdown()
        made.shutdown()
        made.data_received(PINGED)
        assert transport.written == [b"\x88\x02\x03\xf4"]
        assert (transport.ended, transport.cut) == (True, False)
        assert ear.said == [b"one"]

    run(story())

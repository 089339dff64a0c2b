"""How many connections an address may have. A proxy is not counted: those behind it are, where it
says for whom it asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Network = IPv4Network | IPv6Network
HOME = 64  # bits of an IPv6 address that name a line; the rest is whatever its owner likes


def address_of(host: str) -> str:
    """Who is counted as one."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address), HOME), strict=False))


def network(text: str) -> Network:
    """An address or a network; ValueError says what is wrong with it."""
    return ip_network(text.strip(), strict=False)


def within(host: str, some: Iterable[str]) -> bool:
    """Is this address one of these, or in one of these networks?"""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    address = getattr(address, "ipv4_mapped", None) or address
    return any(address in network(one) for one in some)


def trusted(proxies: Iterable[str]) -> list[str]:
    """Proxies as uvicorn knows them, by both names that an IPv4 address has."""
    found = [network(one) for one in proxies]
    mapped = [
        f"::ffff:{one.network_address}/{96 + one.prefixlen}" for one in found if one.version == 4
    ]
    return [*map(str, found), *mapped]


class Crowd:
    """Everyone who is connected, by address."""

    def __init__(self, most: float, proxies: Iterable[str]) -> None:
        self._most = most
        self._proxies = [network(one) for one in proxies]
        self._here: Counter[str] = Counter()

    def is_proxy(self, host: str) -> bool:
        """Does this address ask for others?"""
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return not host  # a socket in a file: someone on this machine
        mapped = getattr(address, "ipv4_mapped", None)
        return any((mapped or address) in one for one in self._proxies)

    def enter(self, host: str) -> bool:
        """One more connection; False when there are enough of them."""
        if self.is_proxy(host):
            return True
        address = address_of(host)
        if self._here[address] >= self._most:
            return False
        self._here[address] += 1
        return True

    def leave(self, host: str) -> None:
        """One less."""
        if self.is_proxy(host):
            return
        address = address_of(host)
        self._here[address] -= 1
        if self._here[address] <= 0:
            del self._here[address]

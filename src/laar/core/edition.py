"""An edition is a small difference from another: ``E2018 = E2015.but("2018", ...)``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from laar.core.table import Rule


@dataclass(frozen=True)
class Edition:
    """The rules, windows, numbers and parts that one printing of a game uses."""

    name: str
    rules: dict[str, Rule] = field(repr=False)
    windows: Mapping[str, tuple[str, ...]] = field(default_factory=dict, repr=False)
    numbers: Mapping[str, int] = field(default_factory=dict)
    parts: Mapping[str, Any] = field(default_factory=dict, repr=False)

    def but(
        self,
        name: str,
        *,
        rules: Mapping[str, Rule] | None = None,
        windows: Mapping[str, tuple[str, ...]] | None = None,
        numbers: Mapping[str, int] | None = None,
        parts: Mapping[str, Any] | None = None,
    ) -> Edition:
        """The same edition with some rules, windows, numbers or parts replaced or added.

        >>> Edition("2015", {}, numbers={"hand": 2}).but("2018", numbers={"hand": 3}).numbers
        {'hand': 3}
        """
        return replace(
            self,
            name=name,
            rules={**self.rules, **(rules or {})},
            windows={**self.windows, **(windows or {})},
            numbers={**self.numbers, **(numbers or {})},
            parts={**self.parts, **(parts or {})},
        )

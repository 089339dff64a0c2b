"""What is drawn and what is typed; scripted input works like a keyboard, one answer a line."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Iterator

from rich.console import Console, RenderableType
from rich.text import Text


class Screen:
    """One console and one keyboard."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False)
        self.live = self.console.is_terminal and sys.stdin.isatty()
        if self.live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  arrow keys and earlier lines at the prompt

    def show(self, *things: RenderableType) -> None:
        """Draw one thing below the other."""
        for thing in things:
            self.console.print(thing)

    def line(self, text: str, style: str = "") -> None:
        """One line of plain text: nothing in it is markup."""
        self.console.print(Text(text, style), soft_wrap=True)

    def ask(self, prompt: str) -> str | None:
        """A typed line; None when there is nothing more to read."""
        try:
            typed = self.console.input(Text(f"{prompt} › ", "bold"))
        except EOFError:
            return None
        if not self.live:
            self.console.print()  # nobody pressed Enter on this side
        return typed.strip()

    def clear(self) -> None:
        """Hide what was on the screen; on paper, leave a gap."""
        if self.live:
            self.console.clear()
        else:
            self.console.rule()

    def wait(self, seconds: float) -> None:
        """Give people time to look."""
        if seconds > 0 and self.console.is_terminal:
            time.sleep(seconds)

    @contextlib.contextmanager
    def thinking(self, text: str) -> Iterator[None]:
        """Show that something is being worked out."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.status(text):
            yield

"""Output and input; input may also come from a file, one line for each answer."""

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
                import readline  # noqa: F401  adds arrow keys and history to the prompt

    def show(self, *things: RenderableType) -> None:
        """Show things one below the other."""
        for thing in things:
            self.console.print(thing)

    def line(self, text: str, style: str = "") -> None:
        """Show one line of plain text, without markup."""
        self.console.print(Text(text, style), soft_wrap=True)

    def ask(self, prompt: str) -> str | None:
        """A typed line; None at the end of the input."""
        try:
            typed = self.console.input(Text(f"{prompt} › ", "bold"))
        except EOFError:
            return None
        if not self.live:
            self.console.print()  # input from a file does not echo the line break
        return typed.strip()

    def clear(self) -> None:
        """Clear the screen; if the output is not a terminal, leave a gap."""
        if self.live:
            self.console.clear()
        else:
            self.console.rule()

    def wait(self, seconds: float) -> None:
        """Pause, so that people can look."""
        if seconds > 0 and self.console.is_terminal:
            time.sleep(seconds)

    @contextlib.contextmanager
    def thinking(self, text: str) -> Iterator[None]:
        """Show a spinner while something is worked out."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.status(text):
            yield

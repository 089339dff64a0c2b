"""Check what the documents point at: links, anchors, files named in `backticks`, the navigation.

    .venv/bin/python scripts/doc_links.py           the pages as they are written
    .venv/bin/python scripts/doc_links.py --site    the site that `make docs` has built

Web addresses are not followed: a check that needs a network tells nothing about this code.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parents[1]
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
TOP = ("src/", "web/", "tests/", "docs/", "scripts/", ".ci/")  # a path from the root begins so
SHORT = re.compile(r"[\w*/-]+\.(?:py|toml|ts|svelte)")  # one that begins anywhere, or a bare name
LIVE = ("src", "web/src", "tests", "scripts")  # where short names are looked for, beside the root


def pages(root: Path) -> list[Path]:
    """All that is written for people."""
    return [*sorted(root.glob("*.md")), *sorted((root / "docs").rglob("*.md"))]


def anchor(heading: str) -> str:
    """What a heading is linked by.

    >>> anchor("What is `where`?")
    'what-is-where'
    """
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


def anchors(page: Path) -> set[str]:
    """The anchors of a page; a line of a program is no heading."""
    return {anchor(found) for found in HEADING.findall(FENCED.sub("", page.read_text("utf-8")))}


def lost_links(root: Path, page: Path) -> Iterator[str]:
    """Links that lead nowhere, or out of the site."""
    text = FENCED.sub("", page.read_text("utf-8"))
    for link in LINK.findall(text):
        if urlsplit(link).scheme:
            continue
        path, _, part = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists():
            yield f"{link}: there is no such file"
        elif page.is_relative_to(root / "docs") and not target.is_relative_to(root / "docs"):
            yield f"{link}: a page of the site links into docs alone"
        elif part and part not in anchors(target):
            yield f"{link}: there is no such heading"


def lost_paths(root: Path, page: Path) -> Iterator[str]:
    """Files that a page names and nobody has."""
    for named in CODE.findall(FENCED.sub("", page.read_text("utf-8"))):
        if named.startswith(TOP) and " " not in named:
            if not any(root.glob(named.rstrip("/"))):
                yield f"`{named}`: there is no such file"
        elif SHORT.fullmatch(named) and not any(
            fnmatch(path, f"*/{named}") for path in files(root)
        ):
            yield f"`{named}`: no file is called so"


@cache
def files(root: Path) -> tuple[str, ...]:
    """Every file a short name may mean."""
    found = [*root.glob("*.*"), *(path for top in LIVE for path in (root / top).rglob("*.*"))]
    return tuple(f"/{path.relative_to(root).as_posix()}" for path in found)


def named_pages(nav: Any) -> Iterator[str]:
    """The pages of a navigation, however deep."""
    for entry in nav:
        for to in entry.values():
            yield from [to] if isinstance(to, str) else named_pages(to)


def lost_places(root: Path) -> Iterator[str]:
    """Pages the navigation names in vain, and pages it forgets."""
    config = tomllib.loads((root / "zensical.toml").read_text("utf-8"))
    named = sorted(named_pages(config["project"]["nav"]))
    there = {path.relative_to(root / "docs").as_posix() for path in (root / "docs").rglob("*.md")}
    for page in sorted(there.symmetric_difference(named)):
        what = "is not in the navigation" if page in there else "is in the navigation alone"
        yield f"docs/{page} {what}"


def problems(root: Path) -> list[str]:
    """All that is wrong with the pages."""
    found = list(lost_places(root))
    for page in pages(root):
        where = page.relative_to(root).as_posix()
        found += [f"{where}: {what}" for what in lost_links(root, page)]
        found += [f"{where}: {what}" for what in lost_paths(root, page)]
    return found


class Built(HTMLParser):
    """The anchors and links of a built page."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: set[str] = set()
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep what is linked, and what can be linked to."""
        for name, value in attrs:
            if name == "id" and value:
                self.ids.add(value)
            elif name in ("href", "src") and value and tag != "base":
                self.links.add(value)


def site_problems(site: Path) -> list[str]:
    """Links of the built site that lead nowhere."""
    built = {page: Built(page) for page in sorted(site.rglob("*.html"))}
    found = [] if site / "index.html" in built else [f"{site.name} has no index"]
    for page, seen in built.items():
        if page.name == "404.html":  # its links begin at the root of whatever serves it
            continue
        for link in sorted(seen.links):
            address = urlsplit(link)
            if address.scheme or address.netloc:
                continue
            target = (page.parent / unquote(address.path)).resolve() if address.path else page
            target = target / "index.html" if target.is_dir() else target
            part = unquote(address.fragment)
            lost = not target.exists() or (part and part not in built[target].ids)
            if lost:
                found.append(f"{page.relative_to(site).as_posix()}: {link} leads nowhere")
    return found


def main(args: list[str]) -> int:
    """Name what is wrong."""
    found = site_problems(ROOT / "site") if args == ["--site"] else problems(ROOT)
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

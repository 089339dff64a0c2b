"""A real server, a real browser, and people who open pages in it."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.house import House
from tests.browser.visitor import Visitor

HERE = Path(__file__).parent
RESULTS = Path(__file__).resolve().parents[2] / "test-results"
# What a page under test does not need: the omnibox and the spare renderer start processes of their
# own for each person.
# A browser heeds the last such list alone: most of these are turned off by Playwright's own.
WITHOUT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "SpareRendererForSitePerProcess",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
)
# The sandbox does not start as root; the rest keeps the browser from calling home.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(WITHOUT)}",
)
FAILED = pytest.StashKey[bool]()
PEOPLE = pytest.StashKey[list[Visitor]]()

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server of this worker."""
    found = House(tmp_path_factory.mktemp("house"))
    yield found
    found.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server of one's own, to be killed; named before `visit`, it outlives the pages."""
    found = House(tmp_path)
    yield found
    found.close()


class Lent:
    """One browser for all files here that follow each other; it is closed before any other file,
    which could not bear the event loop it keeps running."""

    def __init__(self) -> None:
        self._closing = contextlib.ExitStack()
        self._browser: Browser | None = None

    def open(self, path: str) -> Browser:
        """The browser; a new one where the last has ended."""
        if not self._browser or not self._browser.is_connected():
            self.close()
            playwright = self._closing.enter_context(sync_playwright())
            self._browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
            self._closing.callback(self._browser.close)
        return self._browser

    def close(self) -> None:
        """Until it is needed again."""
        self._closing.close()
        self._browser = None


LENT = Lent()


@pytest.fixture
def browser(chromium_path: str) -> Browser:
    """The browser of this worker."""
    return LENT.open(chromium_path)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """The last test here before others come, or before the end."""
    yield
    if nextitem is None or HERE not in nextitem.path.parents:
        LENT.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    """Let the fixture `visit` know how the test went."""
    report: pytest.TestReport = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Any:
    """No page may complain, neither on its console nor to the table."""
    result = yield
    _complain(item)
    return result


def _complain(item: pytest.Item) -> None:
    people = item.stash.get(PEOPLE, [])
    assert [said for person in people for said in person.complaints] == []


@pytest.fixture
def visit(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens a browser for one more person: `visit(lang="ru", theme="dark", phone=True)`.

    What the pages of a failed test looked like is kept in test-results/.
    """
    people = request.node.stash[PEOPLE] = []

    def enter(**wishes: Any) -> Visitor:
        people.append(Visitor(browser, wishes.pop("house", house), **wishes))
        return people[-1]

    yield enter
    failed = request.node.stash.get(FAILED, True)
    name = re.sub(r"\W+", "-", request.node.name).strip("-")
    for k, person in enumerate(people):
        person.leave(RESULTS / f"{name}-{k}" if failed else None)
    if not failed:
        _complain(request.node)  # about what comes with leaving

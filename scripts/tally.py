"""A pytest plugin for CI: `--tally FILE` keeps what failed, `--again` names what has flickered.

pytest's own cache would not do: it remembers failures of earlier runs too, and no crash.
"""

import json
from pathlib import Path
from typing import Any

import pytest


class Tally:
    """What came of one run, written when it is over."""

    def __init__(self, config: pytest.Config) -> None:
        self.file: str | None = config.getoption("--tally")
        self.again: bool = config.getoption("--again")
        self.passed: list[str] = []
        self.failed: list[str] = []
        self.beyond: list[str] = []  # what no second run of single tests can put right

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test. What breaks in tearing down concerns all that shared it."""
        if report.when == "call" and report.passed:
            self.passed.append(report.nodeid)
        if report.failed and report.when == "teardown":
            self.beyond.append(f"tearing down after {report.nodeid}")
        elif report.failed:
            self.failed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a file that cannot be read."""
        if report.failed:
            self.beyond.append(f"collecting {report.nodeid}")

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: object) -> None:
        """Note a worker that did not end as it should."""
        if error:
            self.beyond.append(f"worker {node.gateway.id} crashed")

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """Write it all down."""
        if self.file is not None:
            found = {"status": int(exitstatus), "passed": len(self.passed)}
            lists = {"failed": [*dict.fromkeys(self.failed)], "beyond": self.beyond}
            Path(self.file).parent.mkdir(parents=True, exist_ok=True)
            Path(self.file).write_text(json.dumps({**found, **lists}), encoding="utf-8")

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Above pytest's closing line: what failed before and did not now."""
        if self.again:
            for test in self.passed:
                terminalreporter.write_line(f"FLICKERED: {test}")


def pytest_addoption(parser: pytest.Parser) -> None:
    """The two options."""
    parser.addoption("--tally", metavar="FILE", help="write what failed to FILE")
    parser.addoption("--again", action="store_true", help="these failed before: name what passes")


def pytest_configure(config: pytest.Config) -> None:
    """Only the process that hears of all tests counts them."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Tally(config), "laar-tally")

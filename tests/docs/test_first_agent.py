"""The guide to a first agent, and the page of environments, run as they are written."""

from __future__ import annotations

import doctest

import pytest

from doc_links import ROOT


@pytest.mark.parametrize(("page", "least"), [("first-agent.md", 20), ("environments.md", 4)])
def test_the_examples_run(page: str, least: int) -> None:
    text = str(ROOT / "docs" / page)
    result = doctest.testfile(text, module_relative=False, encoding="utf-8")
    assert result.attempted >= least
    assert result.failed == 0

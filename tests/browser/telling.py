"""In which order a page tells what happened: what changes in it is written down as it changes."""

from __future__ import annotations

from playwright.sync_api import Page

# A change of one of these is a word of the story; where a page says nothing aloud, nothing is said.
LISTEN = """() => {
  const told = window.told = [];
  const near = (node, what) => (node.nodeType === 1 ? node : node.parentElement)?.closest(what);
  const within = (node, what) =>
    node.nodeType !== 1 ? [] : node.matches(what) ? [node] : [...node.querySelectorAll(what)];
  const added = (node) => {
    for (const die of within(node, '.spot .die, .zone .die'))
      told.push(die.classList.contains('rolling') ? 'tumbles' : 'die');
    if (within(node, '[data-drawn]').length) told.push('die');
    if (within(node, '[role=log] .line').length) told.push('log');
    if (within(node, '.outcome').length) told.push('end');
    if (within(node, '.shield').length && !near(node, '[data-drawn]')) told.push('board');
  };
  const worded = (record) => {
    if (near(record.target, '[role=log] .tell')) told.push('log');
    if (near(record.target, '.spot .life, .gauge b, .figures b')) told.push('life');
    if (near(record.target, '[aria-live=polite]') && near(record.target, '[aria-live]').innerText)
      told.push('said');
  };
  const styled = ({ target, attributeName, oldValue }, now) => {
    const has = (words, name) => (words ?? '').split(' ').includes(name);
    const marks = (name) => has(now, name) - has(oldValue, name);
    const lives = (label) => (label ?? '').match(/\\d+ (?:of|из) \\d+/)?.[0];
    if (attributeName === 'aria-label') {
      if (target.matches('[role=gridcell]') && lives(now) !== lives(oldValue)) told.push('life');
    } else if (target.matches('.spot .die') && marks('rolling') < 0) told.push('die');
    else if (target.matches('.spot .card') && (marks('closed') || marks('dead') > 0))
      told.push('fate');
  };
  new MutationObserver((records) => {
    for (const [k, record] of records.entries()) {
      const { target, attributeName } = record;
      // What an attribute became is what it was before it changed again.
      const after = records.slice(k + 1).find(
        (one) => one.target === target && one.attributeName === attributeName);
      if (record.type === 'attributes')
        styled(record, after ? after.oldValue : target.getAttribute(attributeName));
      else {
        worded(record);
        for (const node of record.addedNodes) added(node);
      }
    }
  }).observe(document.body, {
    subtree: true, childList: true, characterData: true,
    attributes: true, attributeOldValue: true, attributeFilter: ['class', 'aria-label'],
  });
}"""


def listen(page: Page) -> None:
    """Begin to write down what changes."""
    page.evaluate(LISTEN)


def told(page: Page) -> list[str]:
    """What has changed since, a word each."""
    said: list[str] = page.evaluate("window.told")
    return said


def in_order(said: list[str]) -> None:
    """A die lies still, then the log tells, then the board shows what came of it."""
    assert "die" in said, said
    rolling, known = False, True
    for k, word in enumerate(said):
        if word in ("tumbles", "die"):
            rolling, known = word == "tumbles", False
        elif word == "log":
            assert not rolling, f"told while a die tumbles: {said[: k + 1]}"
            known = True
        else:
            assert known, f"shown before it was told: {said[: k + 1]}"

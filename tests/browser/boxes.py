"""Whether texts lie where they can be read: inside their boxes, the window and nobody else's text."""

from __future__ import annotations

from playwright.sync_api import ViewportSize, expect
from tests.browser.visitor import Visitor

SIZES = ((1440, 900), (1280, 720), (1024, 768), (390, 844), (844, 390))
SLACK = 2  # pixels: letters hang over their line, and sizes are rounded

# A text that is cut: it lies outside of a box that hides what it cannot hold. What scrolls is
# reached by scrolling; what ends in dots says that there is more; what is read aloud only is tiny.
CUT = """(slack) => {
  const style = (e) => getComputedStyle(e);
  const tiny = (e) => e.clientWidth <= 1 && e.clientHeight <= 1;
  const found = new Set();
  const name = (e) => [e.tagName.toLowerCase(), ...e.classList].filter((word) => !word.startsWith('svelte')).join('.');
  const say = (e, why) => found.add(`${why}: "${e.textContent.trim().slice(0, 40)}" in ${name(e)}`);
  const range = document.createRange();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const e = node.parentElement;
    if (!node.data.trim() || !e.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (e.closest('svg, script, style, option, textarea')) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width < 1 || text.height < 1) continue;
    let [across, down, dots] = [true, true, false];
    for (let box = e; box && box !== document.documentElement; box = box.parentElement) {
      if (tiny(box) || style(box).clipPath !== 'none') { across = down = false; break; }
      const { overflowX, overflowY, textOverflow, position, webkitLineClamp } = style(box);
      dots ||= textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const rect = box.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX)) across = false;
      if (/auto|scroll/.test(overflowY)) down = false;
      const hides = /hidden|clip/;
      if (across && hides.test(overflowX) && !dots && (text.left < rect.left - slack || text.right > rect.right + slack))
        say(e, 'cut across');
      if (down && hides.test(overflowY) && !dots && (text.top < rect.top - slack || text.bottom > rect.bottom + slack))
        say(e, 'cut below');
      if (position === 'fixed') break;
    }
    if (across && (text.left < -slack || text.right > innerWidth + slack)) say(e, 'outside of the window');
    const button = e.closest('button, .btn, [role=gridcell], h1, h2, h3, label');
    if (!button || tiny(button) || dots) continue;
    const rect = button.getBoundingClientRect();
    if (across && (text.left < rect.left - slack || text.right > rect.right + slack)) say(e, 'wider than its place');
  }
  for (const e of document.querySelectorAll('body *')) {
    // What scrolls down must not scroll sideways as well.
    const { overflowX, overflowY } = style(e);
    if (overflowX === 'auto' && overflowY === 'auto' && e.checkVisibility() && e.scrollWidth > e.clientWidth + slack)
      found.add(`scrolls sideways: ${name(e)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.add(`the page is ${document.documentElement.scrollWidth} wide`);
  return [...found];
}"""

# What follows the size of the window has followed it.
SETTLED = "new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))"


class Tailor:
    """Walks with a visitor and collects what does not fit."""

    def __init__(self, me: Visitor) -> None:
        self.me = me
        self.faults: list[str] = []

    def look(self, screen: str) -> None:
        """Every size, in both languages."""
        for lang in ("ru", "en"):
            self._speak(lang)
            for width, height in SIZES:
                self.me.page.set_viewport_size(ViewportSize(width=width, height=height))
                self.me.page.evaluate(SETTLED)
                found: list[str] = self.me.page.evaluate(CUT, SLACK)
                self.faults += [f"{screen}, {lang}, {width}x{height}: {what}" for what in found]

    def _speak(self, lang: str) -> None:
        html = self.me.page.locator("html")
        if html.get_attribute("lang") != lang:
            switch = self.me.page.get_by_text(self.me.say("switch-language")).first
            switch.dispatch_event("click")
            expect(html).to_have_attribute("lang", lang)
            self.me.lang = lang

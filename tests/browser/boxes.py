"""Whether texts lie where they can be read: inside their boxes and the window."""

from __future__ import annotations

from playwright.sync_api import ViewportSize, expect
from tests.browser.visitor import Visitor

SIZES = ((1440, 900), (1280, 720), (1024, 768), (390, 844), (844, 390))
SLACK = 2  # pixels: letters hang over their line, and sizes are rounded

# A text that is cut lies outside of a box that hides what it cannot hold. What scrolls is reached
# by scrolling; what ends in dots says that there is more; what is only read aloud is tiny.
CUT = """(slack) => {
  const found = new Set();
  const name = (e) => [e.localName, ...e.classList].join('.').replace(/\\.svelte.*/, '');
  const say = (e, why) => found.add(`${why}: "${e.textContent.trim().slice(0, 40)}" in ${name(e)}`);
  const seen = { visibilityProperty: true, opacityProperty: true };
  const tiny = (e) => e.clientWidth <= 1 && e.clientHeight <= 1;
  const scrolls = /auto|scroll/;
  const hides = /hidden|clip/;
  const wider = (a, b) => a.left < b.left - slack || a.right > b.right + slack;
  const higher = (a, b) => a.top < b.top - slack || a.bottom > b.bottom + slack;
  const pane = { left: 0, right: innerWidth };

  const check = (e, text) => {
    let [across, down, dots] = [true, true, false];
    for (let box = e; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (tiny(box) || style.clipPath !== 'none') return;
      dots ||= style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (dots) return;
      across &&= !scrolls.test(style.overflowX);
      down &&= !scrolls.test(style.overflowY);
      const rect = box.getBoundingClientRect();
      if (across && hides.test(style.overflowX) && wider(text, rect)) say(e, 'cut across');
      if (down && hides.test(style.overflowY) && higher(text, rect)) say(e, 'cut below');
      if (box.matches('button, .btn, [role=gridcell], h1, h2, h3, label') && wider(text, rect))
        say(e, 'wider than its place');
      if (style.position === 'fixed') break;
    }
    if (across && wider(text, pane)) say(e, 'outside of the window');
  };

  const range = document.createRange();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const e = node.parentElement;
    if (!node.data.trim() || !e.checkVisibility(seen)) continue;
    if (e.closest('svg, script, style, option, textarea')) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width >= 1 && text.height >= 1) check(e, text);
  }
  // What scrolls down must not scroll sideways as well; a strip of buttons may.
  for (const e of document.querySelectorAll('body *')) {
    const { overflowX, overflowY } = getComputedStyle(e);
    const both = overflowX === 'auto' && overflowY === 'auto' && e.clientHeight > 90;
    if (both && e.checkVisibility(seen) && e.scrollWidth > e.clientWidth + slack) found.add(`scrolls sideways: ${name(e)}`);
  }
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.add(`the page is ${wide} wide`);
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

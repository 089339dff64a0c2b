/** What moves by itself: enemies along the wall, tokens between sources and supplies. */
import type { BastionFact } from '../../lib/facts';
import { pace } from '../../lib/settings.svelte';
import { ends, numberOf } from './changes';
import { march, section, sideOf, square, type Point } from './geometry';

const MARCH = 420;
const FLIGHT = 260;
const APART = 40;

const offsets = (way: Point[]): Keyframe[] => {
  const [x, y] = way.at(-1) ?? [0, 0];
  return way.map((p) => ({ translate: `${p[0] - x}px ${p[1] - y}px` }));
};

/** The way an enemy came by a fact; null when it did not move. */
function wayOf(fact: BastionFact, gate: number, camp: Point): { spot: string; way: Point[] } | null {
  switch (fact.fact) {
    case 'placed':
    case 'joined': {
      const goal = numberOf(fact.section);
      return { spot: `s${goal}`, way: [camp, ...march(24, goal, gate)] };
    }
    case 'marched': {
      const [from, to] = ends(fact);
      return { spot: `s${to}`, way: march(from, to, gate) };
    }
    case 'teleported': {
      const [from, to] = ends(fact);
      return { spot: `s${to}`, way: [section(from, gate), section(to, gate)] };
    }
    case 'landed': {
      const district = numberOf(fact.area);
      const from = section(numberOf(fact.section), gate);
      return { spot: `q${district}`, way: [from, square(sideOf(district, gate))] };
    }
    case 'invaded':
      return { spot: 'top', way: [camp, [0, 0]] };
    default:
      return null;
  }
}

/** Plays how an enemy comes to where the board shows it already. */
export function playMarch(root: SVGElement, fact: BastionFact, gate: number, camp: Point): void {
  const moved = wayOf(fact, gate, camp);
  const piece = moved && root.querySelector(`[data-spot="${moved.spot}"] .shield`);
  if (piece && pace() > 0) piece.animate(offsets(moved.way), { duration: MARCH * pace(), easing: 'ease-in-out' });
  if (fact.fact !== 'swapped' || pace() === 0) return;
  const [a, b] = ends(fact);
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    root
      .querySelector(`[data-spot="s${to}"] .shield`)
      ?.animate(offsets([section(from, gate), section(to, gate)]), { duration: MARCH * pace(), easing: 'ease-in-out' });
  }
}

const middle = (selector: string): { x: number; y: number } | null => {
  const rect = document.querySelector(selector)?.getBoundingClientRect();
  return rect && rect.width ? { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 } : null;
};

/** Tokens fly from one thing on the page to another, one after the other. */
export function fly(from: string, to: string, element: string, n: number): void {
  const a = middle(from);
  const b = middle(to);
  if (!a || !b || pace() === 0) return;
  for (let k = 0; k < n; k++) {
    const token = document.createElement('i');
    token.className = 'flight';
    token.dataset['el'] = element;
    document.body.append(token);
    const way = [{ translate: `${a.x}px ${a.y}px` }, { translate: `${b.x}px ${b.y}px` }];
    const flight = token.animate(way, {
      duration: FLIGHT * pace(),
      delay: k * APART * pace(),
      easing: 'ease-in-out',
      fill: 'both',
    });
    flight.onfinish = flight.oncancel = () => token.remove();
  }
}

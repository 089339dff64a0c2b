/** Which card asks a question of Bastion, and by which clause. */
import type { Seat } from '../../lib/types';
import { turnText, type Asker } from '../asker';
import { capital, nameOf, seatName } from './names';
import { spellRef } from './reading';
import type { SiegeView } from './types';
import type { Option } from './words';

/** Where the editions differ, that of 2015 comes first. */
const CLAUSES: Record<string, string | [string, string]> = {
  draft: 'BST-032',
  keep: 'BST-301',
  start: 'BST-036',
  before: ['BST-090', 'BST-261'],
  act: 'BST-086',
  on: ['BST-268', 'BST-269'],
  gain: 'BST-150',
  attack: 'BST-202',
  spare: 'BST-196',
  token: 'BST-196',
  perform: 'BST-298',
  build: ['BST-330', 'BST-332'],
  give: 'BST-320',
  flee: 'BST-143',
  exit: ['BST-137', 'BST-146'],
  class: 'BST-536',
  district: 'BST-010',
  first: 'BST-035',
  source: ['BST-022', 'BST-552'],
  vanguard: ['BST-022', 'BST-562'],
  enemy: 'BST-100',
  ritual: 'BST-301',
};

export function askerOf(
  view: SiegeView,
  kind: string,
  options: Option[],
  held: Seat[],
  me: Seat | null,
  edition: string,
): Asker {
  const clause = CLAUSES[kind];
  const card = cardOf(view, kind, options, me);
  return {
    turn: turnText(view, held.length === 1 && view.active === held[0], seatName),
    card: card && { ...card, name: capital(card.name) },
    clause: typeof clause === 'object' ? clause[edition.startsWith('2015') ? 0 : 1] : clause,
  };
}

function cardOf(view: SiegeView, kind: string, options: Option[], me: Seat | null): Asker['card'] {
  const named = (id: string | undefined, read = id): Asker['card'] =>
    id && read ? { read, name: nameOf(id, view.layout) } : undefined;
  // A beaten card waits for its ritual; a ritual that was performed waits for its base.
  if (kind === 'perform') return named(options.find(({ verb }) => verb === 'perform')?.words.at(-1));
  if (kind === 'on') return named('haste', spellRef('haste'));
  if (kind === 'flee' || kind === 'exit') return invader(view, view.defenders.find(({ seat }) => seat === me)?.area);
  const { target } = view.attack ?? {};
  const enemies = target ? view.enemies[target]?.cards : undefined;
  if (!target || !enemies) return undefined;
  return { read: target, name: enemies.map(({ id }) => nameOf(id, view.layout)).join(' + ') };
}

/** The enemy that drives a defender out of an area. */
function invader(view: SiegeView, area: string | null | undefined): Asker['card'] {
  const here = area?.startsWith('d') ? `q${area.slice(1)}` : area;
  const enemy = here ? (view.enemies[here]?.cards[0] ?? view.enemies['citadel']?.cards[0]) : undefined;
  return enemy && here ? { read: here === 'citadel' ? 'top' : here, name: nameOf(enemy.id, view.layout) } : undefined;
}

/**
 * The moments of a game that one remembers: the best, the worst, and where it turned. What an action was worth is said
 * by a measure; another, such as the chances before and after it, may stand in its place.
 */
import type { Fact, Step } from '../../lib/types';
import { grouped, isHead, type Teller } from '../../games/story';

/** How much better an action left things for those whose game is told. */
export type Measure = (facts: readonly Fact[]) => number;

/** An action, the step of the replay that begins it, and what it was worth. */
export interface Action {
  step: number;
  turn: number;
  facts: Fact[];
  swing: number;
}

export interface Moment extends Action {
  kind: 'best' | 'worst' | 'turn' | 'also';
}

/** All actions of a game in their order. */
export function actionsOf(steps: readonly Step[], opens: Teller['opens'], measure: Measure): Action[] {
  const stepOf = new Map(steps.flatMap(({ n, facts }) => facts.map((fact) => [fact, n] as const)));
  const all = steps.flatMap(({ facts }) => facts);
  let turn = 0;
  return grouped(all, opens).map((facts) => {
    turn = Number(facts.find(isHead)?.['turn'] ?? turn);
    return { step: stepOf.get(facts[0] as Fact) ?? 0, turn, facts, swing: measure(facts) };
  });
}

/** The action after which the lead never changed again. */
function turnOf(actions: readonly Action[]): Action | undefined {
  let sum = 0;
  let found: Action | undefined;
  for (const action of actions) {
    const before = Math.sign(sum);
    sum += action.swing;
    if (sum !== 0 && before !== Math.sign(sum)) found = action;
  }
  return found;
}

/** Three at most, in the order they came. */
export function momentsOf(actions: readonly Action[]): Moment[] {
  const by = [...actions].sort((a, b) => b.swing - a.swing);
  const best = by.find(({ swing }) => swing > 0);
  const worst = by.findLast(({ swing }) => swing < 0);
  const left = by.filter((one) => one !== best && one !== worst);
  const turned = turnOf(actions);
  const most = left.reduce<Action | undefined>(
    (found, one) => (Math.abs(one.swing) > Math.abs(found?.swing ?? 0) ? one : found),
    undefined,
  );
  const named: [Moment['kind'], Action | undefined][] = [
    ['best', best],
    ['worst', worst],
    turned && left.includes(turned) ? ['turn', turned] : ['also', most],
  ];
  return named.flatMap(([kind, action]) => (action ? [{ ...action, kind }] : [])).sort((a, b) => a.step - b.step);
}

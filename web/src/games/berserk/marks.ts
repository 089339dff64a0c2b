/** Which cell or card is lit how, from the words of the options alone. */
import { columnsOf } from '../field/geometry';
import type { Battle } from './battle.svelte';
import { allied } from './teams';
import { isCell, next, type Option } from './words';

export function marksOf(battle: Battle): Map<string, string> {
  const marks = new Map<string, string>();
  const add = (handle: string, mark: string): void => void marks.set(handle, mark);
  const taken = new Set(battle.pieces.map((piece) => piece.at));
  const { words } = next(battle.options, battle.chosen.slice(0, battle.kind === 'place' ? 1 : battle.chosen.length));
  const starts = battle.chosen.length === 0 && ['main', 'start', 'answer'].includes(battle.kind);
  for (const [word, options] of words) {
    if (word.startsWith('row '))
      for (const column of columnsOf(battle.field))
        add(`${column}${word.slice(4)}`, taken.has(`${column}${word.slice(4)}`) ? 'target' : 'spot');
    else if (options.some(({ verb }) => verb === 'defend')) add(word, 'defend');
    else if (starts) {
      if (options.some((option) => useful(battle, option))) add(word, 'ready');
    } else if (taken.has(word) || !isCell(word)) add(word, aimed(battle, word, options));
    else add(word, battle.kind === 'main' ? 'step' : 'spot');
  }
  if (battle.proposal) {
    marks.clear();
    for (const one of battle.proposal.odds?.cases ?? []) if (one.intercept) add(one.intercept, 'defend');
    const target = battle.proposal.option.words.at(-1) ?? '';
    add(target, aimed(battle, target, [battle.proposal.option]));
  }
  const [held] = battle.chosen;
  if (held && battle.kind !== 'place') add(held, 'chosen');
  pileMarks(battle, add, marks);
  if (battle.note?.at && !marks.has(battle.note.at)) add(battle.note.at, 'refused');
  return marks;
}

/** One's own and a team-mate's cards are marked apart: a strike at them is legal, but hardly meant. */
function aimed(battle: Battle, word: string, options: Option[]): string {
  if (!battle.acting || !allied(battle.pieceAt(word)?.seat, battle.acting)) return 'target';
  return options.every(({ verb }) => verb === 'strike') ? 'friend' : 'ally';
}

/** Who can but strike its own has nothing to do. */
const useful = (battle: Battle, { verb, words }: Option): boolean =>
  verb !== 'strike' || !allied(battle.pieceAt(words[1])?.seat, battle.acting);

/** While something waits for answers, everyone sees who does what to whom. */
function pileMarks(battle: Battle, add: (handle: string, mark: string) => void, marks: Map<string, string>): void {
  if (battle.stage.busy || !battle.view) return;
  const { ask } = battle.view;
  const asking = [
    [ask?.card, 'attacker'],
    [ask?.other, 'struck'],
  ] as const;
  const waiting = battle.view.pile.map(
    (item) =>
      [
        [item.card, item.kind === 'defend' ? 'defend' : 'attacker'],
        [item.target, 'struck'],
      ] as const,
  );
  const named = (ask?.named ?? []).map((id) => [[id, 'struck']] as const);
  for (const pair of [...waiting, asking, ...named]) {
    for (const [id, mark] of pair) {
      const piece = id ? battle.pieceAt(id) : undefined;
      const at = piece && (isCell(piece.at) ? piece.at : (piece.id ?? ''));
      if (at && !marks.has(at)) add(at, mark);
    }
  }
}

/** Which cell is lit how, from the words of the options alone. */
import type { Duel } from './duel.svelte';
import { strikeOf } from './prompts';
import type { StrikeCase, Unit } from './types';
import { isCell, next, parse, type Option } from './words';

export function marksOf(duel: Duel): Map<string, string> {
  const marks = new Map<string, string>();
  const taken = new Set(duel.units.filter((u) => u.cell && !u.dead).map((u) => u.cell));
  const { words } = next(duel.options, duel.chosen);
  for (const [word, options] of words) {
    if (!isCell(word)) continue;
    const starts = duel.chosen.length === 0 && duel.kind === 'main';
    if (starts && !options.some((option) => useful(duel, option))) continue;
    const aimed = standsAt(duel, word)?.side === duel.acting ? 'ally' : 'target';
    marks.set(word, starts ? 'ready' : taken.has(word) ? aimed : duel.kind === 'main' ? 'step' : 'spot');
  }
  if (duel.proposal) {
    marks.clear();
    for (const one of (duel.proposal.odds?.cases ?? []) as Partial<StrikeCase>[])
      if (one.intercept) marks.set(one.intercept, 'defend');
    const target = duel.proposal.option.words.at(-1);
    if (target) marks.set(target, standsAt(duel, target)?.side === duel.acting ? 'ally' : 'target');
  }
  for (const word of duel.chosen.slice(0, 1)) if (isCell(word)) marks.set(word, 'chosen');
  // While a strike waits for an answer, everyone sees who strikes whom.
  const deciding = !duel.stage.busy && (duel.kind === 'intercept' || duel.kind === 'blow');
  const strike = deciding ? strikeOf(duel) : null;
  for (const { id, cell } of duel.units) {
    if (cell && id === strike?.attacker) marks.set(cell, 'attacker');
    if (cell && id === strike?.met) marks.set(cell, 'struck');
  }
  for (const cell of named(duel)) if (!marks.has(cell)) marks.set(cell, 'struck');
  if (duel.note?.at && !marks.has(duel.note.at)) marks.set(duel.note.at, 'refused');
  return marks;
}

const standsAt = (duel: Duel, cell: string | undefined): Unit | undefined =>
  duel.units.find((unit) => unit.cell === cell && !unit.dead);

/** A second poison changes nothing (BEL-088). */
function useful(duel: Duel, { verb, words }: Option): boolean {
  const poisons = verb === 'use' && duel.fighters[standsAt(duel, words[0])?.id ?? '']?.deed === 'poison';
  return !poisons || !standsAt(duel, words[1])?.poison;
}

/** Victims named so far: while more of them may be named, the first stay marked. */
function named(duel: Duel): string[] {
  if (duel.kind !== 'targets' || duel.stage.busy) return [];
  const answers = duel.log.filter((fact) => fact.fact === 'answer').map((fact) => parse(String(fact['answer'])));
  const at = answers.findLastIndex(({ verb }) => verb === 'use');
  const used = answers[at]?.words.slice(1) ?? [];
  return [...used, ...answers.slice(at + 1).flatMap(({ verb, words }) => (verb === 'also' ? words : []))];
}

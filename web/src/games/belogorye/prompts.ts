/** Titles of questions and names of answers. */
import type { Answers } from '../../lib/answers/belogorye';
import { t } from '../../lib/i18n';
import { CHANCE, type Prompt } from '../field/fight.svelte';
import type { Duel } from './duel.svelte';
import { calledName, nameOf, shortName, tb } from './sentences';
import { parse, type Option } from './words';

/** The strike that is being decided, from the log: who strikes, whom, and who really meets it. */
export function strikeOf(duel: Duel): { attacker: string; target: string; met: string } | null {
  const at = duel.log.findLastIndex((one) => one.fact === 'announced');
  const fact = duel.log[at];
  if (fact?.fact !== 'announced') return null;
  const intercepted = duel.log.slice(at).find((later) => later.fact === 'intercepted');
  return { attacker: fact.who, target: fact.target, met: intercepted?.who ?? fact.target };
}

/** The answer one usually gives. */
const MAIN: Partial<Answers> = { intercept: 'pass', targets: 'enough' };

export function promptOf(duel: Duel): Prompt {
  const { kind, acting, fighters } = duel;
  if (duel.stage.busy) return { title: tb('ask-watch'), text: tb('ask-watch-text'), main: '' };
  if (duel.room.undecided) return { title: t('damage-wait'), text: '', main: '' };
  if (!acting && kind === 'place')
    return { title: tb(duel.viewer ? 'ask-place-wait' : 'ask-place-spectate'), text: '', main: '' };
  if (!acting)
    return { title: tb(duel.viewer ? 'ask-wait' : 'ask-spectate', { seat: waitedFor(duel) }), text: '', main: '' };
  const hotseat = duel.room.held.length > 1 && acting !== CHANCE ? `${nameOf(acting, fighters)}: ` : '';
  const strike = strikeOf(duel);
  const args = {
    ...dieOf(duel),
    who: strike ? nameOf(strike.attacker, fighters) : '',
    target: strike ? nameOf(strike.target, fighters) : '',
  };
  const id = kind === 'main' && duel.chosen.length ? 'main-chosen' : kind;
  const main = (kind && MAIN[kind]) ?? '';
  return { title: hotseat + tb(`ask-${id}`, args), text: tb(`ask-${id}-text`, args), main };
}

/** Whose die is set by hand: in a fight the attacker's falls first, then that of whoever meets the strike. */
function dieOf(duel: Duel): { role: string; die: string } {
  const answers = duel.log.filter((fact) => fact.fact === 'answer').map((fact) => parse(fact.answer));
  const at = answers.findLastIndex(({ verb }) => verb === 'strike' || verb === 'use');
  const begun = duel.kind === 'die' ? answers[at] : undefined;
  const strike = strikeOf(duel);
  if (begun?.verb === 'use') return { role: 'use', die: pieceAt(duel, begun.words[0]) ?? '' };
  if (!begun || !strike) return { role: 'none', die: '' };
  const thrown = answers.slice(at).some(({ verb }) => /^\d$/.test(verb));
  return thrown
    ? { role: 'met', die: nameOf(strike.met, duel.fighters) }
    : { role: 'attacker', die: nameOf(strike.attacker, duel.fighters) };
}

function waitedFor(duel: Duel): string {
  const asked = duel.frame?.ask?.asked ?? [];
  const others = asked.filter((seat) => seat !== duel.viewer);
  return nameOf(others[0] ?? duel.view?.active ?? '', duel.fighters);
}

const ICONS: Record<string, string> = {
  use: 'du-magic',
  heal: 'du-regen',
  cure: 'du-poison',
  pass: 'ui-close',
  enough: 'ui-check',
  end: 'ui-next',
  ready: 'ui-check',
};

export const answerIcon = (option: Option<string>): string => ICONS[option.verb] ?? '';

type Pieces = Pick<Duel, 'units' | 'fighters'>;

/** What a button or a hint says for an answer. */
export function answerLabel(duel: Pieces, option: Option<string>): string {
  const { verb, words } = option;
  if (/^\d$/.test(verb)) return verb;
  const [a = '', b = ''] = words.map((word) => shortName(word, duel.fighters));
  if (verb === 'blow')
    return tb('do-blow', { blow: tb(`blow-${words[0] ?? ''}`), answer: tb(`blow-${words[1] ?? ''}`) });
  return tb(`do-${verb}`, { a: pieceAt(duel, words[0]) ?? a, b: pieceAt(duel, words[1]) ?? b, n: words.length });
}

/** A line of an example, `SEAT ANSWER`, in words. */
export function spoken(duel: Pieces, line: string): string {
  const [seat = '', ...rest] = line.split(' ');
  return `${nameOf(seat, duel.fighters)}: ${answerLabel(duel, parse(rest.join(' ')))}`;
}

/** What the button does and to whom: “Shoot Gorynych”. */
export function confirmLabel(duel: Pieces, { verb, words }: Option): string {
  const doer = duel.units.find((unit) => unit.cell === words[0] && !unit.dead);
  const met = duel.units.find((unit) => unit.cell === words.at(-1) && !unit.dead);
  const who = calledName(met?.id ?? words.at(-1) ?? '', duel.fighters);
  return tb(`confirm-${verb}`, { who, deed: duel.fighters[doer?.id ?? '']?.deed ?? '' });
}

function pieceAt(duel: Pieces, cell: string | undefined): string | null {
  const unit = duel.units.find((u) => u.cell === cell && cell !== undefined && !u.dead);
  return unit ? `${shortName(unit.id, duel.fighters)} (${cell ?? ''})` : null;
}

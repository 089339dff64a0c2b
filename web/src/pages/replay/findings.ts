/** The lines of the dice check: what holds, what does not, what was never promised. */
import { t } from '../../lib/i18n';
import { unknownRolls, wrongRolls, type Check } from '../../lib/verify';
import type { Report } from './dicecheck.svelte';

/** So many wrong things are named in one line. */
const NAMED = 5;

export interface Finding {
  id: string;
  state: 'good' | 'bad' | 'none' | 'wait';
  text: string;
}

/** `name` says what a roll gave. */
export function findings(check: Check, report: Report | null, name: (answer: string) => string): Finding[] {
  return [
    chain(check),
    promise(check),
    rolls(check, report, name),
    ...lot(check),
    ...entropy(check),
    rules(report),
    signature(report),
  ];
}

function chain({ broken, answers }: Check): Finding {
  if (!broken) return { id: 'chain', state: 'good', text: t('replay-chain-good', { answers }) };
  return { id: 'chain', state: 'bad', text: t(`replay-chain-${broken.why}`, { line: broken.line }) };
}

function promise(check: Check): Finding {
  const state = { kept: 'good', broken: 'bad', hidden: 'none', none: 'none' }[check.promise] as Finding['state'];
  return { id: 'promise', state, text: t(`replay-promise-${check.promise}`) };
}

function rolls(check: Check, report: Report | null, name: (answer: string) => string): Finding {
  const wrong = wrongRolls(check);
  const unknown = unknownRolls(check).length;
  const drawn = check.rolls.length - unknown;
  if (wrong.length) {
    const named = wrong.slice(0, NAMED).map((roll) =>
      t('replay-roll-wrong', {
        number: roll.number,
        line: roll.line,
        shows: name(roll.shows),
        gives: name(roll.gives ?? ''),
      }),
    );
    return { id: 'rolls', state: 'bad', text: `${t('replay-rolls-bad', { wrong: wrong.length })} ${named.join(' ')}` };
  }
  if (!check.seed || !check.commit)
    return { id: 'rolls', state: 'none', text: t('replay-rolls-unknown', { rolls: unknown }) };
  if (!unknown) return { id: 'rolls', state: 'good', text: t('replay-rolls-good', { rolls: drawn }) };
  if (!report) return { id: 'rolls', state: 'wait', text: t('replay-server-wait') };
  const cards = t('replay-rolls-cards', { rolls: unknown });
  return { id: 'rolls', state: 'none', text: drawn ? `${t('replay-rolls-good', { rolls: drawn })} ${cards}` : cards };
}

function lot({ lot }: Check): Finding[] {
  if (!lot?.gives) return [];
  return [
    lot.gives === lot.shows
      ? { id: 'lot', state: 'good', text: t('replay-lot-good') }
      : { id: 'lot', state: 'bad', text: t('replay-lot-bad', { shows: lot.shows, gives: lot.gives }) },
  ];
}

function entropy(check: Check): Finding[] {
  const shares = Object.keys(check.entropy).length;
  return check.commit
    ? [{ id: 'entropy', state: shares ? 'good' : 'none', text: t('replay-entropy', { shares }) }]
    : [];
}

function rules(report: Report | null): Finding {
  if (!report) return { id: 'rules', state: 'wait', text: t('replay-server-wait') };
  // A chain that does not hold is not played again.
  if (report.chain) return { id: 'rules', state: 'none', text: t('replay-rules-skipped') };
  if (report.replay) return { id: 'rules', state: 'bad', text: t('replay-rules-bad', { why: report.replay }) };
  // Mended rules may refuse what they once took.
  if (report.forbidden?.length)
    return {
      id: 'rules',
      state: 'good',
      text: t('replay-rules-mended', { why: report.forbidden.slice(0, NAMED).join('; ') }),
    };
  return { id: 'rules', state: 'good', text: t('replay-rules-good') };
}

function signature(report: Report | null): Finding {
  if (!report) return { id: 'signature', state: 'wait', text: t('replay-server-wait') };
  if (report.chain) return { id: 'signature', state: 'bad', text: t('replay-signature-bad') };
  return report.signature
    ? { id: 'signature', state: 'bad', text: t('replay-signature-bad') }
    : { id: 'signature', state: 'good', text: t('replay-signature-good') };
}

/** Titles of questions and names of answers. */
import type { Seat } from '../../lib/types';
import { hasText, t } from '../../lib/i18n';
import { capital, nameOf, seatName, spellName, tb } from './names';
import { CHANCE, type Siege } from './siege.svelte';
import { bare, type Option } from './words';

export interface Prompt {
  title: string;
  text: string;
}

/** What is asked now, of whom, in words. */
export function promptOf(siege: Siege): Prompt {
  const { kind, acting, asked } = siege;
  if (siege.stage.busy) return { title: tb('ask-watch'), text: tb('ask-watch-text') };
  if (siege.room.undecided) return { title: t('damage-wait'), text: '' };
  const waited = asked.find((seat) => seat !== CHANCE) ?? siege.view?.active ?? '';
  if (!acting) return { title: tb('ask-wait', { seat: waited ? seatName(waited) : '' }), text: '' };
  const name = siege.room.held.length > 1 && acting !== CHANCE ? `${seatName(acting)}: ` : '';
  const id = kind === 'act' && siege.view?.duty ? 'act-duty' : kind;
  const text = hasText('bastion', `ask-${id}-text`) ? tb(`ask-${id}-text`) : '';
  return { title: name + tb(`ask-${id}`), text };
}

const ICONS: Record<string, string> = {
  take: 'ui-check',
  drop: 'ui-close',
  stop: 'ui-check',
  'go-on': 'ui-next',
  end: 'ui-next',
  give: 'ui-hands',
  refuse: 'ui-close',
  decline: 'ui-close',
  perform: 'du-magic',
  move: 'du-move',
  storm: 'du-strike',
  attack: 'du-strike',
  source: 'st-source',
  tower: 'st-tower',
  collect: 'st-citadel',
  convert: 'st-converter',
  draw: 'st-accumulator',
};

export function answerIcon({ verb }: Option<string>): string {
  const known = ICONS[verb];
  if (known) return known;
  return hasText('bastion', `spell-${bare(verb)}`)
    ? `sp-${verb.startsWith('copy:') ? 'copy' : (verb.split('-')[0] ?? '')}`
    : '';
}

/** What a button, a hint or a record says for an answer. */
export function answerLabel({ verb, words, answer }: Option<string>, layout: readonly string[] = []): string {
  const spell = hasText('bastion', `spell-${bare(verb)}`);
  const [a = '', b = '', c = ''] = words.map((word) => nameOf(word, layout));
  const id = `do-${bare(verb)}${verb === 'haste' && words[0] === 'storm' ? '-storm' : ''}`;
  if (hasText('bastion', id)) {
    const said = tb(id, { a, b, c, n: words.length });
    return verb.startsWith('copy:') ? tb('spell-copied', { spell: said }) : said;
  }
  if (spell) return tb('do-cast', { spell: spellName(verb), a, b, n: words.length });
  // What CHANCE draws is the name of a card.
  return words.length ? answer : capital(nameOf(verb, layout));
}

/** A line of an example, `SEAT ANSWER`, in words. */
export function spoken(line: string, parse: (answer: string) => Option<string>, layout: readonly string[]): string {
  const [seat = '', ...rest] = line.split(' ');
  return `${seatName(seat as Seat)}: ${answerLabel(parse(rest.join(' ')), layout)}`;
}

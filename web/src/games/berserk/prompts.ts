/** Titles of questions and names of answers. */
import type { Answers } from '../../lib/answers/berserk';
import { pick, t } from '../../lib/i18n';
import type { Seat } from '../../lib/types';
import { CHANCE, type Prompt } from '../field/fight.svelte';
import type { Battle } from './battle.svelte';
import { cardOf } from './data';
import { calledSeat, cardName, idName, pieceName, seatName, tb } from './sentences';
import { inWords } from './said';
import { isTeam } from './teams';
import type { Ability, BattleView, Pack, Piece, Question } from './types';
import { parse, type Option } from './words';

const MAIN: Partial<Answers> = {
  answer: 'pass',
  start: 'pass',
  target: 'enough',
  redeal: 'keep',
  reroll: 'keep',
};

/** What somebody else decides before the battle, told to those who wait. */
const TOLD = new Set(['first', 'lead', 'quarter']);

export function promptOf(battle: Battle): Prompt {
  const { acting, pack } = battle;
  const team = isTeam(battle.view);
  const kind = team && battle.kind === 'first' ? 'first-team' : battle.kind;
  if (battle.stage.busy) return { title: tb('ask-watch'), text: tb('ask-watch-text'), main: '' };
  if (battle.room.undecided) return { title: t('damage-wait'), text: '', main: '' };
  if (!acting && battle.secret)
    return { title: tb(`ask-secret${team ? '-team' : ''}-${battle.viewer ? 'wait' : 'spectate'}`), text: '', main: '' };
  if (!acting) {
    const waited = waitedFor(battle);
    const seat = seatName(waited);
    return {
      title: tb(battle.viewer ? 'ask-wait' : 'ask-spectate', { seat }),
      text: TOLD.has(battle.kind) ? tb(`ask-${kind}-wait`, { seat: calledSeat(waited) }) : '',
      main: '',
    };
  }
  const hotseat = battle.room.held.length > 1 && acting !== CHANCE ? `${seatName(acting)}: ` : '';
  const about = battle.view?.ask ?? null;
  const id = kind === 'main' && battle.chosen.length ? 'main-chosen' : kind;
  const who = about?.card ? idName(pack, about.card) : 'none';
  return {
    title: hotseat + tb(`ask-${id}`, { who }),
    text: told(battle, id, about, who),
    main: (battle.kind && MAIN[battle.kind]) ?? '',
  };
}

/** A choice that a card asks for is explained by the card's own words. */
function told(battle: Battle, id: string, about: Question | null, who: string): string {
  const ability = abilityOf(battle.pack, about?.card, about?.number);
  // Number 0 is no paragraph: Blood magic offers a chip (BRS-310).
  if (id === 'may' && about?.number === 0) return tb('ask-may-blood');
  if (ability && ['target', 'pay', 'may', 'cell'].includes(id)) return inWords(pick(ability.text));
  return tb(`ask-${id}-text`, { who });
}

export const abilityOf = (
  pack: Pack,
  id: string | null | undefined,
  number: number | null | undefined,
): Ability | undefined => (id ? cardOf(pack, id)?.paragraphs.find((ability) => ability.number === number) : undefined);

function waitedFor(battle: Battle): Seat | null | undefined {
  const asked = battle.frame?.ask?.asked ?? [];
  const others = asked.filter((seat) => seat !== battle.viewer);
  return others[0] ?? battle.view?.active;
}

const ICONS: Record<string, string> = {
  use: 'du-magic',
  chip: 'du-chip',
  rage: 'du-rage',
  defend: 'du-shield',
  step: 'du-move',
  jump: 'du-move',
  strike: 'du-strike',
  pass: 'ui-close',
  no: 'ui-close',
  yes: 'ui-check',
  enough: 'ui-check',
  keep: 'ui-check',
  redeal: 'ui-shuffle',
  reroll: 'die-5',
  end: 'ui-next',
  ready: 'ui-check',
  open: 'du-open',
  stay: 'du-closed',
  take: 'ui-check',
};

export const answerIcon = (option: Option<string>): string => ICONS[option.verb] ?? '';

/** Enough of a table to name what stands on it. */
export interface Named {
  pieces: Piece[];
  pack: Pack;
  view?: Pick<BattleView, 'mode'> | null;
}

/** A card of the additional zone says how it is lit, as a cell does. */
export function aloud(battle: Battle, piece: Piece): string {
  const mark = battle.marks.get(piece.id ?? '');
  return [pieceName(piece, battle.pack), ...(mark ? [tb(`say-${mark}`)] : [])].join(', ');
}

/** What a button or a hint says for an answer. */
export function answerLabel(table: Named, option: Option<string>): string {
  const { verb, words } = option;
  if (/^\d$/.test(verb)) return verb;
  const [a = '', b = ''] = words.map((word) => handleName(table, word));
  if (verb === 'take') return a;
  if (verb === 'row') return tb('do-row', { n: words[0]?.slice(4) ?? '' });
  if (verb === 'use') return tb('do-use', { a, n: words[1] ?? '' });
  if (verb === 'reroll') return tb(`do-reroll-${words[0] ?? ''}`);
  if (verb === 'draw') return tb('do-draw', { seat: seatName(words[0]), a: handleName(table, words[1] ?? '') });
  if (verb === 'first' || verb === 'second') return tb(`do-${verb}${isTeam(table.view) ? '-team' : ''}`);
  if (verb === 'lead' || verb === 'left') return tb(`do-${verb}`, { seat: seatName(words[0]) });
  if (verb === 'retract') return tb('do-retract', { what: answerLabel(table, parse(words.join(' '))) });
  return tb(`do-${verb}`, { a, b, n: words[0] ?? '' });
}

/** A card by its handle: “Kairun (c3)”; cells stay as they are. */
export function handleName(table: Named, handle: string): string {
  const piece = table.pieces.find((one) => one.at === handle || one.id === handle);
  if (piece)
    return piece.at === handle
      ? `${piece.id ? idName(table.pack, piece.id) : tb('hidden-card')} (${handle})`
      : idName(table.pack, piece.id);
  return handle.includes('.') ? cardName(cardOf(table.pack, handle)) : handle;
}

/** A line of an example, `SEAT ANSWER`, in words. */
export function spoken(table: Named, line: string): string {
  const [seat = '', ...rest] = line.split(' ');
  return `${seat === CHANCE ? tb('side-chance') : seatName(seat)}: ${answerLabel(table, parse(rest.join(' ')))}`;
}

/** Belogorye's fighters for printing: all of them or one side. */
import { lookOf, sideLook, SIDES } from '../../games/belogorye/look';
import type { Fighter } from '../../games/belogorye/types';
import { textIn } from '../../lib/i18n';
import type { Lang } from '../../lib/settings.svelte';
import type { Face, Kit } from './face';

const GAME = 'belogorye';
const ALL = 'all';

function face(fighter: Fighter, edition: string, lang: Lang): Face {
  const say = (id: string, args?: Record<string, string>): string => textIn(lang, GAME, id, args);
  const { element, charge } = lookOf(fighter.id);
  const side = sideLook(fighter.side);
  return {
    id: fighter.id,
    name: fighter.name[lang],
    about: say(`side-${fighter.side}`),
    enamel: side.enamel,
    glyph: side.glyph,
    emblem: { seed: fighter.name.ru, element, charge },
    keywords: [],
    paragraphs: fighter.text[lang].split('\n').filter(Boolean),
    action: fighter.action ? say('rules-action') : undefined,
    figures: [
      { icon: 'du-life', says: say('rules-life'), numbers: [fighter.life] },
      { icon: 'du-move', says: say('rules-speed'), numbers: [fighter.speed] },
      { icon: 'du-strike', says: say('rules-strike'), numbers: fighter.strike },
    ],
    number: say('print-box', { game: say(`home-game-${GAME}`), edition }),
    origin: say(fighter.provenance === 'rulebook' ? 'rules-from-book' : 'rules-from-us'),
  };
}

export const belogorye: Kit = {
  decks: [ALL, ...Object.keys(SIDES)],
  copies: false,
  name: (deck, lang) => (deck === ALL ? textIn(lang, '', 'print-deck-all') : textIn(lang, GAME, `side-${deck}`)),
  faces: (info, wish) =>
    (info.components as Fighter[])
      .filter((one) => wish.deck === ALL || one.side === wish.deck)
      .map((one) => face(one, info.edition, wish.lang)),
};

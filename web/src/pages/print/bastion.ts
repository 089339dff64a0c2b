/** Bastion's enemies, with the spell each one leaves behind, and its rituals. */
import { cardGlyph, element, isLegend, ritualGlyph, spellGlyph } from '../../games/bastion/look';
import { textIn } from '../../lib/i18n';
import type { Lang } from '../../lib/settings.svelte';
import type { Component, Words } from '../../lib/types';
import type { Face, Kit } from './face';

const GAME = 'bastion';
const ALL = 'all';
const ENEMIES = 'enemies';
const RITUALS = 'rituals';
const TROOPS = ['main', 'auxiliary', 'legendary'];

interface Piece extends Component {
  kind: 'enemy' | 'ritual' | 'spell' | 'district';
  short: Words;
  text: Words;
  colour: string;
  troop: string;
  strength: number;
  spell: string;
  result: string;
  provenance: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What enemies and rituals have in common. */
function card(
  piece: Piece,
  edition: string,
  lang: Lang,
): Pick<Face, 'id' | 'name' | 'enamel' | 'glyph' | 'keywords' | 'paragraphs' | 'number' | 'origin'> {
  const enamel = element(piece.colour);
  return {
    id: piece.id,
    name: capital(piece.name[lang]),
    enamel,
    glyph: `el-${enamel}`,
    keywords: [],
    paragraphs: piece.text[lang] ? [piece.text[lang]] : [],
    number: textIn(lang, '', 'print-box', { game: textIn(lang, '', `home-game-${GAME}`), edition }),
    origin: textIn(lang, '', `print-from-${piece.provenance}`),
  };
}

function enemy(piece: Piece, spell: Piece | undefined, edition: string, lang: Lang): Face {
  const say = (id: string, args?: Record<string, string>): string => textIn(lang, GAME, id, args);
  const legend = isLegend(piece.id);
  const common = card(piece, edition, lang);
  return {
    ...common,
    about: legend ? `${say('troop-legendary')} · ${say(`ink-${piece.colour}`)}` : say(`troop-${piece.troop}`),
    glyph: legend ? 'en-legend' : common.glyph,
    emblem: { seed: piece.short.ru, element: common.enamel, charge: cardGlyph(piece.id) },
    corner: { number: piece.strength, tone: 'plain', says: say('print-strength') },
    figures: [],
    soul: spell && {
      icon: spellGlyph(spell.id),
      head: say('print-soul', { spell: spell.name[lang] }),
      text: spell.text[lang],
    },
    // What the books leave open of an enemy is its spell alone.
    origin: say('print-soul-from', { from: common.origin }),
  };
}

function ritual(piece: Piece, edition: string, lang: Lang): Face {
  const common = card(piece, edition, lang);
  return {
    ...common,
    about: textIn(lang, GAME, `result-${piece.result}`),
    emblem: { seed: piece.short.ru, element: common.enamel, charge: ritualGlyph(piece.id) },
    figures: [],
    soul: { icon: common.glyph, head: textIn(lang, '', 'print-ritual'), text: textIn(lang, '', 'print-ritual-goal') },
  };
}

export const bastion: Kit = {
  decks: [ALL, ENEMIES, ...TROOPS, RITUALS],
  copies: false,
  name: (deck, lang) =>
    TROOPS.includes(deck) ? capital(textIn(lang, GAME, `troop-${deck}`)) : textIn(lang, '', `print-deck-${deck}`),
  faces: ({ components, edition }, { deck, lang }) => {
    const pieces = components as Piece[];
    const spells = new Map(pieces.filter((one) => one.kind === 'spell').map((one) => [one.id, one]));
    const enemies = pieces.filter((one) => one.kind === 'enemy' && [ALL, ENEMIES, one.troop].includes(deck));
    const rituals = pieces.filter((one) => one.kind === 'ritual' && [ALL, RITUALS].includes(deck));
    return [
      ...enemies.map((one) => enemy(one, spells.get(one.spell), edition, lang)),
      ...rituals.map((one) => ritual(one, edition, lang)),
    ];
  },
};

/** How each fighter is drawn: its landscape and the charge on its badge. */
import type { Element } from '../../lib/emblem';
import type { Fighters } from './types';

export interface Look {
  element: Element;
  charge: string;
}

const LOOKS: Record<string, Look> = {
  ilya_muromets: { element: 'forest', charge: 'ch-mace' },
  zashchitnik: { element: 'forest', charge: 'ch-kite' },
  dobrynya: { element: 'steppe', charge: 'ch-sword' },
  alyosha: { element: 'steppe', charge: 'ch-bow' },
  vasilisa: { element: 'forest', charge: 'ch-kokoshnik' },
  sadko: { element: 'mountain', charge: 'ch-gusli' },
  volga: { element: 'mountain', charge: 'ch-falcon' },
  kozhemyaka: { element: 'steppe', charge: 'ch-ox' },
  svyatogor: { element: 'mountain', charge: 'en-giant' },
  gorynych: { element: 'fire', charge: 'ch-hydra' },
  koschei: { element: 'dark', charge: 'ch-egg' },
  leshy: { element: 'swamp', charge: 'ch-antlers' },
  likhomor: { element: 'dark', charge: 'ch-eye' },
  baba_yaga: { element: 'swamp', charge: 'ch-hut' },
  solovei: { element: 'fire', charge: 'ch-nightingale' },
  vodyanoy: { element: 'swamp', charge: 'ch-fish' },
  upyr: { element: 'fire', charge: 'ch-fangs' },
  volkolaki: { element: 'dark', charge: 'en-werewolf' },
};

export const lookOf = (id: string): Look => LOOKS[id] ?? { element: 'neutral', charge: 'en-legend' };

/** Its emblem; a picture is drawn from the name it has in one language. */
export const emblemOf = (fighters: Fighters, id: string): Look & { name: string } => ({
  name: fighters[id]?.name.ru ?? id,
  ...lookOf(id),
});

/** The enamel of a side's frames, and the glyph that stands where other games show an element. */
export const SIDES: Record<string, { enamel: Element; glyph: string }> = {
  bogatyrs: { enamel: 'steppe', glyph: 'ch-shishak' },
  evil: { enamel: 'fire', glyph: 'ch-skull' },
};

export const sideLook = (side: string): { enamel: Element; glyph: string } =>
  SIDES[side] ?? { enamel: 'neutral', glyph: 'st-pawn' };

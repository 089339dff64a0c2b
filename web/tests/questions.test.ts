/** Renders questions that others met: `LAAR_QUESTIONS` names a file of them, and the prompts are left beside it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import './browser';
import type { Asker } from '../src/games/asker';
import { askerOf as bastion } from '../src/games/bastion/asker';
import { promptOf as bastionPrompt } from '../src/games/bastion/prompts';
import type { Siege } from '../src/games/bastion/siege.svelte';
import type { SiegeView } from '../src/games/bastion/types';
import { parse as bastionParse } from '../src/games/bastion/words';
import type { Answer } from '../src/lib/answers/bastion';
import { askerOf as belogorye } from '../src/games/belogorye/asker';
import type { Duel } from '../src/games/belogorye/duel.svelte';
import { promptOf as belogoryePrompt } from '../src/games/belogorye/prompts';
import type { DuelView, Fighters } from '../src/games/belogorye/types';
import { askerOf as berserk } from '../src/games/berserk/asker';
import type { Battle } from '../src/games/berserk/battle.svelte';
import { promptOf as berserkPrompt } from '../src/games/berserk/prompts';
import type { BattleView, Pack } from '../src/games/berserk/types';
import { bringBoth, speak, UI } from '../src/lib/texts.svelte';
import type { Fact, Seat } from '../src/lib/types';

interface Met {
  game: string;
  edition: string;
  kind: string;
  seat: Seat;
  options: Answer[];
  view: unknown;
  log: Fact[];
}

const file = process.env['LAAR_QUESTIONS'] ?? '';

test.skipIf(!file)('questions become prompts', { timeout: 300_000 }, async () => {
  await Promise.all([UI, 'table', 'belogorye', 'berserk', 'bastion'].map(bringBoth));
  const said = JSON.parse(readFileSync(file, 'utf-8')) as { met: Met[]; fighters: Fighters; pack: Pack };
  const { met, fighters, pack } = said;

  /** As much of a browser's game as its prompt looks at. */
  const shown = ({ kind, seat, view, log }: Met): object => ({
    ...{
      kind,
      view,
      log,
      fighters,
      pack,
      acting: seat,
      viewer: seat,
      chosen: [],
      pieces: [],
      units: [],
      asked: [seat],
    },
    stage: { busy: false },
    room: { undecided: false, held: [seat] },
    secret: false,
    frame: null,
  });

  function asker({ game, edition, kind, seat, options, view }: Met): Asker {
    if (game === 'berserk') return berserk(view as BattleView, kind, [seat], pack);
    if (game === 'belogorye') return belogorye(view as DuelView, kind, [seat], fighters);
    return bastion(view as SiegeView, kind, options.map(bastionParse), [seat], seat, edition);
  }

  function prompt(one: Met): { title: string; text: string } {
    if (one.game === 'berserk') return berserkPrompt(shown(one) as Battle);
    if (one.game === 'belogorye') return belogoryePrompt(shown(one) as Duel);
    return bastionPrompt(shown(one) as Siege);
  }

  const told: Record<string, unknown> = {};
  for (const lang of ['ru', 'en'] as const) {
    await speak(lang);
    told[lang] = met.map((one) => ({ ...asker(one), ...prompt(one) }));
  }
  writeFileSync(`${file}.told`, JSON.stringify(told));
  expect(Object.keys(told)).toHaveLength(2);
});

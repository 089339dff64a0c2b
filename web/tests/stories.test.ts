/** Tells games that others played: `LAAR_STORIES` names a file of their facts, and the stories are left beside it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { teller as belogorye } from '../src/games/belogorye/story';
import { teller as berserk } from '../src/games/berserk/story';
import { seatAt } from '../src/games/berserk/players.svelte';
import { teller as bastion } from '../src/games/bastion/story';
import { lineOf as bastionLine } from '../src/games/bastion/sentences';
import { lineOf as belogoryeLine } from '../src/games/belogorye/sentences';
import { lineOf as berserkLine } from '../src/games/berserk/sentences';
import type { Fighters } from '../src/games/belogorye/types';
import type { Pack } from '../src/games/berserk/types';
import type { Line } from '../src/games/kit';
import { story, type Teller } from '../src/games/story';
import { bringBoth, speak, UI } from '../src/lib/texts.svelte';
import type { Fact } from '../src/lib/types';

interface Played {
  games: Record<string, Fact[][]>;
  fighters: Fighters;
  pack: Pack;
  layout: string[];
}

const file = process.env['LAAR_STORIES'] ?? '';

test.skipIf(!file)('played games become stories', { timeout: 600_000 }, async () => {
  await Promise.all([UI, 'belogorye', 'berserk', 'bastion'].map(bringBoth));
  const { games, fighters, pack, layout } = JSON.parse(readFileSync(file, 'utf-8')) as Played;
  const told: Record<string, [Teller, (fact: Fact) => Line | null]> = {
    belogorye: [belogorye(fighters), (fact) => belogoryeLine(fact, fighters)],
    berserk: [berserk(pack), (fact) => berserkLine(fact, pack)],
    bastion: [bastion(() => layout), (fact) => bastionLine(fact, layout)],
  };
  const stories: Record<string, unknown> = {};
  // A person and an opponent of a name that declines.
  const seats = [
    { seat: 'red', kind: 'human' as const, name: 'Аня', online: true },
    { seat: 'blue', kind: 'bot' as const, name: 'milava', online: true },
  ];
  const leave = seatAt(() => ({ seats, options: {} }));
  for (const lang of ['ru', 'en'] as const) {
    await speak(lang);
    for (const [game, played] of Object.entries(games)) {
      const [teller, say] = told[game] ?? [];
      if (!teller || !say) throw new Error(game);
      stories[`${game} ${lang}`] = played.map((facts) =>
        story(facts, teller).map(({ text, head, facts: own }) => ({
          text,
          head,
          details: own.map((fact) => say(fact)?.text).filter(Boolean),
        })),
      );
    }
  }
  leave();
  writeFileSync(`${file}.told`, JSON.stringify(stories));
  expect(Object.keys(stories)).toHaveLength(6);
});

/** The modes of an edition and an army of one's own, as the server counts them. */
import { getOnce, post } from '../../../lib/api';
import type { GameInfo } from '../../../lib/types';
import type { Summary } from '../../../pages/scenario/draft.svelte';
import { added, type Entry } from '../../../pages/scenario/entry';

export interface ModeInfo {
  id: string;
  enemies: number;
  /** Over all classes that may be chosen or drawn. */
  strength: [least: number, most: number];
  /** The sum the book prints. */
  stated: number | null;
  /** What the table of the 2015 book says, by the number of defenders. */
  difficulty?: Record<string, string>;
  /** The text of it, where it can be written down. */
  scenario: string | null;
}

export interface SiegeInfo extends GameInfo {
  overview: ModeInfo[];
}

export const infoOf = (edition: string): Promise<SiegeInfo> => getOnce<SiegeInfo>(`/api/games/bastion/${edition}`);

/** What an army amounts to: cards of some classes, and legends, joined to the mode's own deck. */
export function sketch(mode: ModeInfo, army: Record<string, number>, legends: string[]): Promise<Summary> {
  const classes = Object.entries(army).filter(([, count]) => count > 0);
  const entries: Entry[] = [
    ...classes.map(([word, count]) => ({ kind: 'class' as const, word, count })),
    ...legends.map((word) => ({ kind: 'legend' as const, word })),
  ];
  return post<Summary>('/api/scenarios/bastion', { text: entries.reduce(added, mode.scenario ?? '') });
}

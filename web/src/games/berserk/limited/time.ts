/** How long there is for a question of an event and its duels. */

/** Many cards are decided on at once: that takes so much longer than a pick. */
const LONG = ['build', 'squad', 'place'];
const LONGER = 10;

export const secondsFor = (pace: number | null | undefined, kind: string): number => (pace ?? 0) * (LONG.includes(kind) ? LONGER : 1);

/** “1:05” */
export const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

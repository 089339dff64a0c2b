/** What a table tells a player who is in doubt: why not, what a bot would do, what a bot has weighed. */
import { t } from './i18n';
import { toast } from './notices.svelte';
import type { Room } from './room.svelte';
import type { HintFrame, Reason, Refusal, Said, Seat, StateFrame } from './types';

/** One decision of a bot: what it did, and why. */
export interface Deed {
  label: string;
  why: string;
}

/** What a bot did in a turn. */
export interface BotTurn {
  name: string;
  seat: Seat;
  turn: number | null;
  deeds: Deed[];
}

/** How likely a win is, in whole per cents. */
export const chance = (worth: number): number => Math.round((1 + worth) * 50);

/** One sentence: why the first of these answers. */
export const whyFirst = (why: string, [first, second]: Reason[]): string =>
  why ? t(`why-${why}`, { chance: chance(first?.worth ?? 0), next: chance(second?.worth ?? -1) }) : '';

export class Advice {
  hint: HintFrame | null = $state.raw(null);
  thinking = $state(false);
  /** What the bot did in its last turn, each in the words of the board it saw. */
  botSaid: BotTurn | null = $state.raw(null);

  constructor(readonly room: Room) {}

  /** Asks a bot what it would do. */
  async think(seat: Seat): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      const hint = await this.room.hint(seat);
      if (hint?.reasons.length) this.hint = hint;
      else toast(t('hint-none'));
    } catch (error) {
      // A refusal has been shown already, in the server's words.
      if ((error as Error).message !== 'refused') toast(t('hint-none'), 'error');
    }
    this.thinking = false;
  }

  /** Keeps what a bot said, if this state brings it; a hint is of the state before. */
  take({ as, bot }: StateFrame, label: (answer: Said) => string): void {
    if (this.hint?.as === as) this.hint = null;
    if (!bot?.reasons.length || bot.answer === null) return;
    const { name, seat, turn, why, reasons, answer } = bot;
    const before = this.botSaid?.seat === seat && this.botSaid.turn === turn ? this.botSaid.deeds : [];
    const deed = { label: label(answer), why: whyFirst(why, reasons) };
    this.botSaid = { name, seat, turn, deeds: [...before, deed] };
  }

  /** Why none of the answers a click may have meant is legal, each reason once. */
  async refusals(seat: Seat, answers: Said[]): Promise<Refusal[]> {
    const lists = await Promise.all(answers.map((answer) => this.room.why(seat, answer).catch(() => [])));
    return [...new Map(lists.flat().map((refusal) => [refusal.text + refusal.clause, refusal])).values()];
  }
}

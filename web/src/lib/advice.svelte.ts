/** What a table tells a player who is in doubt: why not, what a bot would do, what a bot has weighed. */
import { t } from './i18n';
import { toast } from './notices.svelte';
import type { Room } from './room.svelte';
import type { HintFrame, Reason, Refusal, Said, Seat, StateFrame } from './types';

export interface BotSaid {
  name: string;
  reasons: Reason[];
  labels: Record<string, string>;
}

export class Advice {
  hint: HintFrame | null = $state.raw(null);
  thinking = $state(false);
  /** What the bot weighed before its last answer, in the words of the board it saw. */
  botSaid: BotSaid | null = $state.raw(null);

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
    if (!bot?.reasons.length) return;
    this.botSaid = {
      name: bot.name,
      reasons: bot.reasons,
      labels: Object.fromEntries(bot.reasons.map(({ answer }) => [answer, label(answer)])),
    };
  }

  /** Why none of the answers a click may have meant is legal, each reason once. */
  async refusals(seat: Seat, answers: Said[]): Promise<Refusal[]> {
    const lists = await Promise.all(answers.map((answer) => this.room.why(seat, answer).catch(() => [])));
    return [...new Map(lists.flat().map((refusal) => [refusal.text + refusal.clause, refusal])).values()];
  }
}

/** The check of a record: what this browser finds by itself, and what the server says of signature and rules. */
import { get, post } from '../../lib/api';
import { checkRecord, type Check, type Draw } from '../../lib/verify';

/**
 * The server's report: each part is null or says what is wrong; `forbidden` are answers that today's rules would
 * refuse, `draws` is what the rolls may give by the rules.
 */
export interface Report {
  ok: boolean;
  chain: string | null;
  replay: string | null;
  dice: string | null;
  signature: string | null;
  forbidden?: string[];
  draws: Draw[];
}

export class DiceCheck {
  /** The name of a file that is checked instead of the game of this page. */
  file = $state('');
  check = $state.raw<Check | null>(null);
  report = $state.raw<Report | null>(null);
  error = $state.raw<unknown>(null);

  constructor(readonly id: string) {}

  /** Checks the game of this page. */
  async own(): Promise<void> {
    this.file = '';
    await this.#run(() => get<string>(`/api/tables/${this.id}/record`));
  }

  /** Checks a record somebody kept. */
  async other(file: File): Promise<void> {
    this.file = file.name;
    await this.#run(() => file.text());
  }

  async #run(read: () => Promise<string>): Promise<void> {
    this.check = null;
    this.report = null;
    this.error = null;
    try {
      const text = await read();
      this.check = checkRecord(text);
      const report = await post<Report>('/api/verify', text);
      this.check = checkRecord(text, report.draws);
      this.report = report;
    } catch (error) {
      this.error = error;
    }
  }
}

/** Whom the guest's live tables wait for, heard from the tables themselves. */
import type { Seat } from '../../lib/types';
import { openWire, type Wire } from '../../lib/wire';

/** Nobody plays more games than this at once; older ones do not say whose turn it is. */
const MOST = 6;

export class Watch {
  asked: Record<string, Seat[]> = $state.raw({});
  #wires = new Map<string, Wire>();
  /** Tables whose wire is open. */
  #heard = new Set<string>();

  /** `onover` is called when one of the games ends. */
  constructor(private readonly onover: () => void) {}

  /** Listens to these tables and no others. */
  follow(tables: string[]): void {
    const wanted = new Set(tables.slice(0, MOST));
    for (const id of this.#wires.keys()) if (!wanted.has(id)) this.#leave(id);
    for (const id of wanted) if (!this.#wires.has(id)) this.#wires.set(id, this.#listen(id));
  }

  close(): void {
    this.follow([]);
  }

  #leave(id: string): void {
    if (this.#heard.delete(id)) this.#wires.get(id)?.close();
    this.#wires.delete(id);
  }

  #listen(id: string): Wire {
    const wire: Wire = openWire(id, {
      // Only what is asked matters here: no facts are wanted.
      hello: () => ({ do: 'hello', since: Number.MAX_SAFE_INTEGER }),
      link: (link) => {
        if (link === 'connecting') return;
        // Browsers complain about a socket that is closed before it is open: it is closed now.
        if (this.#wires.get(id) !== wire) wire.close();
        else if (link === 'online') this.#heard.add(id);
        else this.#heard.delete(id);
      },
      frame: (frame) => {
        if (frame.t !== 'state') return;
        const { ask, as } = frame;
        // In a secret question all are asked; who is done waits for the others.
        const asked = ask?.asked.filter((seat) => seat !== as || ask.mine) ?? [];
        this.asked = { ...this.asked, [id]: asked };
        if (frame.table.status === 'over') this.onover();
      },
    });
    return wire;
  }
}

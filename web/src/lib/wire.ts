/** The WebSocket of one table: it reconnects by itself and says how it is. */
import type { ClientFrame, ServerFrame } from './types';

export type Link = 'connecting' | 'online' | 'lost';

export interface WireEvents {
  frame(frame: ServerFrame): void;
  /** `retryIn` milliseconds tells when a lost connection is tried again. */
  link(link: Link, retryIn: number): void;
  /** What to say first, on every new connection. */
  hello(): ClientFrame;
}

export interface Wire {
  /** False when there is no connection; whoever needs an answer sends again when it is back. */
  send(frame: ClientFrame): boolean;
  /** Tries at once instead of waiting. */
  retry(): void;
  close(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** A greeting that nobody answers is said again. */
const PATIENCE = 3000;

export function openWire(table: string, on: WireEvents): Wire {
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${table}`;
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT;
  let timer = 0;
  let closed = false;

  function connect(): void {
    clearTimeout(timer);
    if (closed || socket) return;
    const fresh = new WebSocket(address);
    socket = fresh;
    on.link('connecting', 0);
    let greeting = 0;
    fresh.onopen = () => {
      if (closed) return fresh.close();
      const greet = (): void => fresh.send(JSON.stringify(on.hello()));
      greet();
      greeting = window.setInterval(greet, PATIENCE);
    };
    fresh.onmessage = (event: MessageEvent<string>) => {
      clearInterval(greeting);
      wait = FIRST_WAIT;
      on.link('online', 0);
      on.frame(JSON.parse(event.data) as ServerFrame);
    };
    fresh.onclose = () => {
      clearInterval(greeting);
      if (socket !== fresh) return;
      socket = null;
      if (closed) return;
      // Some randomness, so that a restarted server is not met by everyone at once.
      const delay = wait * (0.75 + Math.random() / 2);
      wait = Math.min(wait * 2, LONGEST_WAIT);
      timer = window.setTimeout(connect, delay);
      on.link('lost', delay);
    };
  }

  function retry(): void {
    if (socket?.readyState === WebSocket.OPEN) return;
    wait = FIRST_WAIT;
    connect();
  }

  // A network that is gone may leave the socket silent for minutes: hang up ourselves.
  const hangUp = (): void => socket?.close();
  addEventListener('online', retry);
  addEventListener('offline', hangUp);
  connect();

  return {
    send(frame) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(frame));
      return true;
    },
    retry,
    close() {
      closed = true;
      clearTimeout(timer);
      removeEventListener('online', retry);
      removeEventListener('offline', hangUp);
      // Hanging up before anyone has answered is an error on the page's console: that waits for the answer.
      if (socket?.readyState === WebSocket.OPEN) socket.close();
    },
  };
}

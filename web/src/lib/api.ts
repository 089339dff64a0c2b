/** JSON over HTTP with typed errors. */

/** A refused or failed request; `code` is the server's, or `offline` when nothing answered. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    readonly at?: string,
    /** What helps to mend it. */
    readonly more: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let reply: Response;
  try {
    reply = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    throw new ApiError('offline', 'offline');
  }
  const text = await reply.text();
  const json: unknown = reply.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  if (reply.ok) return json as T;
  const { error, ...more } = (json ?? {}) as { error?: { code?: string; message?: string; at?: string } };
  throw new ApiError(error?.code ?? String(reply.status), error?.message ?? text, reply.status, error?.at, more);
}

/** `await get<GameInfo>('/api/games/belogorye/2017')` */
export const get = <T>(path: string): Promise<T> => request<T>('GET', path);

/** A string body is sent as it is (a record to verify), anything else as JSON. */
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>('POST', path, body);

const kept = new Map<string, Promise<unknown>>();

/** Data that never changes while the page lives is fetched once. */
export function getOnce<T>(path: string): Promise<T> {
  let answer = kept.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = get<T>(path);
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
  }
  return answer;
}

/** A player's own share of the dice: 16 random bytes in hex. */
export function freshEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

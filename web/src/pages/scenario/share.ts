/**
 * A scenario in the part of an address that no server sees: deflated where the browser can, then in letters a link may
 * hold.
 */

/** What the server reads at most, in bytes: with all that a request says besides. */
export const MOST = 16_384;
const DEFLATED = 'z';
const PLAIN = 't';

const letters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));

export async function packed(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (!('CompressionStream' in globalThis)) return PLAIN + letters(bytes);
  return DEFLATED + letters(await through(bytes, new CompressionStream('deflate-raw'), Infinity));
}

/** The text of such a link; an error where it is none. A few letters may not unfold to a mountain. */
export async function unpacked(code: string): Promise<string> {
  const bytes = bytesOf(code.slice(1));
  const plain = code.startsWith(PLAIN)
    ? bytes
    : code.startsWith(DEFLATED)
      ? await through(bytes, new DecompressionStream('deflate-raw'), MOST)
      : null;
  if (!plain?.length || plain.length > MOST) throw new Error('no scenario');
  return decoded(plain);
}

/** Bytes as text with plain line ends; an error where they are no text. */
export const decoded = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const found: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(found);
    if (found.length + value.length > most) {
      void reader.cancel();
      throw new Error('too long');
    }
    for (const byte of value) found.push(byte);
  }
}

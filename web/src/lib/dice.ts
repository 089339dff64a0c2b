/** The dice of a finished game, rolled again: the same keyed counter as the server's. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Is this the seed the server bound itself to at the start? Both are hex. */
export const committed = (seed: string, commit: string): boolean => bytesToHex(sha256(hexToBytes(seed))) === commit;

/** The key of all rolls: the seed, and what each seat added, in the order of the seats' names. */
export function diceKey(seed: string, entropy: Record<string, string>): Uint8Array {
  const added = Object.entries(entropy)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([seat, text]) => `${seat}:${text}\n`)
    .join('');
  return sha256(concatBytes(hexToBytes(seed), utf8ToBytes(`\n${added}`)));
}

/** Which of `faces` equally likely outcomes roll `number` (1, 2, …) gives; 0 is the first. */
export function roll(key: Uint8Array, number: number, faces: number): number {
  const total = BigInt(faces);
  const fair = ((1n << 256n) / total) * total;
  for (let again = 0; ; again++) {
    const value = BigInt(`0x${bytesToHex(hmac(sha256, key, utf8ToBytes(`${number}.${again}`)))}`);
    if (value < fair) return Number(value % total);
  }
}

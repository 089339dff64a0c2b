/** As much of node as the tests ask for. */
declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf-8'): string;
  export function writeFileSync(path: string, text: string): void;
}
declare const process: { env: Record<string, string | undefined> };

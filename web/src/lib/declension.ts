/**
 * Russian names in every case and verbs that agree with them, for texts that ask for them:
 * `{ $who } { AGREE($who, "ударил") } { ACC($target) }`. English needs none of it.
 */
import { FluentType, type FluentFunction } from '@fluent/bundle';

export type Kin = 'm' | 'f' | 'n' | 'pl';

const CASES = ['GEN', 'DAT', 'ACC', 'INS', 'PREP'] as const;
const ENDINGS: Record<Kin, string> = { m: '', f: 'а', n: 'о', pl: 'и' };

/** A name that declines; as a text it is the nominative. */
export class Name extends FluentType<string> {
  constructor(
    nominative: string,
    readonly kin: Kin,
    readonly forms: readonly string[],
  ) {
    super(nominative);
  }

  toString(): string {
    return this.value;
  }
}

/** A name from its forms in one line, `m зверя, зверю, …`; they may be of its first words alone («зверь тьмы»). */
export function declined(nominative: string, forms: string): Name {
  const [kin = 'm', ...words] = forms.split(' ');
  const heads = words.join(' ').split(', ');
  const rest = nominative.split(' ').slice(heads[0]?.split(' ').length);
  return new Name(
    nominative,
    kin as Kin,
    heads.map((head) => [head, ...rest].join(' ')),
  );
}

/** A verb in the past or a short participle in agreement; given is what is said of a man. */
export function agree(word: string, kin: Kin): string {
  if (kin === 'm') return word;
  if (word.endsWith('лся')) return `${word.slice(0, -2)}${ENDINGS[kin]}сь`;
  if (/[нт]$/.test(word)) return word.replace(/ён$/, 'ен') + (kin === 'pl' ? 'ы' : ENDINGS[kin]);
  return `${word}${word.endsWith('л') ? '' : 'л'}${ENDINGS[kin]}`;
}

const inCase =
  (k: number): FluentFunction =>
  ([said]) =>
    said instanceof Name ? (said.forms[k] ?? said.value) : (said ?? '');

export const GRAMMAR: Record<string, FluentFunction> = {
  ...Object.fromEntries(CASES.map((name, k) => [name, inCase(k)])),
  AGREE: ([said, word]) => agree(String(word), said instanceof Name ? said.kin : 'm'),
};

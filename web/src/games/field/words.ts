/** Answers are words. Everything the field lights up follows from the words of the options alone. */
import type { Answer } from '../../lib/types';

export interface Option<A extends string = Answer> {
  answer: A;
  verb: string;
  /** Cells or cards, in the order they are chosen. */
  words: string[];
}

export function parse<A extends string>(answer: A): Option<A> {
  const [verb = '', ...words] = answer.split(' ');
  return { answer, verb, words };
}

export interface Next {
  /** Options that are complete with what has been chosen. */
  complete: Option[];
  /** What may be chosen next, with the options each choice leaves. */
  words: Map<string, Option[]>;
}

/** What remains to choose after some words. */
export function next(options: Option[], chosen: string[]): Next {
  const complete: Option[] = [];
  const words = new Map<string, Option[]>();
  for (const option of options) {
    if (!chosen.every((word, k) => option.words[k] === word)) continue;
    const word = option.words[chosen.length];
    if (word === undefined) complete.push(option);
    else words.set(word, [...(words.get(word) ?? []), option]);
  }
  return { complete, words };
}

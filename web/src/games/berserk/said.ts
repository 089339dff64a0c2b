/** What cards say, where signs are told as words. */
import { tb } from './sentences';

/** An action: the card turns. */
export const ACTION = '↷';

export const inWords = (text: string): string =>
  text.replace(`${ACTION} `, `${tb('sign-action')}, `).replace(ACTION, tb('sign-action'));

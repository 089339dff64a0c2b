/** Answers of a proof in words: what is done, and where. */
import { hasText, tg } from '../../lib/i18n';

/** `strike c3 c4` as the buttons of the game say it. */
export function said(game: string, answer: string): string {
  const [verb = '', a = '', b = '', c = ''] = answer.split(' ');
  const id = `do-${verb}`;
  if (!hasText(game, id)) return answer;
  return tg(game, id, { a, b, c, n: answer.split(' ').length - 1, who: a, blow: a, answer: b, seat: a });
}

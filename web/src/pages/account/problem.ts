/** What went wrong on the way in, as a person may read it. */
import { hasText, t } from '../../lib/i18n';
import { ApiError } from '../../lib/api';
import { problem } from '../home/problem';

export function trouble(error: unknown): string {
  if (error instanceof DOMException) return t('account-problem-passkey');
  const id = `account-problem-${error instanceof ApiError ? error.code : ''}`;
  return hasText('account', id) ? t(id) : problem(error);
}

/** What went wrong with a request, as a person may read it. */
import { ApiError } from '../../lib/api';
import { hasText, t } from '../../lib/i18n';

export function problem(error: unknown): string {
  const code = error instanceof ApiError ? error.code : 'broken';
  const id = `page-problem-${code}`;
  return hasText('', id)
    ? t(id)
    : t('page-problem-other', { message: error instanceof Error ? error.message : String(error) });
}

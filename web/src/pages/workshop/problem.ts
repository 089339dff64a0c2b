/** What went wrong with a request of the workshop, as a person may read it. */
import { tb } from '../../games/berserk/sentences';
import { ApiError } from '../../lib/api';
import { problem as usual } from '../home/problem';

const OWN = ['full', 'unknown', 'busy', 'slow'];

export const problem = (error: unknown): string =>
  error instanceof ApiError && OWN.includes(error.code) ? tb(`shop-problem-${error.code}`) : usual(error);

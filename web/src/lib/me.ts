/** Who this browser is: a guest with a name and a signed cookie. */
import { getOnce, post } from './api';
import type { MeRequest } from './requests';
import type { Lang } from './settings.svelte';
import type { MeInfo } from './types';

/** Asks once; the answer brings the cookie that seats and connections need. */
export const me = (): Promise<MeInfo> => getOnce<MeInfo>('/api/me');

/** The name as the server keeps it. */
export async function rename(name: string, lang?: Lang): Promise<string> {
  const who = await me();
  who.name = (await post<MeInfo>('/api/me', { name, lang } satisfies MeRequest)).name;
  return who.name;
}

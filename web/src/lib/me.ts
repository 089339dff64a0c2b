/** Who this browser is: a guest with a name and a signed cookie. */
import { getOnce, post } from './api';
import type { Lang } from './settings.svelte';

export interface Me {
  name: string;
  lang: Lang | null;
}

/** Asks once; the answer brings the cookie that seats and connections need. */
export const me = (): Promise<Me> => getOnce<Me>('/api/me');

/** The name as the server keeps it. */
export async function rename(name: string, lang?: Lang): Promise<string> {
  const who = await me();
  who.name = (await post<Me>('/api/me', { name, lang })).name;
  return who.name;
}

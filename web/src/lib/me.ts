/** Who this browser is: a guest with a name and a signed cookie. */
import { getOnce, post } from './api';
import type { Lang } from './settings.svelte';

export interface Me {
  name: string;
  lang: Lang | null;
}

/** Asks once; the answer brings the cookie that seats and connections need. */
export const me = (): Promise<Me> => getOnce<Me>('/api/me');

export async function rename(name: string): Promise<void> {
  const who = await me();
  who.name = (await post<Me>('/api/me', { name })).name;
}

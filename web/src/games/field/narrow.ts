/** On a small screen the panel lies under the board. */
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('(max-width: 1099px)');
/** What is seldom changed is folded away. */
export const low = new MediaQuery('(max-height: 799px)');

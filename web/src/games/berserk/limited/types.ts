/** What the view of a draft or a sealed deal looks like on the wire. */
import type { EventOwn, EventShared } from '../../../lib/berserk/limited';
import type { View } from '../../../lib/types';

export const LIMITED = ['draft', 'sealed'] as const;

export const isLimited = (mode: unknown): boolean => LIMITED.some((one) => one === mode);

export interface LimitedView extends View, EventShared, EventOwn {}

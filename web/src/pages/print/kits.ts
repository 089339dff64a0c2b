/** What each game prints. */
import { bastion } from './bastion';
import { belogorye } from './belogorye';
import { berserk } from './berserk';
import type { Kit } from './face';

export const KITS: Record<string, Kit> = { belogorye, bastion, berserk };

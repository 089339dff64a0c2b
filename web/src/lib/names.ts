/** The games there are pages of. */
export const NAMES = ['belogorye', 'bastion', 'berserk'];

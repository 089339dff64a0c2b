/** Pairs of fields of which a structure has exactly one: so many or up to so many, at least or at most. */
const PAIRS: Record<string, string[]> = {
  Target: ['count', 'upto'],
  Dealt: ['least', 'most'],
  Roll: ['exactly', 'most'],
};

export const eitherOf = (struct: string): string[] => PAIRS[struct] ?? [];

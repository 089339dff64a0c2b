/** Texts of the interface that the first page does without: files of their own, brought by the pages that say them. */
export const PARTS = [
  ...(['table', 'errors', 'learn', 'puzzles', 'play'] as const),
  ...(['rules', 'scenario', 'print', 'review', 'account', 'ratings', 'lobby'] as const),
] as const;
export type Part = (typeof PARTS)[number];

export const isPart = (name: string | undefined): name is Part => PARTS.some((part) => part === name);

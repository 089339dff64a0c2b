/** The example whose board is open in the book; there is one at most. */
export const opened: { board: { clause: string; number: number } | null } = $state({ board: null });

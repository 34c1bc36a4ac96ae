/** Has the board room beside it? The styles of the table ask for the same width. */
export const isWide = (): boolean => matchMedia('(min-width: 1100px)').matches;

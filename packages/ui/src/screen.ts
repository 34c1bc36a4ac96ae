/** What the stylesheets ask of the screen, for code. Their widths are 360, 480, 700 and 1100 px, and 540 px of height. */
const asks = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;

/** Sheets beside the board instead of over it. */
export const isWide = (): boolean => asks('(min-width: 1100px)');
export const isPhone = (): boolean => asks('(max-width: 700px)');
/** Nothing can be pointed at without being touched. */
export const isTouched = (): boolean => asks('(hover: none)');
export const wantsRest = (): boolean => asks('(prefers-reduced-motion: reduce)');
export const wantsContrast = (): boolean => asks('(prefers-contrast: more)');

/** The inks of the picture. They are written into the drawing itself, so that a saved or printed sheet keeps them. */
export const INK = '#2a2118';
export const FAINT = '#7a6548';
export const PAPER = '#f3ead7';
export const EMBER = '#ff9d3c';
export const DEEP = '#d9541e';
export const LEAF = '#2f7d4a';
export const BLOOD = '#a8261c';

/** Odd turns are drawn in blue-black, even ones in oxblood; number and outline tell them apart as well (SN-18.5). */
export const ODD = { ink: '#1d2f5c', wash: '#5f78b8', dash: '' } as const;
export const EVEN = { ink: '#7c2417', wash: '#c9694f', dash: '7 3.2' } as const;
export const inkOf = (turn: number): typeof ODD | typeof EVEN => (turn % 2 === 1 ? ODD : EVEN);

export const SERIF = "'Fraunces Variable', Fraunces, Georgia, serif";
export const SANS = "'Inter Variable', Inter, system-ui, sans-serif";

/** MM-4 The board: a disc of six arcs (1 to 6, clockwise) and five rings (from outside in). */

export type Ring = number;
export type Arc = number;
export type Colour = 'red' | 'green' | 'blue';
/** Ring letter and arc number: `S3`. */
export type Space = string;

export const FOREST = 0;
export const ARCHER = 1;
export const KNIGHT = 2;
export const SWORDSMAN = 3;
export const CASTLE = 4;
/** MM-4.3 */
export const RING_NAMES = ['Forest', 'Archer', 'Knight', 'Swordsman', 'Castle'] as const;
export const RING_LETTERS = 'FAKSC';
export const ARCS: readonly Arc[] = [1, 2, 3, 4, 5, 6];

const COLOURS: readonly Colour[] = ['red', 'red', 'green', 'green', 'blue', 'blue'];

/** MM-4.2, MM-4.5: the colour belongs to the arc, whatever the ring. */
export const colourOf = (arc: Arc): Colour => COLOURS[arc - 1]!;
/** MM-4.6 */
export const clockwiseOf = (arc: Arc): Arc => (arc % 6) + 1;
export const counterClockwiseOf = (arc: Arc): Arc => ((arc + 4) % 6) + 1;
/** MM-4.7 */
export const oppositeOf = (arc: Arc): Arc => ((arc + 2) % 6) + 1;

export const spaceName = (ring: Ring, arc: Arc): Space => `${RING_LETTERS[ring]}${arc}`;
/** A space as one bit of thirty: what a card reaches is a set of such bits. */
export const spaceBit = (ring: Ring, arc: Arc): number => 1 << (ring * 6 + arc - 1);

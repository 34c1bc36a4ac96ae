import { outline as outlineOf } from '@nightfall/kit/outline';

/** The outline of a set of places as one piece (SN-18.5). */
export const outline = (cells: readonly number[], width: number, size: number, inset: number, radius: number): string =>
  outlineOf(
    cells.map((cell) => [cell % width, Math.floor(cell / width)]),
    size,
    inset,
    radius,
  );

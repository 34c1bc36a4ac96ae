import type { Point } from '@nightfall/fires-at-midnight';

/** The picture has one unit for ten mil: 2400 across for 24 inches (FM-21.1). North is up, so y is turned over. */
export const SIZE = 2400;
export const MARGIN = 96;
export const px = (x: number): number => x / 10;
export const py = (y: number): number => SIZE - y / 10;
export const at = ([x, y]: Point): string => `translate(${px(x)} ${py(y)})`;
export const line = (path: readonly Point[]): string =>
  path.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${px(x)} ${py(y)}`).join('');
/** From the picture back to the table, in whole mil. */
export const fromPicture = (x: number, y: number): Point => [Math.round(x * 10), Math.round((SIZE - y) * 10)];

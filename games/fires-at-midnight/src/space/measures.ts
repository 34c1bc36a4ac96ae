import type { Point, Rect } from './types.ts';

/** FM-4.1 */
export const TABLE_RECT: Rect = [0, 0, 24000, 24000];
/** FM-6.8 Where the centre of a base may be, so that the whole base is on the table. */
export const BASE_RECT: Rect = [500, 500, 23500, 23500];
/** FM-5.1 */
export const BASE = 500;
/** FM-5.2 */
export const WELL: Point = [12000, 12000];
export const WELL_RADIUS = 2000;
/** FM-5.3 */
export const TREE_RADIUS = 750;
/** FM-5.5 */
export const CHEST_HALF = 500;
/** FM-7.1, FM-7.2 The only tolerance in the game. */
export const CONTACT = 20;
/** FM-7.10, FM-22.1 Three inches and the radius of the base. */
export const COOL = 3500;
/** FM-6.4 Limits in µin. */
const INCH = 1_000_000;
export const MOVE_LIMIT = 4 * INCH;
export const RUN_LIMIT = 10 * INCH;
/** FM-10.73 Along the border, in mil. */
export const WALK_ROUND_LIMIT = 4000;
/** FM-6.1 */
export const MOST_POSITIONS = 64;

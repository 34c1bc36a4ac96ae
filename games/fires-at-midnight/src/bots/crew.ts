import { squareAt } from '../space/grid.ts';
import type { Blaze } from './blaze.ts';
import type { Situation } from './situation.ts';

/** The crew and the villagers while a fate is played out, in plain arrays: one entry for each firefighter, three for the villagers. */
export type Crew = {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly hand: Uint8Array;
  /** The action points until the load is off the table. */
  readonly work: Float64Array;
  readonly water: Int8Array;
  readonly down: Uint8Array;
  readonly acted: Uint8Array;
  /** Has the firefighter moved since the situation was made? Until then its distances are exact. */
  readonly moved: Uint8Array;
  /** The squares of the villagers on the floor, −1 for none, and which of the situation's people they are, −1 for who came later. */
  readonly folk: Int8Array;
  readonly known: Int8Array;
  carried: number;
  saved: number;
};
/** What is in a hand; 0: nothing. */
export const VILLAGER = 1;
const OTHER = 2;

export const newCrew = (): Crew => ({
  x: new Float64Array(6),
  y: new Float64Array(6),
  hand: new Uint8Array(6),
  work: new Float64Array(6),
  water: new Int8Array(6),
  down: new Uint8Array(6),
  acted: new Uint8Array(6),
  moved: new Uint8Array(6),
  folk: new Int8Array(3),
  known: new Int8Array(3),
  carried: 0,
  saved: 0,
});

export function beginCrew(c: Crew, s: Situation): void {
  c.saved = s.saved;
  c.carried = 0;
  c.moved.fill(0);
  for (let p = 0; p < 3; p++) {
    c.folk[p] = s.people[p]?.sq ?? -1;
    c.known[p] = p;
  }
  for (let w = 0; w < s.workers.length; w++) {
    const one = s.workers[w]!;
    [c.x[w], c.y[w]] = one.at;
    c.hand[w] = one.hand === 'villager' ? VILLAGER : one.hand ? OTHER : 0;
    c.work[w] = one.work;
    c.water[w] = one.water;
    c.down[w] = one.down ? 1 : 0;
    c.acted[w] = one.acted ? 1 : 0;
    if (c.hand[w] === VILLAGER) c.carried += 1;
  }
}

const squareOf = (c: Crew, w: number) => {
  const [x, y] = [c.x[w]!, c.y[w]!];
  return x <= 0 || y <= 0 || x >= 24000 || y >= 24000 ? -1 : squareAt([x, y]);
};
/**
 * Steps 0, 6 and 7 of an upkeep: water is lost, villagers in fire die and firefighters fall; deaths are counted. Firefighters
 * who carry a villager stop where it is cool, so they lose them only if the situation has them standing in the fire.
 */
export function burnCrew(c: Crew, z: Blaze, { workers, kept }: Situation, isFirst: boolean): number {
  let dead = 0;
  for (let p = 0; p < 3; p++)
    if (c.folk[p]! >= 0 && z.marks[c.folk[p]!] === 2) {
      c.folk[p] = -1;
      dead += 1;
    }
  for (let w = 0; w < workers.length; w++) {
    if (c.water[w]! > kept) c.water[w] = kept;
    const sq = squareOf(c, w);
    if (sq < 0 || z.marks[sq] !== 2) continue;
    c.down[w] = 1;
    if (!isFirst || c.hand[w] !== VILLAGER) continue;
    c.hand[w] = 0;
    c.carried -= 1;
    dead += 1;
  }
  return dead;
}
/** Step 8, FM-11.50: somebody comes to a square if fewer than three are here. */
export function welcome(c: Crew, sq: number): boolean {
  let here = c.carried;
  for (let p = 0; p < 3; p++) if (c.folk[p]! >= 0) here += 1;
  if (here >= 3) return false;
  const p = c.folk.indexOf(-1);
  c.folk[p] = sq;
  c.known[p] = -1;
  return true;
}

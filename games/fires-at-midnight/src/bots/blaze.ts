import type { Settings } from '../content/settings.ts';
import { blastLength, explodes, linesFrom, smokeCatches, spreadMark, treeCatches } from '../queries/burning.ts';
import { isAllRuins, isOutOfMarkers } from '../queries/village.ts';
import { FIRE, SMOKE } from '../state.ts';

/**
 * The fire alone, on squares and in plain arrays: the upkeep some fifty times as fast, by the same questions that the rules ask
 * (queries/burning.ts). A bot looks thousands of upkeeps ahead with it (FM-20.11, FM-20.12). A test compares it with the rules, roll by roll.
 */
export type Blaze = {
  readonly settings: Settings;
  /** All the bytes below in one piece, so that a copy is one copy. */
  readonly bytes: Uint8Array;
  readonly marks: Uint8Array;
  readonly boom: Uint8Array;
  booms: number;
  /** Squares of the chests and trees that are still here; −1: gone. */
  readonly chests: Int8Array;
  readonly trees: Int8Array;
  readonly houses: Int8Array;
  readonly integrity: Uint8Array;
  ruins: number;
  lost: boolean;
};

export function newBlaze(settings: Settings): Blaze {
  const bytes = new Uint8Array(86);
  const signed = (from: number, length: number) => new Int8Array(bytes.buffer, from, length).fill(-1);
  return {
    settings,
    bytes,
    marks: bytes.subarray(0, 36),
    boom: bytes.subarray(36, 72),
    booms: 0,
    chests: signed(72, 3),
    trees: signed(75, 3),
    houses: signed(78, 4),
    integrity: bytes.subarray(82, 86),
    ruins: 0,
    lost: false,
  };
}

export function copyBlaze(from: Blaze, to: Blaze): void {
  to.bytes.set(from.bytes);
  to.booms = from.booms;
  to.ruins = from.ruins;
  to.lost = from.lost;
}

/** The squares that will be rolled; the bots give the same to all candidates. */
export type Rolls = { readonly squares: ArrayLike<number>; at: number };
const roll = (r: Rolls): number => r.squares[r.at++ % r.squares.length]!;
/** Called when a house falls, before the losses are counted. */
type Falls = (house: number) => void;

function damage(z: Blaze, house: number, falls: Falls): void {
  z.integrity[house]! -= 1;
  if (z.integrity[house] !== 0) return;
  falls(house);
  z.ruins += 1;
  if (isAllRuins(z.ruins)) z.lost = true;
}

const standingOn = (z: Blaze, sq: number): number => {
  for (let h = 0; h < 4; h++) if (z.houses[h] === sq && z.integrity[h]! > 0) return h;
  return -1;
};

/** FM-12 */
function explode(z: Blaze, at: number, rolls: Rolls, falls: Falls): void {
  for (let sq = at; !z.lost; sq = roll(rolls)) {
    if (isOutOfMarkers(z.booms, z.settings)) {
      z.lost = true;
      return;
    }
    const again = z.boom[sq] === 1;
    if (!again) {
      z.boom[sq] = 1;
      z.booms += 1;
    }
    const house = standingOn(z, sq);
    if (house >= 0) damage(z, house, falls);
    else blast(z, sq);
    if (!again || !z.settings.aftershock) return;
  }
}
function blast({ marks }: Blaze, from: number): void {
  for (const line of linesFrom(from)) for (let i = blastLength(marks, line) - 1; i >= 0; i--) marks[line[i]!] = FIRE;
}

/** Steps 1 to 3, FM-11.12 to FM-11.16. */
function spread(z: Blaze, sq: number, rolls: Rolls, falls: Falls): void {
  if (z.marks[sq] === FIRE) explode(z, sq, rolls, falls);
  else z.marks[sq] = spreadMark(z.marks[sq]!, z.boom[sq] === 1);
}
/** Step 4.1 */
function burnTrees(z: Blaze): void {
  for (let t = 0; t < 3; t++) {
    const sq = z.trees[t]!;
    if (sq < 0 || !z.marks[sq]) continue;
    z.marks[sq] = FIRE;
    z.trees[t] = -1;
  }
}
/** Step 4.2 */
function chestsExplode(z: Blaze, rolls: Rolls, falls: Falls): void {
  for (;;) {
    let first = -1;
    for (let c = 0; c < 3; c++) {
      const sq = z.chests[c]!;
      if (sq >= 0 && explodes(z.marks, sq) && (first < 0 || sq < z.chests[first]!)) first = c;
    }
    if (first < 0 || z.lost) return;
    const sq = z.chests[first]!;
    z.chests[first] = -1;
    explode(z, sq, rolls, falls);
  }
}
/** Step 4.3 */
function treesCatch({ marks, trees }: Blaze, mark: number): void {
  for (let again = true; again;) {
    again = false;
    for (let t = 0; t < 3; t++) {
      const sq = trees[t]!;
      if (sq < 0 || !treeCatches(marks, sq, mark)) continue;
      marks[sq] = mark;
      again = true;
    }
  }
}
/** Steps 4.4 and 4.5 */
function housesBurn(z: Blaze, falls: Falls): void {
  for (let h = 0; h < 4 && !z.lost; h++) if (z.integrity[h]! > 0 && z.marks[z.houses[h]!] === FIRE) damage(z, h, falls);
  for (let h = 0; h < 4; h++) if (z.integrity[h]! > 0 && z.marks[z.houses[h]!] === SMOKE) z.marks[z.houses[h]!] = FIRE;
}
/** Step 5: smoke beside fire catches, until none does. */
function smokeBurns({ marks }: Blaze): void {
  for (let again = true; again;) {
    again = false;
    for (let sq = 0; sq < 36; sq++)
      if (smokeCatches(marks, sq)) {
        marks[sq] = FIRE;
        again = true;
      }
  }
}

/** Steps 1 to 5, beginning with the square that is rolled first. The caller works out who dies or falls. */
export function burnOn(z: Blaze, first: number, rolls: Rolls, falls: Falls): void {
  for (let i = 0; i < z.settings.spreadRolls && !z.lost; i++) spread(z, i === 0 ? first : roll(rolls), rolls, falls);
  if (z.lost) return;
  burnTrees(z);
  chestsExplode(z, rolls, falls);
  if (z.lost) return;
  treesCatch(z, FIRE);
  treesCatch(z, SMOKE);
  housesBurn(z, falls);
  if (!z.lost) smokeBurns(z);
}

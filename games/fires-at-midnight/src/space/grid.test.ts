import { describe, expect, test } from 'vitest';
import { CHESTS, FIREFIGHTERS, HOUSES, ITEMS, TREES, VILLAGERS } from '../content/box.ts';
import {
  SQUARES,
  centreOf,
  isCentreSquare,
  isCornerSquare,
  nextSquare,
  rolledSquare,
  sideToTheWell,
  squareAt,
  squareName,
  squareNamed,
  surrounding,
} from './grid.ts';

const named = (name: string) => squareNamed(name)!;

describe('the table', () => {
  test('[FM-0.3] [FM-4.9] squares have names and an order', () => {
    expect(SQUARES.map(squareName).slice(0, 7)).toEqual(['W1,B1', 'W1,B2', 'W1,B3', 'W1,B4', 'W1,B5', 'W1,B6', 'W2,B1']);
    for (const sq of SQUARES) expect(squareNamed(squareName(sq))).toBe(sq);
    expect(squareNamed('W7,B1')).toBeUndefined();
  });
  test('[FM-4.1] [FM-4.2] [FM-22.9] squares are half-open; the last ones own the border', () => {
    expect(squareName(squareAt([12000, 12000]))).toBe('W4,B4');
    expect(squareName(squareAt([8000, 4000]))).toBe('W3,B2');
    expect(squareName(squareAt([7999, 3999]))).toBe('W2,B1');
    expect(squareName(squareAt([24000, 24000]))).toBe('W6,B6');
    expect(squareName(squareAt([0, 24000]))).toBe('W1,B6');
  });
  test('[FM-4.3] centres', () => expect(centreOf(named('W2,B5'))).toEqual([6000, 18000]));
  test('[FM-4.10] white gives w, black gives b', () => expect(squareName(rolledSquare([5, 2]))).toBe('W5,B2'));
  test('[FM-0.5] [FM-4.6] surrounding squares share a side: four, three or two', () => {
    expect(surrounding(named('W4,B5')).map(squareName)).toEqual(['W4,B6', 'W5,B5', 'W4,B4', 'W3,B5']);
    expect(surrounding(named('W1,B3'))).toHaveLength(3);
    expect(surrounding(named('W6,B6')).map(squareName)).toEqual(['W6,B5', 'W5,B6']);
    expect(nextSquare(named('W1,B6'), 'N')).toBe(-1);
  });
  test('[FM-4.7] [FM-4.8] centre and corner squares', () => {
    expect(SQUARES.filter(isCentreSquare).map(squareName)).toEqual(['W3,B3', 'W3,B4', 'W4,B3', 'W4,B4']);
    expect(SQUARES.filter(isCornerSquare).map(squareName)).toEqual(['W1,B1', 'W1,B6', 'W6,B1', 'W6,B6']);
  });
  test('[FM-5.14] doors look at the well: the whole table of the book', () => {
    const rows = ['EEEEEE', 'NEEEES', 'NN--SS', 'NN--SS', 'NWWWWS', 'WWWWWW'];
    const outer = SQUARES.filter((sq) => !isCentreSquare(sq));
    for (const sq of outer) expect(sideToTheWell(sq)).toBe(rows[Math.floor(sq / 6)]![sq % 6]);
  });
});

describe('the box', () => {
  test('[FM-0.4] [FM-3.2] [FM-3.4] [FM-3.5] [FM-3.9] [FM-2.1] holds what the list says, each with its id', () => {
    expect([HOUSES.length, TREES.length, CHESTS.length, VILLAGERS.length, FIREFIGHTERS.length]).toEqual([4, 3, 3, 11, 6]);
    expect(ITEMS).toEqual(['H1', 'H2', 'H3', 'H4', 'T1', 'T2', 'T3', 'C1', 'C2', 'C3']);
    expect([VILLAGERS[0], VILLAGERS[10]]).toEqual(['V1', 'V11']);
  });
});

import { quickRandom, seedOf, type Random } from '@nightfall/kernel';
import { classicFaults } from './classic.ts';
import { fieldOf } from './field.ts';
import { placesOf, size } from './mask.ts';
import type { Sheet } from './sheet.ts';

/** SN-16.1 */
export const isSeed = (text: string): boolean => text !== '-' && /^[A-Za-z0-9._-]{1,64}$/.test(text);
/** SN-16.5 */
const DAILY = 'daily-';
export const isDailySeed = (seed: string): boolean => /^daily-\d{4}-\d{2}-\d{2}$/.test(seed);
export const dailySeed = (date: string): string => `${DAILY}${date}`;
export const dateIn = (dailySeedText: string): string => dailySeedText.slice(DAILY.length);

/** SN-16.4 The sheet of a seed, and how many attempts it took. */
export function generateGrid(seed: string): { grid: string[]; attempts: number } {
  const numbers = quickRandom(seedOf(`${seed}|sheet`));
  for (let attempts = 1; ; attempts++) {
    const grid = attempt(numbers);
    if (grid && isGood(grid)) return { grid, attempts };
  }
}

const known = new Map<string, Sheet>();

/** SN-14.7 `sheet daily`: the sheet that a seed makes. */
export function generatedSheet(seed: string): Sheet {
  const sheet = known.get(seed) ?? {
    id: 'daily',
    name: isDailySeed(seed) ? `Daily siege ${seed.slice(6)}` : `Siege of ${seed}`,
    author: '',
    difficulty: '',
    par: null,
    grid: generateGrid(seed).grid,
  };
  if (known.size >= 64) known.clear();
  known.set(seed, sheet);
  return sheet;
}

function attempt(numbers: Random): string[] | undefined {
  const box = Array.from({ length: 11 }, () => Array.from({ length: 11 }, () => '-'));
  const depth = 1 + numbers.int(2);
  for (let r = 1; r <= 9; r++)
    for (let c = 1; c <= 9; c++) if (Math.min(r - 1, 9 - r) + Math.min(c - 1, 9 - c) >= depth) box[r]![c] = 'e';
  for (let pairs = numbers.int(4); pairs > 0; pairs--) {
    const r = 2 + numbers.int(7);
    const c = 2 + numbers.int(7);
    box[r]![c] = '-';
    box[10 - r]![10 - c] = '-';
  }
  placeGates(box, depth, numbers);
  return placeWallbreakers(box, numbers) ? box.map((row) => row.join('')) : undefined;
}

function placeGates(box: string[][], depth: number, numbers: Random): void {
  for (const side of ['N', 'E', 'S', 'W']) {
    const p = 1 + depth + numbers.int(4 - depth);
    const q = 9 - depth - numbers.int(4 - depth);
    for (const x of [p, q]) {
      const [r, c] = side === 'N' ? [0, x] : side === 'E' ? [x, 10] : side === 'S' ? [10, x] : [x, 0];
      box[r!]![c!] = 'g';
    }
  }
}

function placeWallbreakers(box: string[][], numbers: Random): boolean {
  for (let count = 0; count < 3; count++) {
    const r = 2 + numbers.int(7);
    const c = 2 + numbers.int(7);
    if (box[r]![c] !== 'e') return false;
    box[r]![c] = 'w';
  }
  return true;
}

function isGood(grid: readonly string[]): boolean {
  const field = fieldOf(grid);
  const enemies = size(field.enemies);
  const isOpen = placesOf(field.enemies).every((place) => field.neighbours[place]!.length >= 2);
  return enemies >= 64 && enemies <= 77 && isOpen && classicFaults(grid).length === 0;
}

import type { Field } from './field.ts';
import { has } from './mask.ts';

export const FIXED = ['flamestrike', 'hammer', 'volley'] as const;
export type Fixed = (typeof FIXED)[number];

/** SN-8.2, SN-8.3, SN-9.2: the drawn forms. */
const PATTERNS: Record<Fixed, readonly string[]> = {
  flamestrike: ['##', '##', '#.'],
  hammer: ['###', '.#.', '.#.'],
  volley: ['.#.', '###', '.#.', '.#.'],
};
export const FIXED_NAMES: Record<Fixed, string> = {
  flamestrike: 'Flamestrike',
  hammer: 'Divine Hammer',
  volley: 'crossbow volley',
};
export const FIXED_SIZES: Record<Fixed, number> = { flamestrike: 5, hammer: 5, volley: 6 };
export const FIXED_RULES: Record<Fixed, string> = { flamestrike: 'SN-8.2', hammer: 'SN-8.3', volley: 'SN-9.2' };

/** Cells of a form as [row, column] from its own top left corner, in reading order. */
export type Form = readonly (readonly [number, number])[];

/** SN-5.15 All orientations of a pattern, turned by quarter turns and mirrored, each once. */
function orientationsOf(pattern: readonly string[]): Form[] {
  let form: Form = pattern.flatMap((row, r) => row.split('').flatMap((letter, c) => (letter === '#' ? [[r, c] as const] : [])));
  const found = new Map<string, Form>();
  for (let turn = 0; turn < 8; turn++) {
    form = settled(form.map(([r, c]) => (turn === 4 ? [r, -c] : [c, -r])));
    found.set(String(form), form);
  }
  return [...found.values()];
}

/** Moved to its own top left corner and put in reading order. */
function settled(form: Form): Form {
  const top = Math.min(...form.map(([r]) => r));
  const left = Math.min(...form.map(([, c]) => c));
  return form.map(([r, c]) => [r - top, c - left] as const).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

export const ORIENTATIONS: Record<Fixed, readonly Form[]> = {
  flamestrike: orientationsOf(PATTERNS.flamestrike),
  hammer: orientationsOf(PATTERNS.hammer),
  volley: orientationsOf(PATTERNS.volley),
};
/** The form as bits of a box of four by four; 0 if it is larger. It runs for every proposed shape, so it makes no garbage. */
function keyOf(places: readonly number[], width: number): number {
  let top = 99;
  let left = 99;
  for (const place of places) {
    top = Math.min(top, Math.floor(place / width));
    left = Math.min(left, place % width);
  }
  let key = 0;
  for (const place of places) {
    const r = Math.floor(place / width) - top;
    const c = (place % width) - left;
    if (r > 3 || c > 3) return 0;
    key |= 1 << (4 * r + c);
  }
  return key;
}

const keysOf = (shape: Fixed): ReadonlySet<number> =>
  new Set(
    ORIENTATIONS[shape].map((form) =>
      keyOf(
        form.map(([r, c]) => 4 * r + c),
        4,
      ),
    ),
  );
const KEYS: Record<Fixed, ReadonlySet<number>> = {
  flamestrike: keysOf('flamestrike'),
  hammer: keysOf('hammer'),
  volley: keysOf('volley'),
};

/** Do these different places, in any order (SN-5.16), form this shape in any orientation? */
export const isFixedShape = ({ width }: Field, shape: Fixed, places: readonly number[]): boolean =>
  places.length === FIXED_SIZES[shape] && KEYS[shape].has(keyOf(places, width));

/** Every placement of a fixed shape on the squares of the sheet. */
export function eachFixedShape(field: Field, shape: Fixed, found: (places: readonly number[]) => void): void {
  for (const form of ORIENTATIONS[shape]) {
    const rows = Math.max(...form.map(([r]) => r));
    const columns = Math.max(...form.map(([, c]) => c));
    for (let r = 0; r + rows < field.height; r++)
      for (let c = 0; c + columns < field.width; c++) {
        const places = form.map(([dr, dc]) => (r + dr) * field.width + c + dc);
        if (places.every((place) => has(field.squares, place))) found(places);
      }
  }
}

import { fieldOf } from './field.ts';
import { size } from './mask.ts';
import { FIXED, FIXED_NAMES, ORIENTATIONS, type Form } from './fixed-shapes.ts';
import type { Sheet } from './sheet.ts';

/** A sheet to be printed and played with pencil and dice: what stands on the page, without how it is drawn. */
export type PrintableSheet = {
  readonly title: string;
  readonly subtitle: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** Rows of squares; void places are null. */
  readonly squares: readonly (readonly (PrintedSquare | null)[])[];
  readonly moons: number;
  readonly circles: readonly number[];
  readonly heroes: number;
  readonly shapes: readonly { readonly name: string; readonly form: Form }[];
};
type PrintedSquare = { readonly name: string; readonly kind: 'enemy' | 'wallbreaker' | 'gate' };

const KINDS: { readonly [letter: string]: PrintedSquare['kind'] } = { e: 'enemy', w: 'wallbreaker', g: 'gate' };

export function printableSheet(sheet: Sheet): PrintableSheet {
  const field = fieldOf(sheet.grid);
  const par = sheet.par === null ? '' : ` · par ${sheet.par}`;
  return {
    title: sheet.name,
    subtitle: `${size(field.enemies)} enemies${sheet.difficulty ? ` · ${sheet.difficulty}` : ''}${par}`,
    columns: Array.from({ length: field.width }, (_, c) => String.fromCharCode(97 + c)),
    rows: Array.from({ length: field.height }, (_, r) => String(r + 1)),
    squares: sheet.grid.map((row, r) =>
      row.split('').map((letter, c) => {
        const kind = KINDS[letter];
        return kind ? { name: field.names[r * field.width + c]!, kind } : null;
      }),
    ),
    moons: 9,
    circles: [3, 3, 3],
    heroes: 3,
    shapes: FIXED.map((shape) => ({ name: FIXED_NAMES[shape], form: ORIENTATIONS[shape][0]! })),
  };
}

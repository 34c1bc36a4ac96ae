import { type Fault, int, list, oneOf, optional, record, type Shape, text, word } from '@nightfall/kernel';

type Difficulty = 'novice' | 'easy' | 'fair' | 'hard' | 'nightmare';

/** A sheet as a document, the form in which sheets are exchanged (SN-2, schema). Unknown keys are kept. */
export type SheetDoc = {
  format: 'siege-sheet/1';
  id: string;
  name: string;
  author?: string;
  difficulty?: Difficulty;
  par?: number;
  /** H rows of W letters, the top row first: `e` enemy, `w` wallbreaker, `g` gate, `-` void (SN-2.1). */
  grid: string[];
};

/** A sheet inside a state: the same without optional keys. */
export type Sheet = {
  readonly id: string;
  readonly name: string;
  readonly author: string;
  readonly difficulty: Difficulty | '';
  readonly par: number | null;
  readonly grid: readonly string[];
};

/** Frozen: all states and views of a night share it. */
export const sheetOf = (doc: SheetDoc): Sheet =>
  Object.freeze({
    id: doc.id,
    name: doc.name,
    author: doc.author ?? '',
    difficulty: doc.difficulty ?? '',
    par: doc.par ?? null,
    grid: Object.freeze([...doc.grid]),
  });

export function docOf(sheet: Sheet): SheetDoc {
  const doc: SheetDoc = { format: 'siege-sheet/1', id: sheet.id, name: sheet.name, grid: [...sheet.grid] };
  if (sheet.author) doc.author = sheet.author;
  if (sheet.difficulty) doc.difficulty = sheet.difficulty;
  if (sheet.par !== null) doc.par = sheet.par;
  return doc;
}

const DIFFICULTIES: readonly Difficulty[] = ['novice', 'easy', 'fair', 'hard', 'nightmare'];
const fault = (where: string, code: string, text: string): Fault => ({ where, code, text });

/** The ids "daily" and "inline" are reserved. */
const FIELDS = {
  format: oneOf('siege-sheet/1'),
  id: word(/^(?!(?:daily|inline)$)[a-z0-9-]{1,32}$/),
  name: word(/^[^]{1,40}$/),
  author: optional(text(256)),
  difficulty: optional(oneOf(...DIFFICULTIES)),
  par: optional(int(0, 128)),
  grid: list(text(128), 128),
};
/** A document keeps what others wrote into it (SN-2.8); inside a position nothing strange is allowed. */
const DOCUMENT: Shape<SheetDoc> = record(FIELDS, 'kept') as Shape<SheetDoc>;
export const SHEET: Shape<SheetDoc> = record(FIELDS) as Shape<SheetDoc>;

/** Reads a document from outside, or names every fault found (SN-2.8). */
export function readSheet(data: unknown): SheetDoc | readonly Fault[] {
  const faults: Fault[] = [];
  const doc = DOCUMENT.read(data, '', faults);
  const gridFaults = faults.some(({ where }) => where.startsWith('grid')) ? [] : basicFaults(doc.grid ?? []);
  return faults.length + gridFaults.length > 0 ? [...faults, ...gridFaults] : doc;
}

/** Reads a home-made sheet: a document, or just its rows. */
export function readOwnSheet(data: unknown): SheetDoc | readonly Fault[] {
  if (!Array.isArray(data)) return readSheet(data);
  return readSheet({ format: 'siege-sheet/1', id: 'own-sheet', name: 'Own sheet', grid: data });
}

/** SN-2.6 Basic validity. */
export function basicFaults(grid: readonly string[]): Fault[] {
  const found: Fault[] = [];
  const width = grid[0]?.length ?? 0;
  if (grid.some((row) => row.length !== width)) found.push(fault('grid', 'ragged', 'All rows must have the same length.'));
  grid.forEach((row, r) => {
    if (/[^ewg-]/.test(row)) found.push(fault(`grid.${r}`, 'letter', `Row ${r + 1}: use only e, w, g and -.`));
  });
  const widest = Math.max(0, ...grid.map((row) => row.length));
  if (width < 1 || grid.length < 1 || widest > 16 || grid.length > 16 || widest * grid.length > 128)
    found.push(fault('grid', 'size', 'A sheet can have 1 to 16 columns, 1 to 16 rows and at most 128 squares.'));
  if (!grid.some((row) => /[ew]/.test(row))) found.push(fault('grid', 'no-enemy', 'A sheet needs at least one enemy.'));
  return found;
}

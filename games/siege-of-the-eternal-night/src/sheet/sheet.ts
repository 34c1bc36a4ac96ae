import type { Fault } from '@nightfall/kernel';

export type Difficulty = 'novice' | 'easy' | 'fair' | 'hard' | 'nightmare';

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

export const sheetOf = (doc: SheetDoc): Sheet => ({
  id: doc.id,
  name: doc.name,
  author: doc.author ?? '',
  difficulty: doc.difficulty ?? '',
  par: doc.par ?? null,
  grid: doc.grid,
});

export function docOf(sheet: Sheet): SheetDoc {
  const doc: SheetDoc = { format: 'siege-sheet/1', id: sheet.id, name: sheet.name, grid: [...sheet.grid] };
  if (sheet.author) doc.author = sheet.author;
  if (sheet.difficulty) doc.difficulty = sheet.difficulty;
  if (sheet.par !== null) doc.par = sheet.par;
  return doc;
}

const DIFFICULTIES = ['novice', 'easy', 'fair', 'hard', 'nightmare'];
const RESERVED = ['daily', 'inline'];
const fault = (where: string, code: string, text: string): Fault => ({ where, code, text });

/** What is wrong with a document besides its grid. */
function wordFaults(doc: Record<string, unknown>): Fault[] {
  const { format, id, name, author, difficulty, par } = doc;
  const found: Fault[] = [];
  const need = (holds: boolean, where: string, text: string) => holds || found.push(fault(where, 'FORMAT', text));
  need(format === 'siege-sheet/1', 'format', 'The format is "siege-sheet/1".');
  need(typeof id === 'string' && /^[a-z0-9-]{1,32}$/.test(id), 'id', 'The id has 1 to 32 small letters, digits or hyphens.');
  need(!RESERVED.includes(String(id)), 'id', 'The ids "daily" and "inline" are reserved.');
  need(typeof name === 'string' && name.length >= 1 && name.length <= 40, 'name', 'The name has 1 to 40 characters.');
  need(author === undefined || typeof author === 'string', 'author', 'The author is a text.');
  need(difficulty === undefined || DIFFICULTIES.includes(String(difficulty)), 'difficulty', `One of ${DIFFICULTIES.join(', ')}.`);
  need(
    par === undefined || (Number.isInteger(par) && Number(par) >= 0 && Number(par) <= 128),
    'par',
    'Par is a number from 0 to 128.',
  );
  return found;
}

/** Reads a document from outside, or names every fault found (SN-2.8). */
export function readSheet(data: unknown): SheetDoc | readonly Fault[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [fault('', 'FORMAT', 'A sheet is an object.')];
  const doc = data as Record<string, unknown>;
  const { grid } = doc;
  const isGrid = Array.isArray(grid) && grid.length <= 128 && grid.every((row) => typeof row === 'string' && row.length <= 128);
  const gridFaults = isGrid ? basicFaults(grid as string[]) : [fault('grid', 'FORMAT', 'The grid is a list of rows of letters.')];
  const faults = [...wordFaults(doc), ...gridFaults];
  return faults.length > 0 ? faults : (JSON.parse(JSON.stringify(doc)) as SheetDoc);
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
  if (grid.some((row) => row.length !== width)) found.push(fault('grid', 'ragged', 'All rows have the same length.'));
  grid.forEach((row, r) => {
    if (/[^ewg-]/.test(row)) found.push(fault(`grid.${r}`, 'letter', `Row ${r + 1}: only the letters e, w, g and - occur.`));
  });
  const widest = Math.max(0, ...grid.map((row) => row.length));
  if (width < 1 || grid.length < 1 || widest > 16 || grid.length > 16 || widest * grid.length > 128)
    found.push(fault('grid', 'size', 'A sheet has 1 to 16 columns, 1 to 16 rows and at most 128 places.'));
  if (!grid.some((row) => /[ew]/.test(row))) found.push(fault('grid', 'no-enemy', 'There is at least one enemy square.'));
  return found;
}

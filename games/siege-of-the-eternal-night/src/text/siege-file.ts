import { apply, isFaults, isRefusal, type FileForm, type Input, type Refusal, type Setup } from '@nightfall/kernel';
import { isSheetId } from '../content/sheets.ts';
import { printMove, readNotation } from './notation.ts';
import { siegeBook } from '../rules/book.ts';
import { unreadable } from '../rules/refusals.ts';
import { setup as newGame } from '../setup.ts';
import type { Siege } from '../moves.ts';
import type { SiegeState } from '../state.ts';

/** SN-14.1 A game file: four header lines, then one action a line. */
export type SiegeFile = { readonly setup: Setup; readonly inputs: readonly Input<Siege>[]; readonly state: SiegeState };
/** Why a file is not valid, and at which line, counted from 1 (SN-14.3). */
export type FileFault = { readonly line: number; readonly refusal: Refusal };
export const isFileFault = (value: SiegeFile | FileFault | Header): value is FileFault => 'refusal' in value;

/** A line of the file with its number. */
type Numbered = { readonly text: string; readonly line: number };
type Header = { readonly setup: Setup; readonly rest: readonly Numbered[] };

/** SN-14.2 `#` starts a comment line; the line break at the end of the file is no line. */
const linesOf = (text: string): Numbered[] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((one, i) => ({ text: one, line: i + 1 }))
    .filter((one) => !one.text.startsWith('#'));

/** Reads a file by replaying it; a line that is refused makes it invalid there. */
export function readSiegeFile(text: string): SiegeFile | FileFault {
  const lines = linesOf(text);
  const header = readHeader(lines);
  if (isFileFault(header)) return header;
  const state = newGame(header.setup);
  if (isFaults(state)) return { line: lines[1]!.line, refusal: unreadable(state.map((fault) => fault.text).join(' ')) };
  const inputs: Input<Siege>[] = [];
  for (const { text: one, line } of header.rest) {
    const refusal = playLine(state, one, inputs);
    if (refusal) return { line, refusal };
  }
  return { setup: header.setup, inputs, state };
}

/** Plays one line on `state`. */
function playLine(state: SiegeState, line: string, inputs: Input<Siege>[]): Refusal | undefined {
  const read = readLine(line);
  if (isRefusal(read)) return read;
  for (const input of read) {
    const refusal = apply(siegeBook, state, input);
    if (refusal) return refusal;
    inputs.push(input);
  }
  return undefined;
}

/** SN-13.1 `roll a b` is the roll and the faces that fell; every other line is one move. */
function readLine(line: string): readonly Input<Siege>[] | Refusal {
  const rolled = /^roll (\d{1,3}) (\d{1,3})$/.exec(line);
  if (rolled)
    return [
      { type: 'roll', seat: 0 },
      { type: 'dice', faces: [Number(rolled[1]), Number(rolled[2])] },
    ];
  if (line.startsWith('roll')) return unreadable(line);
  const move = readNotation(line, 0);
  return isRefusal(move) ? move : [move];
}

/** The header line by line; an unreadable line is reported with its number. */
function readHeader(lines: readonly Numbered[]): Header | FileFault {
  const wrong = (at: number): FileFault => ({
    line: lines[at]?.line ?? (lines.at(-1)?.line ?? 0) + 1,
    refusal: unreadable(lines[at]?.text ?? ''),
  });
  const wordAt = (at: number, pattern: RegExp) => pattern.exec(lines[at]?.text ?? '')?.[1];
  const sheet = wordAt(1, /^sheet ([a-z0-9-]{1,32})$/) ?? '';
  const grid = sheet === 'inline' ? gridAt(lines, 2) : [];
  const at = 2 + grid.length;
  const seed = wordAt(at, /^seed ([A-Za-z0-9._-]{1,64})$/);
  const lastCall = wordAt(at + 1, /^lastcall (on|off)$/);
  if (lines[0]?.text !== 'siege 1') return wrong(0);
  if (!isSheetId(sheet) && sheet !== 'daily' && sheet !== 'inline') return wrong(1);
  // SN-14.7 A daily sheet is made from its seed, so it needs one.
  if (seed === undefined || (sheet === 'daily' && seed === '-')) return wrong(at);
  if (lastCall === undefined) return wrong(at + 1);
  const options = { sheet, seed, lastCall: lastCall === 'on', ...(sheet === 'inline' ? { ownSheet: grid } : {}) };
  return { setup: { players: 1, options }, rest: lines.slice(at + 2) };
}

function gridAt(lines: readonly Numbered[], from: number): string[] {
  const rows: string[] = [];
  for (let at = from; lines[at]?.text.startsWith('grid '); at++) rows.push(lines[at]!.text.slice('grid '.length));
  return rows;
}

/** The file of a night: its header from any state of it, its lines from the inputs. */
export function printSiegeFile(state: SiegeState, inputs: readonly Input<Siege>[]): string {
  const { sheet, seed, lastCall } = state;
  const isNamed = isSheetId(sheet.id) || sheet.id === 'daily';
  const grid = isNamed ? [] : sheet.grid.map((row) => `grid ${row}`);
  const header = [
    'siege 1',
    `sheet ${isNamed ? sheet.id : 'inline'}`,
    ...grid,
    `seed ${seed || '-'}`,
    `lastcall ${lastCall ? 'on' : 'off'}`,
  ];
  return `${[...header, ...inputs.flatMap(lineOf)].join('\n')}\n`;
}

/** The roll is written with its faces; one whose dice have not fallen yet is no line. */
function lineOf(input: Input<Siege>): string[] {
  if (input.type === 'dice') return [`roll ${input.faces.join(' ')}`];
  if (input.type === 'roll' || input.type === 'pass' || input.type === 'bell') return [];
  return [printMove(input)];
}

export const siegeFile: FileForm<Siege> = {
  read: (text) => {
    const file = readSiegeFile(text);
    if (!isFileFault(file)) return file;
    const { code, text: why, rule } = file.refusal;
    return { where: `line ${file.line}`, code, text: why, rule };
  },
  // The header has no line for house rules.
  print: (state, inputs) => (state.house ? undefined : printSiegeFile(state, inputs)),
};

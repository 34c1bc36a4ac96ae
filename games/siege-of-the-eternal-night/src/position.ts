import type { Fault, Json } from '@nightfall/kernel';
import { boardRows } from './board-text.ts';
import { isSheetId } from './content/sheets.ts';
import { enemiesLeft, heroesWaiting } from './deployment.ts';
import { readDrawing } from './position-drawing.ts';
import { stackOf, stageFaults, type Stage } from './position-stage.ts';
import { newNight, sheetNamed } from './setup.ts';
import { isSeed } from './sheet/generator.ts';
import { docOf } from './sheet/sheet.ts';
import { isRolling, phaseOf, type Die, type SiegeState } from './state.ts';
import { seededRoll } from './rules/night.ts';

/** The position text: everything a state holds, in a form that is written by hand. What follows from the rest is printed for the eye. */
export function printPosition(s: SiegeState): Json {
  return {
    sheet: isSheetId(s.sheet.id) || s.sheet.id === 'daily' ? s.sheet.id : docOf(s.sheet),
    seed: s.seed,
    lastCall: s.lastCall,
    phase: phaseOf(s),
    rolling: isRolling(s),
    turn: s.turn,
    dice: s.dice && s.dice.map(({ value, status }) => `${value} ${status}`),
    board: boardRows(s),
    shapes: s.shapes.map(({ turn, kind, die, cells }) => [turn, kind, ...(die ? [die] : []), ...cells].join(' ')),
    free: s.free.map(({ turn, cell }) => `${turn} ${cell}`),
    altar: s.altar,
    heroesUsed: s.heroesUsed,
    heroesWaiting: heroesWaiting(s),
    pendingBonus: s.pendingBonus,
    hour: s.hour,
    clearedOn: s.clearedOn,
    rolls: s.rolls,
    enemiesLeft: enemiesLeft(s),
  };
}

type Fields = { readonly [key: string]: Json };
const KEYS = (
  'sheet seed lastCall phase rolling turn dice board shapes free altar heroesUsed ' +
  'heroesWaiting pendingBonus hour clearedOn rolls enemiesLeft'
).split(' ');
const fault = (where: string, text: string): Fault => ({ where, code: 'POSITION', text });

/** A whole number in a range, or its default. */
function reader(fields: Fields, faults: Fault[]) {
  const count = (key: string, most: number, otherwise: number): number => {
    const value = fields[key] ?? otherwise;
    if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most) return Number(value);
    faults.push(fault(key, `${key} is a whole number from 0 to ${most}.`));
    return 0;
  };
  const orNull = (key: string, most: number): number | null => ((fields[key] ?? null) === null ? null : count(key, most, 0));
  return { count, orNull };
}

function readDice(data: Json | undefined, faults: Fault[]): [Die, Die] | null {
  if (data === undefined || data === null) return null;
  const dice = (Array.isArray(data) ? data : String(data).split(/ (?=\d)/)).map(readDie);
  if (dice.length === 2 && dice[0] && dice[1]) return [dice[0], dice[1]];
  faults.push(fault('dice', 'Dice are two entries such as "3 open" and "4 used".'));
  return null;
}
function readDie(data: Json): Die | undefined {
  const found = /^([1-6])(?: (open|used|passed))?$/.exec(String(data));
  return found ? { value: Number(found[1]), status: (found[2] ?? 'open') as Die['status'] } : undefined;
}

/** How many rolls a night has taken by its turn `turn`: fixed by the seed, else one a turn. */
function usualRolls(seed: string, turn: number): number {
  if (!isSeed(seed)) return turn;
  let rolls = 0;
  for (let done = 0; done < turn; rolls++) {
    const [a, b] = seededRoll(seed, rolls);
    if (a !== b) done++;
  }
  return rolls;
}

/** Reads a position; keys left out get the values of a new night, or follow from the drawing. */
export function readPosition(data: Json): SiegeState | readonly Fault[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [fault('', 'A position is an object.')];
  const fields = data as Fields;
  const strange = Object.keys(fields).find((key) => !KEYS.includes(key));
  if (strange !== undefined) return [fault(strange.slice(0, 40), 'There is no such key in a position.')];
  const seed = fields['seed'] ?? '-';
  if (typeof seed !== 'string' || (seed !== '' && seed !== '-' && !isSeed(seed))) return [fault('seed', 'This is not a seed.')];
  const named = fields['sheet'] ?? 'last-gate';
  const sheet = typeof named === 'string' ? sheetNamed(named, seed, null) : sheetNamed('inline', seed, named);
  if (!('grid' in sheet)) return sheet;
  return readRest(newNight(sheet, seed, fields['lastCall'] === true), fields);
}

function readRest(s: SiegeState, fields: Fields): SiegeState | readonly Fault[] {
  const faults: Fault[] = [];
  const { count, orNull } = reader(fields, faults);
  const drawn = readDrawing(s, fields, faults);
  s.turn = count('turn', 9, drawn);
  s.dice = readDice(fields['dice'], faults);
  s.altar = count('altar', 9, 0);
  s.heroesUsed = count('heroesUsed', 3, 0);
  s.pendingBonus = count('pendingBonus', 128, 0);
  s.hour = orNull('hour', 12);
  s.clearedOn = orNull('clearedOn', 9);
  s.rolls = count('rolls', 1_000_000, usualRolls(s.seed, s.turn));
  const stage: Stage = { phase: String(fields['phase'] ?? 'READY'), rolling: fields['rolling'] === true, drawn };
  faults.push(...stageFaults(s, stage));
  if (faults.length > 0) return faults;
  s.stack = stackOf(stage);
  return s;
}

import {
  either,
  type Fault,
  flag,
  houseShape,
  int,
  isFaults,
  type Json,
  list,
  nullable,
  oneOf,
  optional,
  readAs,
  record,
  type Shape,
  text,
  tuple,
  type ValueOf,
  word,
  written,
} from '@nightfall/kernel';
import { boardRows } from './board.ts';
import { dials } from '../content/options.ts';
import { isSheetId } from '../content/sheets.ts';
import { enemiesLeft, heroesWaiting } from '../queries/deployment.ts';
import { FREE, readDrawing, SHAPE } from './position-drawing.ts';
import { PHASES, stackOf, stageFaults, type Stage } from './position-stage.ts';
import { newNight, sheetNamed } from '../setup.ts';
import { isSeed } from '../sheet/generator.ts';
import { docOf, SHEET, type SheetDoc } from '../sheet/sheet.ts';
import { isRolling, phaseOf, type Die, type SiegeState } from '../state.ts';
import { seededRoll } from '../rules/night.ts';

/** The position text: everything a state holds, in a form that is written by hand. What follows from the rest is printed for the eye. */
export function printPosition(s: SiegeState): Json {
  return {
    sheet: isSheetId(s.sheet.id) || s.sheet.id === 'daily' ? s.sheet.id : docOf(s.sheet),
    seed: s.seed,
    lastCall: s.lastCall,
    ...(s.house && { house: { ...s.house } }),
    phase: phaseOf(s),
    rolling: isRolling(s),
    turn: s.turn,
    dice: s.dice && s.dice.map(DIE.print),
    board: boardRows(s),
    shapes: s.shapes.map(SHAPE.print),
    free: s.free.map(FREE.print),
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

function parseDie(words: string): Die | string {
  const found = /^([1-6])(?: (open|used|passed))?$/.exec(words);
  return found ? { value: Number(found[1]), status: (found[2] ?? 'open') as Die['status'] } : '';
}
const DIE: Shape<Die> = written('a die such as "3 open"', parseDie, ({ value, status }) => `${value} ${status}`);
const count = (most: number) => optional(int(0, most));
/** A position as it is written: what it may hold. Everything may be left out. */
const POSITION = record({
  sheet: optional(either<string | SheetDoc | string[]>(text(32), SHEET, list(text(128), 128)), 'last-gate'),
  seed: optional(word(/^(?:|[A-Za-z0-9._-]{1,64})$/), '-'),
  lastCall: optional(flag, false),
  house: optional(houseShape(dials)),
  phase: optional(oneOf(...PHASES), 'READY'),
  rolling: optional(flag, false),
  turn: count(9),
  dice: optional(nullable(tuple(DIE, DIE)), null),
  board: optional(list(text(16), 16), []),
  shapes: optional(list(SHAPE, 128)),
  free: optional(list(FREE, 128)),
  altar: optional(int(0, 9), 0),
  heroesUsed: optional(int(0, 3), 0),
  heroesWaiting: count(3),
  pendingBonus: optional(int(0, 128), 0),
  hour: optional(nullable(int(0, 12)), null),
  clearedOn: optional(nullable(int(0, 9))),
  rolls: count(1_000_000),
  enemiesLeft: count(128),
});
type Written = ValueOf<typeof POSITION>;

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
  const form = readAs(POSITION, data);
  if (isFaults(form)) return form;
  const { sheet: named, seed, lastCall, house } = form;
  const sheet = typeof named === 'string' ? sheetNamed(named, seed, null) : sheetNamed('inline', seed, named);
  return 'grid' in sheet ? readRest(newNight(sheet, seed, lastCall, house), form) : sheet;
}

function readRest(s: SiegeState, form: Written): SiegeState | readonly Fault[] {
  const faults: Fault[] = [];
  const drawn = readDrawing(s, form, faults);
  s.turn = form.turn ?? drawn;
  s.dice = form.dice;
  s.altar = form.altar;
  s.heroesUsed = form.heroesUsed;
  s.pendingBonus = form.pendingBonus;
  s.hour = form.hour;
  s.clearedOn = form.clearedOn === undefined ? (enemiesLeft(s) === 0 ? s.turn : null) : form.clearedOn;
  s.rolls = form.rolls ?? usualRolls(s.seed, s.turn);
  const stage: Stage = { phase: form.phase, rolling: form.rolling, drawn };
  faults.push(...stageFaults(s, stage), ...countFaults(s, form));
  if (faults.length > 0) return faults;
  s.stack = stackOf(stage);
  return s;
}

/** What is printed for the eye must be true, if it is given. */
function countFaults(s: SiegeState, { heroesWaiting: waiting, enemiesLeft: left }: Written): Fault[] {
  const isWrong = (given: number | undefined, counted: number) => given !== undefined && given !== counted;
  return [
    ...(isWrong(waiting, heroesWaiting(s))
      ? [{ where: 'heroesWaiting', code: 'COUNT', text: `${heroesWaiting(s)} heroes are waiting.` }]
      : []),
    ...(isWrong(left, enemiesLeft(s))
      ? [{ where: 'enemiesLeft', code: 'COUNT', text: `${enemiesLeft(s)} enemies are left.` }]
      : []),
  ];
}

import { type Json, no, type Reason, type Refusal } from '@nightfall/kernel';
import { heroesEarned, turnMarked } from '../queries/deployment.ts';
import { FIXED_NAMES, FIXED_RULES, type Fixed } from '../sheet/fixed-shapes.ts';
import type { SiegeState } from '../state.ts';

/** The refusals of SN-13.14, in the order of their table. `squares` are the ones to light up. */
const bad = <T extends Reason['text']>(
  rule: string,
  code: string,
  text: T,
  squares: readonly string[] = [],
  facts: { [name: string]: Json } = {},
) => no(rule, code, text, { squares, ...facts });

export const unknown = (word: string): Refusal =>
  bad('SN-13', 'UNKNOWN', `There is no "${word.slice(0, 40)}" in this game.`, [], { word });
export const unreadable = (line: string): Refusal => bad('SN-14.2', 'FORMAT', `Can't read this line: ${line.slice(0, 200)}`);
export const OVER = bad('SN-11', 'OVER', "The night is over, so you can't draw any more.");
export const NO_LAST_CALL = bad('SN-12.1', 'VARIANT', 'This night is played without Last Call.');
export const BONUS_OPEN = bad('SN-10.4', 'BONUS_OPEN', 'First place or decline the free mark that your wallbreaker gave you.');
export const notNow = (allowed: readonly string[]): Reason =>
  bad('SN-4.3', 'PHASE', () => `You can't do that now. You can: ${allowed.join(', ')}.`, [], { allowed: [...allowed] });
export const wrongDice = (expected: readonly number[] | undefined): Refusal =>
  expected
    ? bad('SN-3.7', 'DICE', `These are not the dice of this night; it needs ${expected.join(' ')}.`, [], {
        expected: [...expected],
      })
    : bad('SN-3.7', 'DICE', 'Enter two numbers from 1 to 6.');
export const dieSpent = (die: string, status: string): Reason =>
  bad('SN-13.4', 'DIE_SPENT', () => `Die ${die} is already ${status}.`, [], { die, status });
export const SIX_CASTS = bad('SN-8.5', 'DIE_FACE', 'A 6 casts a spell; it cannot send a troop.');
export const onlySixCasts = (value: number): Reason =>
  bad('SN-8.5', 'DIE_FACE', () => `Only a 6 casts a spell; this die shows ${value}.`, [], { value });

export function noHero(v: SiegeState): Reason {
  if (v.heroesUsed === 3) return bad('SN-7.6', 'NO_HERO', 'All three heroes have already fought.');
  const missing = 3 * (heroesEarned(v) + 1) - v.altar;
  const circles = missing === 1 ? '1 more circle brings' : `${missing} more circles bring`;
  return bad('SN-7.6', 'NO_HERO', () => `No hero is waiting: ${circles} the next one.`, [], { missing });
}

export const wrongSize = (rule: string, wanted: string, drawn: number): Reason =>
  bad(rule, 'SIZE', () => `This needs ${wanted}; you drew ${drawn}.`, [], { wanted, drawn });
export const offSheet = (cell: string): Reason =>
  bad('SN-5.9', 'OFF_SHEET', () => `${cell} is not a square on this sheet.`, [cell]);
export const duplicate = (cell: string): Reason => bad('SN-5.2', 'DUPLICATE', () => `${cell} is in the shape twice.`, [cell]);
export function taken(v: SiegeState, cell: string, rule = 'SN-5.10'): Reason {
  const turn = turnMarked(v, cell);
  return bad(rule, 'TAKEN', () => `${cell} is taken: it was marked in turn ${turn}.`, [cell], { turn });
}
export const broken = (a: string, b: string): Reason =>
  bad('SN-5.3', 'BROKEN', () => `${a} and ${b} are not side by side; each square must be next to the one before.`, [a, b]);
export const selfTouch = (a: string, b: string): Reason =>
  bad('SN-5.4', 'SELF_TOUCH', () => `${a} runs beside ${b}; a troop may not touch itself.`, [a, b]);
export const straight = (cells: readonly string[]): Reason =>
  bad('SN-5.5', 'STRAIGHT', () => `${cells[0]} to ${cells[3]} are four in a line; at most three may be in a line.`, cells);
export const wrongShape = (shape: Fixed, cells: readonly string[]): Reason =>
  bad(FIXED_RULES[shape], 'SHAPE', () => `These squares are not a ${FIXED_NAMES[shape]}.`, cells);
export const touchesNow = (a: string, b: string): Reason =>
  bad('SN-6.1', 'TOUCH_NOW', () => `${a} touches ${b}, drawn this turn. Only corners may meet.`, [a, b]);
export const touchesLast = (a: string, b: string, turn: number): Reason =>
  bad('SN-6.2', 'TOUCH_LAST', () => `${a} touches ${b}, drawn in turn ${turn}. Only corners may meet until next turn.`, [a, b], {
    turn,
  });
export const notEnemy = (cell: string): Reason =>
  bad('SN-10.5', 'NOT_ENEMY', () => `${cell} is a gate; a free mark must strike an enemy.`, [cell]);
export const diceOpen = (die: string): Reason =>
  bad('SN-4.6', 'DICE_OPEN', () => `Die ${die} is still open: use it or pass it.`, [], { die });
export const WRONG_HOUR = bad('SN-12.3', 'HOUR', 'The hour must be a whole number from 1 to 12.');

import type { Json, Reason, Refusal } from '@nightfall/kernel';
import { heroesEarned, turnMarked } from '../queries/deployment.ts';
import { FIXED_NAMES, FIXED_RULES, type Fixed } from '../sheet/fixed-shapes.ts';
import type { SiegeState } from '../state.ts';

/** The refusals of SN-13.14, in the order of their table. `squares` are the ones to light up. */
const no = <T extends Reason['text']>(
  code: string,
  rule: string,
  text: T,
  squares: readonly string[] = [],
  facts: { [name: string]: Json } = {},
) => ({
  rule,
  code,
  text,
  facts: { squares, ...facts },
});

export const unknown = (word: string): Refusal =>
  no('UNKNOWN', 'SN-13', `There is no "${word.slice(0, 40)}" in this game.`, [], { word });
export const unreadable = (line: string): Refusal => no('FORMAT', 'SN-14.2', `Can't read this line: ${line.slice(0, 200)}`);
export const OVER = no('OVER', 'SN-11', "The night is over, so you can't draw any more.");
export const NO_LAST_CALL = no('VARIANT', 'SN-12.1', 'This night is played without Last Call.');
export const BONUS_OPEN = no('BONUS_OPEN', 'SN-10.4', 'First place or decline the free mark that your wallbreaker gave you.');
export const notNow = (allowed: readonly string[]): Reason =>
  no('PHASE', 'SN-4.3', () => `You can't do that now. You can: ${allowed.join(', ')}.`, [], { allowed: [...allowed] });
export const wrongDice = (expected: readonly number[] | undefined): Refusal =>
  expected
    ? no('DICE', 'SN-3.7', `These are not the dice of this night; it needs ${expected.join(' ')}.`, [], {
        expected: [...expected],
      })
    : no('DICE', 'SN-3.7', 'Enter two numbers from 1 to 6.');
export const dieSpent = (die: string, status: string): Reason =>
  no('DIE_SPENT', 'SN-13.4', () => `Die ${die} is already ${status}.`, [], { die, status });
export const SIX_CASTS = no('DIE_FACE', 'SN-8.5', 'A 6 casts a spell; it cannot send a troop.');
export const onlySixCasts = (value: number): Reason =>
  no('DIE_FACE', 'SN-8.5', () => `Only a 6 casts a spell; this die shows ${value}.`, [], { value });

export function noHero(v: SiegeState): Reason {
  if (v.heroesUsed === 3) return no('NO_HERO', 'SN-7.6', 'All three heroes have already fought.');
  const missing = 3 * (heroesEarned(v) + 1) - v.altar;
  const circles = missing === 1 ? '1 more circle brings' : `${missing} more circles bring`;
  return no('NO_HERO', 'SN-7.6', () => `No hero is waiting: ${circles} the next one.`, [], { missing });
}

export const wrongSize = (rule: string, wanted: string, drawn: number): Reason =>
  no('SIZE', rule, () => `This needs ${wanted}; you drew ${drawn}.`, [], { wanted, drawn });
export const offSheet = (cell: string): Reason =>
  no('OFF_SHEET', 'SN-5.9', () => `${cell} is not a square on this sheet.`, [cell]);
export const duplicate = (cell: string): Reason => no('DUPLICATE', 'SN-5.2', () => `${cell} is in the shape twice.`, [cell]);
export function taken(v: SiegeState, cell: string, rule = 'SN-5.10'): Reason {
  const turn = turnMarked(v, cell);
  return no('TAKEN', rule, () => `${cell} is taken: it was marked in turn ${turn}.`, [cell], { turn });
}
export const broken = (a: string, b: string): Reason =>
  no('BROKEN', 'SN-5.3', () => `${a} and ${b} are not side by side; each square must be next to the one before.`, [a, b]);
export const selfTouch = (a: string, b: string): Reason =>
  no('SELF_TOUCH', 'SN-5.4', () => `${a} runs beside ${b}; a troop may not touch itself.`, [a, b]);
export const straight = (cells: readonly string[]): Reason =>
  no('STRAIGHT', 'SN-5.5', () => `${cells[0]} to ${cells[3]} are four in a line; at most three may be in a line.`, cells);
export const wrongShape = (shape: Fixed, cells: readonly string[]): Reason =>
  no('SHAPE', FIXED_RULES[shape], () => `These squares are not a ${FIXED_NAMES[shape]}.`, cells);
export const touchesNow = (a: string, b: string): Reason =>
  no('TOUCH_NOW', 'SN-6.1', () => `${a} touches ${b}, drawn this turn. Only corners may meet.`, [a, b]);
export const touchesLast = (a: string, b: string, turn: number): Reason =>
  no('TOUCH_LAST', 'SN-6.2', () => `${a} touches ${b}, drawn in turn ${turn}. Only corners may meet until next turn.`, [a, b], {
    turn,
  });
export const notEnemy = (cell: string): Reason =>
  no('NOT_ENEMY', 'SN-10.5', () => `${cell} is a gate; a free mark must strike an enemy.`, [cell]);
export const diceOpen = (die: string): Reason =>
  no('DICE_OPEN', 'SN-4.6', () => `Die ${die} is still open: use it or pass it.`, [], { die });
export const WRONG_HOUR = no('HOUR', 'SN-12.3', 'The hour must be a whole number from 1 to 12.');

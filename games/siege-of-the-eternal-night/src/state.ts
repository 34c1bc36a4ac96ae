import type { Frame, House } from '@nightfall/kernel';
import type { Mask } from './sheet/mask.ts';
import type { Sheet } from './sheet/sheet.ts';

export type Phase = 'READY' | 'VOLLEY' | 'REROLL' | 'ACT' | 'BONUS' | 'HOUR' | 'LAST' | 'OVER';
export type Spell = 'flamestrike' | 'hammer';
export type Kind = 'troop' | Spell | 'volley' | 'hero' | 'last';
export type DieName = 'A' | 'B';
export type Die = { value: number; status: 'open' | 'used' | 'passed' };
/** SN-5.1 One drawn group of squares. Never changed once drawn. */
export type Shape = {
  readonly turn: number;
  readonly kind: Kind;
  readonly die: DieName | null;
  readonly cells: readonly string[];
};
/** SN-10.8 A free mark is no shape. */
export type FreeMark = { readonly turn: number; readonly cell: string };

export type NightFrame = Frame & { rule: 'night'; at: 'turns' | 'hour' | 'last' | 'over' | 'end' };
export type TurnFrame = Frame & { rule: 'turn'; at: 'open' | 'roll' | 'volley' | 'reroll' | 'act' | 'end' };
export type FreeMarksFrame = Frame & { rule: 'freeMarks'; at: 'settle' | 'end' };
export type SiegeFrame = NightFrame | TurnFrame | FreeMarksFrame;

/** SN-4.1 Nothing here is secret: everyone sees the whole state. */
export type SiegeState = {
  stack: SiegeFrame[];
  sheet: Sheet;
  /** A seed; '-' for table dice typed in (SN-3.7); '' for the dice of the match. */
  seed: string;
  lastCall: boolean;
  /** Left out by the book. Never written. */
  house?: House;
  /** 0 before the first roll, then 1 to 9. */
  turn: number;
  /** Shown but locked while a volley is settled; null between turns and after them. */
  dice: [Die, Die] | null;
  shapes: Shape[];
  free: FreeMark[];
  /** Circles crossed, 0 to 9 (SN-7.4). */
  altar: number;
  heroesUsed: number;
  /** Free marks still to be placed or declined. */
  pendingBonus: number;
  hour: number | null;
  /** The turn in which the last enemy fell (SN-11.3). */
  clearedOn: number | null;
  rolls: number;
  /** What follows from `shapes` and `free`, kept for speed: marked places, and those beside shapes of this turn and of the one before. */
  marked: Mask;
  besideNow: Mask;
  besideLast: Mask;
};

/** SN-4.3 The phase follows from where the rules stand. While dice fall it is still the phase that asked for them. */
export function phaseOf(v: SiegeState): Phase {
  const f = v.stack[v.stack.length - 1];
  if (!f) return 'OVER';
  if (f.rule === 'freeMarks') return 'BONUS';
  if (f.rule === 'night') return f.at === 'hour' ? 'HOUR' : 'LAST';
  if (f.at === 'act') return 'ACT';
  if (f.at === 'volley') return 'VOLLEY';
  return v.dice === null ? 'READY' : 'REROLL';
}

/** Does the game wait for the faces of a roll that was begun? */
export const isRolling = (v: SiegeState): boolean => v.stack[v.stack.length - 1]?.at === 'roll';

export function clone(s: SiegeState): SiegeState {
  return {
    stack: s.stack.map((f) => ({ ...f })),
    sheet: s.sheet,
    seed: s.seed,
    lastCall: s.lastCall,
    ...(s.house && { house: s.house }),
    turn: s.turn,
    dice: s.dice && [{ ...s.dice[0] }, { ...s.dice[1] }],
    shapes: [...s.shapes],
    free: [...s.free],
    altar: s.altar,
    heroesUsed: s.heroesUsed,
    pendingBonus: s.pendingBonus,
    hour: s.hour,
    clearedOn: s.clearedOn,
    rolls: s.rolls,
    marked: [...s.marked],
    besideNow: [...s.besideNow],
    besideLast: [...s.besideLast],
  };
}

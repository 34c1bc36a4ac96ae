import type { Seat } from '@nightfall/kernel';
import type { Slot, Sym } from '../content/equipment.ts';
import type { DieName } from '../moves.ts';
import type { Crew, Die, View } from '../state.ts';

export const DIE_NAMES: readonly DieName[] = ['A', 'B'];
export const dieIndex = (die: DieName): 0 | 1 => (die === 'A' ? 0 : 1);
const ON: { readonly [K in Slot]: Die } = { engine: 'onEngine', axe: 'onAxe', shutoff: 'onShutoff' };

/** FD-11.14 A die that is locked on a slot. */
export const lockedOn = (slot: Slot): Die => ON[slot];
export function slotOfDie(die: Die): Slot | undefined {
  if (die === 'onEngine') return 'engine';
  if (die === 'onAxe') return 'axe';
  return die === 'onShutoff' ? 'shutoff' : undefined;
}
export const symbolOf = (die: Die): Sym | undefined =>
  die === 'vehicle' || die === 'water' || die === 'firefighter' || die === 'gear' ? die : undefined;
/** How many dice lie on a slot. */
export const diceOn = (crew: Crew, slot: Slot): number =>
  (crew.dice[0] === ON[slot] ? 1 : 0) + (crew.dice[1] === ON[slot] ? 1 : 0);
export const hasSlotted = (crew: Crew): boolean => slotOfDie(crew.dice[0]) !== undefined || slotOfDie(crew.dice[1]) !== undefined;

const NONE: readonly DieName[] = [];
const ONLY_A: readonly DieName[] = ['A'];
const ONLY_B: readonly DieName[] = ['B'];
const named = (a: boolean, b: boolean): readonly DieName[] => (a ? (b ? DIE_NAMES : ONLY_A) : b ? ONLY_B : NONE);
/** The dice of a seat that show a symbol, and those that lie on slots. */
export const showing = (v: View, seat: Seat, sym: Sym): readonly DieName[] => {
  const { dice } = v.crews[seat]!;
  return named(dice[0] === sym, dice[1] === sym);
};
export const lockedDice = (v: View, seat: Seat): readonly DieName[] => {
  const { dice } = v.crews[seat]!;
  return named(slotOfDie(dice[0]) !== undefined, slotOfDie(dice[1]) !== undefined);
};

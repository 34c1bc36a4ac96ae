import type { Out, Seat } from '@nightfall/kernel';
import { FACES, SLOT_IDS, type Slot } from '../content/equipment.ts';
import type { DieName, Fd, FdEvent } from '../moves.ts';
import { DIE_NAMES, dieIndex, diceOn, lockedOn } from '../queries/dice.ts';
import type { Aim, State } from '../state.ts';

/** FD-11.13, FD-11.14 The dice named show what has fallen. */
export function showFaces(s: State, seat: Seat, dice: readonly number[], faces: readonly number[], out: Out<Fd>): void {
  dice.forEach((die, i) => (s.crews[seat]!.dice[die === 0 ? 0 : 1] = FACES[faces[i]! - 1]!));
  out?.({ type: 'rolled', seat, dice: dice.map((die) => DIE_NAMES[die]!), symbols: faces.map((face) => FACES[face - 1]!) });
}

/** FD-20.2 */
export function spendRoll(s: State, seat: Seat): void {
  s.crews[seat]!.rolls -= 1;
}

/** FD-11.16 A symbol is used for one action, then the die is idle. */
export function spendDie(s: State, seat: Seat, die: DieName): void {
  s.crews[seat]!.dice[dieIndex(die)] = 'idle';
}
export function lockDie(s: State, seat: Seat, die: DieName, slot: Slot): void {
  s.crews[seat]!.dice[dieIndex(die)] = lockedOn(slot);
}
/** FD-14.7 What the dice on a slot are meant for. */
export function aim(s: State, seat: Seat, slot: Slot, target: Aim): void {
  s.crews[seat]!.aims[slot] = target;
}
type Placing = {
  readonly seat: Seat;
  readonly die: DieName;
  readonly slot: Slot;
  readonly space: string | null;
  readonly water: number;
};
/** FD-11.18 A die is locked on a slot, with or without an intent. */
export function placeDie(s: State, { seat, die, slot, space, water }: Placing, out: Out<Fd>): void {
  lockDie(s, seat, die, slot);
  if (space !== null) aim(s, seat, slot, { space, water });
  out?.({ type: 'slotPlaced', seat, die, slot, space });
}
/** The dice on a slot are idle again, and its aim is forgotten. */
export function freeSlot(s: State, seat: Seat, slot: Slot): void {
  const crew = s.crews[seat]!;
  const on = lockedOn(slot);
  if (crew.dice[0] === on) crew.dice[0] = 'idle';
  if (crew.dice[1] === on) crew.dice[1] = 'idle';
  crew.aims[slot] = null;
}

type Why = Extract<FdEvent, { type: 'slotFreed' }>['why'];
/** FD-14.6 A slot is given up, and the log says why. */
export function releaseSlot(s: State, seat: Seat, slot: Slot, why: Why, out: Out<Fd>): void {
  freeSlot(s, seat, slot);
  out?.({ type: 'slotFreed', seat, slot, why });
}
/** FD-11.19 One die leaves its slot. */
export function takeDieBack(s: State, seat: Seat, die: DieName, slot: Slot, out: Out<Fd>): void {
  spendDie(s, seat, die);
  if (diceOn(s.crews[seat]!, slot) === 0) freeSlot(s, seat, slot);
  out?.({ type: 'slotFreed', seat, slot, why: 'retracted' });
}

/** FD-14.8, FD-10.3 All Action dice are idle and all slots empty. */
export function idleAll(s: State): void {
  for (const [seat, crew] of s.crews.entries()) {
    for (const slot of SLOT_IDS) if (diceOn(crew, slot) > 0) freeSlot(s, seat, slot);
    crew.dice = ['idle', 'idle'];
    crew.aims = { engine: null, axe: null, shutoff: null };
  }
}
/** FD-14.1 Symbols that were neither used nor placed are lost. */
export function loseSymbols(s: State): void {
  for (const crew of s.crews)
    for (const i of [0, 1] as const) if (crew.dice[i] !== 'idle' && !crew.dice[i].startsWith('on')) crew.dice[i] = 'idle';
}

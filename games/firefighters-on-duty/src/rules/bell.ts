import { call, type Out, type Seat } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import { type Slot, SLOT_IDS } from '../content/equipment.ts';
import { SLOT_NAMES } from '../content/names.ts';
import { diceOn, hasSlotted } from '../queries/dice.ts';
import type { Fd } from '../moves.ts';
import type { FdFrame, ShiftFrame, State, View } from '../state.ts';
import { releaseSlot } from '../verbs/dice.ts';
import { command, SLOT } from './command.ts';
import { slotEmpty } from './refusals.ts';
import { isTarget } from './targets.ts';

const hasTarget = (v: View, seat: Seat, slot: Slot): boolean => v.spaces.some((_, space) => isTarget(v, seat, slot, space));

function sweepSlot(s: State, seat: Seat, slot: Slot, out: Out<Fd>): void {
  const count = diceOn(s.crews[seat]!, slot);
  if (count === 0) return;
  const isHalf = slot === 'shutoff' && count === 1; // 14.5
  if (isHalf || !hasTarget(s, seat, slot)) releaseSlot(s, seat, slot, isHalf ? 'half' : 'noTarget', out);
}

/** FD-14.5, FD-14.6 Frees every slot that has nothing left to do; without one the Fire Phase begins. */
export function sweepSlots(s: State, f: ShiftFrame, out: Out<Fd>): void {
  for (const seat of s.crews.keys()) for (const slot of SLOT_IDS) sweepSlot(s, seat, slot, out);
  if (!s.crews.some(hasSlotted)) f.at = 'fire';
}

/** FD-14.3 The seats that still have a slot to resolve. */
export const slotHolders = (v: View): readonly Seat[] => v.crews.flatMap((crew, seat) => (hasSlotted(crew) ? [seat] : []));

/** FD-14.3 A seat gives a slot up. */
export const forfeit = command('forfeit', {
  fields: { slot: SLOT },
  name: 'Give up a slot',
  label: (_v, { slot }) => `Give up ${SLOT_NAMES[slot]}`,
  domain: () => ({ slot: SLOT_IDS }),
  refuse: (v, _f, { seat, slot }) => (diceOn(v.crews[seat]!, slot) > 0 ? undefined : slotEmpty(slot)), // 11.19
  perform: (s, _f, { seat, slot }, out) => releaseSlot(s, seat, slot, 'forfeit', out),
});

function intended(s: State, seat: Seat): FdFrame[] {
  const { aims } = s.crews[seat]!;
  const at = (id: string): number => cityOf(s).indexOf[id]!;
  const frames: FdFrame[] = [];
  if (aims.engine) frames.push({ rule: 'hose', at: 'throw', seat, space: at(aims.engine.space), water: aims.engine.water });
  if (aims.axe) frames.push({ rule: 'axe', at: 'throw', seat, space: at(aims.axe.space) });
  if (aims.shutoff) frames.push({ rule: 'shutoff', at: 'cut', seat, space: at(aims.shutoff.space) });
  return frames;
}

/** FD-14.7 The window closes: intents are resolved in seat order, the engine before the axe; the rest is forfeited. */
export function closeWindow(s: State): void {
  call<FdFrame>(s, ...slotHolders(s).flatMap((seat) => intended(s, seat)));
}
/** FD-14.7, FD-21.12 What is still on a slot when the window has closed is forfeited, and the log says so. */
export function forfeitRest(s: State, out: Out<Fd>): void {
  for (const seat of slotHolders(s))
    for (const slot of SLOT_IDS) if (diceOn(s.crews[seat]!, slot) > 0) releaseSlot(s, seat, slot, 'forfeit', out);
}

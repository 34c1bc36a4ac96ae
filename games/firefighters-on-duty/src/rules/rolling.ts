import { call, type Seat } from '@nightfall/kernel';
import { type Slot, SLOT_IDS, SLOTS } from '../content/equipment.ts';
import type { DieName, Intent, PlaceDie, Retract, Roll } from '../moves.ts';
import { DIE_NAMES, diceOn, dieIndex, hasSlotted, showing, slotOfDie } from '../queries/dice.ts';
import { isPaced } from '../queries/phase.ts';
import { ownEngine } from '../queries/vehicles.ts';
import type { FdFrame, RollFrame, View } from '../state.ts';
import { freeSlot, lockDie, showFaces, spendDie } from '../verbs/dice.ts';
import { notOnMap, notShowing } from './checks.ts';
import { dieLocked, NO_ROLLS, NOT_ON_A_SLOT, slotEmpty, slotFull, vehicleGone } from './refusals.ts';
import { dice, rule } from './sentences.ts';
import { targetsOf } from './targets.ts';
import type { Command } from './turn.ts';
import { VEHICLE_IDS, engineOf } from '../content/vehicles.ts';

const ONLY_A: readonly DieName[] = ['A'];
const ONLY_B: readonly DieName[] = ['B'];
const NONE: readonly never[] = [];
const slotUnder = (v: View, seat: Seat, die: DieName): Slot | undefined => slotOfDie(v.crews[seat]!.dice[dieIndex(die)]);

/** FD-11.15 Rolls one or both dice that are not on a slot; a symbol that still shows is given up. */
export const roll: Command<Roll> = {
  options: (v, _f, seat) => {
    const { dice: shown, rolls } = v.crews[seat]!;
    const found: Roll[] = [];
    if (isPaced(v) && rolls === 0) return found;
    if (!slotOfDie(shown[0])) found.push({ type: 'roll', seat, dice: ONLY_A });
    if (!slotOfDie(shown[1])) found.push({ type: 'roll', seat, dice: ONLY_B });
    if (found.length === 2) found.push({ type: 'roll', seat, dice: DIE_NAMES });
    return found;
  },
  refuse: (v, _f, { seat, dice: names }) => {
    for (const name of names) {
      const slot = slotUnder(v, seat, name);
      if (slot) return dieLocked(slot);
    }
    return isPaced(v) && v.crews[seat]!.rolls === 0 ? NO_ROLLS : undefined;
  },
  perform: (s, _f, { seat, dice: names }) => {
    if (isPaced(s)) s.crews[seat]!.rolls -= 1;
    if (s.beat?.seat === seat) s.beat.begun = true;
    call<FdFrame>(s, { rule: 'roll', at: 'throw', seat, dice: names.map(dieIndex) });
  },
};

/** FD-11 The Action dice fall, within the step of the command: no other hand comes between (FD-11.6). */
export const rolled = rule<RollFrame>('FD-11', {
  throw: dice(
    (_v, f) => (f.dice.length === 2 ? TWO : ONE),
    (s, f, faces, out) => showFaces(s, f.seat, f.dice, faces, out),
  ), // 11.13, 11.15
});
const ONE: readonly number[] = [6];
const TWO: readonly number[] = [6, 6];

/** FD-12.7, FD-12.20, FD-12.23 What keeps a die off a slot. FD-2.14: without an engine the cards still work. */
export function slotNo(v: View, seat: Seat, slot: Slot) {
  if (slot === 'engine' && ownEngine(v, seat).status === 'removed') return vehicleGone(VEHICLE_IDS[engineOf(seat)]!);
  return diceOn(v.crews[seat]!, slot) >= SLOTS[slot].dice ? slotFull(slot) : undefined;
}

/** FD-12.6, FD-12.20, FD-12.23 Locks a die on a slot. An intent is any space: whether it is legal shows when the window closes. */
export const place: Command<PlaceDie> = {
  sampled: true,
  options: (v, _f, seat) => {
    const found: PlaceDie[] = [];
    for (const slot of SLOT_IDS)
      for (const die of showing(v, seat, SLOTS[slot].sym))
        if (!slotNo(v, seat, slot)) found.push({ type: 'place', seat, die, slot, space: null, water: 0 });
    return found;
  },
  refuse: (v, _f, { seat, die, slot, space }) =>
    notShowing(v, seat, die, SLOTS[slot].sym) ?? slotNo(v, seat, slot) ?? (space === null ? undefined : notOnMap(v, space)),
  perform: (s, _f, { seat, die, slot, space, water }, out) => {
    lockDie(s, seat, die, slot);
    if (space !== null) s.crews[seat]!.aims[slot] = { space, water };
    out?.({ type: 'slotPlaced', seat, die, slot, space });
  },
};

/** FD-14.7 Says or changes what a die on a slot is meant for. */
export const intent: Command<Intent> = {
  sampled: true,
  options: (v, _f, seat) => {
    if (!hasSlotted(v.crews[seat]!)) return NONE;
    return SLOT_IDS.filter((slot) => diceOn(v.crews[seat]!, slot) > 0).flatMap((slot) =>
      targetsOf(v, seat, slot).map(({ space, water }): Intent => ({ type: 'intent', seat, slot, space, water })),
    );
  },
  refuse: (v, _f, { seat, slot, space }) => (diceOn(v.crews[seat]!, slot) === 0 ? slotEmpty(slot) : notOnMap(v, space)), // 11.19
  perform: (s, _f, { seat, slot, space, water }) => void (s.crews[seat]!.aims[slot] = { space, water }),
};

/** FD-11.19 A die leaves its slot; the symbol is lost. The other die of a shut-off stays. */
export const retract: Command<Retract> = {
  options: (v, _f, seat) => {
    if (!hasSlotted(v.crews[seat]!)) return NONE;
    return DIE_NAMES.filter((die) => slotUnder(v, seat, die)).map((die) => ({ type: 'retract', seat, die }));
  },
  refuse: (v, _f, { seat, die }) => (slotUnder(v, seat, die) ? undefined : NOT_ON_A_SLOT),
  perform: (s, _f, { seat, die }, out) => {
    const slot = slotUnder(s, seat, die)!;
    spendDie(s, seat, die);
    if (diceOn(s.crews[seat]!, slot) === 0) freeSlot(s, seat, slot);
    out?.({ type: 'slotFreed', seat, slot, why: 'retracted' });
  },
};

import { call, type Seat } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import type { Extinguish, QuickExtinguish } from '../moves.ts';
import { diceOn, showing } from '../queries/dice.ts';
import { ownEngine } from '../queries/vehicles.ts';
import { requirementAt } from '../queries/water.ts';
import type { FdFrame, HoseFrame, State, View } from '../state.ts';
import { freeSlot, lockDie } from '../verbs/dice.ts';
import { putOut } from '../verbs/fire.ts';
import { notOnMap, notShowing } from './checks.ts';
import { slotNo } from './rolling.ts';
import { dice, rule } from './sentences.ts';
import { hoseNo, isTarget, unfilled } from './targets.ts';
import type { Command } from './turn.ts';

const NONE: readonly never[] = [];
const throwWater = (s: State, seat: Seat, id: string, water: number): void =>
  call<FdFrame>(s, { rule: 'hose', at: 'throw', seat, space: cityOf(s).indexOf[id]!, water });

/** Every Fire that this seat could fight now; a hose team serves any number of engines (FD-12.12). */
function burning(v: View, seat: Seat): string[] {
  const { ids } = cityOf(v);
  const found: string[] = [];
  if (ownEngine(v, seat).water === 0) return found;
  for (let i = 0; i < v.spaces.length; i++) if (isTarget(v, seat, 'engine', i)) found.push(ids[i]!);
  return found;
}

/** FD-12.6, FD-12.8 Resolves the die on the engine. */
export const extinguish: Command<Extinguish> = {
  options: (v, _f, seat) => {
    if (diceOn(v.crews[seat]!, 'engine') === 0) return NONE;
    const found: Extinguish[] = [];
    for (const space of burning(v, seat))
      for (let water = 1; water <= ownEngine(v, seat).water; water++) found.push({ type: 'extinguish', seat, space, water });
    return found;
  },
  refuse: (v, _f, { seat, space, water }) =>
    unfilled(v, seat, 'engine') ?? notOnMap(v, space) ?? hoseNo(v, seat, cityOf(v).indexOf[space]!, water),
  perform: (s, _f, { seat, space, water }) => throwWater(s, seat, space, water),
};

/** FD-12.15 Placing and extinguishing in one command: all of it or nothing. */
export const quickExtinguish: Command<QuickExtinguish> = {
  options: (v, _f, seat) => {
    const names = showing(v, seat, 'water');
    if (names.length === 0 || slotNo(v, seat, 'engine')) return NONE;
    const found: QuickExtinguish[] = [];
    for (const space of burning(v, seat))
      for (let water = 1; water <= ownEngine(v, seat).water; water++)
        for (const die of names) found.push({ type: 'quickExtinguish', seat, die, space, water });
    return found;
  },
  refuse: (v, _f, { seat, die, space, water }) =>
    notShowing(v, seat, die, 'water') ??
    slotNo(v, seat, 'engine') ??
    notOnMap(v, space) ??
    hoseNo(v, seat, cityOf(v).indexOf[space]!, water),
  perform: (s, _f, { seat, die, space, water }) => {
    lockDie(s, seat, die, 'engine');
    throwWater(s, seat, space, water);
  },
};

/** FD-12 The water dice fall. An intent that is no longer legal throws nothing (FD-14.7). */
export const hosed = rule<HoseFrame>('FD-12', {
  throw: dice(
    (v, f) => (hoseNo(v, f.seat, f.space, f.water) ? [] : Array<number>(f.water).fill(6)),
    (s, f, faces, out) => {
      const { seat, space } = f;
      const requirement = requirementAt(s, space);
      const hits = faces.filter((face) => face >= requirement).length;
      const removed = Math.min(hits, s.spaces[space]!.active);
      putOut(s, space, removed);
      ownEngine(s, seat).water -= faces.length;
      s.supply.water += faces.length;
      freeSlot(s, seat, 'engine');
      const left = s.spaces[space]!.active;
      out?.({ type: 'extinguish', seat, space: cityOf(s).ids[space]!, rolled: faces, requirement, removed, left });
    },
  ), // 6.25, 12.13, 12.14
});

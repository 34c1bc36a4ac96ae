import { call, type Seat } from '@nightfall/kernel';
import { spaceOf } from '../city/cities.ts';
import { placeName } from '../content/names.ts';
import type { Sp } from '../moves.ts';
import { spacesWhere, upTo } from '../queries/places.ts';
import { ownEngine } from '../queries/vehicles.ts';
import type { FdFrame, HoseFrame, ShiftFrame, State, View } from '../state.ts';
import { spray } from '../verbs/water.ts';
import { notOnMap } from './checks.ts';
import { command, dieCommand, SPACE, WATER } from './command.ts';
import { dice, rule } from './sentences.ts';
import { hoseNo, unfilled } from './targets.ts';

type Jet = { readonly seat: Seat; readonly space: Sp; readonly water: number };
/** FD-12.6 Whether the die lies on the engine or is only locked there now. */
const jet = {
  fields: { space: SPACE, water: WATER },
  name: 'Spray',
  label: (_v: View, { space, water }: Jet): string => `Spray ${placeName(space)} with ${water} water`,
  /** Every Fire, and all the Water aboard; a hose team serves any number of engines (FD-12.12). */
  domain: (v: View, _f: ShiftFrame, seat: Seat) => ({
    space: spacesWhere(v, ({ active }) => active > 0),
    water: upTo(ownEngine(v, seat).water),
  }),
  refuse: (v: View, _f: ShiftFrame, { seat, space, water }: Jet) =>
    notOnMap(v, space) ?? hoseNo(v, seat, spaceOf(v, space), water),
  perform: (s: State, _f: ShiftFrame, { seat, space, water }: Jet): void =>
    call<FdFrame>(s, { rule: 'hose', at: 'throw', seat, space: spaceOf(s, space), water }),
};

/** FD-12.6, FD-12.8 Resolves the die on the engine. */
export const extinguish = command('extinguish', { ...jet, bars: (v, _f, seat) => unfilled(v, seat, 'engine') });

/** FD-12.15 Placing and extinguishing in one command: all of it or nothing. */
export const quickExtinguish = dieCommand('quickExtinguish', { ...jet, symbol: 'water', slot: 'engine' });

/** FD-12 The water dice fall. An intent that is no longer legal throws nothing (FD-14.7). */
export const hosed = rule<HoseFrame>('FD-12', 'the crews are at work', {
  throw: dice(
    (v, f) => (hoseNo(v, f.seat, f.space, f.water) ? [] : Array<number>(f.water).fill(6)),
    (s, f, faces, out) => spray(s, f.seat, f.space, faces, out),
  ), // 6.25, 12.13, 12.14
});

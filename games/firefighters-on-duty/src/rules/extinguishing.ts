import { call, type Reason, type Seat } from '@nightfall/kernel';
import { spaceOf } from '../city/cities.ts';
import { placeName } from '../content/names.ts';
import type { Sp } from '../moves.ts';
import { spacesWhere, upTo } from '../queries/places.ts';
import { ownEngine } from '../queries/vehicles.ts';
import type { FdFrame, HoseFrame, State, View } from '../state.ts';
import { spray } from '../verbs/water.ts';
import { notOnMap } from './checks.ts';
import { command, dieCommand, SPACE, WATER } from './command.ts';
import { dice, rule } from './sentences.ts';
import { hoseNo, unfilled } from './targets.ts';

type Jet = { readonly seat: Seat; readonly space: Sp; readonly water: number };
const jetNo = (v: View, { seat, space, water }: Jet): Reason | undefined =>
  notOnMap(v, space) ?? hoseNo(v, seat, spaceOf(v, space), water);
/** Every Fire, and all the Water aboard; a hose team serves any number of engines (FD-12.12). */
const jets = (v: View, seat: Seat) => ({
  space: spacesWhere(v, ({ active }) => active > 0),
  water: upTo(ownEngine(v, seat).water),
});
const throwWater = (s: State, { seat, space, water }: Jet): void =>
  call<FdFrame>(s, { rule: 'hose', at: 'throw', seat, space: spaceOf(s, space), water });
const said = (_v: View, { space, water }: Jet): string => `Spray ${placeName(space)} with ${water} water`;

/** FD-12.6, FD-12.8 Resolves the die on the engine. */
export const extinguish = command('extinguish', {
  fields: { space: SPACE, water: WATER },
  name: 'Spray',
  label: said,
  bars: (v, _f, seat) => unfilled(v, seat, 'engine'),
  domain: (v, _f, seat) => jets(v, seat),
  refuse: (v, _f, move) => jetNo(v, move),
  perform: (s, _f, move) => throwWater(s, move),
});

/** FD-12.15 Placing and extinguishing in one command: all of it or nothing. */
export const quickExtinguish = dieCommand('quickExtinguish', {
  symbol: 'water',
  slot: 'engine',
  fields: { space: SPACE, water: WATER },
  name: 'Spray',
  label: said,
  domain: (v, _f, seat) => jets(v, seat),
  refuse: (v, _f, move) => jetNo(v, move),
  perform: (s, _f, move) => throwWater(s, move),
});

/** FD-12 The water dice fall. An intent that is no longer legal throws nothing (FD-14.7). */
export const hosed = rule<HoseFrame>('FD-12', 'the crews are at work', {
  throw: dice(
    (v, f) => (hoseNo(v, f.seat, f.space, f.water) ? [] : Array<number>(f.water).fill(6)),
    (s, f, faces, out) => spray(s, f.seat, f.space, faces, out),
  ), // 6.25, 12.13, 12.14
});

import { flag, type Reason } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import { aToken, placeName } from '../content/names.ts';
import { VEHICLE_IDS } from '../content/vehicles.ts';
import type { Sp } from '../moves.ts';
import { stepsWhere } from '../queries/places.ts';
import type { Person, View } from '../state.ts';
import { lead, walk } from '../verbs/people.ts';
import { notOnMap } from './checks.ts';
import { dieCommand, PERSON, SPACE } from './command.ts';
import { debrisOn, INJURED_ON_ROAD, noFirefighter, noneLeft, notLyingThere, spacesApart } from './refusals.ts';

/** FD-11.9, FD-6.9 None is left there; those aboard a vehicle on the space are not on it. */
function gone(v: View, kind: 'ff' | Person, from: Sp): Reason {
  const at = cityOf(v).indexOf[from]!;
  const i = v.vehicles.findIndex((vehicle) => vehicle.at === at && vehicle[kind] > 0);
  return noneLeft(kind, from, i < 0 ? undefined : { n: v.vehicles[i]![kind], vehicle: VEHICLE_IDS[i]! });
}
const areApart = (v: View, from: Sp, to: Sp): boolean => {
  const { indexOf, places } = cityOf(v);
  return !places[indexOf[from]!]!.adjacent.includes(indexOf[to]!);
};

type Walk = { readonly from: Sp; readonly to: Sp; readonly hose: boolean; readonly axe: boolean };
/** FD-12.16 In the order of the clause; FD-6.15: at most one Hose and one Axe that lie there come along. */
function walkNo(v: View, { from, to, hose, axe }: Walk): Reason | undefined {
  const here = v.spaces[cityOf(v).indexOf[from]!]!;
  if (here.ff === 0) return gone(v, 'ff', from);
  if (areApart(v, from, to)) return spacesApart(to, from);
  if (here.debris > 0) return debrisOn(from);
  if (hose && here.hose === 0) return notLyingThere('hose', from);
  return axe && here.axe === 0 ? notLyingThere('axe', from) : undefined;
}
const EITHER: readonly boolean[] = [false, true];
const kit = (hose: boolean, axe: boolean): string => `${hose ? ' + hose' : ''}${axe ? ' + axe' : ''}`;

/** FD-12.16, FD-2.11 Firefighter: any Firefighter on the board walks one step, no matter who sends them. */
export const moveFirefighter = dieCommand('moveFirefighter', {
  symbol: 'firefighter',
  fields: { from: SPACE, to: SPACE, hose: flag, axe: flag },
  name: 'Send a firefighter',
  label: (_v, { from, to, hose, axe }) => `Firefighter${kit(hose, axe)} from ${placeName(from)} to ${placeName(to)}`,
  domain: (v) => ({ rows: stepsWhere(v, ({ ff }) => ff > 0), hose: EITHER, axe: EITHER }),
  refuse: (v, _f, move) => notOnMap(v, move.from, move.to) ?? walkNo(v, move),
  perform: (s, _f, move, out) => walk(s, move, out),
});

type Lead = { readonly kind: Person; readonly from: Sp; readonly to: Sp };
/** FD-12.17, FD-12.18 A Firefighter stands where the person leaves; the Injured walk from Areas only. */
function leadNo(v: View, { kind, from, to }: Lead): Reason | undefined {
  const { indexOf, isArea } = cityOf(v);
  const start = indexOf[from]!;
  const here = v.spaces[start]!;
  if (here[kind] === 0) return gone(v, kind, from);
  if (areApart(v, from, to)) return spacesApart(to, from);
  if (here.ff === 0) return noFirefighter(from, 'FD-12.17');
  if (here.debris > 0) return debrisOn(from);
  return kind === 'inj' && !isArea[start] ? INJURED_ON_ROAD : undefined;
}
const PEOPLE: readonly Person[] = ['civ', 'inj'];

/** FD-12.17 to FD-12.19 Firefighter: one person takes one step; the Firefighter stays. */
export const movePerson = dieCommand('movePerson', {
  symbol: 'firefighter',
  fields: { kind: PERSON, from: SPACE, to: SPACE },
  name: 'Lead someone',
  label: (_v, { kind, from, to }) => `Lead ${aToken(kind)} from ${placeName(from)} to ${placeName(to)}`,
  domain: (v) => ({ kind: PEOPLE, rows: stepsWhere(v, ({ civ, inj }) => civ + inj > 0) }),
  refuse: (v, _f, move) => notOnMap(v, move.from, move.to) ?? leadNo(v, move),
  perform: (s, _f, move, out) => lead(s, move, out),
});

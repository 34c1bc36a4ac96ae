import type { Refusal } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import { VEHICLE_IDS } from '../content/vehicles.ts';
import type { MoveFirefighter, MovePerson, Sp } from '../moves.ts';
import { showing } from '../queries/dice.ts';
import type { Person, View } from '../state.ts';
import { spendDie } from '../verbs/dice.ts';
import { standCivilian } from '../verbs/people.ts';
import { notOnMap, notShowing } from './checks.ts';
import { debrisOn, INJURED_ON_ROAD, noFirefighter, noneLeft, notLyingThere, spacesApart } from './refusals.ts';
import type { Command } from './turn.ts';

/** FD-11.9, FD-6.9 None is left there; those aboard a vehicle on the space are not on it. */
function gone(v: View, kind: 'ff' | Person, from: Sp): Refusal {
  const at = cityOf(v).indexOf[from]!;
  const i = v.vehicles.findIndex((vehicle) => vehicle.at === at && vehicle[kind] > 0);
  return noneLeft(kind, from, i < 0 ? undefined : { n: v.vehicles[i]![kind], vehicle: VEHICLE_IDS[i]! });
}

/** FD-12.16 In the order of the clause; FD-6.15: at most one Hose and one Axe that lie there come along. */
function walkNo(v: View, { from, to, hose, axe }: MoveFirefighter): Refusal | undefined {
  const { indexOf, places } = cityOf(v);
  const start = indexOf[from]!;
  const here = v.spaces[start]!;
  if (here.ff === 0) return gone(v, 'ff', from);
  if (!places[start]!.adjacent.includes(indexOf[to]!)) return spacesApart(to, from);
  if (here.debris > 0) return debrisOn(from);
  if (hose && here.hose === 0) return notLyingThere('hose', from);
  return axe && here.axe === 0 ? notLyingThere('axe', from) : undefined;
}

const NONE: readonly never[] = [];
const WITHOUT: readonly boolean[] = [false];
const EITHER: readonly boolean[] = [false, true];

/** FD-12.16, FD-2.11 Firefighter: any Firefighter on the board walks one step, no matter who sends them. */
export const moveFirefighter: Command<MoveFirefighter> = {
  options: (v, _f, seat) => {
    const names = showing(v, seat, 'firefighter');
    if (names.length === 0) return NONE;
    const found: MoveFirefighter[] = [];
    const { ids, places } = cityOf(v);
    for (let at = 0; at < v.spaces.length; at++) {
      const here = v.spaces[at]!;
      if (here.ff === 0 || here.debris > 0) continue;
      for (const to of places[at]!.adjacent)
        for (const hose of here.hose > 0 ? EITHER : WITHOUT)
          for (const axe of here.axe > 0 ? EITHER : WITHOUT)
            for (const die of names) found.push({ type: 'moveFirefighter', seat, die, from: ids[at]!, to: ids[to]!, hose, axe });
    }
    return found;
  },
  refuse: (v, _f, move) =>
    notShowing(v, move.seat, move.die, 'firefighter') ?? notOnMap(v, move.from, move.to) ?? walkNo(v, move),
  perform: (s, _f, { seat, die, from, to, hose, axe }, out) => {
    const { indexOf } = cityOf(s);
    const left = s.spaces[indexOf[from]!]!;
    const entered = s.spaces[indexOf[to]!]!;
    spendDie(s, seat, die);
    left.ff -= 1;
    entered.ff += 1;
    if (hose) [left.hose, entered.hose] = [left.hose - 1, entered.hose + 1];
    if (axe) [left.axe, entered.axe] = [left.axe - 1, entered.axe + 1];
    out?.({ type: 'firefighterMoved', seat, from, to, hose, axe });
  },
};

/** FD-12.17, FD-12.18 A Firefighter stands where the person leaves; the Injured walk from Areas only. */
function leadNo(v: View, { kind, from, to }: MovePerson): Refusal | undefined {
  const { indexOf, places, isArea } = cityOf(v);
  const start = indexOf[from]!;
  const here = v.spaces[start]!;
  if (here[kind] === 0) return gone(v, kind, from);
  if (!places[start]!.adjacent.includes(indexOf[to]!)) return spacesApart(to, from);
  if (here.ff === 0) return noFirefighter(from, 'FD-12.17');
  if (here.debris > 0) return debrisOn(from);
  return kind === 'inj' && !isArea[start] ? INJURED_ON_ROAD : undefined;
}

/** FD-12.17 to FD-12.19 Firefighter: one person takes one step; the Firefighter stays. */
export const movePerson: Command<MovePerson> = {
  options: (v, _f, seat) => {
    const names = showing(v, seat, 'firefighter');
    if (names.length === 0) return NONE;
    const found: MovePerson[] = [];
    const { ids, places, isArea } = cityOf(v);
    for (let at = 0; at < v.spaces.length; at++) {
      const here = v.spaces[at]!;
      if (here.ff === 0 || here.debris > 0 || here.civ + here.inj === 0) continue;
      for (const kind of ['civ', 'inj'] as const) {
        if (here[kind] === 0 || (kind === 'inj' && !isArea[at])) continue;
        for (const to of places[at]!.adjacent)
          for (const die of names) found.push({ type: 'movePerson', seat, die, kind, from: ids[at]!, to: ids[to]! });
      }
    }
    return found;
  },
  refuse: (v, _f, move) =>
    notShowing(v, move.seat, move.die, 'firefighter') ?? notOnMap(v, move.from, move.to) ?? leadNo(v, move),
  perform: (s, _f, { seat, die, kind, from, to }, out) => {
    const { indexOf } = cityOf(s);
    const end = indexOf[to]!;
    spendDie(s, seat, die);
    s.spaces[indexOf[from]!]![kind] -= 1;
    out?.({ type: 'personMoved', seat, kind, from, to });
    if (kind === 'civ') standCivilian(s, end, out);
    else s.spaces[end]!.inj += 1;
  },
};

import { broken, type Fault } from '@nightfall/kernel';
import { cityOf } from '../city/cities.ts';
import { BOX, HYDRANT_HOLDS } from '../content/box.ts';
import { CAPACITIES, VEHICLE_IDS } from '../content/vehicles.ts';
import { hasSlotted } from './dice.ts';
import { inPlay } from './people.ts';
import { phaseOf } from './phase.ts';
import { onTable } from './supply.ts';
import type { State, Supply } from '../state.ts';

type Found = (Fault | false)[];
const no = (text: string, where = ''): Fault => broken('FD-21.9', text, where);

/** FD-21.9 (1), (2) Every token is in exactly one place. */
function counts(s: State): Found {
  const kinds = Object.keys(s.box) as (keyof Supply)[];
  return [
    ...kinds.map((kind) => {
      const all = s.supply[kind] + onTable(s, kind);
      return (
        (all !== s.box[kind] || s.supply[kind] < 0) && no(`There are ${all} of ${kind} instead of ${s.box[kind]}.`, 'supply')
      );
    }),
    ...(['ff', 'hose', 'axe'] as const).map(
      (kind) =>
        inPlay(s, kind) !== BOX[kind].count &&
        no(`There are ${inPlay(s, kind)} of ${kind} instead of ${BOX[kind].count}.`, 'spaces'),
    ),
    ...s.returned.flatMap((tokens, i) =>
      (['ff', 'hose', 'axe'] as const).map(
        (kind) =>
          tokens[kind] > s.spaces[cityOf(s).stations[i]!]![kind] && no(`More ${kind} were returned than there are.`, 'returned'),
      ),
    ),
  ];
}

/** FD-21.9 (3), (4). A position may begin a round end with inactive fire in it (EX-33), so (5) is not asked here. */
function spaces(s: State): Found {
  const { places, evac, isArea } = cityOf(s);
  return s.spaces.flatMap((here, i) => {
    const { id, num } = places[i]!;
    const fires = here.active + here.inactive;
    const hazards = here.explosive || here.gas || here.power || here.smoke > 0;
    const one = (is: boolean, text: string) => is && no(`${id} ${text}.`, `spaces.${id}`);
    return [
      one(!isArea[i] && fires > 1, 'is a road with more than one fire'),
      one(!isArea[i] && (hazards || here.call > 0), 'is no area and holds a hazard or a call'),
      one(num === 0 && (fires > 0 || here.debris > 0), 'holds fire or debris'),
      one(here.burned && (fires > 0 || hazards), 'burned down and holds fire or a hazard'),
      one(i === evac && here.civ > 0, 'is the gathering point and holds civilians'),
    ];
  });
}

/** FD-21.9 (3), (6) */
function vehicles(s: State): Found {
  const { stationAt, isArea } = cityOf(s);
  return s.vehicles.flatMap((vehicle, i) => {
    const can = CAPACITIES[i]!;
    const { at } = vehicle;
    const one = (is: boolean, text: string) => is && no(`${VEHICLE_IDS[i]!} ${text}.`, `vehicles.${VEHICLE_IDS[i]!}`);
    const isFull =
      vehicle.water > can.water ||
      vehicle.ff > can.ff ||
      vehicle.hose + vehicle.axe > can.kit ||
      vehicle.civ + vehicle.inj > can.people;
    const shares = at >= 0 && stationAt[at]! < 0 && s.vehicles.some((other, j) => j > i && other.at === at);
    return [
      one(isFull, 'carries too much'),
      one(shares, 'shares a road with another vehicle'),
      one(at >= 0 && isArea[at]!, 'stands on an area'),
      one((vehicle.status === 'removed') !== at < 0, 'is removed and on the map'),
      one(vehicle.reminder && vehicle.status !== 'damaged', 'has a reminder and is not damaged'),
    ];
  });
}

/** The rest of what play must keep: hydrants, decks, dice, the end. */
function table(s: State): Found {
  const phase = phaseOf(s);
  const isQuiet = phase !== 'action' && phase !== 'bell';
  return [
    s.hydrants.some((n) => n < 0 || n > HYDRANT_HOLDS) && no('A hydrant holds 0 to 4.', 'hydrants'),
    s.reserves.some((n) => n < 0) && no('A Reserve holds less than nothing.', 'reserves'),
    isQuiet && s.crews.some(hasSlotted) && no('A die is on a slot outside the Action Phase.', 'crews'),
    phase !== 'action' && s.offers.length > 0 && no('An offer is open outside the Action Phase.', 'offers'),
    (s.result === null) !== s.stack.length > 0 && no('The game is over without a result.', 'result'),
  ];
}

/** FD-21.9 What must hold after every input: what is broken, in words. */
export const invariants = (s: State): readonly Fault[] =>
  [...counts(s), ...spaces(s), ...vehicles(s), ...table(s)].filter((found) => found !== false);

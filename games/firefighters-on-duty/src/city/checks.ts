import type { Fault } from '@nightfall/kernel';
import { BOX } from '../content/box.ts';
import { buildCity, type City, gridOf, specialCell, UNREACHED } from './city.ts';
import type { Goal, Scenario, Special } from './scenario.ts';

const fault = (where: string, code: string, text: string): Fault => ({ where, code, text });
const repeated = (values: readonly string[]): string | undefined => values.find((value, i) => values.indexOf(value) !== i);
const MIDDLES = { N: [0, 2], E: [2, 4], S: [4, 2], W: [2, 0] } as const;

/** FD-4.2, FD-4.21 Each letter once, each place once. */
function tileFaults({ tiles }: Scenario): Fault[] {
  const letter = repeated(tiles.map(({ side }) => side[0]!));
  const place = repeated(tiles.map(({ col, row }) => `${col},${row}`));
  return [
    ...(tiles.length === 0 ? [fault('tiles', 'NO_TILES', 'A map needs at least one tile.')] : []),
    ...(letter ? [fault('tiles', 'LETTER_TWICE', `Tile ${letter} is on the map twice.`)] : []),
    ...(place ? [fault('tiles', 'OVERLAP', `There are two tiles at column, row ${place}.`)] : []),
  ];
}

/** FD-4.12 The middle cell of the edge is a Road, and nothing lies beyond it. */
function specialFaults(special: Special, scenario: Scenario): Fault[] {
  const tile = scenario.tiles.find(({ side }) => side.startsWith(special.tile));
  const where = `specials.${special.id}`;
  if (!tile) return [fault(where, 'NO_TILE', `${special.id} is at tile ${special.tile}, which is not on the map.`)];
  const [r, c] = MIDDLES[special.edge];
  const num = gridOf(tile)[r]![c]!;
  const place = buildCity(scenario).places.find(({ id }) => id === tile.side[0]! + num);
  const [row, col] = specialCell(special, scenario.tiles)!;
  const isInside = scenario.tiles.some((one) => one.row === Math.floor(row / 5) && one.col === Math.floor(col / 5));
  return [
    ...(place?.kind === 'road' ? [] : [fault(where, 'NO_ROAD', `${special.id} must be at the end of a road.`)]),
    ...(isInside ? [fault(where, 'INNER_EDGE', `${special.id} must be at the outer edge of the map.`)] : []),
  ];
}

/** FD-3.1, FD-4.12 One or two stations and one Hospital, each at an edge of its own. */
function setOfSpecials({ specials }: Scenario): Fault[] {
  const ids = specials.map(({ id }) => id);
  const edge = repeated(specials.map(({ tile, edge: at }) => `${at} of tile ${tile}`));
  const isWhole = ids.includes('S1') && ids.includes('HOS') && !repeated(ids);
  const isNamed = specials.every(({ id, kind }) => (id === 'HOS') === (kind === 'hospital'));
  return [
    ...(isWhole && isNamed
      ? []
      : [fault('specials', 'SPECIALS', 'A map needs a station S1 and one hospital HOS; a station S2 is optional.')]),
    ...(edge ? [fault('specials', 'EDGE_TWICE', `There are two of them at edge ${edge}.`)] : []),
  ];
}

/** FD-4.21 Roads connect all roads; every Area touches one. */
function reachFaults(city: City): Fault[] {
  const cutOff = city.places.flatMap(({ id, kind, adjacent }, i) => {
    if (kind !== 'area')
      return city.driving[city.stations[0]!]![i]! < UNREACHED ? [] : [fault(id, 'CUT_OFF', `No road leads to ${id}.`)];
    return adjacent.some((other) => !city.isArea[other]) ? [] : [fault(id, 'NO_ROAD', `${id} touches no road.`)];
  });
  return cutOff;
}

const isRoad = (city: City, id: string) => city.places[city.indexOf[id] ?? -1]?.kind === 'road';
const isArea = (city: City, id: string) => city.places[city.indexOf[id] ?? -1]?.kind === 'area';

/** FD-4.18, FD-4.19, FD-4.21 */
function pointFaults(scenario: Scenario, city: City): Fault[] {
  const { hydrants, evac, reserve } = scenario;
  const stray = hydrants.find((id) => !isRoad(city, id));
  return [
    ...(isRoad(city, evac) ? [] : [fault('evac', 'NOT_A_ROAD', 'The gathering point must be on a numbered road.')]),
    ...(stray === undefined ? [] : [fault('hydrants', 'NOT_A_ROAD', `The hydrant at ${stray} must be at a numbered road.`)]),
    ...(repeated(hydrants) ? [fault('hydrants', 'TWICE', 'There can be only one hydrant at a road.')] : []),
    ...(hydrants.length > BOX.hydrant.count ? [fault('hydrants', 'TOO_MANY', 'There are only four hydrants in the box.')] : []),
    ...Object.keys(reserve).flatMap((id) =>
      city.stations.some((station) => city.ids[station] === id)
        ? []
        : [fault(`reserve.${id}`, 'NO_STATION', `There is no station ${id}.`)],
    ),
  ];
}

/** FD-6.4, FD-6.26, FD-6.34, FD-6.36 Each token on a space that can hold it; FD-3.1: no more calls than tokens. */
function placementFaults(scenario: Scenario, city: City): Fault[] {
  const calls = scenario.place.filter(({ call }) => call !== undefined);
  return [
    ...scenario.place.flatMap(({ at, haz, call, fire = 0 }, i) => {
      const where = `place.${i}`;
      if (!isArea(city, at) && !isRoad(city, at))
        return [fault(where, 'NO_SPACE', `There is no numbered space ${at} on this map.`)];
      if (isArea(city, at)) return [];
      if (haz !== undefined || call !== undefined)
        return [fault(where, 'NOT_AN_AREA', `Hazards and calls must be on areas; ${at} is a road.`)];
      return fire > 1 ? [fault(where, 'ROAD_FIRE', `The road ${at} can hold only one fire.`)] : [];
    }),
    ...(calls.length > BOX.call.count ? [fault('place', 'CALLS', 'There are only eight distress calls in the box.')] : []),
    ...calls.flatMap(({ at, call }) =>
      call! <= scenario.rounds ? [] : [fault(at, 'CALL_ROUND', `The call at ${at} comes after the last round.`)],
    ),
  ];
}

function goalFaults(goals: readonly Goal[], city: City): Fault[] {
  return [
    ...(goals.length === 0 ? [fault('goals', 'NO_GOAL', 'A scenario needs a goal.')] : []),
    ...goals.flatMap((goal, i) =>
      goal.kind === 'protect' && !goal.at.every((id) => isArea(city, id))
        ? [fault(`goals.${i}`, 'NOT_AN_AREA', 'A goal can protect only areas of this map.')]
        : [],
    ),
  ];
}

/** FD-4.21 What is wrong with a scenario; the engine refuses an invalid one. */
export function scenarioFaults(scenario: Scenario): readonly Fault[] {
  const rough = [...tileFaults(scenario), ...setOfSpecials(scenario)];
  if (rough.length > 0) return rough;
  const specials = scenario.specials.flatMap((special) => specialFaults(special, scenario));
  if (specials.length > 0) return specials;
  const city = buildCity(scenario);
  return [
    ...reachFaults(city),
    ...pointFaults(scenario, city),
    ...placementFaults(scenario, city),
    ...goalFaults(scenario.goals, city),
  ];
}

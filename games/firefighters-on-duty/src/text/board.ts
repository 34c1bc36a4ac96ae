import { capital, count } from '@nightfall/kit/words';
import { cityOf, scenarioOf } from '../city/cities.ts';
import { placeName, SYMBOL_NAMES, tokens, vehicleName } from '../content/names.ts';
import { CREWS, VEHICLE_IDS } from '../content/vehicles.ts';
import { slotOfDie, symbolOf } from '../queries/dice.ts';
import { goalsOf } from '../queries/goals.ts';
import { isPaced, negativePoints, PHASE_NAMES, phaseOf } from '../queries/phase.ts';
import type { Crew, Die, Space, Vehicle, View } from '../state.ts';
import { goalText } from './goals.ts';

const some = (n: number, text: string): string[] => (n > 0 ? [text] : []);
const carried = (it: Pick<Space, 'ff' | 'hose' | 'axe' | 'civ' | 'inj'>): string[] =>
  (['ff', 'hose', 'axe', 'civ', 'inj'] as const).flatMap((kind) => some(it[kind], tokens(it[kind], kind)));

function spaceParts(v: View, i: number): string[] {
  const here = v.spaces[i]!;
  const city = cityOf(v);
  const hydrant = city.hydrantAt[i]!;
  const station = city.stationAt[i]!;
  return [
    ...some(here.active, `burning ${here.active}`),
    ...some(here.inactive, `smouldering ${here.inactive}`),
    ...(here.burned ? ['burned down'] : []),
    ...some(here.smoke, `thick smoke +${here.smoke}`),
    ...(here.power ? ['live electricity'] : []),
    ...(here.explosive ? ['explosives'] : []),
    ...(here.gas ? ['gas tank'] : []),
    ...some(here.debris, `debris ${here.debris}`),
    ...some(here.call, `distress call for round ${here.call}`),
    ...carried(here),
    ...v.vehicles.flatMap(({ at }, k) => (at === i ? [vehicleName(VEHICLE_IDS[k]!)] : [])),
    ...(hydrant >= 0 ? [`hydrant ${v.hydrants[hydrant]!}`] : []),
    ...(station >= 0 ? [`reserve ${v.reserves[station]!}`] : []),
    ...(i === city.evac ? ['gathering point'] : []),
    ...v.crews.flatMap(({ plan }, seat) => (plan === city.ids[i] ? [`${CREWS[seat]!.colour}'s plan`] : [])),
  ];
}
function spaceLine(v: View, i: number): string[] {
  const place = cityOf(v).places[i]!;
  const parts = spaceParts(v, i);
  const kind = place.type ? `${place.type} ${place.requirement}+` : 'road';
  return parts.length > 0
    ? [`  ${capital(placeName(place.id))} (${place.num === 0 ? place.kind : kind}): ${parts.join(', ')}`]
    : [];
}

const dieText = (die: Die): string => {
  const sym = symbolOf(die);
  return sym ? SYMBOL_NAMES[sym] : (slotOfDie(die) ?? '–');
};
function crewLine(v: View, crew: Crew, seat: number): string {
  const flags = [
    ...(crew.done ? ['done'] : []),
    ...(crew.ready ? ['ready'] : []),
    ...(isPaced(v) ? [count(crew.rolls, 'roll') + ' left'] : []),
  ];
  return `  ${CREWS[seat]!.colour}: dice ${crew.dice.map(dieText).join(' / ')}${flags.length > 0 ? `; ${flags.join(', ')}` : ''}`;
}
function vehicleLine(v: View, it: Vehicle, i: number): string {
  const where = it.at < 0 ? 'lost' : `at ${placeName(cityOf(v).ids[it.at]!)}`;
  const load = [...(it.water > 0 ? [`${it.water} water`] : []), ...carried(it), ...(it.status === 'damaged' ? ['damaged'] : [])];
  return `  ${capital(vehicleName(VEHICLE_IDS[i]!))} ${where}${load.length > 0 ? `: ${load.join(', ')}` : ''}`;
}

/** The whole table as plain text. */
export function boardText(v: View): string {
  const { name, rounds } = scenarioOf(v);
  return [
    `${name}, round ${v.round} of ${rounds}, ${PHASE_NAMES[phaseOf(v)]}; ${count(negativePoints(v), 'negative point')}, fire supply ${v.supply.fire}, water supply ${v.supply.water}`,
    'Goals:',
    ...goalsOf(v).map((goal) => `  ${goalText(goal)}`),
    'City:',
    ...v.spaces.flatMap((_, i) => spaceLine(v, i)),
    'Vehicles:',
    ...v.vehicles.map((vehicle, i) => vehicleLine(v, vehicle, i)),
    'Crews:',
    ...v.crews.map((crew, seat) => crewLine(v, crew, seat)),
  ].join('\n');
}

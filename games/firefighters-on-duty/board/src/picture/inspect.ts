import { capital, count, percent } from '@nightfall/kit/words';
import {
  CAPACITIES,
  chanceAt,
  cityOf,
  forecast,
  placeName,
  requirementAt,
  VEHICLE_IDS,
  vehicleName,
  type Outlook,
  type Space,
  type State,
} from '@nightfall/firefighters-on-duty';
import type { Inspected } from '@nightfall/ui';
import { areaName, contents } from './words.ts';

type Numbers = NonNullable<Inspected['numbers']>;

/** FD-28.18 What the next Fire Phase would do here as things stand. */
function nextAt(view: State, id: string): string | undefined {
  const outlook = forecast(view).find(({ space }) => space === id);
  const told = outlook && wordsOf(outlook).filter((words) => words !== '');
  return told && told.length > 0 ? `if the bell rang now: ${told.join('; ')}` : undefined;
}
const wordsOf = ({ casualty, hurt, burnsDown, isCritical, goesOff, call, fire, spread }: Outlook): string[] => [
  casualty ? 'an injured person would be lost and you would lose the game' : '',
  hurt > 0 ? `${hurt} would be hurt` : '',
  burnsDown ? 'it would burn down, a point against you' : '',
  isCritical ? 'an event card would be drawn' : '',
  goesOff ? 'the hazards here would go off' : '',
  call === null ? '' : call === 'late' ? 'the call would be answered too late' : 'the call would be answered',
  fire > 0 ? `${count(fire, 'new fire')} for certain` : '',
  spread && spread[0] < 0.995 ? `${percent(1 - spread[0])} chance of new fire` : '',
];

function place(view: State, index: number): Inspected {
  const city = cityOf(view);
  const { id, type } = city.places[index]!;
  const here = view.spaces[index]!;
  const hydrant = city.hydrants.indexOf(index);
  const numbers: Numbers = [
    ...(type ? ([['Each water die hits on', `${requirementAt(view, index)}+`]] as const) : []),
    ...(here.active > 0 ? ([['Burning', `${here.active}${type ? ' of 4' : ''}`]] as const) : []),
    ...(here.inactive > 0 ? ([['Smouldering', here.inactive]] as const) : []),
    ...(hydrant >= 0 ? ([['Water in the hydrant', `${view.hydrants[hydrant]} of 4`]] as const) : []),
    ...(city.stations.includes(index) ? ([['Water in reserve', view.reserves[city.stations.indexOf(index)]!]] as const) : []),
  ];
  const there = contents({ ...here, active: 0, inactive: 0 });
  return {
    name: `${capital(placeName(id))}, ${type ? areaName(type) : roadName(view, id)}`,
    numbers,
    text: there.length > 0 ? `Here: ${there.join(', ')}.` : undefined,
    next: nextAt(view, id),
    rules: type ? ['FD-4.7', 'FD-15.13'] : ['FD-4.14'],
  };
}
const ROADS: { readonly [id: string]: string } = {
  HOS: 'where the Carrier takes the injured',
  S1: 'home of engines and kit',
  S2: 'home of engines and kit',
};
const roadName = (view: State, id: string): string =>
  ROADS[id] ?? (cityOf(view).ids[cityOf(view).evac] === id ? 'road with the gathering point' : 'road');

const JOBS = [
  'Brings water to engines that stand next to it.',
  'Takes civilians to the gathering point and the injured to the hospital.',
];
function vehicle(view: State, index: number): Inspected {
  const { at, water, ff, hose, axe, civ, inj, status } = view.vehicles[index]!;
  const most = CAPACITIES[index]!;
  const rows: readonly (readonly [string, number, number])[] = [
    ['Water', water, most.water],
    ['Firefighters', ff, most.ff],
    ['Hoses and axes', hose + axe, most.kit],
    ['People', civ + inj, most.people],
  ];
  const burns = at >= 0 && view.spaces[at]!.active > 0;
  return {
    name: capital(vehicleName(VEHICLE_IDS[index]!)),
    numbers: rows.filter(([, , room]) => room > 0).map(([what, n, room]) => [what, `${n} of ${room}`] as const),
    text: [
      JOBS[index] ?? 'Sprays fires next to it through a hose team, and fire on its own road.',
      status === 'damaged' && 'Damaged.',
    ]
      .filter(Boolean)
      .join(' '),
    next: burns ? `its road is burning; at the bell it will be ${status === 'damaged' ? 'lost' : 'damaged'}` : undefined,
    rules: ['FD-12.2', burns ? 'FD-15.11' : 'FD-13.1'],
  };
}

type About = (here: Space, view: State, index: number) => Inspected;
const inFire = (here: Space, words: string) => (here.active > 0 ? words : undefined);
const PIECES: { readonly [kind: string]: About } = {
  fire: ({ active }, view, index) => ({
    name: active === 1 ? 'A fire' : `${active} fires`,
    numbers: [['A water die puts one out', percent(chanceAt(view, index))]],
    text: 'Four in one building and it burns down. Three draw an event card.',
    next: nextAt(view, cityOf(view).ids[index]!),
    rules: ['FD-12.13', 'FD-15.25'],
  }),
  ember: ({ inactive }) => ({
    name: `Smouldering: ${inactive}`,
    text: 'New fire. Water can’t put it out yet.',
    next: 'it burns from next round',
    rules: ['FD-10.2'],
  }),
  inj: (here) => ({
    name: here.inj === 1 ? 'An injured person' : `${here.inj} injured people`,
    text: 'A firefighter here can bring them to a road. From there the Carrier takes them to the hospital.',
    next: inFire(here, 'at the bell the game is lost'),
    rules: ['FD-15.5', 'FD-12.18'],
  }),
  civ: (here) => ({
    name: here.civ === 1 ? 'A civilian' : `${here.civ} civilians`,
    text: 'A firefighter here can lead them to the gathering point step by step, or the Carrier can drive them.',
    next: inFire(here, 'at the bell they are hurt'),
    rules: ['FD-12.17', 'FD-6.12'],
  }),
  ff: (here) => ({
    name: here.ff === 1 ? 'A firefighter' : `${here.ff} firefighters`,
    text: 'Anyone can send them. With a hose here, an engine next to the building can spray it.',
    next: inFire(here, 'at the bell they are hurt'),
    rules: ['FD-12.16', 'FD-12.10'],
  }),
  hose: ({ hose }) => ({
    name: hose === 1 ? 'A hose' : `${hose} hoses`,
    text: 'An engine can spray a building that has a firefighter and a hose inside.',
    rules: ['FD-12.10'],
  }),
  axe: ({ axe }) => ({
    name: axe === 1 ? 'A fire axe' : `${axe} fire axes`,
    text: 'A firefighter with an axe clears debris with a Gear symbol.',
    rules: ['FD-12.21'],
  }),
  debris: () => ({ name: 'Debris', text: 'Nobody gets out of here until an axe clears it.', rules: ['FD-12.21'] }),
  power: () => ({ name: 'Live electricity', text: 'No water here. Two Gear symbols shut it off.', rules: ['FD-12.24'] }),
  gas: (here) => ({
    name: 'Gas tank',
    text: 'In the flames it explodes: three new fires here.',
    next: inFire(here, 'at the bell it explodes'),
    rules: ['FD-15.20'],
  }),
  explosive: (here) => ({
    name: 'Explosives',
    text: 'In the flames they set fire to this building and two neighbours.',
    next: inFire(here, 'at the bell they go off'),
    rules: ['FD-15.19'],
  }),
  smoke: ({ smoke }) => ({
    name: 'Thick smoke',
    numbers: [['Harder to hit by', smoke]],
    text: 'It thins each round.',
    rules: ['FD-16.3'],
  }),
  call: ({ call }, view) => ({
    name: 'A distress call',
    numbers: [['Answer by round', call]],
    text: 'A firefighter here at the bell answers it. Too late costs a point.',
    next: call <= view.round ? 'it is due at this bell' : undefined,
    rules: ['FD-15.22'],
  }),
  ruin: () => ({ name: 'Burned down', text: 'It never burns again.', rules: ['FD-15.15'] }),
};

/** What a place, a vehicle or a token is, what it is good for, and what the fire will do to it. */
export function inspect(mark: string, view: State): Inspected | undefined {
  const index = VEHICLE_IDS.findIndex((id) => id === mark);
  if (index >= 0) return view.vehicles[index] && vehicle(view, index);
  const [id = '', kind] = mark.split('-');
  const space = cityOf(view).indexOf[id];
  if (space === undefined) return undefined;
  return (kind === undefined ? undefined : PIECES[kind]?.(view.spaces[space]!, view, space)) ?? place(view, space);
}

import type { Hazard } from './hazards.ts';

export type AreaType = 'green' | 'yellow' | 'red';
/** What a card puts on a space, one token at a time. */
export type Token = 'civ' | 'inj' | 'debris' | 'fire' | 'random' | Hazard;
/** FD-7.1 THIS, or the highest neighbours: Areas that stand, numbered Roads, any numbered space. */
export type Target = { readonly on: 'this' } | { readonly on: 'area' | 'road' | 'any'; readonly highest: number };
/** One part of an effect (FD-7.4). `hold` skips the Area in Fire Growth; `sendBack` returns the Equipment that lies there. */
export type Part =
  | { readonly do: 'put'; readonly what: Token; readonly count: number; readonly target: Target }
  | { readonly do: 'hold' | 'sendBack'; readonly target: Target };
export type EventCard = {
  readonly id: string;
  readonly type: AreaType;
  readonly name: string;
  readonly text: string;
  readonly parts: readonly Part[];
};

const THIS: Target = { on: 'this' };
const area = (highest: number): Target => ({ on: 'area', highest });
const road = (highest: number): Target => ({ on: 'road', highest });
const any = (highest: number): Target => ({ on: 'any', highest });
const put = (count: number, what: Token, target: Target): Part => ({ do: 'put', what, count, target });
const HOLD: Part = { do: 'hold', target: THIS };

const green = (n: number, name: string, text: string, ...parts: Part[]): EventCard => ({
  id: `EV-G${n}`,
  type: 'green',
  name,
  text,
  parts,
});
const yellow = (n: number, name: string, text: string, ...parts: Part[]): EventCard => ({
  id: `EV-Y${n}`,
  type: 'yellow',
  name,
  text,
  parts,
});
const red = (n: number, name: string, text: string, ...parts: Part[]): EventCard => ({
  id: `EV-R${n}`,
  type: 'red',
  name,
  text,
  parts,
});

/** FD-7.6 The Event cards, with the printed text beside the data. */
export const EVENT_CARDS: readonly EventCard[] = [
  green(
    1,
    'Neighbours at the Window',
    'Put 1 Civilian here and 1 Civilian on the highest-numbered neighbouring Area.',
    put(1, 'civ', THIS),
    put(1, 'civ', area(1)),
  ),
  green(2, 'Smoke on the Stairs', 'Put Thick Smoke here.', put(1, 'smoke', THIS)),
  green(3, 'Jump from the Balcony', 'Put 1 Injured Person on the highest-numbered neighbouring Area.', put(1, 'inj', area(1))),
  green(4, 'Burning Curtains', 'Put 1 Fire on the highest-numbered neighbouring Area.', put(1, 'fire', area(1))),
  green(5, 'Kitchen Bottles', 'Put a Gas Tank on the highest-numbered neighbouring Area.', put(1, 'gas', area(1))),
  green(6, 'Crowd in the Street', 'Put 2 Civilians on the highest-numbered neighbouring Road.', put(2, 'civ', road(1))),
  green(7, 'Fuse Box', 'Put Electricity here.', put(1, 'power', THIS)),
  green(8, 'Garden Hoses', 'The fire does not grow here in this Fire Phase.', HOLD),
  yellow(1, 'Roof Falls In', 'Put 1 Debris here.', put(1, 'debris', THIS)),
  yellow(2, 'Front Wall in the Road', 'Put 1 Debris on the highest-numbered neighbouring Road.', put(1, 'debris', road(1))),
  yellow(
    3,
    'Floor Gives Way',
    'Put 1 Debris here. All Equipment that lies here goes back to a Fire Station.',
    put(1, 'debris', THIS),
    { do: 'sendBack', target: THIS },
  ),
  yellow(4, 'Sparks over the Road', 'Put 1 Fire on the highest-numbered neighbouring Road.', put(1, 'fire', road(1))),
  yellow(
    5,
    'Dust and Smoke',
    'Put Thick Smoke here and on the highest-numbered neighbouring Area.',
    put(1, 'smoke', THIS),
    put(1, 'smoke', area(1)),
  ),
  yellow(
    6,
    'Buried Worker',
    'Put 1 Injured Person and 1 Debris on the highest-numbered neighbouring Area.',
    put(1, 'inj', area(1)),
    put(1, 'debris', area(1)),
  ),
  yellow(7, 'Party Walls Crack', 'Put 1 Fire on each of the two highest-numbered neighbouring Areas.', put(1, 'fire', area(2))),
  yellow(8, 'Walls Hold', 'The fire does not grow here in this Fire Phase.', HOLD),
  red(
    1,
    'Drums in the Yard',
    'Put an Explosive Substance on the highest-numbered neighbouring Area.',
    put(1, 'explosive', area(1)),
  ),
  red(2, 'Bottle Store', 'Put a Gas Tank on the highest-numbered neighbouring Area.', put(1, 'gas', area(1))),
  red(
    3,
    'Fireball',
    'Put 1 Fire here and 1 on each of the two highest-numbered neighbouring spaces.',
    put(1, 'fire', THIS),
    put(1, 'fire', any(2)),
  ),
  red(
    4,
    'Toxic Cloud',
    'Put Thick Smoke here and on each of the two highest-numbered neighbouring Areas.',
    put(1, 'smoke', THIS),
    put(1, 'smoke', area(2)),
  ),
  red(5, 'Burning Spill', 'Put 1 Fire on each of the two highest-numbered neighbouring Roads.', put(1, 'fire', road(2))),
  red(
    6,
    'Transformer',
    'Put Electricity here and a random hazard on the highest-numbered neighbouring Area.',
    put(1, 'power', THIS),
    put(1, 'random', area(1)),
  ),
  red(7, 'Backdraught', 'Put 2 Fire here.', put(2, 'fire', THIS)),
];

/** What a card is called; one that nobody knows by its id. */
export const eventName = (card: string): string => EVENT_CARDS.find(({ id }) => id === card)?.name ?? card;

import type { Slot, Sym } from './equipment.ts';
import type { Token } from './events.ts';
import { CREWS, type VehicleId } from './vehicles.ts';

/** What one sees on the board. Numbered spaces carry their id; stations and hospital a name. */
export function placeName(id: string): string {
  if (id === 'HOS') return 'the hospital';
  return id === 'S1' || id === 'S2' ? `station ${id[1]}` : id;
}
const COLOURS: { readonly [id: string]: string } = Object.fromEntries(CREWS.map(({ engine }, i) => [`ENG-${i + 1}`, engine]));
export function vehicleName(id: VehicleId): string {
  if (id === 'TRUCK') return 'the Water Truck';
  return id === 'CARRIER' ? 'the People Carrier' : COLOURS[id]!;
}

export const SYMBOL_NAMES: { readonly [K in Sym]: string } = {
  vehicle: 'Vehicle',
  water: 'Water',
  firefighter: 'Firefighter',
  gear: 'Gear',
};
export const SLOT_NAMES: { readonly [K in Slot]: string } = { engine: 'your engine', axe: 'the axe', shutoff: 'the shut-off' };
export const TOKEN_NAMES: { readonly [K in Token | 'ff' | 'hose' | 'axe']: readonly [one: string, many: string] } = {
  ff: ['firefighter', 'firefighters'],
  hose: ['hose', 'hoses'],
  axe: ['axe', 'axes'],
  civ: ['civilian', 'civilians'],
  inj: ['injured person', 'injured people'],
  debris: ['debris', 'debris'],
  fire: ['fire', 'fires'],
  explosive: ['explosive substance', 'explosive substances'],
  gas: ['gas tank', 'gas tanks'],
  smoke: ['thick smoke', 'thick smoke'],
  power: ['live electricity', 'live electricity'],
  random: ['hazard', 'hazards'],
};
/** `a hose`, `an axe`; what cannot be counted stands alone. */
export function aToken(kind: keyof typeof TOKEN_NAMES): string {
  const [one, many] = TOKEN_NAMES[kind];
  if (one === many) return one;
  return `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`;
}
export const tokens = (n: number, kind: keyof typeof TOKEN_NAMES): string => `${n} ${TOKEN_NAMES[kind][n === 1 ? 0 : 1]}`;

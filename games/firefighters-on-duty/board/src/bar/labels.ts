import { capital, percent } from '@nightfall/kit/words';
import { engineOf, placeName, TOKEN_NAMES, VEHICLE_IDS, vehicleName, type FdMove } from '@nightfall/firefighters-on-duty';
import type { Seat } from '@nightfall/kernel';

const NAMES: { readonly [id: string]: string } = { TRUCK: 'truck', CARRIER: 'carrier' };
const short = (vehicle: (typeof VEHICLE_IDS)[number]): string => NAMES[vehicle] ?? vehicleName(vehicle).replace('the ', '');

const isOwn = (vehicle: string, seat: Seat | null): boolean => seat !== null && vehicle === VEHICLE_IDS[engineOf(seat)];
const along = ({ hose, axe }: { readonly hose: boolean; readonly axe: boolean }): string =>
  `${hose ? ' + hose' : ''}${axe ? ' + axe' : ''}`;

/** Short words for a deed with a die. */
function dieLabel(move: FdMove, seat: Seat | null): string | undefined {
  switch (move.type) {
    case 'moveVehicle':
      return `${isOwn(move.vehicle, seat) ? 'Drive' : capital(short(move.vehicle))} to ${placeName(move.to)}`;
    case 'moveFirefighter':
      return `Firefighter${along(move)} to ${placeName(move.to)}`;
    case 'movePerson':
      return `Lead ${TOKEN_NAMES[move.kind][0]} to ${placeName(move.to)}`;
    case 'extinguish':
    case 'quickExtinguish':
      return `Spray ${placeName(move.space)}: ${move.water} water`;
    default:
      return undefined;
  }
}

/** Short words for a button under the thumb; undefined where only the whole sentence will do. */
export function shortLabel(move: FdMove, seat: Seat | null = null): string | undefined {
  switch (move.type) {
    case 'loadKit':
      return 'Crew and kit aboard';
    case 'loadWater':
      return `Fill ${short(move.vehicle)}: +${move.n} water`;
    case 'unloadWater':
      return `${move.n} water to the reserve`;
    case 'transferWater':
      return `${move.n} water to ${short(move.to)}`;
    case 'offerWater':
      return isOwn(move.to, seat) ? `Ask ${short(move.from)} for ${move.n} water` : `Offer ${move.n} water to ${short(move.to)}`;
    case 'load':
      return `${capital(TOKEN_NAMES[move.kind][0])} ${isOwn(move.vehicle, seat) ? 'aboard' : `onto ${short(move.vehicle)}`}`;
    case 'unload':
      return `${capital(TOKEN_NAMES[move.kind][0])} off${isOwn(move.vehicle, seat) ? '' : ` ${short(move.vehicle)}`}`;
    case 'addReserve':
      return `+1 reserve at ${placeName(move.station)}`;
    case 'done':
      return 'Done';
    default:
      return dieLabel(move, seat);
  }
}

/** What a kind of deed is about, in a word: for those that wait behind "more". */
const SUBJECTS: { readonly [type: string]: string } = {
  moveVehicle: 'drive',
  movePerson: 'lead',
  load: 'load',
  loadKit: 'load',
  unload: 'unload',
  loadWater: 'water',
  unloadWater: 'water',
  transferWater: 'water',
  offerWater: 'water',
  acceptWater: 'water',
  declineWater: 'water',
  addReserve: 'water',
  place: 'dice',
  intent: 'dice',
  retract: 'dice',
  forfeit: 'dice',
  deal: 'kit',
  reassign: 'kit',
};
export const subjectsOf = (types: readonly string[]): string =>
  [...new Set(types.flatMap((type) => SUBJECTS[type] ?? []))].join(', ');

/** FD-28.18 The chance to put out every fire there; where there is too little water for that, to put out as many as it could. */
export function prospect(chances: readonly number[], water: number): string {
  const fires = chances.length - 1;
  return water < fires ? `${water} of ${fires} fires ${percent(chances[water]!)}` : percent(chances.at(-1)!);
}

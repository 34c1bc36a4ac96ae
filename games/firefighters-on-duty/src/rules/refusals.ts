import { capital } from '@nightfall/kit/words';
import { no, type Reason, type Seat } from '@nightfall/kernel';
import { FACES, SLOT_IDS, SLOTS, type Sym } from '../content/equipment.ts';
import { placeName, SLOT_NAMES, SYMBOL_NAMES, TOKEN_NAMES, vehicleName } from '../content/names.ts';
import { CREWS, ownerOf, type VehicleId } from '../content/vehicles.ts';
import type { Sp } from '../moves.ts';
import { indexOfVehicle } from '../queries/vehicles.ts';
import type { Kit, Person } from '../state.ts';

/** FD-22.1, FD-22.2, FD-11.8 The refusal names the first condition that fails, and nothing changes. A refusal carries a code, the clause and one short sentence with the names filled in. */
const crewName = (seat: Seat): string => CREWS[seat]?.colour ?? `Seat ${seat + 1}`;

export const notNow = (now: string): Reason => no('FD-9.7', 'R_PHASE', () => `You can’t do that now: ${now}.`);
/** FD-9.7, FD-14.3 Another state of the game takes this command. `now` finishes "You can't do that now: …". */
export const BELL = 'the bell has rung';
export const astray = (now: string): Reason => (now === BELL ? BELL_RANG : notNow(now));
export const noCrew = (v: { readonly crews: readonly unknown[] }, _f: unknown, { seat }: { seat: Seat }): Reason | undefined =>
  seat < v.crews.length ? undefined : notNow('you have no crew');
const BELL_RANG: Reason = no('FD-14.3', 'R_BELL', 'The bell has rung. Only dice on slots still count.');
export const ALREADY_READY: Reason = no('FD-9.11', 'R_PHASE', 'You are already ready.');
export const NOT_READY: Reason = no('FD-9.11', 'R_PHASE', 'You are not ready yet.');
export const ALONE: Reason = no('FD-9.13', 'R_UNKNOWN', 'There is no other crew to ask.');
export const NO_SUCH_CREW: Reason = no('FD-9.13', 'R_UNKNOWN', 'Ask another crew than your own.');
export const AT_THE_HOSPITAL: Reason = no('FD-8.2', 'R_VEH_CANT', 'The People Carrier starts at the hospital.');
export const ONE_STATION: Reason = no('FD-8.2', 'R_UNKNOWN', 'There is only one station.');
export const ROLL_FIRST: Reason = no('FD-11.14', 'R_DIE_IDLE', 'Roll this die first.');
/** One refusal for each of some words: these are asked for at every step of every game. */
const forEach = <K extends string>(words: readonly K[], of: (word: K) => Reason): ((word: K) => Reason) => {
  const known = Object.fromEntries(words.map((word) => [word, of(word)]));
  return (word) => known[word]!;
};
const shownInstead = (shows: Sym): ((needs: Sym) => Reason) =>
  forEach(FACES, (needs) => no('FD-11.16', 'R_DIE', `This needs ${SYMBOL_NAMES[needs]}; the die shows ${SYMBOL_NAMES[shows]}.`));
const INSTEAD = {
  vehicle: shownInstead('vehicle'),
  water: shownInstead('water'),
  firefighter: shownInstead('firefighter'),
  gear: shownInstead('gear'),
};
export const wrongSymbol = (needs: Sym, shows: Sym): Reason => INSTEAD[shows](needs);
export const dieLocked = forEach(SLOT_IDS, (slot) =>
  no('FD-11.14', 'R_DIE_LOCKED', `This die is locked on ${SLOT_NAMES[slot]}.`),
);
export const NO_ROLLS: Reason = no('FD-20.2', 'R_BUDGET', 'You have no rolls left this round.');
export const FINISHED: Reason = no('FD-20.4', 'R_DONE', 'You have finished this round.');
export const beatOf = (seat: Seat): Reason => no('FD-20.8', 'R_BEAT', () => `It is ${crewName(seat)}'s beat.`);
export const ONE_ROLL: Reason = no('FD-20.7', 'R_BEAT', 'You have already rolled in this beat.');
export const BEGIN_FIRST: Reason = no('FD-20.7', 'R_BEAT', 'Roll or sit out first.');
export const unknown = (id: string): Reason => no('FD-3.2', 'R_UNKNOWN', () => `There is no ${id} in this game.`);

export const noneLeft = (kind: Kit | Person, from: Sp, aboard?: { n: number; vehicle: VehicleId }): Reason =>
  no('FD-11.9', 'R_STALE', () => {
    const text = `No ${TOKEN_NAMES[kind][0]} is left on ${placeName(from)}`;
    return aboard ? `${text}, ${aboard.n} aboard ${vehicleName(aboard.vehicle)}: unload first.` : `${text}.`;
  });
export const vehicleLeft = (vehicle: VehicleId, from: Sp): Reason =>
  no('FD-11.9', 'R_STALE', () => `${capital(vehicleName(vehicle))} is no longer on ${placeName(from)}.`);
export const vehicleGone = (vehicle: VehicleId): Reason =>
  no('FD-6.18', 'R_VEH_GONE', () => `${capital(vehicleName(vehicle))} is out of the game.`);
export const cannotCarry = (vehicle: VehicleId, what: Kit | Person | 'water'): Reason =>
  no(
    'FD-6.17',
    'R_VEH_CANT',
    () => `${capital(vehicleName(vehicle))} cannot carry ${what === 'water' ? 'water' : TOKEN_NAMES[what][1]}.`,
  );
export const NO_OFFER_NEEDED: Reason = no(
  'FD-13.9',
  'R_VEH_CANT',
  'Only water between two engines needs an offer. Pass it on directly.',
);
const belongs = (vehicle: VehicleId): string => {
  const owner = ownerOf(indexOfVehicle(vehicle));
  if (owner === undefined) return 'Only the owner of an engine can move its water.';
  return `${capital(vehicleName(vehicle))} belongs to ${crewName(owner)}.`;
};
export const notYours = (vehicle: VehicleId): Reason => no('FD-2.9', 'R_NOT_YOURS', () => belongs(vehicle));
export const notYourEngine = (vehicle: VehicleId): Reason => no('FD-2.8', 'R_NOT_YOURS', () => belongs(vehicle));
export const NOT_YOUR_OFFER: Reason = no('FD-13.10', 'R_NOT_YOURS', 'This offer is for another crew.');
export const NOT_ROAD: Reason = no('FD-4.20', 'R_NOT_ROAD', 'Vehicles can only drive on roads. Firefighters go into buildings.');
export const notBeside = (to: string, from: string): Reason =>
  no('FD-4.11', 'R_NOT_ADJ', () => `${capital(to)} is not next to ${from}.`);
export const spacesApart = (to: Sp, from: Sp): Reason =>
  no('FD-4.11', 'R_NOT_ADJ', () => `${capital(placeName(to))} is not next to ${placeName(from)}; one symbol is one step.`);
export const occupied = (vehicle: VehicleId, to: Sp): Reason =>
  no(
    'FD-4.14',
    'R_OCCUPIED',
    () => `${capital(vehicleName(vehicle))} is already on ${placeName(to)}; a road holds one vehicle. Drive it away first.`,
  );
export const debrisOn = (space: Sp): Reason =>
  no('FD-6.35', 'R_DEBRIS', () => `There is debris on ${placeName(space)}: clear it with an axe first.`);
export const NO_SUPPLY: Reason = no('FD-12.5', 'R_NO_SUPPLY', 'There is no water left in the supply.');
export const slotFull = forEach(SLOT_IDS, (slot) =>
  no('FD-11.18', 'R_SLOT_FULL', `${capital(SLOT_NAMES[slot])} is already taken.`),
);
export const slotEmpty = forEach(SLOT_IDS, (slot) =>
  no('FD-11.18', 'R_SLOT_EMPTY', `Place a ${SYMBOL_NAMES[SLOTS[slot].sym]} die on ${SLOT_NAMES[slot]} first.`),
);
export const NOT_ON_A_SLOT: Reason = no('FD-11.19', 'R_SLOT_EMPTY', 'This die is not on a slot.');
export const HALF_A_SHUTOFF: Reason = no('FD-12.24', 'R_SLOT_HALF', 'The shut-off needs two Gear dice; it has one.');
export const notBurning = (space: Sp): Reason => no('FD-12.8', 'R_NO_FIRE', () => `${capital(placeName(space))} is not burning.`);
export const waterRange = (max: number): Reason =>
  no('FD-12.8', 'R_WATER_N', max === 0 ? 'Your tank is empty. Fill up first.' : () => `Choose 1 to ${max} water.`);
export const engineElsewhere = (space: Sp): Reason =>
  no('FD-12.9', 'R_ENGINE_HERE', () => `Your engine must be on ${placeName(space)}.`);
export const liveWires = (space: Sp): Reason =>
  no('FD-6.30', 'R_POWER', () => `There is live electricity on ${space}: shut it off with two Gear dice first.`);
export const noFirefighter = (space: Sp, rule: string): Reason =>
  no(
    rule,
    'R_NO_FF',
    () => `There is no firefighter on ${placeName(space)}. Send one there${rule === 'FD-12.10' ? ' with a hose' : ''} first.`,
  );
export const noHose = (space: Sp): Reason =>
  no('FD-12.10', 'R_NO_HOSE', () => `There is no hose on ${space}. Take one there first.`);
export const noLine = (space: Sp): Reason =>
  no('FD-12.11', 'R_NO_LINE', () => `No hose line reaches ${space} from your engine. Park on a road next to it.`);
export const notLyingThere = (kind: 'hose' | 'axe', space: Sp): Reason =>
  no('FD-6.15', 'R_EQUIP_HERE', () => `There is no ${kind} on ${placeName(space)}.`);
export const INJURED_ON_ROAD: Reason = no(
  'FD-12.18',
  'R_INJ_ROAD',
  'An injured person on a road can only be loaded into the People Carrier.',
);
export const noDebris = (space: Sp): Reason => no('FD-12.21', 'R_NO_DEBRIS', () => `There is no debris on ${placeName(space)}.`);
export const noAxe = (space: Sp): Reason =>
  no('FD-12.21', 'R_NO_AXE', () => `There is no axe on ${placeName(space)}. Take one there first.`);
export const noPower = (space: Sp): Reason =>
  no('FD-12.24', 'R_NO_POWER', () => `There is no live electricity on ${placeName(space)}.`);
export const noRoom = (vehicle: VehicleId): Reason =>
  no('FD-6.17', 'R_FULL', () => `There is no room left on ${vehicleName(vehicle)}.`);
export const holdsOnly = (source: string, n: number): Reason =>
  no('FD-11.10', 'R_EMPTY', () => `${capital(source)} holds only ${n}.`);
export const notHere = (what: string, vehicle: VehicleId): Reason =>
  no('FD-13.14', 'R_NOT_HERE', () => `${capital(what)} is not where ${vehicleName(vehicle)} is.`);
export const notAboard = (kind: Kit | Person, vehicle: VehicleId): Reason =>
  no('FD-13.15', 'R_NOT_HERE', () => `No ${TOKEN_NAMES[kind][0]} is aboard ${vehicleName(vehicle)}.`);
export const NOTHING_TO_LOAD: Reason = no('FD-13.19', 'R_NOT_HERE', 'There is nothing left here that you can load.');
export const notAtSource = (vehicle: VehicleId, source: string, rule: string): Reason =>
  no(rule, 'R_NOT_SOURCE', () => `${capital(vehicleName(vehicle))} is not at ${source}.`);
export const notAgreed = (owner: Seat): Reason => no('FD-13.9', 'R_CONSENT', () => `${crewName(owner)} has not agreed yet.`);
export const OFFER_GONE: Reason = no('FD-13.12', 'R_NO_OFFER', 'That offer is no longer open.');

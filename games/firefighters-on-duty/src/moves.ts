import {
  flag,
  int,
  isRefusal,
  list,
  moveReader,
  type MoveShapes,
  nullable,
  oneOf,
  type Refusal,
  type Seat,
  word,
} from '@nightfall/kernel';
import type { Slot, Sym } from './content/equipment.ts';
import type { AreaType, Token } from './content/events.ts';
import type { Hazard } from './content/hazards.ts';
import type { VehicleId } from './content/vehicles.ts';
import type { Ending, Kit, Person, Points } from './state.ts';

/** FD-11.13 The two Action dice of a seat. */
export type DieName = 'A' | 'B';
/** Ids of spaces and vehicles, as FD-3.2 writes them. */
export type Sp = string;
export type Veh = VehicleId;

type Act<T extends string, Fields = object> = { type: T; seat: Seat } & Fields;
export type Ready = Act<'ready'>;
export type Unready = Act<'unready'>;
export type SetStation = Act<'setStation', { vehicle: Veh; station: Sp }>;
export type Deal = Act<'deal', { kind: Kit; to: Sp }>;
export type Reassign = Act<'reassign', { kind: Kit; to: Sp }>;
export type Plan = Act<'plan', { space: Sp | null }>;
export type Roll = Act<'roll', { dice: readonly DieName[] }>;
/** FD-12.6 `space` and `water` are the intent; no intent: null and 0. */
export type PlaceDie = Act<'place', { die: DieName; slot: Slot; space: Sp | null; water: number }>;
export type Intent = Act<'intent', { slot: Slot; space: Sp; water: number }>;
export type Retract = Act<'retract', { die: DieName }>;
export type MoveVehicle = Act<'moveVehicle', { die: DieName; vehicle: Veh; from: Sp; to: Sp }>;
export type AddReserve = Act<'addReserve', { die: DieName; station: Sp }>;
export type Extinguish = Act<'extinguish', { space: Sp; water: number }>;
export type QuickExtinguish = Act<'quickExtinguish', { die: DieName; space: Sp; water: number }>;
export type MoveFirefighter = Act<'moveFirefighter', { die: DieName; from: Sp; to: Sp; hose: boolean; axe: boolean }>;
export type MovePerson = Act<'movePerson', { die: DieName; kind: Person; from: Sp; to: Sp }>;
export type UseAxe = Act<'useAxe', { space: Sp }>;
export type QuickAxe = Act<'quickAxe', { die: DieName; space: Sp }>;
export type UseShutoff = Act<'useShutoff', { space: Sp }>;
export type QuickShutoff = Act<'quickShutoff', { space: Sp }>;
export type LoadWater = Act<'loadWater', { vehicle: Veh; source: 'station' | 'hydrant'; n: number }>;
export type UnloadWater = Act<'unloadWater', { vehicle: Veh; station: Sp; n: number }>;
export type TransferWater = Act<'transferWater', { from: Veh; to: Veh; n: number }>;
export type OfferWater = Act<'offerWater', { from: Veh; to: Veh; n: number }>;
export type AcceptWater = Act<'acceptWater', { offer: number }>;
export type DeclineWater = Act<'declineWater', { offer: number }>;
export type Consent = Act<'consent', { receive: boolean; give: boolean }>;
export type Load = Act<'load', { vehicle: Veh; kind: Kit | Person; from: Sp }>;
export type Unload = Act<'unload', { vehicle: Veh; kind: Kit | Person }>;
export type LoadKit = Act<'loadKit', { vehicle: Veh }>;
export type Forfeit = Act<'forfeit', { slot: Slot }>;
export type Done = Act<'done'>;
export type Undone = Act<'undone'>;
export type SitOut = Act<'sitOut'>;
export type EndBeat = Act<'endBeat'>;
/** FD-21.11 All commands. */
export type FdMove =
  | Ready
  | Unready
  | SetStation
  | Deal
  | Reassign
  | Plan
  | Roll
  | PlaceDie
  | Intent
  | Retract
  | MoveVehicle
  | AddReserve
  | Extinguish
  | QuickExtinguish
  | MoveFirefighter
  | MovePerson
  | UseAxe
  | QuickAxe
  | UseShutoff
  | QuickShutoff
  | LoadWater
  | UnloadWater
  | TransferWater
  | OfferWater
  | AcceptWater
  | DeclineWater
  | Consent
  | Load
  | Unload
  | LoadKit
  | Forfeit
  | Done
  | Undone
  | SitOut
  | EndBeat;

/** FD-15.1 The steps of the Fire Phase. */
export type Step = 'FP1' | 'FP2' | 'FP3' | 'FP4' | 'FP5' | 'FP6' | 'FP7' | 'FP8' | 'FP9';

/** FD-21.12 What happened. Spaces are ids; `seat` is null where the rules act by themselves. */
export type FdEvent =
  | { type: 'ready'; seat: Seat; isReady: boolean }
  | { type: 'stationed'; seat: Seat; vehicle: Veh; station: Sp }
  | { type: 'dealt'; seat: Seat; kind: Kit; to: Sp; isReturned: boolean }
  | { type: 'planned'; seat: Seat; space: Sp | null }
  | { type: 'consent'; seat: Seat; receive: boolean; give: boolean }
  | { type: 'round'; round: number; rounds: number }
  | { type: 'actionBegan'; round: number; isPaced: boolean }
  | { type: 'rolled'; seat: Seat; dice: readonly DieName[]; symbols: readonly Sym[] }
  | { type: 'vehicleMoved'; seat: Seat; vehicle: Veh; from: Sp; to: Sp }
  | { type: 'reserveRaised'; seat: Seat; station: Sp; now: number }
  | { type: 'slotPlaced'; seat: Seat; die: DieName; slot: Slot; space: Sp | null }
  | { type: 'slotFreed'; seat: Seat; slot: Slot; why: 'retracted' | 'half' | 'noTarget' | 'forfeit' }
  | { type: 'extinguish'; seat: Seat; space: Sp; rolled: readonly number[]; requirement: number; removed: number; left: number }
  | { type: 'firefighterMoved'; seat: Seat; from: Sp; to: Sp; hose: boolean; axe: boolean }
  | { type: 'personMoved'; seat: Seat; kind: Person; from: Sp; to: Sp }
  | { type: 'evacuated'; space: Sp; total: number }
  | { type: 'delivered'; space: Sp; total: number }
  | { type: 'axeUsed'; seat: Seat; space: Sp; face: number; removed: number }
  | { type: 'shutOff'; seat: Seat; space: Sp }
  | { type: 'waterLoaded'; seat: Seat; vehicle: Veh; from: Sp; source: 'station' | 'hydrant'; n: number; now: number }
  | { type: 'waterUnloaded'; seat: Seat; vehicle: Veh; station: Sp; n: number }
  | { type: 'waterMoved'; from: Veh; to: Veh; n: number }
  | { type: 'offer'; offer: number; from: Veh; to: Veh; n: number; by: Seat }
  | { type: 'offerEnded'; offer: number; why: 'accepted' | 'declined' | 'replaced' | 'moved' | 'bell' }
  | { type: 'loaded'; seat: Seat; vehicle: Veh; kind: Kit | Person; from: Sp; count: number }
  | { type: 'unloaded'; seat: Seat; vehicle: Veh; kind: Kit | Person; to: Sp }
  | { type: 'done'; seat: Seat; isDone: boolean; isForced: boolean }
  | { type: 'satOut'; seat: Seat }
  | { type: 'beat'; seat: Seat }
  | { type: 'bell'; round: number }
  | { type: 'step'; step: Step }
  | { type: 'casualty'; space: Sp }
  | { type: 'injured'; space: Sp; was: 'ff' | 'civ'; count: number }
  | { type: 'returned'; kind: Kit; count: number; from: Sp; station: Sp }
  | { type: 'vehicleDamaged'; vehicle: Veh; space: Sp }
  | { type: 'vehicleRemoved'; vehicle: Veh; space: Sp }
  | { type: 'burnedDown'; space: Sp }
  | { type: 'eventDrawn'; card: string; area: AreaType; space: Sp }
  | { type: 'held'; space: Sp }
  | { type: 'tokenPlaced'; what: Exclude<Token, 'fire' | 'random'>; space: Sp }
  | { type: 'firePlaced'; space: Sp; count: number; why: FireCause }
  | { type: 'fireMissing'; space: Sp }
  | { type: 'hazardTriggered'; hazard: Hazard; space: Sp }
  | { type: 'callAnswered'; space: Sp; response: 'fast' | 'onTime' | 'late'; card: string }
  | { type: 'spreadRolled'; space: Sp; face: number; row: SpreadRow; fire: number }
  | { type: 'smokeStep'; space: Sp; level: number }
  | { type: 'negativePoint'; source: keyof Points; count: number; total: number; space: Sp | null }
  | { type: 'fireTurned'; spaces: readonly Sp[] }
  | { type: 'hydrantFilled'; hydrant: string; space: Sp; n: number }
  | { type: 'roundEnd'; round: number }
  | { type: 'gameOver'; ending: Ending };
export type FireCause = 'setup' | 'card' | 'hazard' | 'growth' | 'spread';
export type SpreadRow = 'easy' | 'hard' | 'inferno' | 'firefighter';

const SPACE = word(/^([A-H][1-9]|S1|S2|HOS)$/);
const VEHICLE = oneOf('TRUCK', 'CARRIER', 'ENG-1', 'ENG-2', 'ENG-3', 'ENG-4');
const DIE = oneOf('A', 'B');
const SLOT = oneOf('engine', 'axe', 'shutoff');
const KIT = oneOf('ff', 'hose', 'axe');
const PERSON = oneOf('civ', 'inj');
const CARGO = oneOf('ff', 'hose', 'axe', 'civ', 'inj');
const SOURCE = oneOf('station', 'hydrant');
const COUNT = int(1, 999);
const WATER = int(-999, 999);
const OFFER = int(0, 1_000_000);

/** FD-21.11 The fields of every command. */
export const MOVE_SHAPES: MoveShapes<FdMove> = {
  ready: {},
  unready: {},
  setStation: { vehicle: VEHICLE, station: SPACE },
  deal: { kind: KIT, to: SPACE },
  reassign: { kind: KIT, to: SPACE },
  plan: { space: nullable(SPACE) },
  roll: { dice: list(DIE, 2, 1) },
  place: { die: DIE, slot: SLOT, space: nullable(SPACE), water: int(0, 999) },
  intent: { slot: SLOT, space: SPACE, water: int(0, 999) },
  retract: { die: DIE },
  moveVehicle: { die: DIE, vehicle: VEHICLE, from: SPACE, to: SPACE },
  addReserve: { die: DIE, station: SPACE },
  extinguish: { space: SPACE, water: WATER },
  quickExtinguish: { die: DIE, space: SPACE, water: WATER },
  moveFirefighter: { die: DIE, from: SPACE, to: SPACE, hose: flag, axe: flag },
  movePerson: { die: DIE, kind: PERSON, from: SPACE, to: SPACE },
  useAxe: { space: SPACE },
  quickAxe: { die: DIE, space: SPACE },
  useShutoff: { space: SPACE },
  quickShutoff: { space: SPACE },
  loadWater: { vehicle: VEHICLE, source: SOURCE, n: COUNT },
  unloadWater: { vehicle: VEHICLE, station: SPACE, n: COUNT },
  transferWater: { from: VEHICLE, to: VEHICLE, n: COUNT },
  offerWater: { from: VEHICLE, to: VEHICLE, n: COUNT },
  acceptWater: { offer: OFFER },
  declineWater: { offer: OFFER },
  consent: { receive: flag, give: flag },
  load: { vehicle: VEHICLE, kind: CARGO, from: SPACE },
  unload: { vehicle: VEHICLE, kind: CARGO },
  loadKit: { vehicle: VEHICLE },
  forfeit: { slot: SLOT },
  done: {},
  undone: {},
  sitOut: {},
  endBeat: {},
};
const read = moveReader<FdMove>(MOVE_SHAPES, 'FD-22.3');

export const NOT_A_COMMAND: Refusal = { rule: 'FD-22.3', code: 'R_FORM', text: 'This is not a move of this game.' };

/** FD-22.3 A command from outside, checked for its form: exactly its fields, and no die named twice; A goes before B (FD-11.15). */
function readCommand(data: unknown): FdMove | Refusal {
  const move = read(data);
  if (isRefusal(move)) return NOT_A_COMMAND;
  if (move.type !== 'roll' || move.dice.length < 2) return move;
  return move.dice[0] === move.dice[1] ? NOT_A_COMMAND : { ...move, dice: ['A', 'B'] };
}
/** The same, with the fields that the documentation of the commands is made from. */
export const readMove = Object.assign(readCommand, { shapes: MOVE_SHAPES });

import type { MoveIn, Seat } from '@nightfall/kernel';
import type { Slot, Sym } from './content/equipment.ts';
import type { AreaType, Token } from './content/events.ts';
import type { Hazard } from './content/hazards.ts';
import type { VehicleId } from './content/vehicles.ts';
import type { Commands } from './rules/shift.ts';
import type { Ending, Kit, Person, Points, State, View } from './state.ts';

/** FD-11.13 The two Action dice of a seat. */
export type DieName = 'A' | 'B';
/** Ids of spaces and vehicles, as FD-3.2 writes them. */
export type Sp = string;
export type Veh = VehicleId;

/** FD-21.11 All commands. */
export type FdMove = MoveIn<Commands[keyof Commands]>;

/** FD-15.1 The steps of the Fire Phase. */
export type Step = 'FP1' | 'FP2' | 'FP3' | 'FP4' | 'FP5' | 'FP6' | 'FP7' | 'FP8' | 'FP9';

/** FD-21.12 What happened. Spaces are ids; `seat` is null where the rules act by themselves. */
export type FdEvent =
  | { type: 'ready'; seat: Seat; isReady: boolean }
  | { type: 'stationed'; seat: Seat; vehicle: Veh; station: Sp }
  | { type: 'dealt'; seat: Seat; kind: Kit; to: Sp; isReturned: boolean }
  | { type: 'planned'; seat: Seat; space: Sp | null }
  | { type: 'asked'; seat: Seat; crew: Seat; space: Sp | null }
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
  | { type: 'callAnswered'; space: Sp; response: Response; card: string }
  | { type: 'spreadRolled'; space: Sp; face: number; row: SpreadRow; fire: number }
  | { type: 'smokeStep'; space: Sp; level: number }
  | { type: 'negativePoint'; source: keyof Points; count: number; total: number; space: Sp | null }
  | { type: 'fireTurned'; spaces: readonly Sp[] }
  | { type: 'hydrantFilled'; hydrant: string; space: Sp; n: number }
  | { type: 'roundEnd'; round: number }
  | { type: 'gameOver'; ending: Ending };
export type FireCause = 'setup' | 'card' | 'hazard' | 'growth' | 'spread';
export type SpreadRow = 'easy' | 'hard' | 'inferno' | 'firefighter';
/** FD-15.22 */
export type Response = 'fast' | 'onTime' | 'late';

/** The game without its commands: what they are declared with. */
export type Duty = { view: View; state: State; event: FdEvent };
export type Fd = Duty & { move: FdMove };

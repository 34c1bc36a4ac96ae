import { type Seat, int, list, moveReader, word } from '@nightfall/kernel';
import type { Mark, Point, Reason, Side, Square, State, View } from './state.ts';

type By<K extends string, Rest = object> = { type: K; seat: Seat; f: string } & Rest;
export type Place = By<'place', { at: Point }>;
export type Start = By<'start'>;
export type WalkMove = By<'move', { path: readonly Point[] }>;
export type Leave = By<'leave', { path: readonly Point[] }>;
export type Enter = By<'enter', { path: readonly Point[] }>;
export type Run = By<'run', { to: Point }>;
export type WalkRound = By<'walkRound', { exit: Point }>;
export type Take1 = By<'take1'>;
export type Take3 = By<'take3'>;
export type GetUp = By<'getUp'>;
export type UseWater = By<'water', { sq: Square }>;
export type PickUp = By<'pickUp', { target: string }>;
export type Chop = By<'chop', { target: string }>;
export type OpenDoor = By<'openDoor', { target: string }>;
export type PutDown = By<'putDown', { at: Point }>;
export type HandOver = By<'handOver', { to: string }>;
export type EndPhase = By<'end'>;

/** FM-10 What the active firefighter may do. */
export type Action =
  | WalkMove
  | Leave
  | Enter
  | Run
  | WalkRound
  | Take1
  | Take3
  | GetUp
  | UseWater
  | PickUp
  | Chop
  | OpenDoor
  | PutDown
  | HandOver
  | EndPhase;
/** FM-18 The commands; undo belongs to the match. */
export type FireMove = Place | Start | Action;

export type Step = '0' | '1-3' | '4.1' | '4.2' | '4.3' | '4.4' | '4.5' | '5' | '6' | '7' | '8';
/** What the dice are thrown for. */
export type Purpose = 'item' | 'door' | 'firstExplosion' | 'villager' | 'spread' | 'followUp';

type Told<K extends string, Rest = object> = { type: K; clause: string } & Rest;
/** FM-18.3 What happened; each names its clause (FM-18.2). */
export type FireEvent =
  | Told<'dice', { purpose: Purpose; what: string; faces: readonly number[]; again: string | null }>
  | Told<'itemPlaced', { id: string; sq: Square; door: Side | null }>
  | Told<'marker', { sq: Square; from: Mark; to: Mark }>
  | Told<'explosionMarker', { sq: Square; count: number; of: number }>
  | Told<'explosion', { sq: Square }>
  | Told<'line', { sq: Square; side: Side; squares: readonly Square[] }>
  | Told<'villagerPlaced', { id: string; at: Point; sq: Square }>
  | Told<'firefighterPlaced', { f: string; at: Point }>
  | Told<'roundStarted', { round: number }>
  | Told<'turnStarted', { f: string; turn: number; ap: number }>
  | Told<'moved', { f: string; path: readonly Point[]; length: number; ap: number; load: string | null }>
  | Told<'ran', { f: string; path: readonly Point[]; length: number; ap: number }>
  | Told<'left', { f: string; path: readonly Point[]; length: number; ap: number; load: string }>
  | Told<'entered', { f: string; path: readonly Point[]; length: number; ap: number }>
  | Told<'walkedRound', { f: string; from: Point; to: Point; ap: number }>
  | Told<'waterTaken', { f: string; count: number; water: number; ap: number }>
  | Told<'waterUsed', { f: string; sq: Square; water: number; ap: number }>
  | Told<'pickedUp', { f: string; target: string; ap: number }>
  | Told<'putDown', { f: string; target: string; at: Point; ap: number }>
  | Told<'handedOver', { f: string; to: string; target: string; ap: number }>
  | Told<'doorOpened', { f: string; house: string; ap: number }>
  | Told<'gotUp', { f: string; ap: number }>
  | Told<'chopped', { f: string; target: string; ap: number }>
  | Told<'turnEnded', { f: string; left: number }>
  | Told<'step', { step: Step }>
  | Told<'waterTrimmed', { f: string; water: number }>
  | Told<'treeBurnt', { id: string; sq: Square; by: string | null }>
  | Told<'chestExploded', { id: string; sq: Square; by: string | null }>
  | Told<'buried', { id: string; house: string }>
  | Told<'houseDamaged', { house: string; sq: Square; integrity: number }>
  | Told<'houseCollapsed', { house: string; sq: Square }>
  | Told<'villagerDied', { id: string; by: string | null; dead: number; of: number }>
  | Told<'thrownOut', { f: string; from: Point; to: Point; house: string }>
  | Told<'knockedDown', { f: string }>
  | Told<'gameOver', { win: boolean; reason: Reason; tally: Tally }>;
/** FM-14.5 The count of a finished game. */
type Tally = { saved: number; dead: number; explosions: number; ruins: number; rounds: number; turns: number };

export type Fires = { view: View; state: State; move: FireMove; event: FireEvent };

const COORDINATE = int(-1_000_000, 1_000_000);
const POINT = list(COORDINATE, 2, 2);
/** Longer than any path may be, so that the rules can say what is wrong with it (FM-10.20). */
const PATH = list(POINT, 128);
const F = word(/^F[1-9]$/);
const TARGET = word(/^[A-Z][0-9]{1,2}$/);

/** A move from outside, checked for its form only. */
export const readMove = moveReader<FireMove>(
  {
    place: { f: F, at: POINT },
    start: { f: F },
    move: { f: F, path: PATH },
    leave: { f: F, path: PATH },
    enter: { f: F, path: PATH },
    run: { f: F, to: POINT },
    walkRound: { f: F, exit: POINT },
    take1: { f: F },
    take3: { f: F },
    getUp: { f: F },
    water: { f: F, sq: int(0, 35) },
    pickUp: { f: F, target: TARGET },
    chop: { f: F, target: TARGET },
    openDoor: { f: F, target: TARGET },
    putDown: { f: F, at: POINT },
    handOver: { f: F, to: F },
    end: { f: F },
  },
  'FM-18.1',
);

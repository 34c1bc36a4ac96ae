import type { MoveIn } from '@nightfall/kernel';
import type { place } from './rules/placing.ts';
import type { Actions, start } from './rules/turn.ts';
import type { Mark, Point, Reason, Side, Square, State, View } from './state.ts';

/** FM-10 What the active firefighter may do. */
export type Action = MoveIn<Actions[keyof Actions]>;
/** FM-18 The commands; undo belongs to the match. */
export type FireMove = MoveIn<typeof place | typeof start> | Action;

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

/** The game without its moves: what they are declared with. */
export type Village = { view: View; state: State; event: FireEvent };
export type Fires = Village & { move: FireMove };

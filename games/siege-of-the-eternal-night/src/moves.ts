import type { MoveIn } from '@nightfall/kernel';
import type * as actions from './rules/actions.ts';
import type { DieName, Kind, SiegeState } from './state.ts';

/** SN-13 */
export type SiegeMove = MoveIn<(typeof actions)[keyof typeof actions]>;

export type SiegeEvent =
  | { type: 'openedTurn'; turn: number }
  | { type: 'rolled'; turn: number; faces: readonly number[]; doubles: boolean }
  | { type: 'crossedCircles'; count: number; altar: number }
  | { type: 'heroArrived'; waiting: number }
  | { type: 'drew'; turn: number; kind: Kind; die: DieName | null; cells: readonly string[]; felled: number; left: number }
  | { type: 'wonFreeMarks'; count: number; wallbreakers: readonly string[] }
  | { type: 'marked'; turn: number; cell: string; left: number }
  | { type: 'declined'; remaining: number }
  | { type: 'held'; turn: number }
  | { type: 'passedDie'; die: DieName; value: number }
  | { type: 'endedTurn'; turn: number }
  | { type: 'soundedHour'; hour: number }
  | { type: 'stood' }
  | { type: 'nightEnded'; score: number; clearedOn: number | null };

/** The game without its moves: what they are declared with. */
export type Night = { view: SiegeState; state: SiegeState; event: SiegeEvent };
export type Siege = Night & { move: SiegeMove };

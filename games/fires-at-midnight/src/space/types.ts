import type { Point, Rect } from '@nightfall/kit/plane';
import type { Shape } from '@nightfall/kit/plane-shapes';
import type { Mark, Side, Square } from '../state.ts';

export type { Mark, Point, Rect, Shape, Side, Square };

export type House = {
  readonly id: string;
  readonly sq: Square;
  readonly door: Side;
  readonly open: boolean;
  /** 0: a ruin (FM-5.17). */
  readonly integrity: number;
};
export type TreeState = 'standing' | 'chopped' | 'carried' | 'burnt' | 'saved' | 'buried';
type ChestState = 'floor' | 'carried' | 'exploded' | 'saved' | 'buried';
type VillagerState = 'pool' | 'table' | 'carried' | 'saved' | 'dead';
export type Piece<State extends string> = { readonly id: string; readonly at: Point | null; readonly state: State };
export type Figure = {
  readonly id: string;
  /** Null while off the table (FM-10.58). */
  readonly at: Point | null;
  /** Where a firefighter off the table went out (FM-10.55). */
  readonly exit: Point | null;
};

/** What the measuring needs to see of the game. The view and the state of the game both fit. */
export type Table = {
  /** 36 squares: 0 none, 1 smoke, 2 fire. */
  readonly marks: readonly Mark[];
  readonly houses: readonly House[];
  readonly trees: readonly Piece<TreeState>[];
  readonly chests: readonly Piece<ChestState>[];
  readonly villagers: readonly Piece<VillagerState>[];
  readonly crew: readonly Figure[];
};

/** Something that stops a base, under the name that a refusal gives it: `well`, `H1`, `H1.door`, `T1`, `C1`, `V1`, `F1`. */
export type Blocker = { readonly id: string; readonly shape: Shape };

/** A marker that is too near, and how far the border of the base is from it, in mil, rounded down. */
export type Heat = { readonly sq: Square; readonly mark: Mark; readonly distance: number };

/** Why a path is no good: the clause, the code of section 18 and what was measured. Legs count from 1, lengths are µin. */
export type PathFault =
  | { readonly rule: string; readonly code: 'E_PATH'; readonly reason: string }
  | { readonly rule: string; readonly code: 'E_NO_MOVE' | 'E_NOT_EDGE' | 'E_ENTER_POSSIBLE' }
  | { readonly rule: string; readonly code: 'E_TOO_FAR'; readonly length: number; readonly limit: number }
  | { readonly rule: string; readonly code: 'E_EDGE'; readonly leg: number }
  | { readonly rule: string; readonly code: 'E_BLOCKED'; readonly leg: number; readonly id: string }
  | { readonly rule: string; readonly code: 'E_TOO_HOT' | 'E_RUN_HOT'; readonly heat: readonly Heat[] };

/** What a path is walked for. A run has one leg; leaving ends on the border; entering begins there. */
export type Purpose = 'move' | 'leave' | 'enter';
export type Plan = { readonly path: readonly Point[]; readonly length: number };

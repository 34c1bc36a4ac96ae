import type { DieName, FdMove } from '@nightfall/firefighters-on-duty';
import type { Seat } from '@nightfall/kernel';
import { cell, useCell, type BoardProps, useOn } from '@nightfall/ui';

/** What the player has picked: a die, a piece on the map, and how a walk or a jet is meant. */
export type Picked = {
  readonly die: DieName | null;
  readonly piece: string | null;
  /** Water for the next jet; null: what the fire asks for. */
  readonly water: number | null;
  /** Does equipment that lies there come along? */
  readonly hose: boolean;
  readonly axe: boolean;
  /** Does a firefighter who stands with somebody in a building lead them out, or walk alone? */
  readonly leads: boolean;
  /** Water to load or to pass on; null: as much as goes. */
  readonly amount: number | null;
  /** Whom the next touch on the map asks to come there; `whom`: that is still to be said. */
  readonly asks: Seat | 'whom' | null;
};
export const NOTHING: Picked = {
  die: null,
  piece: null,
  water: null,
  hose: true,
  axe: true,
  leads: true,
  amount: null,
  asks: null,
};

const PICKED = cell(NOTHING);

/** The last thing that this player did at this table. A roll moves nothing: what would take back the deed before it still does. */
const LAST = cell<FdMove | null>(null);

type Table = Pick<BoardProps, 'memory'>;
type Hand = { readonly pick: (change: Partial<Picked>) => void; readonly drop: () => void };
/** One player's hand at one table. */
export const handOf = ({ memory }: Table): Hand => ({
  pick: (change) => memory.set(PICKED, { ...memory.get(PICKED), ...change }),
  drop: () => memory.set(PICKED, NOTHING),
});
export const keepLast = ({ memory }: Table, move: FdMove): void => void (move.type !== 'roll' && memory.set(LAST, move));
export const useLast = ({ memory }: Table): FdMove | null => useCell(memory, LAST);
export const usePicked = ({ memory }: Table): Picked => useCell(memory, PICKED);
/** What was picked before the round means nothing in it, and the other way round. */
export const useHandOf = ({ memory }: Table, isAtWork: boolean): void => useOn(isAtWork, () => () => memory.set(PICKED, NOTHING));

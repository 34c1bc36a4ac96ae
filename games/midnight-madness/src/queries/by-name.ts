import type { Json } from '@nightfall/kernel';
import { preview } from '../knowledge/preview.ts';
import { unseen } from '../knowledge/unseen.ts';
import { masterSlayers, scoreOf } from '../result.ts';
import type { State } from '../state.ts';
import { fortifyReserve } from './board.ts';

/** What examples and the command line may ask of a position. */
export const queries: { readonly [name: string]: (v: State, ...args: readonly Json[]) => Json } = {
  unseen: (v) => unseen(v) as unknown as Json,
  preview: (v) => preview(v) as unknown as Json,
  score: (v, seat) => scoreOf(v, Number(seat)),
  masterSlayers: (v) => masterSlayers(v),
  fortifyReserve: (v) => fortifyReserve(v),
  sizes: (v) => ({
    hands: v.hands.map((hand) => hand.length),
    deck: v.deck.length,
    discard: v.discard.length,
    supply: v.supply,
    tokens: v.tokens.length,
  }),
};

import { isHidden, unseenFor } from '../queries/board.ts';
import { type Kind, KINDS } from '../content/tokens.ts';
import type { State } from '../state.ts';

/** A kind that may still lie hidden: how many there are, and how likely one hidden token of this origin is one of them. */
export type UnseenKind = { readonly kind: Kind; readonly count: number; readonly odds: number };
export type Unseen = { readonly hidden: number; readonly total: number; readonly kinds: readonly UnseenKind[] };

function listOf(v: State, isStart: boolean): Unseen {
  const bag = unseenFor(v, isStart);
  const kinds = KINDS.flatMap((kind): UnseenKind[] => {
    const count = bag.filter((one) => one === kind).length;
    return count === 0 ? [] : [{ kind, count, odds: count / bag.length }];
  });
  return { hidden: v.tokens.filter((token) => isHidden(token) && token.isStart === isStart).length, total: bag.length, kinds };
}

/** MM-5.10 The list of kinds not yet seen, by origin: public knowledge, shown to everyone. */
export const unseen = (v: State): { readonly start: Unseen; readonly supply: Unseen } => ({
  start: listOf(v, true),
  supply: listOf(v, false),
});

import type { Seat } from '@nightfall/kernel';
import type { Line } from '@nightfall/protocol';

/** How many inputs stand, whose seats are owned by people, and after how many inputs someone last left each seat. */
export type Leavings = {
  readonly inputs: number;
  readonly owned: readonly Seat[];
  readonly left: { readonly [seat: Seat]: number };
};

/** At the beginning of a match. */
export const beginLeavings = (holders: readonly string[]): Leavings => ({
  inputs: 0,
  owned: holders.flatMap((holder, seat) => (holder === 'person' ? [seat] : [])),
  left: {},
});

/** After one more line. A bot that plays for someone does not change whose seat it is. */
export function noteLeaving(before: Leavings, line: Line): Leavings {
  const { inputs, owned, left } = before;
  if (line.type === 'input') return { ...before, inputs: inputs + 1 };
  if (line.type === 'undo') return { ...before, inputs: line.to };
  if (line.type !== 'seat') return before;
  const others = owned.filter((seat) => seat !== line.seat);
  if (line.holder === 'person') return { ...before, owned: [...others, line.seat] };
  if (line.holder !== 'empty' || others.length === owned.length) return before;
  return { ...before, owned: others, left: { ...left, [line.seat]: inputs } };
}

/** Has the person who sat here at that time left since? Then nobody can agree in their place. */
export const hasLeftSince = ({ left }: Leavings, seat: Seat, inputs: number): boolean => (left[seat] ?? -1) > inputs;

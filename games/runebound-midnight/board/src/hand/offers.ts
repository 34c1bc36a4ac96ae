import { choices, type Choice, type Option, type Seat } from '@nightfall/kernel';
import { game, type Rune, type RuneMove, type View } from '@nightfall/runebound-midnight';

const known = new WeakMap<View, { readonly seat: Seat; readonly all: readonly Choice<Rune>[] }>();
/** Everything that the current question offers, with prices and reasons. Bar and map ask for it one after the other. */
export function offersTo(view: View, seat: Seat): readonly Choice<Rune>[] {
  const last = known.get(view);
  if (last?.seat === seat) return last.all;
  const all = choices(game.book, view, seat);
  known.set(view, { seat, all });
  return all;
}
export const offerOf = (view: View, seat: Seat, type: RuneMove['type']): Choice<Rune> | undefined =>
  offersTo(view, seat).find((one) => one.type === type);

type Of<T extends RuneMove['type']> = Extract<RuneMove, { type: T }>;
/** The option of a kind that is meant, legal or not. */
export function optionOf<T extends RuneMove['type']>(
  view: View,
  seat: Seat,
  type: T,
  isMeant: (move: Of<T>) => boolean,
): Option<Rune> | undefined {
  return offerOf(view, seat, type)?.options.find(({ move }) => isMeant(move as Of<T>));
}

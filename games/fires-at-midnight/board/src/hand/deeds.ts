import { type Fires, type FireMove, game, type View } from '@nightfall/fires-at-midnight';
import { type Choice, choices, type Option, type Refusal, type Seat } from '@nightfall/kernel';
import { remembering } from './remembering.ts';

/** A button of the bar: an action with its price, and why not, if not. */
export type Deed = {
  readonly label: string;
  readonly cost: number;
  readonly move: FireMove | undefined;
  readonly no: Refusal | undefined;
};

/** What needs a place is pointed at on the table; water is tapped where it burns. */
const POINTED: readonly FireMove['type'][] = ['move', 'leave', 'enter', 'run', 'putDown', 'walkRound', 'water', 'end'];
/** The firefighter is in no state for it, or the game is played without it: no button, not even a grey one. */
const BESIDE_THE_POINT = ['E_DOWN', 'E_OFF', 'E_ON', 'E_OPTION', 'E_NOT_DOWN', 'E_NO_LOAD'];

/** Bar and board ask for the same table one after the other. */
const choicesNow = remembering((v: View, seat: Seat) => choices(game.book, v, seat));
export const choiceOf = (v: View, seat: Seat, type: FireMove['type']): Choice<Fires> | undefined =>
  choicesNow(v, seat).find((one) => one.type === type);
/** FM-21.16 The markers that water reaches now, each with the move that douses it. */
export const watersNow = (v: View, seat: Seat): readonly UseWater[] =>
  (choiceOf(v, seat, 'water')?.options ?? []).flatMap(({ move, no }) => (move.type === 'water' && !no ? [move] : []));
type UseWater = Extract<FireMove, { type: 'water' }>;
export const apOf = ({ cost }: Choice<Fires>): number => cost?.['ap'] ?? 0;
export const isBesideThePoint = ({ no }: Choice<Fires>): boolean => no !== undefined && BESIDE_THE_POINT.includes(no.code);

/** FM-21.17 What the active firefighter can do without walking; where nothing is at hand, the nearest target says why. */
export const deedsOf = (v: View, seat: Seat): Deed[] =>
  choicesNow(v, seat)
    .filter((choice) => !POINTED.includes(choice.type) && !isBesideThePoint(choice))
    .flatMap((choice) => buttonsOf(choice).map((button) => ({ ...button, cost: apOf(choice) })));

function buttonsOf({ name, no, options }: Choice<Fires>): Omit<Deed, 'cost'>[] {
  const open = options.filter((one) => !one.no);
  if (open.length > 0) return open;
  const near = options.toSorted((a, b) => gapOf(a) - gapOf(b))[0];
  return near ? [near] : [{ label: name, move: undefined, no }];
}
const gapOf = ({ no }: Option<Fires>): number => Number(no?.facts?.['gap'] ?? Infinity);

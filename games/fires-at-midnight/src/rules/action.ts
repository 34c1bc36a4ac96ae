import {
  type DomainOf,
  type Fields,
  int,
  inWords,
  like,
  list,
  type MoveWith,
  moves,
  type NoFields,
  type Out,
  type Reason,
  tuple,
  word,
} from '@nightfall/kernel';
import { firefighter, isOff } from '../queries/village.ts';
import { squareName, squareNamed } from '../space/grid.ts';
import type { Firefighter, SetupFrame, RoundFrame, State, TurnFrame, View } from '../state.ts';
import type { Village } from '../moves.ts';
import { spendAp } from '../verbs/firefighters.ts';
import { isDown, isOutside, nobodySuch, notActive, notEnoughAp, notOwner, without } from './refusals.ts';

const COORDINATE = like(int(-1_000_000, 1_000_000), (random) => random.int(24_001));
export const POINT = tuple(COORDINATE, COORDINATE);
/** Longer than any path may be, so that the rules can say what is wrong with it (FM-10.20). */
export const PATH = list(POINT, 128);
export const F = word(/^F[1-9]$/, 'F1', 'F2', 'F3', 'F4');
export const PIECE = word(/^[A-Z][0-9]{1,2}$/, 'V1', 'V2', 'C1', 'C2', 'T1', 'T2', 'H1', 'H2', 'H9');
export const SQUARE = inWords(int(0, 35), squareName, squareNamed);

/** FM-10.5 Whose firefighter, and whose turn. Each counts alone (FM-2.4). */
export function notYours(
  v: View,
  frame: { readonly rule: string },
  { f, seat }: { f: string; seat: number },
): Reason | undefined {
  const me = v.crew.find(({ id }) => id === f);
  if (!me) return nobodySuch(f);
  if (me.owner !== seat) return notOwner(f, me.owner); // FM-2.5
  return frame.rule === 'turn' && v.active !== f ? notActive(v.active!) : undefined; // FM-9.6
}

/** An order that any firefighter may get. */
export const order = moves<Village, SetupFrame | RoundFrame>()({}, () => ({}));
/** An order to the active firefighter. */
const toActive = moves<Village, TurnFrame>()({ f: F }, (frame) => ({ f: frame.f }));

/** FM-10 An action: what it asks of the active firefighter, its targets, why it is refused, and what it does. */
type Action<S extends Fields, M> = {
  readonly fields?: S;
  readonly name: string;
  readonly note?: string;
  label?(v: View, move: M): string;
  /** FM-10.2 The action points it takes. */
  readonly ap: number | ((v: View, me: Firefighter) => number);
  /** May it be done lying on the ground? */
  readonly down?: boolean;
  /** May it be done outside the table? */
  readonly off?: boolean;
  /** FM-15.14 The option that must be on, and its clause. */
  readonly option?: { readonly rule: string; readonly name: string; isOn(v: View): boolean };
  /** Why the firefighter cannot do it, whatever the target. */
  bars?(v: View, me: Firefighter): Reason | undefined;
  domain?(v: View, me: Firefighter): DomainOf<S>;
  readonly sampled?: boolean;
  refuse?(v: View, me: Firefighter, move: M): Reason | undefined;
  /** Does it end the phase? */
  readonly ends?: boolean;
  perform(s: State, me: Firefighter, move: M, out: Out<Village>): void;
};

/** FM-10.5 Down, off the table, option, action points, in this order; then its own reasons. A load hinders none of it (FM-10.4). */
export function action<const K extends string, S extends Fields = NoFields>(
  type: K,
  own: Action<S, MoveWith<K, { f: typeof F } & S>>,
) {
  const { name, note, label, domain, refuse, option, sampled = false, ends = false } = own;
  const ap = typeof own.ap === 'number' ? () => own.ap as number : own.ap;
  const bars = (v: View, { f }: TurnFrame): Reason | undefined => {
    const me = firefighter(v, f);
    if (me.down && !own.down) return isDown(f);
    if (isOff(me) && !own.off) return isOutside(f);
    if (option && !option.isOn(v)) return without(option.rule, option.name);
    const price = ap(v, me);
    return price > v.ap ? notEnoughAp(f, price, v.ap) : own.bars?.(v, me);
  };
  const move = toActive<K, S>(type, {
    fields: own.fields ?? ({} as S),
    name,
    note,
    label,
    bars,
    sampled,
    ends,
    cost: (v, { f }) => ({ ap: ap(v, firefighter(v, f)) }),
    domain: domain && ((v, { f }) => domain(v, firefighter(v, f))),
    refuse: refuse && ((v, { f }, m) => refuse(v, firefighter(v, f), m)),
    perform: (s, f, m, out) => {
      const me = firefighter(s, f.f);
      spendAp(s, ap(s, me));
      own.perform(s, me, m, out);
    },
  });
  return { ...move, ap };
}

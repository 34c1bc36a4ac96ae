import type { Fields, ValueOf } from './shape.ts';
import type { Cost, Move, Out, Reason, Seat, World } from './types.ts';

type Fixed<V> = V extends object ? { readonly [K in keyof V]: Fixed<V[K]> } : V;
/** The values of some fields. A move is never changed. */
export type ValuesIn<S extends Fields> = { readonly [K in keyof S]: Fixed<ValueOf<S[K]>> };
export type MoveWith<K extends string, S extends Fields> = { type: K; seat: Seat } & ValuesIn<S>;
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- that is what it is
export type NoFields = Record<never, never>;
/**
 * What each field may be. Every combination is a move to try. Fields that belong together (a vehicle, where it stands, a road beside) are
 * listed as `rows`, and the rest of the fields one by one.
 */
export type DomainOf<S extends Fields> =
  | { readonly [K in keyof S]: readonly Fixed<ValueOf<S[K]>>[] }
  | ({ readonly rows: readonly Partial<ValuesIn<S>>[] } & { readonly [K in keyof S]?: readonly Fixed<ValueOf<S[K]>>[] });

/** A move and everything about it: its type, reader, notation, label, legal moves, greyed buttons and tests follow from this. */
export type Declaration<W extends World, F, K extends string, A extends Fields, S extends Fields> = {
  /** Left out: it has none. */
  readonly fields?: S;
  /** What a button calls it: "Chop down". */
  readonly name: string;
  /** What records and the terminal call it; left out: its type. */
  readonly word?: string;
  /** This one in particular: "Chop down T2". Left out: the name. */
  readonly label?: ((v: W['view'], move: MoveWith<K, A & S>) => string) | undefined;
  /** What one should know besides: "anything over two is spilt". */
  readonly note?: string | undefined;
  readonly cost?: (v: W['view'], f: F, seat: Seat) => Cost;
  /** Why this seat may not do it at all, whatever the fields say. Asked once for all the moves of this kind. */
  readonly bars?: (v: W['view'], f: F, seat: Seat) => Reason | undefined;
  /** What the fields may name when nothing bars the move: everything of that sort, on no condition; or a sample. */
  readonly domain?: ((v: W['view'], f: F, seat: Seat) => DomainOf<S>) | undefined;
  /** Is the domain a sample, because it is continuous? */
  readonly sampled?: boolean;
  /** Instead of a domain, where fields go together (a card and its price) and there are too many ways: some of them. */
  readonly samples?: ((v: W['view'], f: F, seat: Seat) => readonly ValuesIn<S>[]) | undefined;
  /** The legal ones by number, where there are too many to list or to try; the suite compares. */
  readonly counted?: Move<W, F, MoveWith<K, A & S>>['counted'];
  /** Why not with these fields. */
  readonly refuse?: ((v: W['view'], f: F, move: MoveWith<K, A & S>) => Reason | undefined) | undefined;
  /** Does it end a sentence that repeats? */
  readonly ends?: boolean;
  /** What is missing when no sentence takes it, besides the right moment. */
  readonly elsewhere?:
    | ((v: W['view'], f: W['view']['stack'][number], move: MoveWith<K, A & S>) => Reason | undefined)
    | undefined;
  /** Trusts `bars` and `refuse` and checks nothing again. Left out: it does nothing but end its sentence. */
  perform?(s: W['state'], f: F, move: MoveWith<K, A & S>, out: Out<W>): void;
};
export type Declared<W extends World, F, K extends string, S extends Fields> = Move<W, F, MoveWith<K, S>> & {
  readonly type: K;
  readonly fields: S;
};
/** The moves of some declarations: `MoveIn<typeof chop | typeof run>`. */
// oxlint-disable-next-line typescript/no-explicit-any -- whatever they are declared for
export type MoveIn<D> = D extends Declared<any, any, infer K, infer S> ? MoveWith<K, S> : never;

/** Some moves of a kind, by number: every combination of what is listed for the fields, the first field changing fastest. */
export type Lists = readonly (readonly unknown[])[];
export function combinations(lists: Lists): number {
  let count = 1;
  for (const list of lists) count *= list.length;
  return count;
}

const ALONE: Lists = [];
const NOTHING = (): void => undefined;
const ROWS = 'rows';

/** What a game declares its moves with. `common` are fields that all of them have, and whose values the frame knows: who acts. */
export function moves<W extends World, F>() {
  return <A extends Fields>(common: A, of: (f: F) => ValuesIn<A>) =>
    <const K extends string, S extends Fields = NoFields>(type: K, own: Declaration<W, F, K, A, S>): Declared<W, F, K, A & S> => {
      const { name, note, bars, refuse, cost, elsewhere, samples, ends = false, word = type as string, label = () => name } = own;
      const sampled = own.sampled ?? samples !== undefined;
      const domain = samples ? (v: W['view'], f: F, seat: Seat) => ({ rows: samples(v, f, seat) }) : own.domain;
      const fields = own.fields ?? ({} as S);
      const chosen = Object.keys(fields);
      let names: readonly string[] | undefined; // of the lists: known once the domain has been asked
      const lists = (v: W['view'], f: F, seat: Seat): Lists => {
        if (!domain) return ALONE;
        const each = domain(v, f, seat) as { readonly [name: string]: readonly unknown[] };
        names ??= ROWS in each ? [...chosen.filter((field) => field in each), ROWS] : chosen;
        return names.length === 1 ? [each[names[0]!]!] : names.map((name) => each[name]!);
      };
      const isCommon = Object.keys(common).length > 0;
      const start = (f: F, seat: Seat) => (isCommon ? { type, seat, ...of(f) } : { type, seat });
      const make = (f: F, seat: Seat, values: Lists, number: number) => {
        const move: { [field: string]: unknown } = start(f, seat);
        let i = number;
        for (let n = 0; n < values.length; n++) {
          const list = values[n]!;
          const value = list[i % list.length];
          if (names![n] === ROWS) Object.assign(move, value);
          else move[names![n]!] = value;
          i = Math.floor(i / list.length);
        }
        return move as MoveWith<K, A & S>;
      };
      return {
        type,
        name,
        word,
        note,
        label,
        cost,
        bars,
        ends,
        sampled,
        elsewhere,
        chosen,
        start,
        lists,
        make,
        fields: { ...common, ...fields },
        judge: refuse,
        ...(own.counted && { counted: own.counted }),
        options: (v, f, seat) => {
          const all = lists(v, f, seat);
          return Array.from({ length: combinations(all) }, (_, i) => make(f, seat, all, i));
        },
        refuse: (v, f, move) => bars?.(v, f, move.seat) ?? refuse?.(v, f, move),
        perform: own.perform ?? NOTHING,
      };
    };
}

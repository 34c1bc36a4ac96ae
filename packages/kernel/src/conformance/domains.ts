import { canonical } from '../canonical.ts';
import { quickRandom, type Random } from '../chance/random.ts';
import type { Game } from '../game.ts';
import { legal, movesIn, refusal, waitingFor } from '../play.ts';
import type { Shape } from '../shape.ts';
import type { Frame, Input, Move, Seat, Types } from '../types.ts';
import { seatsOf, type Moment, type Seen } from './moment.ts';
import { note, type Notes } from './report.ts';

/** No domain is too narrow: whatever is accepted must have been offered. */

type AnyMove = Move<Types, Frame, Types['move']>;
type Sentences = Record<string, { sentences: Record<string, { moves?: Record<string, AnyMove> }> }>;

/** The moves that the sentence of the moment takes, by their type. */
export function movesNow<T extends Types>(game: Game<T>, v: T['view']): Readonly<Record<string, AnyMove>> {
  const f = v.stack[v.stack.length - 1];
  return (f && (game.book.rules as unknown as Sentences)[f.rule]!.sentences[f.at]?.moves) ?? {};
}
export const isSampled = <T extends Types>(game: Game<T>, v: T['view'], type: string): boolean =>
  movesNow(game, v)[type]?.sampled === true;

/** A declared move that nothing bars now, with the fields that it chooses. */
type Open = { readonly kind: AnyMove; readonly fields: readonly (readonly [name: string, Shape])[] };
const SAMPLES = 48;
const MOST = 400;

/**
 * Tries every declared move with everything its fields could mean: what any move lists for a field of this shape, every word and number
 * in the view that fits it, and samples. Of more combinations than can be tried, some.
 */
export function checkDomains<T extends Types>(
  moment: Moment<T>,
  v: T['view'],
  seat: Seat,
  known: ReadonlySet<string>,
  most = MOST,
): void {
  const tries = triesOf(moment, v, seat, { lister: (kind) => kind.options, most });
  for (const move of tries) checkOffered(moment, v, move, known);
}
type Lister = (kind: AnyMove) => AnyMove['options'];
type Tries = { readonly lister: Lister; readonly most: number; readonly isTried?: (type: string) => boolean };
/** Each kind of move is one object, which is filled anew. */
function* triesOf<T extends Types>(
  { game, random }: Moment<T>,
  v: T['view'],
  seat: Seat,
  { lister, most, isTried = () => true }: Tries,
): Generator<Input<T>> {
  const asked = waitingFor(game.book, v);
  if (asked.for !== 'seats' || !asked.seats.includes(seat)) return;
  const f = v.stack[v.stack.length - 1] as Frame;
  const open = Object.entries(movesNow(game, v)).flatMap(([type, kind]) => (isTried(type) ? openOf(kind, v, f, seat) : []));
  if (open.length === 0) return;
  const pools = poolsOf(open, v, f, seat, random, lister);
  for (const { kind, fields } of open) {
    const filling = fields.map(([, shape]) => pools.get(shape)!);
    const move: Record<string, unknown> = { ...kind.start!(f, seat) };
    for (const values of combinationsOf(filling, most, random)) {
      for (const [i, [name]] of fields.entries()) move[name] = values[i];
      yield move as Input<T>;
    }
  }
}
function openOf(kind: AnyMove, v: Types['view'], f: Frame, seat: Seat): Open[] {
  if (!kind.make || kind.sampled || kind.bars?.(v, f, seat)) return [];
  const fields = kind.chosen!.map((name) => [name, kind.fields![name]!] as const);
  return fields.length === 0 ? [] : [{ kind, fields }];
}

/** Everything that a field of each shape could mean. */
function poolsOf(
  open: readonly Open[],
  v: Types['view'],
  f: Frame,
  seat: Seat,
  random: Random,
  lister: Lister,
): Map<Shape, readonly unknown[]> {
  const leaves = new Set(leavesOf(v));
  const pools = new Map<Shape, Map<string, unknown>>();
  for (const { kind, fields } of open) {
    const listed = lister(kind)(v, f, seat) as readonly { readonly [field: string]: unknown }[];
    for (const [name, shape] of fields) {
      const pool = pools.get(shape) ?? new Map<string, unknown>();
      pools.set(shape, pool);
      const samples = Array.from({ length: SAMPLES }, () => shape.any(random));
      for (const value of [...listed.map((move) => move[name]), ...leaves, ...samples])
        if (shape.is(value)) pool.set(JSON.stringify(value), value);
    }
  }
  return new Map([...pools].map(([shape, pool]) => [shape, [...pool.values()]]));
}
/** The words and numbers in a view, and the names of its parts: pieces are called by them. */
function* leavesOf(value: unknown): Generator {
  if (typeof value !== 'object' || value === null) yield value;
  else
    for (const [key, part] of Object.entries(value)) {
      yield Array.isArray(value) ? Number(key) : key;
      yield* leavesOf(part);
    }
}

/** All combinations of one value of each pool; or some, if there are too many. */
function* combinationsOf<V>(pools: readonly (readonly V[])[], most: number, random: Random): Generator<readonly V[]> {
  const count = pools.reduce((product, pool) => product * pool.length, 1);
  for (let n = 0; n < Math.min(count, most); n++) {
    let left = n;
    yield pools.map((pool) => {
      if (count > most) return pool[random.int(pool.length)]!;
      const i = left % pool.length;
      left = (left - i) / pool.length;
      return pool[i]!;
    });
  }
}

function checkOffered<T extends Types>(
  { game, notes }: Moment<T>,
  v: T['view'],
  move: Input<T>,
  known: ReadonlySet<string>,
): void {
  notes.attempts += 1;
  // Most are refused, and that is told sooner than their names.
  if (refusal(game.book, v, move) || known.has(canonical(move))) return;
  note(notes, 'accepted is listed', `${canonical(move)} is accepted but was not listed`);
}

const isMove = <T extends Types>(input: Input<T>): input is T['move'] => 'seat' in input && input.type !== 'pass';

/** What was played was offered, and so is everything else that a seat could do. */
export function checkOffers<T extends Types>(moment: Moment<T>, input: Input<T> | undefined, most?: number): void {
  const { game, state } = moment;
  if (input && isMove(input) && !isSampled(game, state, input.type)) {
    const known = listedFor(moment, input.seat);
    if (!isListed(input, known)) checkOffered(moment, state, input, known);
  }
  for (const seat of seatsOf(moment)) checkDomains(moment, state, seat, listedFor(moment, seat), most);
}
/** The same squares in any order are the same drawing. */
const isListed = (move: object, known: ReadonlySet<string>): boolean =>
  known.has(canonical(move)) || [...known].some((text) => inOrder(JSON.parse(text) as object) === inOrder(move));
const inOrder = (move: object): string =>
  canonical(
    Object.fromEntries(
      Object.entries(move).map(([key, value]) => [key, Array.isArray(value) ? value.map(canonical).toSorted() : value]),
    ),
  );
const listedFor = <T extends Types>({ game, state }: Moment<T>, seat: Seat): ReadonlySet<string> =>
  new Set(legal(game.book, state, seat).map((move) => canonical(move)));

/** The kinds of moves that choose something from a list. */
const choosing = <T extends Types>(game: Game<T>): string[] =>
  Object.entries(movesIn(game.book)).flatMap(([type, { chosen, sampled }]) => (chosen?.length && !sampled ? [type] : []));

/**
 * The kinds of moves that could vanish from every list without anybody noticing at these moments: none of them is played there, and
 * what the suite tries by itself, with no list to help it, finds none that would be accepted.
 */
export function blindSpots<T extends Types>(game: Game<T>, moments: Iterable<Seen<T>>, seed = 1): string[] {
  const [left, random] = [new Set(choosing(game)), quickRandom(seed)];
  const notes: Notes = { findings: [], states: 0, attempts: 0, hidden: 0, clauses: undefined };
  const tries = { lister: () => () => [], most: MOST, isTried: (type: string) => left.has(type) };
  for (const { state, players, input } of moments) {
    if (left.size === 0) break;
    if (input) left.delete(input.type);
    const moment = { game, state, players, random, notes };
    for (const seat of seatsOf(moment))
      for (const move of triesOf(moment, state, seat, tries))
        if (left.has(move.type) && !refusal(game.book, state, move)) left.delete(move.type);
  }
  return [...left];
}

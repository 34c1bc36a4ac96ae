import { canonical } from '../canonical.ts';
import type { Random } from '../chance/random.ts';
import type { Game } from '../game.ts';
import { legal, refusal } from '../play.ts';
import type { Shape } from '../shape.ts';
import type { Frame, Input, Move, Seat, Types } from '../types.ts';
import { seatsOf, type Moment } from './moment.ts';
import { note } from './report.ts';

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
export function checkDomains<T extends Types>(moment: Moment<T>, v: T['view'], seat: Seat, known: ReadonlySet<string>): void {
  if (known.size === 0) return;
  const { game, random } = moment;
  const f = v.stack[v.stack.length - 1] as Frame;
  const open = Object.values(movesNow(game, v)).flatMap((kind) => openOf(kind, v, f, seat));
  if (open.length === 0) return;
  const pools = poolsOf(open, v, f, seat, random);
  for (const { kind, fields } of open)
    for (const values of combinationsOf(
      fields.map(([name, shape]) => pools.get(shape)!.map((value) => [name, value])),
      random,
    ))
      checkOffered(moment, v, { ...kind.start!(f, seat), ...Object.fromEntries(values) } as Input<T>, known);
}
function openOf(kind: AnyMove, v: Types['view'], f: Frame, seat: Seat): Open[] {
  if (!kind.make || kind.sampled || kind.bars?.(v, f, seat)) return [];
  const fields = kind.chosen!.map((name) => [name, kind.fields![name]!] as const);
  return fields.length === 0 ? [] : [{ kind, fields }];
}

/** Everything that a field of each shape could mean. */
function poolsOf(open: readonly Open[], v: Types['view'], f: Frame, seat: Seat, random: Random): Map<Shape, readonly unknown[]> {
  const leaves = [...leavesOf(v)];
  const pools = new Map<Shape, Map<string, unknown>>();
  for (const { kind, fields } of open) {
    const listed = kind.options(v, f, seat) as readonly { readonly [field: string]: unknown }[];
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
function* combinationsOf<V>(pools: readonly (readonly V[])[], random: Random): Generator<readonly V[]> {
  const count = pools.reduce((product, pool) => product * pool.length, 1);
  for (let n = 0; n < Math.min(count, MOST); n++) {
    let left = n;
    yield pools.map((pool) => {
      if (count > MOST) return pool[random.int(pool.length)]!;
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
  if (known.has(canonical(move)) || refusal(game.book, v, move)) return;
  note(notes, 'accepted is listed', `${canonical(move)} is accepted but was not listed`);
}

const isMove = <T extends Types>(input: Input<T>): input is T['move'] => 'seat' in input && input.type !== 'pass';

/** A moment of a game that somebody played well, and what came next: that move was offered, and so was everything else that is accepted. */
export function checkPlayed<T extends Types>(moment: Moment<T>, input: Input<T>): void {
  const { game, state } = moment;
  if (isMove(input) && !isSampled(game, state, input.type)) checkOffered(moment, state, input, listedFor(moment, input.seat));
  checkOffers(moment);
}
/** Everything that a seat could do is offered to it. */
export function checkOffers<T extends Types>(moment: Moment<T>): void {
  for (const seat of seatsOf(moment)) checkDomains(moment, moment.state, seat, listedFor(moment, seat));
}
const listedFor = <T extends Types>({ game, state }: Moment<T>, seat: Seat): ReadonlySet<string> =>
  new Set(legal(game.book, state, seat).map((move) => canonical(move)));

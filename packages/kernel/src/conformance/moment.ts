import { canonical } from '../canonical.ts';
import type { Random } from '../chance/random.ts';
import type { Game } from '../game.ts';
import { isFaults, isRefusal } from '../game.ts';
import { apply, legal, refusal, waitingFor } from '../play.ts';
import type { Frame, Input, Json, Move, Pass, Refusal, Seat, Types } from '../types.ts';
import { nonsense } from './nonsense.ts';
import { note, type Notes } from './report.ts';

/** A game at one moment, and everything that is checked there. */
export type Moment<T extends Types> = {
  readonly game: Game<T>;
  readonly state: T['state'];
  readonly players: number;
  readonly random: Random;
  readonly notes: Notes;
};

const seatsOf = ({ players }: { players: number }): Seat[] => Array.from({ length: players }, (_, seat) => seat);

export function checkMoment<T extends Types>(moment: Moment<T>): void {
  moment.notes.states += 1;
  checkAsked(moment);
  checkPosition(moment);
  for (const text of moment.game.invariants?.(moment.state) ?? []) note(moment.notes, 'invariants hold', text);
  for (const seat of seatsOf(moment)) {
    checkSeat(moment, seat);
    checkSecrecy(moment, seat);
  }
  checkSecrecy(moment, null);
}

/** Every question has an answer. */
function checkAsked<T extends Types>({ game, state, notes }: Moment<T>): void {
  const asked = waitingFor(game.book, state);
  const name = (seat: Seat) => `seat ${seat}`;
  if (game.words.prompt(state, null, name).text === '') note(notes, 'words for everything', 'the prompt is empty');
  if (asked.for === 'nobody' && !game.result(state)) note(notes, 'no dead end', 'nobody is asked and there is no result');
  if (asked.for !== 'seats' || asked.clock) return;
  const count = asked.seats.reduce((sum, seat) => sum + legal(game.book, state, seat).length, 0);
  if (count === 0) note(notes, 'no dead end', `seats ${asked.seats.join()} are asked and may do nothing`);
}

function checkPosition<T extends Types>({ game, state, notes }: Moment<T>): void {
  const printed = JSON.parse(JSON.stringify(game.position.print(state))) as Json;
  const again = game.position.read(printed);
  if (isFaults(again)) note(notes, 'position text is lossless', again.map((f) => `${f.where}: ${f.text}`).join('; '));
  else if (!isSame(again, state)) note(notes, 'position text is lossless', difference(state, again));
}

/** Quick where the keys stand in the same order, exact where they do not. */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b);

/** Where two states part, as a short text. */
export function difference(a: unknown, b: unknown): string {
  const [left, right] = [canonical(a), canonical(b)];
  let at = 0;
  while (left[at] === right[at] && at < left.length) at++;
  return `…${left.slice(Math.max(0, at - 60), at + 80)} against …${right.slice(Math.max(0, at - 60), at + 80)}`;
}

const sentence = <T extends Types>(game: Game<T>, v: T['view']) => {
  const f = v.stack[v.stack.length - 1];
  if (!f) return undefined;
  const now = (
    game.book.rules as unknown as Record<
      string,
      { sentences: Record<string, { by: string; moves?: Record<string, Move<Types, Frame, never>> }> }
    >
  )[f.rule]!;
  return now.sentences[f.at];
};
const isSampled = <T extends Types>(game: Game<T>, v: T['view'], type: string): boolean =>
  sentence(game, v)?.moves?.[type]?.sampled === true;

function checkSeat<T extends Types>(moment: Moment<T>, seat: Seat): void {
  const { game, state, notes, random } = moment;
  const v = game.view(state, seat);
  const listed = legal(game.book, v, seat);
  const known = new Set(listed.map((move) => canonical(move)));
  if (!isSame(listed, legal(game.book, state, seat)))
    note(notes, 'view and state agree', `seat ${seat} is offered other moves than it has`);
  for (const move of sample(listed, 12, random)) checkListed(moment, v, move);
  for (const move of sample(game.attempts(v, seat, random), 24, random)) checkAttempt(moment, v, move, known);
  for (const data of nonsense(listed.length > 0 ? listed : game.attempts(v, seat, random), random))
    checkNonsense(moment, v, data, known);
}

function sample<M>(all: readonly M[], count: number, random: Random): readonly M[] {
  if (all.length <= count) return all;
  return Array.from({ length: count }, () => all[random.int(all.length)]!);
}

function checkListed<T extends Types>({ game, state, notes }: Moment<T>, v: T['view'], move: T['move'] | Pass): void {
  const before = JSON.stringify(state);
  const no = apply(game.book, game.clone(state), move);
  if (JSON.stringify(state) !== before)
    note(notes, 'a copy goes on alike', `playing ${canonical(move)} on a clone changed the original`);
  if (no) note(notes, 'listed is accepted', `${canonical(move)} is listed but refused: ${no.text}`);
  if (game.words.move(v, move) === '') note(notes, 'words for everything', `no label for ${canonical(move)}`);
  if (move.type !== 'pass' && isRefusal(game.readMove(JSON.parse(JSON.stringify(move)))))
    note(notes, 'listed is accepted', `${canonical(move)} is listed but cannot be read`);
}

function checkAttempt<T extends Types>(moment: Moment<T>, v: T['view'], move: Input<T>, known: ReadonlySet<string>): void {
  const { game, state, notes } = moment;
  notes.attempts += 1;
  const before = JSON.stringify(state);
  const foreseen = refusal(game.book, v, move);
  const copy = game.clone(state);
  const no = apply(game.book, copy, move);
  if (!isSame(foreseen, no))
    note(notes, 'view and state agree', `${canonical(move)}: the view says ${canonical(foreseen)}, the state ${canonical(no)}`);
  if (no) checkRefusal(moment, move, no, copy);
  else if (!known.has(canonical(move)) && !isSampled(game, v, move.type))
    note(notes, 'accepted is listed', `${canonical(move)} is accepted but not listed`);
  if (JSON.stringify(state) !== before)
    note(notes, 'a copy goes on alike', `playing ${canonical(move)} on a clone changed the original`);
}

function checkRefusal<T extends Types>({ notes, game, state }: Moment<T>, move: Input<T>, no: Refusal, after: T['state']): void {
  if (!isSame(after, state))
    note(notes, 'a refusal changes nothing', `${canonical(move)} was refused (${no.code}) and changed the state`);
  const isClause = no.rule.startsWith(`${game.prefix}-`) && (notes.clauses?.has(no.rule) ?? true);
  if (!isClause || no.code === '' || no.text === '')
    note(notes, 'a refusal cites a clause', `${canonical(move)}: ${canonical(no)}`);
}

function checkNonsense<T extends Types>(moment: Moment<T>, v: T['view'], data: Json, known: ReadonlySet<string>): void {
  const { game, notes } = moment;
  try {
    const move = game.readMove(data);
    if (isRefusal(move)) return;
    checkAttempt(moment, v, move, known);
  } catch (error) {
    note(notes, 'nonsense is refused', `${canonical(data)} threw ${String(error)}`);
  }
}

/** Two states that look alike to a seat: same view, same moves, same refusals. */
function checkSecrecy<T extends Types>({ game, state, notes, random }: Moment<T>, seat: Seat | null): void {
  const v = game.view(state, seat);
  const other = game.imagine(v, seat, random);
  const seen = game.view(other, seat);
  if (!isSame(seen, v)) return note(notes, 'alike to a seat', `seat ${seat}: ${difference(v, seen)}`);
  if (seat === null) return;
  for (const move of sample(game.attempts(v, seat, random), 8, random)) {
    const [a, b] = [apply(game.book, game.clone(state), move), apply(game.book, game.clone(other), move)];
    if (!isSame(a, b))
      note(notes, 'alike to a seat', `${canonical(move)} is answered by ${canonical(a)} here and ${canonical(b)} there`);
  }
}

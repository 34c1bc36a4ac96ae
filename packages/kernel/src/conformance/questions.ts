import { canonical } from '../canonical.ts';
import type { Game } from '../game.ts';
import { isFaults, isRefusal } from '../game.ts';
import { printInput } from '../match/print.ts';
import { readInput } from '../match/record.ts';
import { readPosition } from '../position.ts';
import { apply, legal, refusal, waitingFor } from '../play.ts';
import type { Input, Json, Pass, Refusal, Seat, Types } from '../types.ts';
import { attemptsOf } from './attempts.ts';
import { checkDomains, isSampled, movesNow } from './domains.ts';
import { difference, isSame, plainCopy } from './compare.ts';
import { sample, seatsOf, type Moment } from './moment.ts';
import { nonsense, strangeKey } from './nonsense.ts';
import { note, type Notes } from './report.ts';
import { checkSecrets } from './secrets.ts';

/** Everything that is checked at one moment. */
export function checkMoment<T extends Types>(moment: Moment<T>): void {
  moment.notes.states += 1;
  checkAsked(moment);
  checkPosition(moment);
  for (const { rule, text } of moment.game.invariants?.(moment.state) ?? [])
    note(moment.notes, 'invariants hold', `${rule ?? ''}: ${text}`);
  checkSecrets(moment);
  for (const seat of seatsOf(moment)) checkSeat(moment, seat);
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

function checkPosition<T extends Types>({ game, state, notes, random }: Moment<T>): void {
  const printed = plainCopy(game.position.print(state));
  const again = readPosition(game, printed);
  if (isFaults(again)) note(notes, 'position text is lossless', again.map((f) => `${f.where}: ${f.text}`).join('; '));
  else if (!isSame(again, state)) note(notes, 'position text is lossless', difference(state, again));
  const { spoilt, where } = strangeKey(printed, random);
  if (!isFaults(readPosition(game, spoilt)))
    note(notes, 'positions are read strictly', `an unknown key ${where} goes unnoticed in ${canonical(spoilt)}`);
}

function checkSeat<T extends Types>(moment: Moment<T>, seat: Seat): void {
  const { game, state, notes, random } = moment;
  const v = game.view(state, seat);
  const listed = legal(game.book, v, seat);
  const known = new Set(listed.map((move) => canonical(move)));
  if (!isSame(listed, legal(game.book, state, seat)))
    note(notes, 'view and state agree', `seat ${seat} is offered other moves than it has`);
  if (!isSame(waitingFor(game.book, v), waitingFor(game.book, state)))
    note(notes, 'view and state agree', `seat ${seat} thinks that the game waits for others than it does`);
  checkCounted(moment, v, seat, listed);
  checkDomains(moment, v, seat, known);
  for (const move of sample(listed, 12, random)) checkListed(moment, v, move);
  for (const move of sample(attemptsOf(game, v, seat, random), 24, random)) checkAttempt(moment, v, move, known);
  for (const data of nonsense(listed.length > 0 ? listed : attemptsOf(game, v, seat, random), random))
    checkNonsense(moment, v, data, known);
}

/** Counted moves are the same as listed moves, in the same order. */
function checkCounted<T extends Types>({ game, notes }: Moment<T>, v: T['view'], seat: Seat, listed: readonly Input<T>[]): void {
  const f = v.stack[v.stack.length - 1] as never;
  for (const [type, { counted, bars }] of Object.entries(movesNow(game, v))) {
    const moves = listed.filter((move) => move.type === type);
    if (!counted || listed.length === 0 || bars?.(v, f, seat)) continue;
    const same = Array.from({ length: counted.count(v, f, seat) }, (_, i) => counted.at(v, f, seat, i));
    if (!isSame(same, moves)) note(notes, 'listed is accepted', `${type} is counted otherwise: ${difference(moves, same)}`);
  }
}

function checkListed<T extends Types>({ game, state, notes }: Moment<T>, v: T['view'], move: T['move'] | Pass): void {
  const before = JSON.stringify(state);
  const no = apply(game.book, game.clone(state), move);
  if (JSON.stringify(state) !== before)
    note(notes, 'a clone stands alone', `playing ${canonical(move)} on a clone changed the original`);
  if (no) note(notes, 'listed is accepted', `${canonical(move)} is listed but refused: ${no.text}`);
  if (game.words.move(v, move) === '') note(notes, 'words for everything', `no label for ${canonical(move)}`);
  if (move.type === 'pass') return;
  if (isRefusal(game.readMove(plainCopy(move))))
    note(notes, 'listed is accepted', `${canonical(move)} is listed but cannot be read`);
  checkNotation(game, state, move, notes);
}

/** A move written down and read again is the same move. */
function checkNotation<T extends Types>(game: Game<T>, state: T['state'], move: T['move'] | Pass, notes: Notes): void {
  const text = printInput(game, move);
  const again = readInput(game, text, state);
  if (!isSame(again, move))
    note(notes, 'notation comes back', `"${text}" was ${canonical(move)} and is read as ${canonical(again)}`);
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
    note(notes, 'a clone stands alone', `playing ${canonical(move)} on a clone changed the original`);
}

/** One form in every game: words in capitals. */
const CODE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

function checkRefusal<T extends Types>({ notes, game, state }: Moment<T>, move: Input<T>, no: Refusal, after: T['state']): void {
  if (!isSame(after, state))
    note(notes, 'a refusal changes nothing', `${canonical(move)} was refused (${no.code}) and changed the state`);
  const isClause = no.rule.startsWith(`${game.prefix}-`) && (notes.clauses?.has(no.rule) ?? true);
  if (!isClause || !CODE.test(no.code) || no.text === '')
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

import { canonical } from '../canonical.ts';
import type { Game } from '../game.ts';
import { apply, legal, refusal, waitingFor } from '../play.ts';
import type { Input, Seat, Types } from '../types.ts';
import { attemptsOf } from './attempts.ts';
import { difference, isSame, plainCopy } from './compare.ts';
import { sample, seatsOf, type Moment } from './moment.ts';
import { note, type Check } from './report.ts';
import { noteVeils } from './veils.ts';

/** What each seat, and a watcher, may know at one moment. */
export function checkSecrets<T extends Types>(moment: Moment<T>): void {
  for (const seat of [...seatsOf(moment), null]) {
    checkSharing(moment, seat);
    checkStack(moment, seat);
    if (moment.game.secrets) checkDisguise(moment, seat);
    else checkOpen(moment, seat);
  }
}

const nameOf = (seat: Seat | null) => (seat === null ? 'a watcher' : `seat ${seat}`);

/** Changes everything in a view that can be changed, and looks at the state. */
function checkSharing<T extends Types>({ game, state, notes }: Moment<T>, seat: Seat | null): void {
  const shown = plainCopy(state);
  spoil(game.view(shown, seat));
  if (!isSame(shown, state))
    note(notes, 'a view shares nothing', `what ${nameOf(seat)} does to its view, happens: ${difference(state, shown)}`);
}
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const item of Object.values(value)) spoil(item);
  if (Object.isFrozen(value)) return;
  if (Array.isArray(value)) value.push('spoilt');
  else for (const key of [...Object.keys(value), 'spoilt']) (value as Record<string, unknown>)[key] = 'spoilt';
}

function checkStack<T extends Types>({ game, state, notes }: Moment<T>, seat: Seat | null): void {
  const { stack } = game.view(state, seat);
  if (!isSame(stack, state.stack))
    note(notes, 'the stack is public', `${nameOf(seat)} sees other frames: ${difference(state.stack, stack)}`);
}

/** A game without secrets shows everything to everybody. */
function checkOpen<T extends Types>({ game, state, notes }: Moment<T>, seat: Seat | null): void {
  const v = game.view(state, seat);
  if (!isSame(v, state))
    note(
      notes,
      'secrecy is declared',
      `${nameOf(seat)} does not see everything, but \`secrets\` is false: ${difference(state, v)}`,
    );
}

/** Two states that one seat may not tell apart: everything it sees, hears and may do is the same, to the byte. */
function checkDisguise<T extends Types>(moment: Moment<T>, seat: Seat | null): void {
  const { game, state, notes, random } = moment;
  const other = game.disguise?.(game.clone(state), seat, random);
  if (!other) return note(notes, 'secrecy is declared', '`secrets` is true and there is no `disguise`');
  if (!isSame(other, state)) notes.hidden += 1;
  if (!isSame(other.stack, state.stack))
    return note(notes, 'the stack is public', `a frame holds a secret: ${difference(state.stack, other.stack)}`);
  const [v, seen] = [game.view(state, seat), game.view(other, seat)];
  noteVeils(notes, seat, state, v, other);
  if (JSON.stringify(v) !== JSON.stringify(seen))
    return note(notes, 'views keep secrets', `${nameOf(seat)} can tell by its view: ${difference(v, seen)}`);
  compare(moment, 'words keep secrets', seat, wordsOf(game, v, seat), wordsOf(game, seen, seat));
  compare(moment, 'questions keep secrets', seat, questionsOf(game, state, seat), questionsOf(game, other, seat));
  if (seat === null) return;
  checkImagined(moment, seat, v);
  for (const move of sample(attemptsOf(game, v, seat, random), 8, random))
    compare(moment, 'questions keep secrets', seat, answerTo(game, state, move), answerTo(game, other, move));
}

/** What a mind imagines behind a view must show that very view. */
function checkImagined<T extends Types>({ game, notes, random }: Moment<T>, seat: Seat, v: T['view']): void {
  const imagined = game.mind?.imagine?.(v, seat, random);
  if (!imagined) return;
  const seen = game.view(imagined, seat);
  if (JSON.stringify(v) !== JSON.stringify(seen))
    note(notes, 'imagined states fit', `${nameOf(seat)} sees something else: ${difference(v, seen)}`);
  for (const fault of game.invariants?.(imagined) ?? [])
    note(notes, 'imagined states fit', `what ${nameOf(seat)} imagines cannot be: ${fault.text}`);
}

function compare<T extends Types>({ notes }: Moment<T>, check: Check, seat: Seat | null, here: unknown, there: unknown): void {
  if (JSON.stringify(here) !== JSON.stringify(there)) note(notes, check, `${nameOf(seat)} can tell: ${difference(here, there)}`);
}

const nameSeat = (seat: Seat) => `seat ${seat}`;
const wordsOf = <T extends Types>(game: Game<T>, v: T['view'], seat: Seat | null) => ({
  prompt: game.words.prompt(v, seat, nameSeat),
  board: game.words.board(v),
  moves:
    seat === null
      ? []
      : legal(game.book, v, seat)
          .slice(0, 40)
          .map((move) => game.words.move(v, move)),
});
const questionsOf = <T extends Types>(game: Game<T>, state: T['state'], seat: Seat | null) => ({
  waiting: waitingFor(game.book, state),
  legal: seat === null ? [] : legal(game.book, state, seat),
});
const answerTo = <T extends Types>(game: Game<T>, state: T['state'], move: Input<T>) => ({
  move,
  refused: refusal(game.book, state, move) ?? null,
});

type After<T extends Types> = { readonly state: T['state']; readonly events: readonly T['event'][] };
function after<T extends Types>(game: Game<T>, before: T['state'], input: Input<T>): After<T> | undefined {
  const state = game.clone(before);
  const events: T['event'][] = [];
  return apply(game.book, state, input, (event) => events.push(event)) ? undefined : { state, events };
}

/**
 * What a seat hears while `input` is played must not reveal more than its view does. Another input, or the same one on a
 * disguised state, may lead to a state with other secrets that looks the same: then the seat must hear the same events too.
 */
export function checkTold<T extends Types>(moment: Moment<T>, input: Input<T>): void {
  const { game, state, random } = moment;
  const here = after(game, state, input);
  if (!here) return;
  if (!game.secrets) return checkToldAll(moment, here.events);
  const others = otherInputs(moment, input).flatMap((other) => after(game, state, other) ?? []);
  for (const seat of [...seatsOf(moment), null]) {
    const disguised = game.disguise && after(game, game.disguise(game.clone(state), seat, random), input);
    for (const there of disguised ? [...others, disguised] : others) {
      compareTold(moment, seat, here, there);
      if ('faces' in input) compareShown(moment, seat, here, there);
    }
  }
}
const looksAlike = <T extends Types>(game: Game<T>, seat: Seat | null, here: After<T>, there: After<T>) =>
  JSON.stringify(game.view(here.state, seat)) === JSON.stringify(game.view(there.state, seat));
function compareTold<T extends Types>({ game, notes }: Moment<T>, seat: Seat | null, here: After<T>, there: After<T>): void {
  if (!looksAlike(game, seat, here, there) || isSame(here.state, there.state)) return;
  const [told, toldThere] = [toldTo(game, here.events, seat), toldTo(game, there.events, seat)];
  if (JSON.stringify(told) !== JSON.stringify(toldThere))
    note(notes, 'events keep secrets', `${nameOf(seat)} can tell by what it hears: ${difference(told, toldThere)}`);
}
/**
 * What an event keeps from a seat, the next view must not show it: a `disguise` that forgets it would not notice. Only chance is asked: the
 * last of several secret choices may well lay all of them open.
 */
function compareShown<T extends Types>({ game, notes }: Moment<T>, seat: Seat | null, here: After<T>, there: After<T>): void {
  if (looksAlike(game, seat, here, there) || isSame(here.events, there.events)) return;
  if (JSON.stringify(toldTo(game, here.events, seat)) !== JSON.stringify(toldTo(game, there.events, seat))) return;
  const [hidden, shown] = [
    difference(here.events, there.events),
    difference(game.view(here.state, seat), game.view(there.state, seat)),
  ];
  note(notes, 'views keep secrets', `events hide from ${nameOf(seat)} what its view shows: ${shown} (events${hidden})`);
}
function checkToldAll<T extends Types>(moment: Moment<T>, events: readonly T['event'][]): void {
  const { game, notes } = moment;
  for (const seat of [...seatsOf(moment), null])
    if (!isSame(heardBy(game, events, seat), events))
      note(notes, 'secrecy is declared', `${nameOf(seat)} does not hear everything, but \`secrets\` is false`);
}

const heardBy = <T extends Types>(game: Game<T>, events: readonly T['event'][], seat: Seat | null): readonly T['event'][] =>
  events.flatMap((event) => (game.eventFor ? (game.eventFor(event, seat) ?? []) : event));
/** The events that a seat hears, with their lines. */
const toldTo = <T extends Types>(game: Game<T>, events: readonly T['event'][], seat: Seat | null) =>
  heardBy(game, events, seat).map((event) => ({ event, line: game.words.event(event, nameSeat) }));

/** Alternatives to this input: each die on another face, other moves of the same kind. */
function otherInputs<T extends Types>({ game, state, random }: Moment<T>, input: Input<T>): readonly Input<T>[] {
  const asked = waitingFor(game.book, state);
  if ('faces' in input && asked.for === 'dice') {
    const { sides } = asked;
    return input.faces.slice(0, 12).map((_, i) => ({ type: 'dice', faces: otherFaces(input.faces, sides, i) }));
  }
  if (!('seat' in input) || input.type === 'pass') return [];
  const moves = legal(game.book, state, input.seat).filter(
    (move) => move.type === input.type && canonical(move) !== canonical(input),
  );
  return sample(moves, 4, random);
}
const otherFaces = (faces: readonly number[], sides: readonly number[], at: number): number[] =>
  faces.map((face, i) => (i === at ? (face % sides[i]!) + 1 : face));

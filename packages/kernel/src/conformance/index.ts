import { canonical, hash } from '../canonical.ts';
import { quickRandom, type Random } from '../chance/random.ts';
import type { Game, Setup } from '../game.ts';
import { isFaults } from '../game.ts';
import { apply } from '../play.ts';
import type { Input, Types } from '../types.ts';
import { nextInput, validSetup } from './chance.ts';
import { difference, isSame, plainCopy } from './compare.ts';
import { checkOffers } from './domains.ts';
import type { Seen } from './moment.ts';
import { checkMoment } from './questions.ts';
import { note, type Notes, type Report } from './report.ts';
import { checkTold } from './secrets.ts';
import { checkVeils } from './veils.ts';

export { nextInput, randomGame, randomSetup } from './chance.ts';
export { attemptsOf } from './attempts.ts';
export { blindSpots } from './domains.ts';
export type { Seen } from './moment.ts';
export { probe, type Measure, type Probe } from './probe.ts';
export type { Report, Finding, Check } from './report.ts';
export { whoSees, type Sight } from './sight.ts';
export type Conditions = {
  readonly games: number;
  readonly seed: number;
  /** Inputs between two moments that get all checks; if left out, as few as the length of the game allows. */
  readonly every?: number;
  /** Maximum length of a game, in inputs. */
  readonly limit?: number;
  /** The clauses of the rulebook; a refusal must cite one of them. */
  readonly clauses?: ReadonlySet<string>;
  /** Settings to play with instead of random ones. */
  readonly setups?: readonly Setup[];
};

/** Plays random games and runs all checks at every moment. The same conditions give the same report everywhere. */
export function conform<T extends Types>(game: Game<T>, conditions: Conditions): Report {
  const random = quickRandom(conditions.seed);
  const notes: Notes = { findings: [], states: 0, attempts: 0, hidden: 0, clauses: conditions.clauses, veils: new Map() };
  const hashes: string[] = [];
  for (let i = 0; i < conditions.games; i++) hashes.push(playOne(game, conditions, i, random, notes));
  notes.at = '';
  checkVeils(notes);
  if (game.secrets && notes.hidden === 0) note(notes, 'secrecy is declared', '`secrets` is true and nothing was ever hidden');
  return { findings: notes.findings, games: conditions.games, states: notes.states, attempts: notes.attempts, hashes };
}

/** The moments of a game that was played. The state is the same object each time, and goes on. */
export function* moments<T extends Types>(game: Game<T>, setup: Setup, inputs: Iterable<Input<T>>): Generator<Seen<T>> {
  const state = game.setup(setup) as T['state'];
  for (const input of inputs) {
    yield { state, players: setup.players, input };
    apply(game.book, state, input);
  }
}

/**
 * Looks at moments that random play hardly comes to: recorded games, worked examples, positions laid out by a test. What was played there was
 * offered, and so was everything else that is accepted. `most` is how many combinations of fields are tried for a kind of move.
 */
export function lookAt<T extends Types>(game: Game<T>, seen: Iterable<Seen<T>>, most?: number): Report {
  const notes: Notes = { findings: [], states: 0, attempts: 0, hidden: 0, clauses: undefined };
  const random = quickRandom(1);
  for (const { state, players, input } of seen) {
    notes.states += 1;
    checkOffers({ game, state, players, random, notes }, input, most);
  }
  return { findings: notes.findings, games: 0, states: notes.states, attempts: notes.attempts, hashes: [] };
}

function playOne<T extends Types>(game: Game<T>, conditions: Conditions, i: number, random: Random, notes: Notes): string {
  const setup = conditions.setups?.[i % conditions.setups.length] ?? validSetup(game, random);
  const state = game.setup(setup);
  if (isFaults(state)) {
    note(notes, 'no dead end', `setup ${canonical(setup)}: ${state.map((f) => f.text).join('; ')}`);
    return '';
  }
  notes.at = `seed ${conditions.seed}, game ${i + 1}`;
  const played = playOn(game, state, conditions.limit ?? 20_000, random, notes);
  lookAgain(game, setup, played, conditions.every, random, notes);
  return hash([state, played.events]);
}

type Played<T extends Types> = { readonly inputs: Input<T>[]; readonly events: T['event'][]; readonly end: T['state'] };
/** Plays `state` itself to its end. */
function playOn<T extends Types>(game: Game<T>, state: T['state'], limit: number, random: Random, notes: Notes): Played<T> {
  const played: Played<T> = { inputs: [], events: [], end: state };
  while (state.stack.length > 0 && played.inputs.length < limit) {
    const input = nextInput(game, state, random);
    if (!input) return played;
    const no = apply(game.book, state, input, (event) => played.events.push(event));
    if (no) note(notes, 'listed is accepted', `${canonical(input)}: ${no.text}`);
    played.inputs.push(input);
  }
  if (state.stack.length > 0) note(notes, 'the game ends', `not over after ${limit} inputs`);
  return played;
}

/** Maximum number of moments that are checked in one game, evenly spread; in a short game, all are. */
const MOMENTS = 120;
/** Replays the inputs of a game and runs all checks at its moments; the end must be the same. */
function lookAgain<T extends Types>(
  game: Game<T>,
  setup: Setup,
  played: Played<T>,
  every: number | undefined,
  random: Random,
  notes: Notes,
): void {
  const state = game.setup(setup) as T['state'];
  const pace = every ?? Math.ceil(played.inputs.length / MOMENTS);
  const events: T['event'][] = [];
  const here = notes.at;
  for (const [n, input] of played.inputs.entries()) {
    notes.at = `${here}, input ${n + 1}`;
    const moment = n % pace === 0 ? { game, state, players: setup.players, random, notes } : undefined;
    if (moment) checkMoment(moment);
    if (moment) checkTold(moment, input);
    events.push(...stepAlike(game, state, input, notes, moment !== undefined));
  }
  notes.at = `${here}, at the end`;
  checkMoment({ game, state, players: setup.players, random, notes });
  if (!isSame(state, played.end)) note(notes, 'replays alike', difference(played.end, state));
  if (!isSame(events, played.events)) note(notes, 'replays alike', difference(played.events, events));
}

/** Plays the input on the state, on its clone and on a copy through JSON: all three must continue in the same way. */
function stepAlike<T extends Types>(
  game: Game<T>,
  state: T['state'],
  input: Input<T>,
  notes: Notes,
  isChecked: boolean,
): readonly T['event'][] {
  const events: T['event'][] = [];
  const clone = isChecked ? game.clone(state) : undefined;
  const copy = isChecked ? plainCopy(state) : undefined;
  const before = clone && JSON.stringify(clone);
  apply(game.book, state, input, (event) => events.push(event));
  if (clone && JSON.stringify(clone) !== before)
    note(notes, 'a clone stands alone', `${canonical(input)} on the original changed its clone`);
  else if (clone) checkCopy(game, clone, input, state, events, notes);
  if (copy) checkCopy(game, copy, input, state, events, notes);
  if (isChecked) checkEvents(game, events, notes);
  return events;
}
function checkCopy<T extends Types>(
  game: Game<T>,
  copy: T['state'],
  input: Input<T>,
  state: T['state'],
  events: readonly T['event'][],
  notes: Notes,
): void {
  const told: T['event'][] = [];
  try {
    apply(game.book, copy, input, (event) => told.push(event));
  } catch (error) {
    return note(notes, 'a copy goes on alike', `${canonical(input)} on a copy threw ${String(error)}`);
  }
  if (!isSame(copy, state)) note(notes, 'a copy goes on alike', `${canonical(input)}: ${difference(state, copy)}`);
  if (!isSame(told, events))
    note(notes, 'a copy goes on alike', `${canonical(input)} tells other events: ${difference(events, told)}`);
}
function checkEvents<T extends Types>(game: Game<T>, events: readonly T['event'][], notes: Notes): void {
  for (const event of events) {
    const line = game.words.event(event, (seat) => `seat ${seat}`);
    if (!line && !game.words.silent?.includes(event.type))
      note(notes, 'words for everything', `no words for ${canonical(event)}, and \`silent\` does not list it`);
    if (line && (line.text === '' || !line.rule.startsWith(`${game.prefix}-`)))
      note(notes, 'words for everything', `${canonical(event)}: ${canonical(line)}`);
    if (!isSame(plainCopy(event), event)) note(notes, 'replays alike', `the event ${event.type} is not plain JSON`);
  }
}

import { canonical, hash } from '../canonical.ts';
import { quickRandom, throwDice, type Random } from '../chance/random.ts';
import type { Game, OptionSpec, Options, Setup } from '../game.ts';
import { isFaults } from '../game.ts';
import { apply, legal, waitingFor } from '../play.ts';
import type { Input, Json, Types } from '../types.ts';
import { checkMoment, difference, isSame } from './moment.ts';
import { note, type Notes, type Report } from './report.ts';

export type { Report, Finding, Check } from './report.ts';
export type Conditions = {
  readonly games: number;
  readonly seed: number;
  /** Every so many inputs the moment is checked from all sides. */
  readonly every?: number;
  /** After so many inputs a game should have ended. */
  readonly limit?: number;
  /** The clauses of the rulebook; a refusal must cite one of them. */
  readonly clauses?: ReadonlySet<string>;
  /** Settings to play with instead of random ones. */
  readonly setups?: readonly Setup[];
};

/** Plays random games and looks at every moment from all sides. The same conditions give the same report everywhere. */
export function conform<T extends Types>(game: Game<T>, conditions: Conditions): Report {
  const random = quickRandom(conditions.seed);
  const notes: Notes = { findings: [], states: 0, attempts: 0, clauses: conditions.clauses };
  const hashes: string[] = [];
  for (let i = 0; i < conditions.games; i++) hashes.push(playOne(game, conditions, i, random, notes));
  return { findings: notes.findings, games: conditions.games, states: notes.states, attempts: notes.attempts, hashes };
}

function playOne<T extends Types>(game: Game<T>, conditions: Conditions, i: number, random: Random, notes: Notes): string {
  const setup = conditions.setups?.[i % conditions.setups.length] ?? validSetup(game, random);
  const state = game.setup(setup);
  if (isFaults(state)) {
    note(notes, 'no dead end', `setup ${canonical(setup)}: ${state.map((f) => f.text).join('; ')}`);
    return '';
  }
  const played = playOn(game, state, setup, conditions, random, notes);
  checkReplay(game, setup, played, state, notes);
  return hash([state, played.events]);
}

type Played<T extends Types> = { readonly inputs: Input<T>[]; readonly events: T['event'][] };
function playOn<T extends Types>(
  game: Game<T>,
  state: T['state'],
  setup: Setup,
  conditions: Conditions,
  random: Random,
  notes: Notes,
): Played<T> {
  const played: Played<T> = { inputs: [], events: [] };
  const { every = 1, limit = 20_000 } = conditions;
  for (let n = 0; state.stack.length > 0; n++) {
    if (n >= limit) {
      note(notes, 'the game ends', `not over after ${n} inputs`);
      return played;
    }
    if (n % every === 0) checkMoment({ game, state, players: setup.players, random, notes });
    const input = nextInput(game, state, random);
    if (!input) return played;
    stepAlike(game, state, input, played, notes, n % every === 0);
  }
  checkMoment({ game, state, players: setup.players, random, notes });
  return played;
}

/** A random answer to whatever is asked. */
export function nextInput<T extends Types>(game: Game<T>, state: T['state'], random: Random): Input<T> | undefined {
  const asked = waitingFor(game.book, state);
  if (asked.for === 'dice') return { type: 'dice', faces: asked.fixed ?? throwDice(asked.sides, random) };
  if (asked.for === 'nobody') return undefined;
  const moves = asked.seats.flatMap((seat) => legal(game.book, state, seat));
  if (asked.clock && (moves.length === 0 || random.int(8) === 0)) return { type: 'bell' };
  return moves[random.int(moves.length)];
}

/** Plays the input on the state, on its clone and on a copy through JSON: all three must go on alike. */
function stepAlike<T extends Types>(
  game: Game<T>,
  state: T['state'],
  input: Input<T>,
  played: Played<T>,
  notes: Notes,
  isChecked: boolean,
): void {
  const copies = isChecked ? [game.clone(state), JSON.parse(JSON.stringify(state)) as T['state']] : [];
  const events: T['event'][] = [];
  const no = apply(game.book, state, input, (event) => events.push(event));
  if (no) note(notes, 'listed is accepted', `${canonical(input)}: ${no.text}`);
  played.inputs.push(input);
  played.events.push(...events);
  for (const copy of copies) checkCopy(game, copy, input, state, events, notes);
  if (isChecked) checkEvents(game, events, notes);
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
    if (line && (line.text === '' || !line.rule.startsWith(`${game.prefix}-`)))
      note(notes, 'words for everything', `${canonical(event)}: ${canonical(line)}`);
    if (!isSame(JSON.parse(JSON.stringify(event)), event))
      note(notes, 'replays alike', `the event ${event.type} is not plain JSON`);
  }
}

function checkReplay<T extends Types>(game: Game<T>, setup: Setup, played: Played<T>, end: T['state'], notes: Notes): void {
  const state = game.setup(setup) as T['state'];
  const events: T['event'][] = [];
  for (const input of played.inputs) apply(game.book, state, input, (event) => events.push(event));
  if (!isSame(state, end)) note(notes, 'replays alike', difference(end, state));
  if (!isSame(events, played.events)) note(notes, 'replays alike', difference(played.events, events));
}

/** Random settings that go together; some combinations a game may rightly refuse. */
function validSetup<T extends Types>(game: Game<T>, random: Random): Setup {
  let setup = randomSetup(game, random);
  for (let i = 0; i < 50 && isFaults(game.setup(setup)); i++) setup = randomSetup(game, random);
  return setup;
}

/** Random settings: any number of players, any choice. */
export function randomSetup<T extends Types>(game: Game<T>, random: Random): Setup {
  const { min, max } = game.players;
  const players = min + random.int(max - min + 1);
  const options: Options = Object.fromEntries(game.options.map((spec) => [spec.id, randomOption(spec, random)]));
  return { players, options };
}
function randomOption(spec: OptionSpec, random: Random): Json {
  switch (spec.kind) {
    case 'choice':
      return spec.choices[random.int(spec.choices.length)]!.value;
    case 'switch':
      return random.int(2) === 1;
    case 'number':
      return spec.min + random.int(Math.min(spec.max - spec.min + 1, 12));
    default:
      return spec.default;
  }
}

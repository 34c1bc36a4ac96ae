import { canonical } from '../canonical.ts';
import { type Game, isFaults, isRefusal, type Setup } from '../game.ts';
import { Match } from '../match/match.ts';
import { readInput } from '../match/record.ts';
import { readPosition } from '../position.ts';
import type { Fault, Input, Json, Refusal, Seat, Types } from '../types.ts';
import { checksOf } from './checks.ts';
import { differs } from './differs.ts';
import { exampleFaults, type Example, type Step } from './form.ts';

/** A difference from what the example says: at which step (from 1; 0 means before the first), and what differs. */
export type Difference = { readonly step: number; readonly text: string };
/** An example being played: the match, and the events of the latest action. */
export type Playing<T extends Types> = { readonly game: Game<T>; match: Match<T>; events: T['event'][]; readonly look: Look<T> };
/** Sees every moment of an example that something is played at. */
type Look<T extends Types> = (state: T['state'], input: Input<T>) => void;

/** Runs an example; or, if it is sloppy, reports its faults instead. */
export function runExample<T extends Types>(
  game: Game<T>,
  example: Example,
  look: Look<T> = () => undefined,
): readonly Difference[] {
  const faults = exampleFaults({ game: game.id, examples: [example] });
  if (faults.length > 0) return faults.map((fault) => ({ step: stepOf(fault), text: `${fault.where}: ${fault.text}` }));
  const match = start(game, example.setup, example.position);
  if (typeof match === 'string') return [{ step: 0, text: match }];
  const run: Playing<T> = { game, match, events: [], look };
  return example.steps.flatMap((step, i) => runStep(run, step).map((text) => ({ step: i + 1, text })));
}
const stepOf = ({ where }: Fault): number => Number(/: step (\d+)/.exec(where)?.[1] ?? 0);

const faultLine = (faults: readonly Fault[]): string => faults.map((f) => `${f.where}: ${f.text}`).join('; ');
/** Settings as an example gives them; options left out take their defaults. */
function setupOf<T extends Types>(game: Game<T>, data: Json | undefined): Setup {
  const given = typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {};
  return { players: game.players.min, options: {}, ...given };
}

function start<T extends Types>(game: Game<T>, setup: Json | undefined, position: Json | undefined): Match<T> | string {
  const settings = setupOf(game, position === undefined ? setup : undefined);
  const state = position === undefined ? game.setup(settings) : readPosition(game, position);
  if (isFaults(state)) return faultLine(state);
  const seats = Array.from({ length: position === undefined ? settings.players : game.players.max }, (_, seat) => seat);
  const head = { game: game.id, version: game.version, setup: settings, promise: null };
  return Match.from(game, { ...head, names: seats.map((seat) => `Seat ${seat}`), holders: seats.map(() => 'person') }, state);
}

function runStep<T extends Types>(run: Playing<T>, step: Step): readonly string[] {
  const failed = restart(run, step) ?? act(run, step);
  return failed === undefined ? checksOf(run, step) : [failed];
}

/** A step may set up a new table: `position` or `setup`. */
function restart<T extends Types>(run: Playing<T>, { position, setup }: Step): string | undefined {
  if (position === undefined && setup === undefined) return undefined;
  const match = start(run.game, setup, position);
  if (typeof match === 'string') return match;
  run.match = match;
  run.events = [];
  return undefined;
}

function act<T extends Types>(run: Playing<T>, step: Step): string | undefined {
  if (step['refused'] !== undefined) return checkRefused(run, step, step['refused']);
  if (step['undo'] !== undefined) return takeBack(run, step['undo'] as Seat);
  const input = inputIn(run, step);
  if (input === undefined) return undefined;
  if (isRefusal(input)) return `${input.code}: ${input.text} ${askedOf(run)}`;
  run.events = [];
  run.look(run.match.state, input);
  const no = run.match.play(input, run.match.now, (event) => run.events.push(event));
  return no && `refused: ${no.code} ${no.rule} ${no.text} ${askedOf(run)}`;
}

function inputIn<T extends Types>(run: Playing<T>, { play, dice, bell }: Step): Input<T> | Refusal | undefined {
  if (bell !== undefined) return { type: 'bell' };
  if (dice !== undefined) return moveIn(run, `dice ${Array.isArray(dice) ? dice.join(' ') : String(dice)}`);
  return play === undefined ? undefined : moveIn(run, play);
}
const moveIn = <T extends Types>({ game, match }: Playing<T>, value: Json): Input<T> | Refusal =>
  typeof value === 'string' ? readInput(game, value, match.state) : game.readMove(value);

/** What the game waits for, in words, for the author of a wrong move or die. */
function askedOf<T extends Types>({ match }: Playing<T>): string {
  const { waiting } = match;
  if (waiting.for === 'dice') return `(asked: ${waiting.sides.length} dice with ${waiting.sides.join(', ')} sides)`;
  return waiting.for === 'seats' ? `(asked: seat ${waiting.seats.join(', ') || 'nobody'})` : '(nothing is asked)';
}

function takeBack<T extends Types>({ match }: Playing<T>, seat: Seat): string | undefined {
  const no = match.refuseUndo(seat);
  if (no) return `not taken back: ${no.code} ${no.text}`;
  match.undo(seat);
  return undefined;
}

function checkRefused<T extends Types>(run: Playing<T>, step: Step, what: Json): string | undefined {
  const before = canonical(run.match.state);
  const found = refusalsOf(run, what);
  if (canonical(run.match.state) !== before) return 'the refusal changed the state';
  if (found.length === 0) return `accepted: ${canonical(what)}`;
  const texts = found.map((no) => unlike(step, no));
  return texts.includes(undefined) ? undefined : texts[0];
}

/** A position and a setup may have several faults; a move has at most one refusal. */
function refusalsOf<T extends Types>(run: Playing<T>, what: Json): readonly (Refusal | Fault)[] {
  const { game, match } = run;
  const undo = typeof what === 'string' ? /^(\d{1,2}) undo$/.exec(what) : null;
  if (undo) return [match.refuseUndo(Number(undo[1])) ?? []].flat();
  const { position, setup } = (typeof what === 'object' ? what : {}) as { position?: Json; setup?: Json };
  const state =
    position !== undefined ? readPosition(game, position) : setup !== undefined ? game.setup(setupOf(game, setup)) : undefined;
  if (state) return isFaults(state) ? state : [];
  const input = moveIn(run, what);
  if (isRefusal(input)) return [input];
  const trial = Match.from(game, match.head, match.state);
  return [trial.play(input) ?? []].flat();
}

/** Some books write `E-TOO-FAR`; the code of the refusal is `E_TOO_FAR`. */
const codeOf = (written: Json): string => String(written).replaceAll('-', '_');
/** How a refusal differs from the one the step names. */
function unlike(step: Step, no: Refusal | Fault): string | undefined {
  const { code, rule, text, facts, where } = step;
  if (codeOf(code!) !== codeOf(no.code)) return `refused with ${no.code}, not ${String(code)} (${no.text})`;
  if (rule !== undefined && rule !== no.rule) return `refused by ${no.rule ?? 'no clause'}, not ${String(rule)}`;
  if (text !== undefined && text !== no.text) return `refused with "${no.text}", not "${String(text)}"`;
  if (where !== undefined && where !== (no as Fault).where)
    return `refused at "${(no as Fault).where ?? ''}", not "${String(where)}"`;
  return facts === undefined ? undefined : differs(facts, ((no as Refusal).facts ?? {}) as Json, 'facts');
}

import { canonical } from './canonical.ts';
import type { Game, Setup } from './game.ts';
import { isFaults, isRefusal } from './game.ts';
import { readInput } from './match/record.ts';
import { apply, legal, refusal, waitingFor } from './play.ts';
import type { Input, Json, Types } from './types.ts';

/** One worked example: where it starts, what is played, and what must hold. The format is told in docs/guides/examples.md. */
export type Example = {
  readonly id: string;
  readonly name: string;
  readonly clauses: readonly string[];
  readonly setup?: Setup;
  readonly position?: Json;
  readonly steps: readonly Step[];
};
export type Step = { readonly [key: string]: Json };
export type ExampleFile = { readonly game: string; readonly examples: readonly Example[] };
/** What did not come out as the example says: at which step (from 1), and how. */
export type Difference = { readonly step: number; readonly text: string };

type Run<T extends Types> = { readonly game: Game<T>; state: T['state']; events: T['event'][] };
const ACTIONS = ['play', 'dice', 'refused', 'bell'];
const KNOWN = new Set([
  ...ACTIONS,
  'code',
  'rule',
  'ask',
  'args',
  'is',
  'expect',
  'legal',
  'events',
  'result',
  'waiting',
  'note',
  'position',
  'setup',
]);

export function runExample<T extends Types>(game: Game<T>, example: Example): readonly Difference[] {
  const state = start(game, example.setup, example.position);
  if (typeof state === 'string') return [{ step: 0, text: state }];
  const run: Run<T> = { game, state, events: [] };
  return example.steps.flatMap((step, i) => {
    const texts = runStep(run, step);
    return texts.map((text) => ({ step: i + 1, text }));
  });
}

function start<T extends Types>(game: Game<T>, setup: Setup | undefined, position: Json | undefined): T['state'] | string {
  const state =
    position === undefined ? game.setup(setup ?? { players: game.players.min, options: {} }) : game.position.read(position);
  return isFaults(state) ? state.map((f) => `${f.where}: ${f.text}`).join('; ') : state;
}

function runStep<T extends Types>(run: Run<T>, step: Step): readonly string[] {
  const unknown = Object.keys(step).filter((key) => !KNOWN.has(key));
  if (unknown.length > 0) return [`unknown keys: ${unknown.join(', ')}`];
  const failed = restart(run, step) ?? act(run, step);
  return failed === undefined ? check(run, step) : [failed];
}

/** A step may set up the table anew: `position` or `setup`. */
function restart<T extends Types>(run: Run<T>, step: Step): string | undefined {
  if (step['position'] === undefined && step['setup'] === undefined) return undefined;
  const state = start(run.game, step['setup'] as Setup | undefined, step['position']);
  if (typeof state === 'string') return state;
  run.state = state;
  return undefined;
}

function inputOf<T extends Types>(run: Run<T>, value: Json, isDice: boolean): Input<T> | string {
  const text = isDice ? `dice ${Array.isArray(value) ? value.join(' ') : String(value)}` : value;
  const input = typeof text === 'string' ? readInput(run.game, text, run.state) : run.game.readMove(text);
  return isRefusal(input) ? `${input.code}: ${input.text}` : input;
}

function act<T extends Types>(run: Run<T>, step: Step): string | undefined {
  if (step['refused'] !== undefined) return checkRefused(run, step);
  const action = ACTIONS.find((key) => step[key] !== undefined);
  if (!action) return undefined;
  const input = action === 'bell' ? ({ type: 'bell' } as const) : inputOf(run, step[action]!, action === 'dice');
  if (typeof input === 'string') return input;
  run.events = [];
  const no = apply(run.game.book, run.state, input, (event) => run.events.push(event));
  return no && `refused: ${no.code} ${no.rule} ${no.text}`;
}

function checkRefused<T extends Types>(run: Run<T>, step: Step): string | undefined {
  const text = step['refused']!;
  const input = typeof text === 'string' ? readInput(run.game, text, run.state) : run.game.readMove(text);
  const before = canonical(run.state);
  const no = isRefusal(input) ? input : refuseAndKeep(run, input);
  if (!no) return `accepted: ${canonical(text)}`;
  if (canonical(run.state) !== before) return 'the refusal changed the state';
  if (step['code'] !== undefined && step['code'] !== no.code)
    return `refused with ${no.code}, not ${String(step['code'])} (${no.text})`;
  return step['rule'] !== undefined && step['rule'] !== no.rule
    ? `refused by ${no.rule}, not ${String(step['rule'])}`
    : undefined;
}
/** Tried on a copy, so that a wrongly accepted input does not spoil the steps after it. */
const refuseAndKeep = <T extends Types>(run: Run<T>, input: Input<T>) =>
  refusal(run.game.book, run.state, input) && apply(run.game.book, run.state, input);

function check<T extends Types>(run: Run<T>, step: Step): readonly string[] {
  const found: (string | undefined)[] = [];
  const { game, state } = run;
  if (step['ask'] !== undefined) found.push(checkQuery(run, step));
  if (step['expect'] !== undefined) found.push(differs(step['expect'], game.position.print(state), 'position'));
  if (step['legal'] !== undefined) found.push(differs(step['legal'], countLegal(run), 'legal'));
  if (step['events'] !== undefined) found.push(checkEvents(step['events'], run.events));
  if (step['result'] !== undefined) found.push(differs(step['result'], (game.result(state) ?? null) as Json, 'result'));
  if (step['waiting'] !== undefined)
    found.push(differs(step['waiting'], waitingFor(game.book, state) as unknown as Json, 'waiting'));
  return found.filter((text) => text !== undefined);
}

function countLegal<T extends Types>({ game, state }: Run<T>): number {
  const asked = waitingFor(game.book, state);
  return asked.for === 'seats' ? asked.seats.reduce((sum, seat) => sum + legal(game.book, state, seat).length, 0) : 0;
}

function checkQuery<T extends Types>({ game, state }: Run<T>, step: Step): string | undefined {
  const query = game.queries?.[String(step['ask'])];
  if (!query) return `${game.id} knows no query ${String(step['ask'])}`;
  const args = (step['args'] ?? []) as readonly Json[];
  const answer = query(game.view(state, null), ...args);
  return canonical(answer) === canonical(step['is'])
    ? undefined
    : `${String(step['ask'])} is ${canonical(answer)}, not ${canonical(step['is'])}`;
}

/** The events named must occur, in this order; others may lie between them. */
function checkEvents(expected: Json, events: readonly { type: string }[]): string | undefined {
  let at = 0;
  for (const want of expected as readonly Json[]) {
    while (at < events.length && differs(want, events[at] as unknown as Json, '') !== undefined) at++;
    if (at === events.length) return `no event ${canonical(want)} among ${canonical(events)}`;
    at++;
  }
  return undefined;
}

/** Where a value falls short of what is expected: objects are compared key by key as far as expected, all else whole. */
export function differs(expected: Json, value: Json | undefined, where: string): string | undefined {
  if (
    typeof expected !== 'object' ||
    expected === null ||
    Array.isArray(expected) ||
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value)
  )
    return canonical(expected) === canonical(value) ? undefined : `${where} is ${canonical(value)}, not ${canonical(expected)}`;
  for (const [key, want] of Object.entries(expected)) {
    const text = differs(want, (value as Record<string, Json>)[key], where === '' ? key : `${where}.${key}`);
    if (text) return text;
  }
  return undefined;
}

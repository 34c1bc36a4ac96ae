import { data, either, entries, int, isFields, list, oneOf, optional, placeIn, record, text, word } from '../shape.ts';
import type { Fault, Json } from '../types.ts';

/** One worked example: where it starts, what is played, and what must hold. docs/guides/examples.md describes the format. */
export type Example = {
  readonly id: string;
  readonly name?: string;
  readonly clauses: readonly string[];
  readonly setup?: Json;
  readonly position?: Json;
  readonly steps: readonly Step[];
};
export type Step = { readonly [key: string]: Json | undefined };
export type ExampleFile = { readonly game: string; readonly examples: readonly Example[] };

const ANY = data(100_000);
const SEAT = int(0, 63);
/** A move as notation or as data. */
const DEED = either<Json>(text(400), record({ type: text(40), seat: SEAT }, 'kept'));
const PART = record({}, 'kept');
const STEP = record({
  // The deed.
  play: optional(DEED),
  dice: optional(either<Json>(int(1, 9999), text(400), list(either<Json>(int(-9999, 9999), text(100)), 200))),
  bell: optional(oneOf(true)),
  undo: optional(SEAT),
  refused: optional(either<Json>(text(400), record({ position: ANY }), record({ setup: ANY }), DEED)),
  position: optional(ANY),
  setup: optional(ANY),
  // How it was refused.
  code: optional(text(80)),
  rule: optional(text(40)),
  text: optional(text(2000)),
  facts: optional(PART),
  where: optional(text(200)),
  // What must hold then.
  expect: optional(PART),
  legal: optional(either<Json>(int(0, 1e6), entries(/^[A-Za-z]+$/, int(0, 1e6)))),
  events: optional(list(PART, 999)),
  never: optional(list(PART, 99, 1)),
  ask: optional(text(80)),
  args: optional(list(ANY, 20)),
  is: optional(ANY),
  result: optional(either<Json>(PART, ANY)),
  waiting: optional(PART),
  sees: optional(entries(/^(?:\d{1,2}|watcher)$/, PART)),
  hides: optional(entries(/^(?:\d{1,2}|watcher)$/, list(text(200), 50, 1))),
  note: optional(text(4000)),
});
const EXAMPLE = record({
  id: word(/^\S{1,60}$/),
  name: optional(text(400)),
  clauses: list(word(/^[A-Z]{2}-[0-9.]+[a-z]?$/), 200, 1),
  setup: optional(ANY),
  position: optional(ANY),
  steps: list(STEP, 1000, 1),
  note: optional(text(4000)),
});

const DEEDS = ['play', 'dice', 'bell', 'undo', 'refused'];
const CHECKS = ['expect', 'legal', 'events', 'never', 'ask', 'result', 'waiting', 'sees', 'hides'];
/** Keys that require another key. */
const NEEDS: { readonly [key: string]: string } = {
  code: 'refused',
  rule: 'refused',
  text: 'refused',
  facts: 'refused',
  where: 'refused',
  refused: 'code',
  args: 'ask',
  is: 'ask',
  ask: 'is',
};

/** Everything that is wrong with the form of a file of examples. `clauses` are those of the rulebook, if it is available. */
export function exampleFaults(file: unknown, clauses?: ReadonlySet<string>): Fault[] {
  const faults: Fault[] = [];
  if (!isFields(file)) return [{ where: '', code: 'OBJECT', text: 'A file of examples must have "game" and "examples".' }];
  record({ game: text(80), examples: list(data(1e6), 10_000, 1) }).read(file, '', faults);
  if (faults.length > 0) return faults;
  const seen = new Set<string>();
  return (file['examples'] as Json[]).flatMap((example, i) => faultsOf(example, i, seen, clauses));
}

function faultsOf(data: Json, i: number, seen: Set<string>, clauses: ReadonlySet<string> | undefined): Fault[] {
  const id = isFields(data) && typeof data['id'] === 'string' ? data['id'] : `example ${i + 1}`;
  const faults: Fault[] = [];
  EXAMPLE.read(data, '', faults);
  if (seen.has(id)) faults.push({ where: 'id', code: 'DOUBLED', text: `There is another example ${id}.` });
  seen.add(id);
  if (faults.every(({ code }) => code === 'DOUBLED')) faults.push(...meaningFaults(data as unknown as Example, clauses));
  return faults.map((fault) => ({ ...fault, where: `${id}: ${stepName(fault.where)}` }));
}
/** `steps[2].play` is reported as `step 3: play`. */
const stepName = (where: string): string =>
  where.replace(/^steps\[(\d+)\]\.?/, (_, n: string) => `step ${Number(n) + 1}: `).replace(/: $/, '');

function meaningFaults(example: Example, clauses: ReadonlySet<string> | undefined): Fault[] {
  const faults: Fault[] = [];
  if (example.setup !== undefined && example.position !== undefined)
    faults.push({
      where: 'setup',
      code: 'CONTRADICTS',
      text: 'An example begins with either a setup or a position.',
    });
  for (const clause of clauses ? example.clauses : [])
    if (!clauses!.has(clause)) faults.push({ where: 'clauses', code: 'CLAUSE', text: `The rulebook has no clause ${clause}.` });
  for (const [i, step] of example.steps.entries()) faults.push(...stepFaults(step, placeIn('steps', i)));
  return faults;
}

function stepFaults(step: Step, where: string): Fault[] {
  const faults: Fault[] = [];
  const note = (key: string, code: string, what: string) => faults.push({ where: placeIn(where, key), code, text: what });
  const has = (key: string) => step[key] !== undefined;
  const deeds = DEEDS.filter(has);
  if (deeds.length > 1) note(deeds[1]!, 'DEEDS', `A step does one thing; this one has ${deeds.join(' and ')}.`);
  if (has('position') && has('setup')) note('setup', 'CONTRADICTS', 'A step sets up either a position or a new game.');
  for (const [key, other] of Object.entries(NEEDS)) if (has(key) && !has(other)) note(key, 'IDLE', `"${key}" needs "${other}".`);
  for (const key of ['events', 'never'])
    if (has(key) && (deeds.length === 0 || has('refused') || has('undo')))
      note(key, 'IDLE', `Nothing happens in this step, so "${key}" checks nothing.`);
  for (const key of ['expect', 'facts', 'waiting'])
    if (has(key) && Object.keys(step[key] as object).length === 0) note(key, 'IDLE', `An empty "${key}" checks nothing.`);
  const isIdle = deeds.length === 0 && !['position', 'setup', ...CHECKS].some(has);
  if (isIdle) note('', 'IDLE', 'This step does nothing and checks nothing.');
  return faults;
}

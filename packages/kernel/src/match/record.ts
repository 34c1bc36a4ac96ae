import { hash } from '../canonical.ts';
import { throwDice } from '../chance/random.ts';
import { sha256 } from '../chance/sha256.ts';
import type { Game, Setup } from '../game.ts';
import { isFaults, isRefusal } from '../game.ts';
import type { Fault, Input, Json, Refusal, Seat, Types } from '../types.ts';
import type { Entry, Head } from './log.ts';
import { Match } from './match.ts';
import { MAGIC } from './print.ts';
import { openStream } from './stream.ts';

/** A record: one small text from which a match can be played again and checked. */
export type RecordText = {
  readonly head: Head;
  /** The version of the rules by which it was played to its last line. */
  readonly version: number;
  readonly seed: string | null;
  readonly lines: readonly { readonly at: number; readonly text: string }[];
  /** All questions asked, in short form; null in old records. */
  readonly asked: string | null;
  readonly hash: string | null;
};

const cannotRead = (text: string): Refusal => ({
  rule: 'record',
  code: 'FORMAT',
  text: `Can't read this line: ${text.slice(0, 80)}`,
});

/** Reads one input as `printInput` writes it. */
export function readInput<T extends Types>(game: Game<T>, text: string, s: T['state']): Input<T> | Refusal {
  if (text === 'bell') return { type: 'bell' };
  const [first, ...words] = text.split(' ');
  if (first === 'dice') return readFaces(game, words, s);
  const seat = /^\d{1,2}$/.test(first!) ? Number(first) : undefined;
  if (seat === undefined || words.length === 0) return cannotRead(text);
  const rest = words.join(' ');
  if (rest === 'pass') return { type: 'pass', seat };
  if (game.notation && !rest.startsWith('{')) return game.notation.read(rest, seat);
  return readJsonMove(game, rest, seat);
}
function readFaces<T extends Types>(game: Game<T>, words: readonly string[], s: T['state']): Input<T> | Refusal {
  const isPlain = words.every((word) => /^\d{1,4}$/.test(word));
  const faces = isPlain || !game.notation?.readFaces ? words.map(Number) : game.notation.readFaces(words, s);
  if ('code' in faces) return faces;
  return faces.every(Number.isInteger) ? { type: 'dice', faces } : cannotRead(`dice ${words.join(' ')}`);
}
function readJsonMove<T extends Types>(game: Game<T>, text: string, seat: Seat): T['move'] | Refusal {
  try {
    return game.readMove({ ...(JSON.parse(text) as object), seat });
  } catch {
    return cannotRead(text);
  }
}

const fault = (line: number, code: string, text: string): Fault => ({ where: `line ${line}`, code, text });
const isFault = (value: object): value is Fault => 'where' in value;

/** Reads the form of a record; `head.game` tells the caller which game it is. */
export function parseRecord(text: string): RecordText | Fault {
  const lines = text.split(/\r?\n/);
  if (lines[0] !== MAGIC) return fault(1, 'FORMAT', `A record must begin with "${MAGIC}".`);
  const fields = new Map<string, { value: string; line: number }>();
  const log: { at: number; text: string }[] = [];
  let at = 0;
  for (let i = 1; i < lines.length; i++) {
    const line = lines[i]!.trim();
    if (line === '' || line.startsWith('#')) continue;
    const field = /^(game|setup|names|holders|together|promise|seed|asked|hash) (.+)$/.exec(line);
    if (field) fields.set(field[1]!, { value: field[2]!, line: i + 1 });
    else {
      const timed = /^@(\d{1,15}) (.+)$/.exec(line);
      if (timed) at = Number(timed[1]);
      log.push({ at, text: timed ? timed[2]! : line });
    }
  }
  return headOf(fields, log, lines.length);
}

type FieldMap = ReadonlyMap<string, { value: string; line: number }>;
function headOf(fields: FieldMap, lines: RecordText['lines'], last: number): RecordText | Fault {
  const game = /^([a-z0-9-]{1,64}) (\d{1,6})$/.exec(fields.get('game')?.value ?? '');
  if (!game)
    return fault(
      fields.get('game')?.line ?? last,
      'FORMAT',
      'A record must name its game and the version of its rules: "game NAME 1".',
    );
  const json = ['setup', 'names', 'holders'].map((name) => parseField(name, fields));
  const broken = json.find((value): value is Fault => typeof value === 'object' && value !== null && isFault(value));
  if (broken) return broken;
  const [setup, names, holders] = json as unknown as [Setup, string[], string[]];
  if (typeof setup !== 'object' || typeof setup.players !== 'number' || typeof setup.options !== 'object')
    return fault(fields.get('setup')!.line, 'FORMAT', 'The setup must have `players` and `options`.');
  const promise = fields.get('promise')?.value ?? null;
  const together = readTogether(fields);
  if (together && isFault(together)) return together;
  const head: Head = { game: game[1]!, version: Number(game[2]), setup, names, holders, promise, ...(together && { together }) };
  const told = (name: string) => fields.get(name)?.value ?? null;
  return { head, version: versionOf(head, lines), seed: told('seed'), lines, asked: told('asked'), hash: told('hash') };
}
function versionOf(head: Head, lines: RecordText['lines']): number {
  const last = lines.findLast(({ text }) => RULES.test(text));
  return last ? Number(RULES.exec(last.text)![1]) : head.version;
}
const RULES = /^rules (\d{1,6})$/;
function readTogether(fields: FieldMap): Seat[][] | Fault | undefined {
  const field = fields.get('together');
  if (!field) return undefined;
  const broken = fault(field.line, 'FORMAT', '"together" must be a list of lists of seats.');
  try {
    const groups = JSON.parse(field.value) as unknown;
    const isSeat = (seat: unknown) => Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < 64;
    const isFine = Array.isArray(groups) && groups.every((group) => Array.isArray(group) && group.every(isSeat));
    return isFine ? (groups as Seat[][]) : broken;
  } catch {
    return broken;
  }
}
function parseField(name: string, fields: FieldMap): Json | Fault {
  const field = fields.get(name);
  if (!field) return fault(1, 'MISSING', `The record has no line "${name}".`);
  try {
    const value = JSON.parse(field.value) as Json;
    const isList = Array.isArray(value) && value.every((item) => typeof item === 'string');
    return name === 'setup' || isList ? value : fault(field.line, 'FORMAT', `"${name}" must be a list of texts.`);
  } catch {
    return fault(field.line, 'FORMAT', `"${name}" must be JSON.`);
  }
}

export const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Replays a record, taking its dice from the stream of the seed if that is known. A refused line makes the record invalid at that line. */
export function replayRecord<T extends Types>(
  game: Game<T>,
  record: RecordText,
  seed: string | null = record.seed,
): Match<T> | Fault {
  const { head } = record;
  if (record.version !== game.version)
    return {
      where: 'game',
      code: 'VERSION',
      text: `The record was played under version ${record.version} of the rules; this is version ${game.version}.`,
    };
  const match = Match.begin(game, head, seed !== null && isSeed(seed) ? seed : undefined);
  if (isFaults(match)) return match[0]!;
  for (const [i, line] of record.lines.entries()) {
    const entry = readEntry(match, line);
    const no = isRefusal(entry) ? entry : match.append(entry);
    if (no) return { where: `entry ${i + 1} "${line.text.slice(0, 60)}"`, code: no.code, text: `${no.text} (${no.rule})` };
  }
  const found = hash(match.state);
  if (record.hash !== null && record.hash !== found)
    return { where: 'hash', code: 'HASH', text: `The record ends in ${record.hash}; replayed, it ends in ${found}.` };
  return match;
}
/** Reads one line of a record in the context of the current match. */
export function readEntry<T extends Types>(match: Match<T>, { at, text }: RecordText['lines'][number]): Entry<T> | Refusal {
  const undo = /^undo (\d{1,2}) to (\d{1,6})$/.exec(text);
  if (undo) return { type: 'undo', at, seat: Number(undo[1]), to: Number(undo[2]) };
  const seat = /^seat (\d{1,2}) (\S+)$/.exec(text);
  if (seat) return { type: 'seat', at, seat: Number(seat[1]), holder: seat[2]! };
  const taken = /^import ([0-9a-f]{64}|-) ([0-9a-f]{64}|-)$/.exec(text);
  if (taken) return { type: 'import', at, promise: told(taken[1]!), seed: told(taken[2]!) };
  const rules = RULES.exec(text);
  if (rules) return { type: 'rules', at, version: Number(rules[1]) };
  const input = readInput(match.game, text, match.state);
  return isRefusal(input) ? input : { type: 'input', at, input };
}

const told = (hex: string): string | null => (hex === '-' ? null : hex);

/** Proves that nobody tampered with the dice: the seed is the promised one, and every face follows from it. */
export function verifyRecord<T extends Types>(game: Game<T>, record: RecordText): readonly Fault[] {
  const replayed = replayRecord(game, record);
  if (!(replayed instanceof Match)) return [replayed];
  const { seed, head } = record;
  if (seed !== null && !isSeed(seed)) return [{ where: 'seed', code: 'FORMAT', text: 'A seed must have 64 hexadecimal digits.' }];
  const parts = partsOf(replayed.log, { promise: head.promise, seed });
  const broken = parts.flatMap(brokenPromise);
  return broken.length > 0 ? broken : diceFaults(replayed, parts);
}

/** Dice of one seed, up to the entry at `end`: a match moved between servers has several parts. */
type Part = { readonly end: number; readonly promise: string | null; readonly seed: string | null };
function partsOf<T extends Types>(log: readonly Entry<T>[], last: Omit<Part, 'end'>): Part[] {
  const taken = log.flatMap((entry, end) => (entry.type === 'import' ? [{ ...entry, end }] : []));
  return [...taken, { ...last, end: Infinity }];
}
const placeOf = ({ end }: Part) => (end === Infinity ? 'seed' : `entry ${end + 1}`);
const brokenPromise = (part: Part): Fault[] =>
  part.promise === null || part.seed === null || sha256(part.seed) === part.promise
    ? []
    : [{ where: placeOf(part), code: 'PROMISE', text: 'The seed is not the one that was promised.' }];
function noSeed(part: Part): Fault[] {
  if (part.end < Infinity)
    return [
      {
        where: placeOf(part),
        code: 'NO_SEED',
        text: 'The dice before this entry were rolled on another server that has not revealed their seed, so they cannot be checked.',
      },
    ];
  return part.promise === null
    ? []
    : [{ where: placeOf(part), code: 'NO_SEED', text: 'The seed is still secret, so the dice cannot be checked yet.' }];
}

/** Walks through a log and compares its dice with those that its seeds give. */
function diceFaults<T extends Types>(played: Match<T>, parts: readonly Part[]): readonly Fault[] {
  const again = Match.begin(played.game, played.head);
  if (!(again instanceof Match)) throw new Error('a match that was begun cannot be begun again');
  const faults: Fault[] = [];
  for (const part of parts) faults.push(...partFaults(played, again, part));
  return faults;
}
function partFaults<T extends Types>(played: Match<T>, again: Match<T>, part: Part): Fault[] {
  const faults: Fault[] = [];
  const stream = part.seed === null ? undefined : openStream(part.seed);
  let isThrown = false;
  for (let i = again.log.length; i < Math.min(played.log.length, part.end + 1); i++) {
    const entry = played.log[i]!;
    const asked = again.waiting;
    if (entry.type === 'input' && 'faces' in entry.input && asked.for === 'dice' && again.isThrow) {
      isThrown = true;
      const due = stream && throwDice(asked.sides, stream);
      if (due && due.join() !== entry.input.faces.join()) faults.push(diceFault(i, due, entry.input.faces));
    }
    again.append(entry);
  }
  return isThrown && !stream ? noSeed(part) : faults;
}
const diceFault = (entry: number, due: readonly number[], fell: readonly number[]): Fault => ({
  where: `entry ${entry + 1}`,
  code: 'DICE',
  text: `The seed gives ${due.join(' ')}; the record has ${fell.join(' ')}.`,
});

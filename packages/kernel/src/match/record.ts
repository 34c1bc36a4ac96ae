import { canonical, hash } from '../canonical.ts';
import { sha256 } from '../chance/sha256.ts';
import type { Game, Setup } from '../game.ts';
import { isFaults, isRefusal } from '../game.ts';
import type { Fault, Input, Json, Refusal, Seat, Types } from '../types.ts';
import type { Entry, Head } from './log.ts';
import { Match } from './match.ts';
import { followDice } from './stream.ts';

/** A record: one small text from which a match can be played again and checked. */
export type RecordText = {
  readonly head: Head;
  readonly seed: string | null;
  readonly lines: readonly { readonly at: number; readonly text: string }[];
  readonly hash: string | null;
};

export const MAGIC = 'nightfall record 1';

/** The match as text. The seed of its dice is told only when it is given. */
export function printRecord<T extends Types>(match: Match<T>, seed?: string): string {
  const { head, game } = match;
  const lines = [
    MAGIC,
    `game ${head.game} ${head.version}`,
    `setup ${canonical(head.setup)}`,
    `names ${JSON.stringify(head.names)}`,
    `holders ${JSON.stringify(head.holders)}`,
    ...(head.promise === null ? [] : [`promise ${head.promise}`]),
    ...(seed === undefined ? [] : [`seed ${seed}`]),
    '',
    ...printLog(game, match.log),
    '',
    `hash ${hash(match.state)}`,
  ];
  return `${lines.join('\n')}\n`;
}

function printLog<T extends Types>(game: Game<T>, log: readonly Entry<T>[]): string[] {
  let now = 0;
  return log.map((entry) => {
    const clock = entry.at === now ? '' : `@${entry.at} `;
    now = entry.at;
    return clock + printEntry(game, entry);
  });
}
function printEntry<T extends Types>(game: Game<T>, entry: Entry<T>): string {
  if (entry.type === 'undo') return `undo ${entry.seat} to ${entry.to}`;
  return entry.type === 'seat' ? `seat ${entry.seat} ${entry.holder}` : printInput(game, entry.input);
}

/** `dice 3 4`, `bell`, `0 pass`, `0 troop B e2 f2`. */
export function printInput<T extends Types>(game: Game<T>, input: Input<T>): string {
  if ('faces' in input) return `dice ${input.faces.join(' ')}`;
  if (!('seat' in input)) return 'bell';
  if (input.type === 'pass') return `${input.seat} pass`;
  const { seat, ...rest } = input;
  return `${seat} ${game.notation ? game.notation.print(input as T['move']) : JSON.stringify(rest)}`;
}

const cannotRead = (text: string): Refusal => ({
  rule: 'record',
  code: 'FORMAT',
  text: `This line cannot be read: ${text.slice(0, 80)}`,
});

/** Reads one input as `printInput` writes it. */
export function readInput<T extends Types>(game: Game<T>, text: string, v: T['view']): Input<T> | Refusal {
  if (text === 'bell') return { type: 'bell' };
  const [first, ...words] = text.split(' ');
  if (first === 'dice') return readFaces(game, words, v);
  const seat = /^\d{1,2}$/.test(first!) ? Number(first) : undefined;
  if (seat === undefined || words.length === 0) return cannotRead(text);
  const rest = words.join(' ');
  if (rest === 'pass') return { type: 'pass', seat };
  if (game.notation && !rest.startsWith('{')) return game.notation.read(rest, seat);
  return readJsonMove(game, rest, seat);
}
function readFaces<T extends Types>(game: Game<T>, words: readonly string[], v: T['view']): Input<T> | Refusal {
  const isPlain = words.every((word) => /^\d{1,4}$/.test(word));
  const faces = isPlain || !game.notation?.readFaces ? words.map(Number) : game.notation.readFaces(words, v);
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

/** Reads the form of a record; which game it is of, the caller sees in `head.game`. */
export function parseRecord(text: string): RecordText | Fault {
  const lines = text.split(/\r?\n/);
  if (lines[0] !== MAGIC) return fault(1, 'FORMAT', `A record begins with "${MAGIC}".`);
  const fields = new Map<string, { value: string; line: number }>();
  const log: { at: number; text: string }[] = [];
  let at = 0;
  for (let i = 1; i < lines.length; i++) {
    const line = lines[i]!.trim();
    if (line === '' || line.startsWith('#')) continue;
    const field = /^(game|setup|names|holders|promise|seed|hash) (.+)$/.exec(line);
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
      'A record names its game and the version of its rules: "game NAME 1".',
    );
  const json = ['setup', 'names', 'holders'].map((name) => parseField(name, fields));
  const broken = json.find((value): value is Fault => typeof value === 'object' && value !== null && isFault(value));
  if (broken) return broken;
  const [setup, names, holders] = json as unknown as [Setup, string[], string[]];
  if (typeof setup !== 'object' || typeof setup.players !== 'number' || typeof setup.options !== 'object')
    return fault(fields.get('setup')!.line, 'FORMAT', 'The setup has a number of players and options.');
  const promise = fields.get('promise')?.value ?? null;
  const head: Head = { game: game[1]!, version: Number(game[2]), setup, names, holders, promise };
  return { head, seed: fields.get('seed')?.value ?? null, lines, hash: fields.get('hash')?.value ?? null };
}
function parseField(name: string, fields: FieldMap): Json | Fault {
  const field = fields.get(name);
  if (!field) return fault(1, 'MISSING', `The record has no line "${name}".`);
  try {
    const value = JSON.parse(field.value) as Json;
    const isList = Array.isArray(value) && value.every((item) => typeof item === 'string');
    return name === 'setup' || isList ? value : fault(field.line, 'FORMAT', `"${name}" is a list of texts.`);
  } catch {
    return fault(field.line, 'FORMAT', `"${name}" is not readable JSON.`);
  }
}

/** Plays a record again. A line that is refused makes it invalid at that line. */
export function replayRecord<T extends Types>(game: Game<T>, record: RecordText): Match<T> | Fault {
  const { head } = record;
  if (head.version !== game.version)
    return {
      where: 'game',
      code: 'VERSION',
      text: `The record was played by version ${head.version} of the rules; this is version ${game.version}.`,
    };
  const match = Match.begin(game, head);
  if (isFaults(match)) return match[0]!;
  for (const [i, line] of record.lines.entries()) {
    const no = appendLine(match, line.at, line.text);
    if (no) return { where: `entry ${i + 1} "${line.text.slice(0, 60)}"`, code: no.code, text: `${no.text} (${no.rule})` };
  }
  const found = hash(match.state);
  if (record.hash !== null && record.hash !== found)
    return { where: 'hash', code: 'HASH', text: `The record ends in ${record.hash}; played again it ends in ${found}.` };
  return match;
}
function appendLine<T extends Types>(match: Match<T>, at: number, text: string): Refusal | undefined {
  const undo = /^undo (\d{1,2}) to (\d{1,6})$/.exec(text);
  if (undo) return match.append({ type: 'undo', at, seat: Number(undo[1]), to: Number(undo[2]) });
  const seat = /^seat (\d{1,2}) (\S+)$/.exec(text);
  if (seat) return match.append({ type: 'seat', at, seat: Number(seat[1]), holder: seat[2]! });
  const input = readInput(match.game, text, match.state);
  return isRefusal(input) ? input : match.play(input, at);
}

/** Proves that no die was touched: the seed is the promised one, and every face follows from it. */
export function verifyRecord<T extends Types>(game: Game<T>, record: RecordText): readonly Fault[] {
  const replayed = replayRecord(game, record);
  if (!(replayed instanceof Match)) return [replayed];
  const { seed, head } = record;
  if (seed === null)
    return head.promise === null
      ? []
      : [{ where: 'seed', code: 'NO_SEED', text: 'The seed is not told yet: the dice cannot be checked.' }];
  if (!/^[0-9a-f]{64}$/.test(seed)) return [{ where: 'seed', code: 'FORMAT', text: 'A seed is 64 hexadecimal digits.' }];
  if (head.promise !== null && sha256(seed) !== head.promise)
    return [{ where: 'seed', code: 'PROMISE', text: 'The seed is not the one that was promised.' }];
  return diceFaults(replayed, seed);
}
function diceFaults<T extends Types>(played: Match<T>, seed: string): readonly Fault[] {
  const faults: Fault[] = [];
  followDice(played, seed, (due, fell, i) => {
    if (due.join() !== fell.join())
      faults.push({
        where: `entry ${i + 1}`,
        code: 'DICE',
        text: `The seed gives ${due.join(' ')}; the record has ${fell.join(' ')}.`,
      });
  });
  return faults;
}

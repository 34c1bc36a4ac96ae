import {
  type Fault,
  data,
  entries,
  flag,
  int,
  isSeed,
  list,
  nullable,
  oneOf,
  optional,
  readAs,
  record,
  text,
  type ValueOf,
  word,
} from '@nightfall/kernel';
import { reopen, shelf, type Shelved } from '@nightfall/ui';
import { shelved } from '../matches.ts';
import { boardOf } from '../modules.ts';
import { changeSolved, mergedSolved, openSolved, type Solved } from '../puzzles/solved.ts';
import { changeDiary, openDiary, type Diary } from '../tonight/diary.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const ID = word(/^[a-z0-9]{1,32}$/);
const GAME = /^[a-z0-9-]{1,64}$/;
/** What cannot be worked out again. How a game stands and ended follows from its record. */
const MATCH = record({
  id: ID,
  game: word(GAME),
  saved: int(0, Number.MAX_SAFE_INTEGER),
  guided: flag,
  seed: nullable(word(/^[0-9a-f]{64}$/)),
  script: list(list(int(1, 1000), 1000), 10_000),
  night: optional(record({ date: word(DATE), counts: flag })),
  hints: optional(int(0, 100_000)),
  handpicked: optional(flag),
  record: data(4_000_000),
});
const FILE = record({
  nightfall: oneOf('nights'),
  version: oneOf(1),
  matches: list(MATCH, 10_000),
  diary: entries(GAME, entries(DATE, record({ table: ID, reached: optional(text(200)) }), 100_000)),
  /** Left out by older versions. */
  puzzles: optional(entries(GAME, list(word(GAME), 1000))),
});
type Kept = ValueOf<typeof MATCH>;

/** Everything that this browser keeps, as one text. */
export async function nightsAsFile(): Promise<string> {
  const matches = (await shelf.all()).map(
    ({ id, game, saved, guided, seed, script, night, hints, handpicked, record: played }) => ({
      id,
      game,
      saved,
      guided,
      seed,
      script,
      night,
      hints,
      handpicked,
      record: played,
    }),
  );
  return JSON.stringify({ nightfall: 'nights', version: 1, matches, diary: openDiary(), puzzles: openSolved() });
}

type Nights = { readonly matches: readonly Shelved[]; readonly diary: Diary; readonly puzzles: Solved };

/** The nights in a file; or a sentence that says why it is none. Nothing is changed. */
export async function readNights(content: string): Promise<Nights | string> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch {
    return 'This is not a file of nights: it could not be read.';
  }
  const read = readAs(FILE, parsed);
  if (Array.isArray(read)) return `This is not a file of nights: ${(read[0] as Fault).text}`;
  const { matches, diary, puzzles = {} } = read as ValueOf<typeof FILE>;
  const opened: Shelved[] = [];
  for (const match of matches) {
    const one = await openKept(match);
    if (typeof one === 'string') return one;
    opened.push(one);
  }
  return { matches: opened, diary, puzzles };
}

/** How it stands and ended is worked out from the record: a file cannot claim anything. */
async function openKept(kept: Kept): Promise<Shelved | string> {
  const module = await boardOf(kept.game);
  if (!module) return `The file holds a game that is not known here: ${kept.game}.`;
  if (typeof kept.record !== 'string') return `The game ${kept.id} in this file has no record.`;
  const found = reopen(module.game, { record: kept.record, seed: kept.seed && isSeed(kept.seed) ? kept.seed : null });
  if ('where' in found) return `The game ${kept.id} in this file can’t be read (${found.where}).`;
  return { ...shelved(module, { ...kept, record: kept.record }, found.match), saved: kept.saved };
}

/** Adds what is not there yet; how many games came. */
export async function addNights({ matches, diary, puzzles }: Nights): Promise<number> {
  const known = new Set((await shelf.all()).map(({ id }) => id));
  const fresh = matches.filter(({ id }) => !known.has(id));
  for (const match of fresh) await shelf.put(match);
  changeDiary((own) => mergedDiary(own, diary));
  changeSolved((own) => mergedSolved(own, puzzles));
  return fresh.length;
}
/** The own tries stay as they are. */
export const mergedDiary = (own: Diary, other: Diary): Diary =>
  Object.fromEntries(
    [...new Set([...Object.keys(own), ...Object.keys(other)])].map((game) => [game, { ...other[game], ...own[game] }]),
  );

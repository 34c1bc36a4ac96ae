import {
  canonical,
  isFaults,
  Match,
  nightOf,
  parseRecord,
  personsOf,
  printRecord,
  type Fault,
  type Head,
  type Night,
  type RecordText,
  type Refusal,
  type Result,
  type Setup,
  setupInWords,
} from '@nightfall/kernel';
import type { Line } from '@nightfall/protocol';
import {
  type BoardModule,
  newSeed,
  outcomeHere,
  promised,
  shelf,
  type Guide,
  type Kept,
  type Lesson,
  type Over,
  type Shelved,
} from '@nightfall/ui';
import { chairAt, chairOf, holdersOf, unnamed, type Chair } from './chairs.ts';
import { dateOf } from './tonight/calendar.ts';
import { changeDiary, openDiary, triedIn, withBegun, withReached } from './tonight/diary.ts';

const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(10)), (b) => (b % 36).toString(36)).join('');

/** What the shelf shows of a match, from what is kept of it. */
export function shelved(module: BoardModule, kept: Kept, match: Match): Shelved {
  const view = match.view(null);
  const result = module.game.result(view);
  const name = (seat: number) => match.head.names[seat] ?? unnamed(seat);
  const people = personsOf(match);
  // The only person reads of themselves and what they are asked; several, who is.
  const only = people.length === 1 ? people[0]! : null;
  return {
    ...kept,
    saved: Date.now(),
    names: only === null ? match.head.names : match.head.names.with(only, 'you'),
    text: result?.title ?? module.game.words.prompt(match.view(only), only, name).text,
    label: setupInWords(module.game, match.head.setup),
    over: result ? overOf(module, result, match) : null,
  };
}
function overOf({ game }: BoardModule, result: Result, match: Match): Over {
  const outcome = outcomeHere(result, { mine: personsOf(match), own: [] });
  // In a contest each side reaches something else.
  const reached = game.kind === 'versus' ? undefined : game.nightly?.reached(match.view(null));
  return {
    outcome,
    title: result.title,
    score: result.scores.length > 0 ? Math.max(...result.scores) : 0,
    points: reached?.points ?? (outcome === 'won' ? 1 : 0),
    reached: reached?.text ?? `${outcome === 'won' ? 'Won' : 'Lost'}: ${result.title}`,
  };
}

export type Begun = {
  readonly id: string;
  readonly match: Match;
  readonly lines?: readonly Line[];
  readonly seed: string | null;
  readonly script: Kept['script'];
  readonly guided: boolean;
  readonly night?: Kept['night'];
  readonly hints?: Kept['hints'];
  readonly isTaught?: Kept['isTaught'];
  readonly reading?: Refusal | undefined;
};
/** A lesson is learned once its last page has come, also where nobody plays on to the end of its game. */
const isLastPage = ({ seat = 0, steps }: Guide, match: Match): boolean =>
  steps.some(({ isLast, when }) => isLast && when(match.view(seat)));
export function keepOn(module: BoardModule, guide?: Guide, wasTaught = false): (kept: Kept, match: Match) => void {
  let isTaught = wasTaught;
  return (kept, match) => {
    isTaught ||= guide !== undefined && isLastPage(guide, match);
    noteReached(module, kept, match);
    void shelf.put(shelved(module, guide ? { ...kept, isTaught } : kept, match));
  };
}

let fresh: Begun | undefined;
/** What was just begun under this id; its page takes it over once. */
export function takeFresh(id: string): Begun | undefined {
  const begun = fresh?.id === id ? fresh : undefined;
  if (begun) fresh = undefined;
  return begun;
}
/** Creates a table and saves it, so that its link opens again. */
function lay(module: BoardModule, begun: Omit<Begun, 'id'>): string {
  const id = newId();
  fresh = { id, ...begun };
  const { match, seed, script, guided, night } = begun;
  keepOn(module)({ id, game: module.game.id, record: printRecord(match), seed, script, guided, night }, match);
  return id;
}

const headOf = (module: BoardModule, setup: Setup, chairs: readonly Chair[]): Omit<Head, 'promise'> => ({
  game: module.game.id,
  version: module.game.version,
  setup,
  names: chairs.map((chair) => chair.name),
  ...holdersOf(chairs),
});

/** Starts a match and returns its id; or what is wrong with the settings. */
export function begin(module: BoardModule, setup: Setup, chairs: readonly Chair[]): string | readonly Fault[] {
  const seed = newSeed();
  const match = Match.begin(module.game, promised(headOf(module, setup, chairs), seed), seed);
  if (isFaults(match)) return match;
  return lay(module, { match, seed, script: [], guided: false });
}

/** The table of a night: the first try of tonight counts and goes on where it was left; everything else is practice. */
export async function beginNight(module: BoardModule, date: string): Promise<string | undefined> {
  const { game } = module;
  const night = nightOf(game, date);
  if (!night) return undefined;
  const tried = triedIn(openDiary(), game.id, date);
  if (!tried && date === dateOf(Date.now())) return layNight(module, night, true);
  const open = (await shelf.all()).filter((one) => one.game === game.id && one.night?.date === date && !one.over);
  return (open.find(({ id }) => id === tried?.table) ?? open[0])?.id ?? layNight(module, night, false);
}
function layNight(module: BoardModule, { date, setup, seed, holders }: Night, counts: boolean): string {
  const chairs = holders.map((holder, seat) => chairAt(seat, holder));
  const match = Match.begin(module.game, promised(headOf(module, setup, chairs), seed), seed);
  if (isFaults(match)) throw new Error(`the night of ${date}: ${match[0]!.text}`);
  const id = lay(module, { match, seed, script: [], guided: false, night: { date, counts } });
  if (counts) changeDiary((diary) => withBegun(diary, module.game.id, date, id));
  return id;
}
/** What was reached in a night that counts goes into the diary as soon as it is over. */
function noteReached({ game }: BoardModule, { id, night }: Kept, match: Match): void {
  if (!night?.counts || !match.isOver) return;
  const { text } = game.nightly!.reached(match.view(nightOf(game, night.date)!.seat));
  changeDiary((diary) => withReached(diary, game.id, night.date, id, text));
}

/** Begins a guided first game: its dice are prepared, so none are promised. */
export async function beginGuided(module: BoardModule, lesson: Lesson): Promise<string | readonly Fault[]> {
  const guide = await lesson.load();
  const { seat: own = 0, bots } = guide;
  const chairs = Array.from({ length: guide.setup.players }, (_, seat): Chair => {
    const level = seat === own ? undefined : bots[seat < own ? seat : seat - 1];
    return level ? chairOf(seat, `bot:${level}`) : chairOf(0, 'person');
  });
  const match = Match.begin(module.game, { ...headOf(module, guide.setup, chairs), promise: null }, newSeed());
  if (isFaults(match)) return match;
  return lay(module, { match, seed: null, script: guide.dice, guided: true });
}

/** Plays on from the middle of another match: the same inputs, then new dice. */
export function branch(module: BoardModule, from: Match, inputs: number): string {
  const holders = from.head.holders.includes('person')
    ? from.head.holders
    : from.head.holders.map((holder, seat) => (seat === 0 ? 'person' : holder));
  const match = Match.begin(module.game, { ...from.head, holders, promise: null }, newSeed());
  if (isFaults(match)) throw new Error('a match that was begun cannot be begun again');
  for (const input of from.inputs.slice(0, inputs)) match.play(input);
  return lay(module, { match, seed: null, script: [], guided: false });
}

/** The same again, with new dice: seats and names stay as they are, and so do the options unless there is another setup. */
export function playAgain(module: BoardModule, record: string, setup?: Setup): string | undefined {
  const read = parseRecord(record);
  if ('where' in read) return undefined;
  const seed = newSeed();
  const { promise: _, ...head } = read.head;
  const match = Match.begin(
    module.game,
    promised({ ...head, version: module.game.version, setup: setup ?? head.setup }, seed),
    seed,
  );
  return isFaults(match) ? undefined : lay(module, { match, seed, script: [], guided: false });
}

/** The same game again with the same dice, as far as they are told: somebody sent it as a challenge. */
export function playSame(module: BoardModule, { head, seed }: RecordText): string | undefined {
  const chairs = head.holders.map((holder, seat) => chairAt(seat, holder === 'empty' ? 'person' : holder));
  const stream = seed ?? newSeed();
  const together = head.together && { together: head.together };
  const match = Match.begin(module.game, promised({ ...headOf(module, head.setup, chairs), ...together }, stream), stream);
  return isFaults(match) ? undefined : lay(module, { match, seed: stream, script: [], guided: false });
}

/** The guided game that a person in this seat was led through. */
export async function guideOf({ guides = [] }: BoardModule, holders: readonly string[]): Promise<Guide | undefined> {
  const all = await Promise.all(guides.map(({ load }) => load()));
  return all.find(({ seat = 0 }) => holders[seat] === 'person');
}

/** The lesson that a game was played on from: its setup is that of nothing else. */
export async function lessonBehind(module: BoardModule, { setup, holders }: Head): Promise<Guide | undefined> {
  const guide = await guideOf(module, holders);
  return guide && canonical(guide.setup) === canonical(setup) ? guide : undefined;
}

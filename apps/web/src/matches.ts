import {
  isFaults,
  Match,
  parseRecord,
  personsOf,
  printRecord,
  type Fault,
  type Head,
  type Refusal,
  type Setup,
} from '@nightfall/kernel';
import type { Line } from '@nightfall/protocol';
import { newSeed, outcomeHere, promised, shelf, type BoardModule, type Guide, type Kept, type Shelved } from '@nightfall/ui';
import { chairOf, holdersOf, type Chair } from './chairs.ts';

const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(10)), (b) => (b % 36).toString(36)).join('');

/** What the shelf shows of a match, from what is kept of it. */
function shelved(module: BoardModule, kept: Kept, match: Match): Shelved {
  const view = match.view(null);
  const result = module.game.result(view);
  const name = (seat: number) => match.head.names[seat] ?? `Player ${seat + 1}`;
  return {
    ...kept,
    saved: Date.now(),
    names: match.head.names,
    text: result?.title ?? module.game.words.prompt(view, null, name).text,
    over: result
      ? {
          outcome: outcomeHere(result, { mine: personsOf(match), own: [] }),
          title: result.title,
          score: result.scores.length > 0 ? Math.max(...result.scores) : 0,
        }
      : null,
  };
}

export type Begun = {
  readonly id: string;
  readonly match: Match;
  readonly lines?: readonly Line[];
  readonly seed: string | null;
  readonly script: Kept['script'];
  readonly guided: boolean;
  readonly reading?: Refusal | undefined;
};
export const keepOn =
  (module: BoardModule) =>
  (kept: Kept, match: Match): void =>
    void shelf.put(shelved(module, kept, match));

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
  const { match, seed, script, guided } = begun;
  keepOn(module)({ id, game: module.game.id, record: printRecord(match), seed, script, guided }, match);
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
function begin(module: BoardModule, setup: Setup, chairs: readonly Chair[]): string | readonly Fault[] {
  const seed = newSeed();
  const match = Match.begin(module.game, promised(headOf(module, setup, chairs), seed), seed);
  if (isFaults(match)) return match;
  return lay(module, { match, seed, script: [], guided: false });
}

/** A game of the day that was begun goes on: nobody sees its dice twice. Everything else begins. */
export async function beginOrGoOn(
  module: BoardModule,
  setup: Setup,
  chairs: readonly Chair[],
): Promise<string | readonly Fault[]> {
  const day = module.daily?.dayOf(setup);
  const kept = day === undefined ? [] : await shelf.all();
  const open = kept.find(({ game, over, record }) => game === module.game.id && !over && dayOfRecord(module, record) === day);
  return open?.id ?? begin(module, setup, chairs);
}
function dayOfRecord(module: BoardModule, record: string): string | undefined {
  const read = parseRecord(record);
  return 'where' in read ? undefined : module.daily?.dayOf(read.head.setup);
}

/** Begins the guided first game: its dice are prepared, so none are promised. */
export function beginGuided(module: BoardModule, guide: Guide): string | readonly Fault[] {
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

/** The same again, with new dice: seats, names and options stay as they are. */
export function playAgain(module: BoardModule, record: string): string | undefined {
  const read = parseRecord(record);
  if ('where' in read) return undefined;
  const seed = newSeed();
  const { promise: _, ...head } = read.head;
  const match = Match.begin(module.game, promised({ ...head, version: module.game.version }, seed), seed);
  return isFaults(match) ? undefined : lay(module, { match, seed, script: [], guided: false });
}

/** The guided game that a person in this seat was led through. */
export const guideOf = ({ guides = [] }: BoardModule, holders: readonly string[]): Guide | undefined =>
  guides.find(({ seat = 0 }) => holders[seat] === 'person');

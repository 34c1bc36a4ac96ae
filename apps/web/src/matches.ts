import { isFaults, Match, parseRecord, replayRecord, type Fault, type Head, type Setup } from '@nightfall/kernel';
import {
  LocalSession,
  newSeed,
  promised,
  shelf,
  type BoardModule,
  type Guide,
  type Kept,
  type Session,
  type Shelved,
} from '@nightfall/ui';
import { boardOf } from './modules.ts';
import { workerThinker } from './thinker.ts';

/** Who sits at a new table: a name, and `person` or `bot:` and a level. */
export type Chair = { readonly name: string; readonly holder: string };

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
      ? { outcome: result.outcome, title: result.title, score: result.scores.length > 0 ? Math.max(...result.scores) : 0 }
      : null,
  };
}

type Begin = {
  readonly match: Match;
  readonly seed: string | null;
  readonly id?: string;
  readonly script?: Kept['script'];
  readonly guided?: boolean;
};
function open(module: BoardModule, { match, seed, id = newId(), script = [], guided = false }: Begin): Session {
  const thinker = workerThinker();
  const keep = (kept: Kept) => void shelf.put(shelved(module, kept, match));
  const rig = guided ? module.guide?.rig : undefined;
  const session = new LocalSession({ id, match, seed, script, guided, rig, thinker, keep });
  // A table that was only just laid is kept too, so that its link opens again.
  keep({ id, game: module.game.id, record: session.record(), seed, script, guided });
  return session;
}

// The session that was just begun: its page takes it over instead of reading it from the shelf.
let fresh: Session | undefined;

const headOf = (module: BoardModule, setup: Setup, chairs: readonly Chair[]): Omit<Head, 'promise'> => ({
  game: module.game.id,
  version: module.game.version,
  setup,
  names: chairs.map((chair) => chair.name),
  holders: chairs.map((chair) => chair.holder),
});

/** Begins a match and tells its id; or what is wrong with the settings. */
export function begin(module: BoardModule, setup: Setup, chairs: readonly Chair[]): string | readonly Fault[] {
  const seed = newSeed();
  const match = Match.begin(module.game, promised(headOf(module, setup, chairs), seed));
  if (isFaults(match)) return match;
  fresh = open(module, { match, seed });
  return fresh.id;
}

/** Begins the guided first game: its dice are prepared, so none are promised. */
export function beginGuided(module: BoardModule, guide: Guide): string | readonly Fault[] {
  const chairs = Array.from({ length: guide.setup.players }, (_, seat): Chair => {
    const level = guide.bots[seat - 1];
    return seat > 0 && level
      ? { name: `Companion ${seat}`, holder: `bot:${level}` }
      : { name: `Player ${seat + 1}`, holder: 'person' };
  });
  const match = Match.begin(module.game, { ...headOf(module, guide.setup, chairs), promise: null });
  if (isFaults(match)) return match;
  fresh = open(module, { match, seed: null, script: guide.dice, guided: true });
  return fresh.id;
}

/** Plays on from the middle of another match: the same inputs, then new dice. */
export function branch(module: BoardModule, from: Match, inputs: number): string {
  const holders = from.head.holders.includes('person')
    ? from.head.holders
    : from.head.holders.map((holder, seat) => (seat === 0 ? 'person' : holder));
  const match = Match.begin(module.game, { ...from.head, holders, promise: null });
  if (isFaults(match)) throw new Error('a match that was begun cannot be begun again');
  for (const input of from.inputs.slice(0, inputs)) match.play(input);
  fresh = open(module, { match, seed: null });
  return fresh.id;
}

export type Opened = { readonly session: Session; readonly module: BoardModule; readonly guided: boolean };

/** A match of this browser; or a sentence that says why there is none. */
export async function openMatch(id: string): Promise<Opened | string> {
  if (fresh?.id === id) {
    const session = fresh;
    fresh = undefined;
    const module = await boardOf(session.game.id);
    return { session, module: module!, guided: (await shelf.get(id))?.guided ?? false };
  }
  const kept = await shelf.get(id);
  if (!kept) return 'This match is not kept in this browser. A record of it can be opened on the replay page.';
  const module = await boardOf(kept.game);
  if (!module) return `The game ${kept.game} is not here.`;
  const record = parseRecord(kept.record);
  const match = 'where' in record ? record : replayRecord(module.game, record);
  if (!(match instanceof Match)) return `The kept match cannot be read (${match.where}): ${match.text}`;
  return { session: open(module, { ...kept, match }), module, guided: kept.guided };
}

/** A record from outside as a match; or what is wrong with it, and where. */
export async function readRecord(text: string): Promise<{ readonly match: Match; readonly module: BoardModule } | Fault> {
  const record = parseRecord(text);
  if ('where' in record) return record;
  const module = await boardOf(record.head.game);
  if (!module) return { where: 'game', code: 'UNKNOWN_GAME', text: `There is no game called ${record.head.game} here.` };
  const match = replayRecord(module.game, record);
  return match instanceof Match ? { match, module } : match;
}

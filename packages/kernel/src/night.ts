import { chacha20 } from './chance/chacha20.ts';
import type { Random } from './chance/random.ts';
import { sha256 } from './chance/sha256.ts';
import type { Game, Options, Setup } from './game.ts';
import type { Holder } from './match/log.ts';
import { readSetup } from './setup.ts';
import type { Seat, Types } from './types.ts';

/** What somebody plays tonight. Options left out take their defaults; bots of the level `others` sit in the other seats. */
export type NightTable = {
  /** What makes this night differ from others: "Market Day, hard". */
  readonly name: string;
  readonly players: number;
  readonly options: Options;
  readonly seat?: Seat;
  readonly others?: string;
};
/** How far somebody came: more points are better, and mean nothing else. */
export type Reached = { readonly points: number; readonly text: string };

/** One game a night, the same for everybody: table and dice follow from the date. */
export type Nightly<T extends Types> = {
  table(date: string, random: Random): NightTable;
  reached(v: T['view']): Reached;
  /** The date of a night that its setup names by itself, as where a game has public dice of its own. */
  dateOf?(setup: Setup): string | undefined;
};

/** Everything that the date decides. The seed of the dice is public: anyone can check them. */
export type Night = {
  readonly date: string;
  readonly name: string;
  readonly setup: Setup;
  readonly seat: Seat;
  readonly holders: readonly Holder[];
  readonly seed: string;
};

type Known<T extends Types> = Pick<Game<T>, 'id' | 'players' | 'options' | 'nightly'>;

/** The night of a date, written YYYY-MM-DD; undefined if the game has no nights. */
export function nightOf<T extends Types>(game: Known<T>, date: string): Night | undefined {
  const table = game.nightly?.table(date, chacha20(sha256(`nightfall ${game.id} ${date} table`)));
  if (!table) return undefined;
  const { name, players, options, seat = 0, others = 'good' } = table;
  const setup = readSetup(game, { players, options });
  if (!('players' in setup)) throw new Error(`the night of ${date}: ${setup[0]!.where} ${setup[0]!.text}`);
  const holders = Array.from({ length: players }, (_, one) => (one === seat ? 'person' : `bot:${others}`));
  return { date, name, setup, seat, holders, seed: sha256(`nightfall ${game.id} ${date}`) };
}

/** One of these, by chance. */
export const oneBy = <V>(random: Random, choices: readonly V[]): V => choices[random.int(choices.length)]!;

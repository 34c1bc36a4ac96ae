import {
  data,
  either,
  entries,
  type Fault,
  flag,
  int,
  isFaults,
  type Json,
  list,
  optional,
  readAs,
  record,
  text,
  type ValueOf,
  word,
} from '@nightfall/kernel';
import { contradictionsIn } from './contradictions.ts';

/** What an experiment file says, as it is written: docs/guides/lab.md explains each line. */
export type Plan = Omit<ValueOf<typeof PLAN>, 'seed'> & { readonly seed: string };
export type Band = ValueOf<typeof BAND>;

const NAME = /^[A-Za-z][A-Za-z0-9-]{0,39}$/;
/** A level of a bot, or `tries-64`; the game says whether there is one. */
export const LEVEL = text(40);
/** One level for all seats, one for each seat, or one for each side by its name. */
const BOTS = either<Json>(LEVEL, list(LEVEL, 64, 1), entries(/^.{1,40}$/, LEVEL));
const OPTIONS = entries(NAME, data(20_000));
const NUMBER = int(-1_000_000, 1_000_000);
/** Numbers of the book, changed: the dials that a game declares. */
const HOUSE_RULES = entries(NAME, NUMBER, 40);
const VARIANT = record({
  name: text(80),
  options: optional(OPTIONS, {}),
  house: optional(HOUSE_RULES, {}),
  players: optional(int(1, 64)),
  bots: optional(BOTS),
  /** Restricted play: moves whose words contain one of these are taken away. */
  without: optional(list(text(80), 20, 1)),
  /** From whom: the name of a side. Left out: from everyone. */
  from: optional(text(40)),
});
const PERCENT = int(0, 100);
const BAND = record({
  /** The win rate in percent, of a side where there are several. */
  win: optional(list(PERCENT, 2, 2)),
  of: optional(text(40)),
  /** The mean score. */
  score: optional(list(NUMBER, 2, 2)),
  /** The median of a number that the games report. */
  median: optional(text(40)),
  between: optional(list(NUMBER, 2, 2)),
  /** Only for these cells: a value of `across`, or the name of a variant. */
  where: optional(entries(NAME, data(200)), {}),
});
/** More games than this are not kept in mind. */
const MOST = 1_000_000;
const PLAN = record({
  title: text(200),
  question: optional(text(2000), ''),
  game: word(/^[a-z0-9-]{1,60}$/),
  players: optional(int(1, 64)),
  bots: optional(BOTS, 'good'),
  options: optional(OPTIONS, {}),
  house: optional(HOUSE_RULES, {}),
  across: optional(entries(NAME, list(data(2000), 64, 1), 8), {}),
  variants: optional(list(VARIANT, 32, 1), []),
  games: optional(int(1, MOST), 200),
  /** Plays on, in steps of `games`, until each win rate is known to within this many points either way… */
  until: optional(int(1, 50)),
  /** …or this many games of each cell are played. */
  most: optional(int(1, MOST)),
  seed: optional(either<string | number>(text(100), NUMBER), '1'),
  /** Facts of the games, such as who was dealt, by which each cell is told apart. */
  split: optional(list(word(NAME), 4), []),
  /** Follows the chance to win through each game: when it is decided, how often the lead changes. */
  curve: optional(flag, false),
  /** Decisions of each game, picked by chance, to think over: are there several good moves? */
  choices: optional(int(0, 100), 0),
  /** Cards or items, by a part of the words of their moves: how often they are used, and what is lost without each. */
  worth: optional(list(text(80), 20, 1), []),
  /** Whose: the name of a side. Left out: everyone's. */
  from: optional(text(40)),
  bands: optional(list(BAND, 64), []),
});

/** The plan, or everything that is wrong with it. */
export function readPlan(value: unknown): Plan | readonly Fault[] {
  const read = readAs(PLAN, value);
  if (isFaults(read)) return read;
  const plan = { ...read, seed: String(read.seed) };
  const faults = contradictionsIn(plan);
  return faults.length > 0 ? faults : plan;
}

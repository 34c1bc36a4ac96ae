import type { Job } from '@nightfall/bots';
import type { Options } from '@nightfall/kernel';

/** A setting in which the levels are compared, and who plays in it: one level for all seats, or one for each. */
export type Setting = {
  readonly game: string;
  /** In the words of players. */
  readonly name: string;
  readonly players: number;
  readonly options: Options;
  readonly rows: readonly (string | readonly string[])[];
  /** The seat whose wins are counted; left out: the first. */
  readonly seat?: number;
};
const LADDER = ['casual', 'good', 'expert'];
const BEATS = { mode: 'paced', order: 'beats' };
const heroes = (king: string, hero: string): readonly string[] => [king, hero, hero];

/** What `docs/bots.md` tells of. */
export const SETTINGS: readonly Setting[] = [
  {
    game: 'firefighters-on-duty',
    name: 'Falling Masonry, easy, 2 crews',
    players: 2,
    options: { ...BEATS, scenario: 'SC-4', difficulty: 'easy' },
    rows: LADDER,
  },
  {
    game: 'firefighters-on-duty',
    name: 'The Long Night, hard, 2 crews',
    players: 2,
    options: { ...BEATS, scenario: 'SC-7', difficulty: 'hard' },
    rows: LADDER,
  },
  {
    game: 'firefighters-on-duty',
    name: 'The Long Night, inferno, Tense, 2 crews',
    players: 2,
    options: { ...BEATS, scenario: 'SC-7', difficulty: 'inferno', pace: 'tense' },
    rows: LADDER,
  },
  { game: 'midnight-madness', name: 'normal, alone', players: 1, options: { mode: 'solo' }, rows: LADDER },
  { game: 'midnight-madness', name: 'normal, 2 players', players: 2, options: {}, rows: LADDER },
  { game: 'midnight-madness', name: 'über, 2 players', players: 2, options: { difficulty: 'uber' }, rows: LADDER },
  { game: 'siege-of-the-eternal-night', name: 'The Last Gate, enemies left', players: 1, options: {}, rows: LADDER },
  {
    game: 'fires-at-midnight',
    name: 'Drill, 2 firefighters of one player',
    players: 1,
    options: { preset: 'drill', firefighters: 2 },
    rows: LADDER,
  },
  {
    game: 'fires-at-midnight',
    name: 'Midnight, 2 firefighters of one player',
    players: 1,
    options: { preset: 'midnight', firefighters: 2 },
    rows: LADDER,
  },
  {
    game: 'runebound-midnight',
    name: '2 Heroes: the Heroes win',
    players: 3,
    options: {},
    seat: 1,
    rows: [
      heroes('casual', 'casual'),
      heroes('good', 'good'),
      heroes('good', 'casual'),
      heroes('casual', 'good'),
      heroes('good', 'expert'),
      heroes('expert', 'good'),
      heroes('expert', 'expert'),
    ],
  },
];

/** Who plays, in words: the level of all, or of the Night King and of the Heroes. */
export const rowName = (row: Setting['rows'][number]): string =>
  typeof row === 'string' ? row : `King ${row[0]}, Heroes ${row[1]}`;

/** The games of one row. Dice and bots draw apart, so that game `n` has the same dice in every row of a setting. */
export const jobOf = ({ game, players, options }: Setting, row: Setting['rows'][number], seed: string, games: number): Job => ({
  game,
  setup: { players, options },
  bots: Array.from({ length: players }, (_, seat) => (typeof row === 'string' ? row : row[seat]!)),
  seed,
  from: 0,
  to: games,
  isPaired: true,
});

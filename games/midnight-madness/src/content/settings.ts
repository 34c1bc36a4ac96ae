import type { House } from '@nightfall/kernel';
import { allKinds, type Kind } from './tokens.ts';

export type Mode = 'standard' | 'coop' | 'solo';
export type Difficulty = 'gentle' | 'normal' | 'challenging' | 'uber';

type Night = {
  readonly start: readonly Kind[];
  readonly draws: number;
  /** MM-2.8 What stays in the box. */
  readonly spared: readonly Kind[];
};
/** MM-2.5 */
export const DIFFICULTIES: Readonly<Record<Difficulty, Night>> = {
  gentle: {
    start: ['goblin', 'goblin', 'goblin', 'orc', 'orc', 'troll'],
    draws: 2,
    spared: ['goblinKing', 'draw4'],
  },
  normal: { start: ['goblin', 'goblin', 'goblin', 'orc', 'orc', 'troll'], draws: 2, spared: [] },
  challenging: { start: ['orc', 'orc', 'orc', 'troll', 'troll', 'troll'], draws: 2, spared: [] },
  uber: { start: ['orc', 'orc', 'orc', 'troll', 'troll', 'troll'], draws: 3, spared: [] },
};
export const isDifficulty = (word: unknown): word is Difficulty => typeof word === 'string' && Object.hasOwn(DIFFICULTIES, word);

type Numbers = { readonly hand: number; readonly replacements: number; readonly trades: number };
/** MM-2.6, for 1 to 6 players. A lone player has nobody to trade with (D-3). */
const BY_PLAYERS: readonly Numbers[] = [
  { hand: 6, replacements: 2, trades: 0 },
  { hand: 6, replacements: 1, trades: 1 },
  { hand: 5, replacements: 1, trades: 1 },
  { hand: 5, replacements: 1, trades: 1 },
  { hand: 5, replacements: 1, trades: 1 },
  { hand: 4, replacements: 1, trades: 2 },
];
export type NumberOfNight = 'arrivals' | keyof Numbers;
/** MM-2.5, MM-2.6 A number of a night: from the tables, or by a house rule. */
export const numberFor = (which: NumberOfNight, players: number, difficulty: Difficulty, house?: House): number =>
  house?.[which] ?? (which === 'arrivals' ? DIFFICULTIES[difficulty].draws : BY_PLAYERS[players - 1]![which]);

function withoutStart(difficulty: Difficulty): readonly Kind[] {
  const kinds = allKinds();
  const { start, spared } = DIFFICULTIES[difficulty];
  for (const kind of [...start, ...spared]) kinds.splice(kinds.indexOf(kind), 1);
  return kinds;
}
const SUPPLIES: Readonly<Record<Difficulty, readonly Kind[]>> = {
  gentle: withoutStart('gentle'),
  normal: withoutStart('normal'),
  challenging: withoutStart('challenging'),
  uber: withoutStart('uber'),
};

/** MM-3.3 The kinds of the supply: 43, fewer in a gentle night (MM-2.8). */
export const supplyKinds = (difficulty: Difficulty): Kind[] => SUPPLIES[difficulty].slice();

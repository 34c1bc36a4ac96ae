import { allKinds, type Kind } from './tokens.ts';

export type Mode = 'standard' | 'coop' | 'solo';
export type Difficulty = 'normal' | 'challenging' | 'uber';

/** MM-2.5 */
export const DIFFICULTIES: Readonly<Record<Difficulty, { readonly start: readonly Kind[]; readonly draws: number }>> = {
  normal: { start: ['goblin', 'goblin', 'goblin', 'orc', 'orc', 'troll'], draws: 2 },
  challenging: { start: ['orc', 'orc', 'orc', 'troll', 'troll', 'troll'], draws: 2 },
  uber: { start: ['orc', 'orc', 'orc', 'troll', 'troll', 'troll'], draws: 3 },
};

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
export const numbersFor = (players: number): Numbers => BY_PLAYERS[players - 1]!;

function withoutStart(difficulty: Difficulty): readonly Kind[] {
  const kinds = allKinds();
  for (const kind of DIFFICULTIES[difficulty].start) kinds.splice(kinds.indexOf(kind), 1);
  return kinds;
}
const SUPPLIES = { normal: withoutStart('normal'), challenging: withoutStart('challenging'), uber: withoutStart('uber') };

/** MM-3.3 The 43 kinds of the supply. */
export const supplyKinds = (difficulty: Difficulty): Kind[] => SUPPLIES[difficulty].slice();

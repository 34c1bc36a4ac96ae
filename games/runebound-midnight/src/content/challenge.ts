import type { Skill } from './effect.ts';

export type Colour = 'green' | 'yellow' | 'blue' | 'red';
export const COLOURS: readonly Colour[] = ['green', 'yellow', 'blue', 'red'];
export type MinionType = 'Soldier' | 'Spawn' | 'Fell' | 'Beast' | 'Warlord' | 'Sorcerer' | 'Legate' | 'Drake';
/** RM-9.7 */
export type Keyword = 'ambush' | 'drain' | 'dread' | 'grasp' | 'hardened' | 'regrow' | 'swift' | 'venom';
/** RM-9.8 What a test before combat brings: wounds, exhaustion, worse rolls, more influence dice, less Life for the Challenge. */
export type Consequence = { readonly code: 'wound' | 'exhaustion' | 'malus' | 'influence' | 'life'; readonly n: number };
export type BeforeTest = {
  readonly skill: Skill;
  readonly difficulty: number;
  readonly on: 'fail' | 'pass';
  readonly consequence: Consequence;
};
export type Triple = readonly [ranged: number, melee: number, magic: number];

/** RM-9.1 A card of a Challenge deck: what it takes to hit it or to fend it off, and what it deals, phase by phase (RM-0.4). */
export type Challenge = {
  readonly name: string;
  readonly minion: MinionType;
  readonly life: number;
  readonly value: Triple;
  readonly damage: Triple;
  /** Goods for the victor. */
  readonly reward: number;
  readonly before: BeforeTest | null;
  readonly keywords: readonly Keyword[];
  readonly text: string;
};

/** RM-0.6, RM-9.2 Experience points by colour. */
export const XP_OF: Readonly<Record<Colour, number>> = { green: 1, yellow: 2, blue: 3, red: 4 };

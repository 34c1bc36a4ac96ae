import type { Card } from '../content/cards.ts';

/**
 * How a bot values things, in its own units. Fitted to the outcomes of 1,500 games of the bot with itself (a logistic regression
 * over 24,000 positions), then tried out; rules know nothing of it.
 */
export type Weights = {
  /** Worth of the towers when this many stand, 0 to 6. */
  readonly towers: readonly number[];
  readonly win: number;
  readonly wall: number;
  readonly fortify: number;
  /** Cost of a creature by hit points (1 to 3) that stands there after the coming movement. */
  readonly archer: readonly number[];
  readonly knight: readonly number[];
  readonly atWall: readonly number[];
  readonly atGap: readonly number[];
  readonly castle: readonly number[];
  /** Cost of a trap that still lies hidden, by ring. */
  readonly trap: readonly number[];
  /** Cost of a token that has not arrived yet, as a share of one in the Archer ring. */
  readonly supply: number;
  /** A played card makes room for a new one. */
  readonly room: number;
  /** The same for the rare cards that are worth waiting for a good target. */
  readonly patience: number;
  /** What a hit is worth to a hand, wherever it lands. */
  readonly shot: number;
  /** How much of that counts when plays are ranked. */
  readonly order: number;
  /** How much the partner's loss in a trade counts. */
  readonly partner: number;
  /** What a card is worth in hand at the end of the turn, against an average draw. */
  readonly keep: Readonly<Record<Card, number>>;
};

const soldier = 0;
export const WEIGHTS: Weights = {
  towers: [-500, 0, 70, 110, 125, 138, 158],
  win: 2_000,
  wall: 22,
  fortify: 10,
  archer: [0, 4, 10, 25],
  knight: [0, 5, 13, 28],
  atWall: [0, 6, 17, 32],
  atGap: [0, 16, 42, 65],
  castle: [0, 60, 90, 110],
  trap: [16, 30, 35, 20, 20],
  supply: 0.33,
  room: 20,
  patience: 5,
  shot: 8,
  order: 10,
  partner: 0.4,
  keep: {
    'archer/red': soldier,
    'archer/green': soldier,
    'archer/blue': soldier,
    'archer/any': 2,
    'knight/red': soldier,
    'knight/green': soldier,
    'knight/blue': soldier,
    'knight/any': 2,
    'swordsman/red': soldier,
    'swordsman/green': soldier,
    'swordsman/blue': soldier,
    'swordsman/any': 2,
    'hero/red': 3,
    'hero/green': 3,
    'hero/blue': 3,
    barbarian: 18,
    niceShot: 10,
    brick: -3,
    mortar: -3,
    fortify: -1,
    tar: 4,
    driveBack: 10,
    missing: -2,
    scavenge: 3,
    draw2: -5,
  },
};

import { seedOf } from '@nightfall/kernel';

/** What the Heroes weigh by judgement rather than by odds. */
type HeroManner = {
  /** What growing first is worth, as a share of the game; and what a turn of waiting costs, in levels. */
  readonly patience: number;
  readonly waiting: number;
  /** What the first guardian's experience is worth beside his mirror, as a share of the game. */
  readonly experience: number;
  /** A Hero who fails there meets the patrols that wait for him: each asks for better odds, shared by as many as there are Heroes. */
  readonly guarded: number;
  /** Being a turn nearer to the place of the next assault. */
  readonly gathering: number;
  /** What is a turn away is worth this much of what is here. */
  readonly fade: number;
  /** An attack costs more than its test: a hurt Hero loses his next turn, and with many Heroes there are many patrols to follow. */
  readonly risk: number;
  readonly riskEach: number;
  /** Most of what a market offers can wait. */
  readonly shopping: number;
  /** What a threat level costs each of them: the turns until the next would have come of itself. */
  readonly level: number;
  /** How far off their eye is about what places are worth, in experience points. */
  readonly waver: number;
};
/** The same for the Night King. */
type KingManner = {
  /** The rounds from which the shadow power is to be above each level: early what works in every fight, test or flight. */
  readonly early: readonly number[];
  readonly late: readonly number[];
  /** Patrols beyond one for each Hero, and at least two. */
  readonly morePatrols: number;
  /** The share of his gold that a counter of exhaustion, and one of influence, may cost. */
  readonly exhaustion: number;
  readonly influence: number;
  /** What a counter has to add to the chance of a test, in percent: they come back cheaply, so almost every test is worth some. */
  readonly leastLift: number;
  /** What attacking a Hero has to be worth. */
  readonly attackFrom: number;
  /** How far off his eye is about his victims, as a share of what they are worth. */
  readonly waver: number;
};
export type Manner = { readonly heroes: HeroManner; readonly king: KingManner };

/** The balance of the game is tied to it (RM-32.8). */
export const GOOD: Manner = {
  heroes: {
    patience: 0.4,
    waiting: 1,
    experience: 0.15,
    guarded: 0.12,
    gathering: 1.6,
    fade: 0.65,
    risk: 0.3,
    riskEach: 0.25,
    shopping: 0.6,
    level: 0.8,
    waver: 0,
  },
  king: {
    early: [2, 4, 6],
    late: [6, 10],
    morePatrols: 0,
    exhaustion: 1 / 2,
    influence: 1 / 8,
    leastLift: 6,
    attackFrom: 0.15,
    waver: 0,
  },
};

/**
 * The same Heroes; a King who lets his power wait, fields two more patrols, attacks whoever he can, and has counters for every
 * test. Chosen among twenty by games against good Heroes.
 */
export const EXPERT: Manner = {
  heroes: GOOD.heroes,
  king: {
    early: [],
    late: [4, 7],
    morePatrols: 2,
    exhaustion: 0.85,
    influence: 0.16,
    leastLift: 5.6,
    attackFrom: 0.05,
    waver: 0,
  },
};
/** A friendly beginner: sees little beyond the next turn, misjudges places and victims, and spares his counters. */
export const CASUAL: Manner = {
  heroes: { ...GOOD.heroes, fade: 0.5, shopping: 0.4, waver: 1.5 },
  king: {
    early: [6, 10, 14],
    late: [8, 14],
    morePatrols: 0,
    exhaustion: 1 / 4,
    influence: 0,
    leastLift: 12,
    attackFrom: 0,
    waver: 0.8,
  },
};

let now = GOOD;
/** How the bot judges that thinks now. */
export const judging = (): Manner => now;
/** Thinks in this manner. */
export function inManner<V>(manner: Manner, think: () => V): V {
  const before = now;
  now = manner;
  try {
    return think();
  } finally {
    now = before;
  }
}

/** An error between −1 and 1, always the same for the same thing: an eye that is off stays off while it looks. */
export const errorAbout = (thing: string): number => (seedOf(thing) % 2001) / 1000 - 1;

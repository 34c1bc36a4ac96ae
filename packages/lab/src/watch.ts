import { search } from '@nightfall/bots';
import { type Bot, type Game, movesIn, type Random, type Seat, sidesOf, type Setup, type Types } from '@nightfall/kernel';

/** What was seen on the way through a game. */
export type Watched = {
  /** The chance of the first side to win, when each chapter of the game began. */
  readonly curve: readonly number[];
  /** Of the decisions thought over: how many there were, and in how many several plans were as good as the best. */
  readonly thought: number;
  readonly real: number;
  /** By kind of move: how often it could be chosen, and how often it was best. */
  readonly kinds: { readonly [kind: string]: readonly [offered: number, best: number] };
};
type Noted = { curve: number[]; thought: number; real: number; kinds: { [kind: string]: [number, number] } };
type Wish = { readonly curve: boolean; readonly choices: number };

/** A look at the chances, and a decision thought over. */
const LOOK = { tries: 24, arms: 1, margin: 0 };
const THOUGHT = { tries: 96, arms: 12, margin: 0 };
/** A game of usual length has about this many decisions. */
const LONG = 120;

/** The same game with bots that are watched as they decide; what was seen, when the game is over. Needs a mind. */
export function watched(
  game: Game,
  setup: Setup,
  { curve, choices }: Wish,
  random: Random,
): { readonly game: Game; seen(): Watched } {
  const noted: Noted = { curve: [], thought: 0, real: 0, kinds: {} };
  const chance = chancesIn(game, setup, random);
  let chapter: string | undefined;
  const look = (v: Types['view'], seat: Seat) => {
    if (curve && chapter !== (chapter = game.mind!.chapter(v))) noted.curve.push(chance(v, seat));
    if (choices > 0 && random.int(Math.max(1, Math.round(LONG / choices))) === 0) think(game, v, seat, random, noted);
  };
  const seeing =
    (bot: Bot<Types>): Bot<Types> =>
    (v, seat, minds, time) => {
      look(v, seat);
      return bot(v, seat, minds, time);
    };
  const bots = Object.entries(game.bots).map(([name, level]) => [name, { ...level, bot: seeing(level.bot) }] as const);
  return { game: { ...game, bots: Object.fromEntries(bots) }, seen: () => noted };
}

/** The chance of the first side, as the seat that is to decide can know it: the game is played on from here a few times. */
function chancesIn(game: Game, setup: Setup, random: Random): (v: Types['view'], seat: Seat) => number {
  const first = sidesOf(game, setup)[0]!.seats;
  const mind = { ...game.mind!, plans: () => [[]] };
  return (v, seat) => {
    const { win } = search(game, mind, v, seat, random, LOOK).odds;
    return first.includes(seat) ? win : 1 - win;
  };
}

/** Thinks a decision over with a small budget and notes whether it was one. */
function think(game: Game, v: Types['view'], seat: Seat, random: Random, noted: Noted): void {
  const { arms, best } = search(game, game.mind!, v, seat, random, THOUGHT);
  if (arms.length < 2) return;
  const top = arms.reduce((a, b) => (b.worth > a.worth ? b : a));
  const isAsGood = (arm: (typeof arms)[number]) => top.worth - arm.worth <= 2 * Math.hypot(arm.error, top.error);
  noted.thought += 1;
  noted.real += arms.filter(isAsGood).length > 1 ? 1 : 0;
  const kindOf = ([move]: (typeof arms)[number]['plan']) => (move && movesIn(game.book)[move.type]?.name) ?? move?.type ?? 'Pass';
  for (const kind of new Set(arms.map(({ plan }) => kindOf(plan)))) {
    const [offered, won] = noted.kinds[kind] ?? [0, 0];
    noted.kinds[kind] = [offered + 1, won + (kindOf(best) === kind ? 1 : 0)];
  }
}

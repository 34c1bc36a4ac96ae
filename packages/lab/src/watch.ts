import { search } from '@nightfall/bots';
import { type Bot, type Game, type Random, type Seat, type Types } from '@nightfall/kernel';

/** What was seen on the way through a game. */
export type Watched = {
  /** The chance of the first side to win, at every looked-at decision. */
  readonly curve: readonly number[];
  /** Of the decisions thought over: how many there were, and in how many several plans were as good as the best. */
  readonly thought: number;
  readonly real: number;
  /** By kind of move: how often it could be chosen, and how often it was best. */
  readonly kinds: { readonly [kind: string]: readonly [offered: number, best: number] };
};
type Noted = { curve: number[]; thought: number; real: number; kinds: { [kind: string]: [number, number] } };

/** Every so many decisions the chance to win is looked at. */
const EVERY = 4;
const BUDGET = { tries: 96, arms: 12, margin: 0 };

/** The same game with bots that are watched as they decide; what was seen, when the game is over. Needs a mind. */
export function watched(
  game: Game,
  { curve, choices }: { readonly curve: boolean; readonly choices: number },
  random: Random,
): { readonly game: Game; seen(): Watched } {
  const noted: Noted = { curve: [], thought: 0, real: 0, kinds: {} };
  let decisions = 0;
  const look = (v: Types['view'], seat: Seat) => {
    if (curve && decisions % EVERY === 0) noted.curve.push(game.mind!.value(stateIn(game, v, seat, random), 0));
    if (choices > 0 && random.int(Math.max(1, LONG / choices)) === 0) think(game, v, seat, random, noted);
    decisions += 1;
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
/** A game of usual length has about this many decisions. */
const LONG = 120;

const stateIn = ({ mind, clone }: Game, v: Types['view'], seat: Seat, random: Random): Types['state'] =>
  mind!.imagine ? mind!.imagine(v, seat, random) : clone(v as Types['state']);

/** Thinks a decision over with a small budget and notes whether it was one. */
function think(game: Game, v: Types['view'], seat: Seat, random: Random, noted: Noted): void {
  const { arms, best } = search(game, game.mind!, v, seat, random, BUDGET);
  if (arms.length < 2) return;
  const top = arms.reduce((a, b) => (b.worth > a.worth ? b : a));
  const isAsGood = (arm: (typeof arms)[number]) => top.worth - arm.worth <= 2 * Math.hypot(arm.error, top.error);
  noted.thought += 1;
  noted.real += arms.filter(isAsGood).length > 1 ? 1 : 0;
  const kindOf = (plan: (typeof arms)[number]['plan']) => plan[0]?.type ?? 'nothing';
  for (const kind of new Set(arms.map(({ plan }) => kindOf(plan)))) {
    const [offered, won] = noted.kinds[kind] ?? [0, 0];
    noted.kinds[kind] = [offered + 1, won + (kindOf(best) === kind ? 1 : 0)];
  }
}

/** When a game was decided: the share of it after which the chance never crossed one half again; and how often it crossed. */
export function dramaOf(curve: readonly number[]): { readonly decided: number; readonly changes: number } {
  const leads = curve.map((chance) => chance >= 1 / 2);
  const crossings = leads.flatMap((lead, i) => (i > 0 && lead !== leads[i - 1] ? [i] : []));
  return { decided: (crossings.at(-1) ?? 0) / Math.max(1, curve.length), changes: crossings.length };
}

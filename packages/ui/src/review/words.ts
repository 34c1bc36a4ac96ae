import { count } from '@nightfall/kit/words';
import {
  apply,
  waitingFor,
  type Game,
  type Mind,
  type Odds,
  type Plan,
  type Point,
  type Prospect,
  type Review,
  type Types,
} from '@nightfall/kernel';

export type Unit = Mind<Types>['unit'];

/** A chance, or what counts instead of one: "46 %", "2.3 enemies left". */
export const inWords =
  (unit: Unit) =>
  (value: number): string =>
    unit ? amountIn(unit, value) : `${Math.round(100 * value)} %`;
const amountIn = ({ most }: NonNullable<Unit>, value: number): string => ((1 - value) * most).toFixed(1);

/** What was given away or gained: "about 9 points", "about 1.3 enemies". */
export function amount(unit: Unit, share: number): string {
  if (unit) return `about ${(share * unit.most).toFixed(1)} ${unit.name}`;
  const points = Math.round(100 * share);
  return `about ${count(points, 'point')}`;
}
export const margin = (unit: Unit, error: number): string =>
  `±${unit ? (error * unit.most).toFixed(1) : Math.max(1, Math.round(100 * error))}`;

/** "wins about 46 %, ±5" */
export const oddsText = (unit: Unit, { win, low, high }: Odds): string =>
  unit
    ? `about ${amountIn(unit, win)} ${unit.name}, ${margin(unit, (high - low) / 2)}`
    : `wins about ${inWords(unit)(win)}, ${margin(unit, (high - low) / 2)}`;

/** The curve in a sentence. */
export function curveText(unit: Unit, points: readonly Point[], end: number): string {
  const say = inWords(unit);
  const best = points.reduce((a, b) => (b.win > a.win ? b : a));
  const worst = points.reduce((a, b) => (b.win < a.win ? b : a));
  const what = unit ? `How many ${unit.name} were to be expected at the end` : 'Your chance to win';
  return `${what}: ${say(points[0]!.win)} at the start, ${say(best.win)} at best (${best.chapter}), ${say(worst.win)} at worst (${worst.chapter}), ${say(end)} at the end.`;
}

/** Luck and decisions told apart. */
export function balanceTexts(unit: Unit, { points, cost, luck, sameDice }: Review<Types>): readonly string[] {
  const own =
    cost > 0
      ? `Your costliest decisions gave away ${amount(unit, Math.min(1, cost))}. Deciding like that with other dice, you would end at about ${inWords(unit)(Math.max(0, (points[0]?.win ?? 0) - cost))}.`
      : 'None of your decisions cost you anything that is more than chance.';
  const dice = `The dice and what others did ${luck >= 0 ? 'gave you' : 'took from you'} ${amount(unit, Math.abs(luck))}.`;
  const again = sameDice && !unit ? [`With the same dice, good players won ${sameDice.won} of ${sameDice.of} games.`] : [];
  return [own, dice, ...again];
}

/** The moves of a plan, no more than a few. */
const FEW = 4;
export function planText(game: Game, view: Types['view'], plan: Plan<Types>): string {
  const deeds = labelsOf(game, view, plan);
  return (deeds.length > FEW ? [...deeds.slice(0, FEW), 'and so on'] : deeds).join('; ');
}
/** Each move by the words of its own moment, as far as what a seat sees tells it. */
function labelsOf(game: Game, view: Types['view'], plan: Plan<Types>): string[] {
  const s = game.clone(view as Types['state']);
  return plan.flatMap((move) => {
    const label = game.words.move(s, move);
    if (!game.secrets && waitingFor(game.book, s).for === 'seats') apply(game.book, s, move);
    return (game.mind?.isDeed?.(move) ?? true) ? [label] : [];
  });
}

type Rival = Prospect<Types>['rivals'][number];
/** More than chance, also as it is printed: 3 points, give or take 3, are none. */
const isMuch = (unit: Unit, { value, error }: Rival['gain']): boolean =>
  Math.abs(value) > error && figure(unit, Math.abs(value)) > Math.max(figure(unit, error), unit ? 0 : 1);
const figure = (unit: Unit, share: number): number => (unit ? Math.round(10 * share * unit.most) : Math.round(100 * share));

/** Rivals that begin otherwise than the plan: what begins alike can be decided later. */
function othersThan(game: Game, view: Types['view'], own: Plan<Types>, rivals: readonly Rival[]): readonly Rival[] {
  const [begins] = labelsOf(game, view, own);
  return rivals.filter(({ plan }) => {
    const [first] = labelsOf(game, view, plan);
    return first !== undefined && first !== begins;
  });
}

/** A way that turned out better than what the hint said at first. */
export const betterWay = (
  game: Game,
  view: Types['view'],
  own: Plan<Types>,
  { rivals }: Prospect<Types>,
): Plan<Types> | undefined =>
  othersThan(game, view, own, rivals).find(({ gain }) => gain.value > 0 && isMuch(game.mind?.unit, gain))?.plan;

/** "With it, a good player wins about 46 %, ±5. Another way costs about 8 points (±4): Tar the Goblin." */
export function prospectTexts(
  game: Game,
  view: Types['view'],
  plan: Plan<Types>,
  { odds, rivals }: Prospect<Types>,
): readonly string[] {
  const unit = game.mind?.unit;
  const own = unit ? `With it, expect ${oddsText(unit, odds)}.` : `With it, a good player ${oddsText(unit, odds)}.`;
  const others = othersThan(game, view, plan, rivals);
  const told = others
    .filter(({ gain }) => isMuch(unit, gain))
    .map(({ plan, gain: { value, error } }) => {
      const by = `${amount(unit, Math.abs(value))} (${margin(unit, error)}): ${planText(game, view, plan)}.`;
      return value < 0 ? `Another way costs ${by}` : `Tried out over many games, another way is better by ${by}`;
    });
  const even = others.length > 0 && told.length === 0 ? ['The next best comes to about the same.'] : [];
  return [own, ...told.slice(0, 1), ...even];
}

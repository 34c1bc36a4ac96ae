import type { Seat } from '@nightfall/kernel';
import { type Colour, XP_OF } from '../content/challenge.ts';
import { isGuarded, isTown, JEWELS, MAP, type SpaceId, TOWNS } from '../content/map.ts';
import { helpChance, heroReach } from '../knowledge/reach.ts';
import { lifeOf } from '../queries/heroes.ts';
import { heroOf, type View } from '../state.ts';
import { entryChance } from './assault-odds.ts';
import { patrolsAt, priceOfAttack, priceOfFall, priceOfTest } from './danger.ts';
import { bestOnSale, luckOf } from './hero-growth.ts';
import { errorAbout, judging } from './manner.ts';
import { oddsByColour } from './odds.ts';
import { roadLength, roadsTo } from './roads.ts';
import { strikeLater, turnsFrom } from './strike.ts';

/** What the places within reach are worth to a Hero, in experience points. */

const DICE = 5;
const riskOf = (v: View): number => judging().heroes.risk + judging().heroes.riskEach * v.heroes.length;
const GOODS: Readonly<Record<Colour, number>> = { green: 1.5, yellow: 3, blue: 6, red: 6 };

/** What taking on a counter of this colour is worth to a Hero as he is now; below 0 he leaves it. */
export function adventureWorth(v: View, seat: Seat, colour: Colour): number {
  const { win, lose } = oddsByColour(v, seat, colour);
  const gain = win * (XP_OF[colour] + 0.2 * GOODS[colour]);
  const fall = Math.min(priceOfFall(v, seat), priceOfTest(v) + 1); // he can still run
  return gain - lose * fall - (1 - win - lose) * priceOfTest(v) - (1 - win) * 0.5;
}

/** Everything that the worth of an end of the turn depends on, reckoned once. */
type Outlook = {
  readonly v: View;
  readonly seat: Seat;
  readonly attack: number;
  readonly adventure: Readonly<Record<Colour, number>>;
  readonly target: SpaceId | undefined;
  /** What each market would bring. */
  readonly shops: readonly number[];
  readonly lures: readonly Lure[];
};
/** A place worth going to: the roads to it, and how near the nearest of the others is, if only one can have it. */
type Lure = {
  readonly space: SpaceId;
  readonly worth: number;
  readonly roads: Readonly<Record<SpaceId, number>>;
  readonly rival: number;
};
/** Patrols move on, but not far: a place that is dangerous today will mostly be so tomorrow. */
const LINGERS = 0.7;
function luresFor(v: View, seat: Seat, attack: number, adventure: Outlook['adventure']): Lure[] {
  const counters = JEWELS.flatMap(({ space, colour }, i): Lure[] => {
    if (!v.jewels[i] || adventure[colour] <= 0) return [];
    const worth = adventure[colour] - LINGERS * riskOf(v) * attack * patrolsAt(v, seat, space);
    if (worth <= 0) return [];
    const roads = roadsTo(space);
    const rival = Math.min(...v.heroes.map((other, k) => (k + 1 === seat ? Infinity : roads[other.space]!)));
    return [{ space, worth, roads, rival }];
  });
  const markets = TOWNS.flatMap(({ space }, town): Lure[] => {
    const worth = judging().heroes.shopping * bestOnSale(v, seat, town);
    return worth > 0 ? [{ space, worth, roads: roadsTo(space), rival: Infinity }] : [];
  });
  return [...counters, ...markets];
}
function outlookFor(v: View, seat: Seat): Outlook {
  const worth = (colour: Colour) => adventureWorth(v, seat, colour);
  const luck = luckOf(v, seat);
  const attack = priceOfAttack(v, seat);
  const adventure = { green: worth('green'), yellow: worth('yellow'), blue: worth('blue'), red: 0 };
  return {
    v,
    seat,
    attack,
    target: strikeLater(v, seat),
    adventure,
    lures: luresFor(v, seat, attack, adventure),
    shops: TOWNS.map((_, town) => judging().heroes.shopping * (bestOnSale(v, seat, town) + luck)),
  };
}
function jewelAt({ v, adventure }: Outlook, space: SpaceId): number {
  const { jewel } = MAP[space]!;
  return jewel >= 0 && v.jewels[jewel] ? Math.max(0, adventure[JEWELS[jewel]!.colour]) : 0;
}
const shopAt = ({ shops }: Outlook, space: SpaceId): number => (isTown(space) ? shops[MAP[space]!.town]! : 0);

/** A place some way off, less if somebody else is nearer to it. */
function lureFrom({ space, worth, roads, rival }: Lure, from: SpaceId): number {
  if (space === from) return 0;
  const mine = roads[from]!;
  return worth * judging().heroes.fade ** Math.ceil(mine / DICE) * (rival < mine ? 0.5 : 1);
}
/** Everybody waits for the last, so each turn further away costs the same. */
const gathering = ({ target }: Outlook, from: SpaceId): number =>
  target ? -judging().heroes.gathering * turnsFrom(from, target) - 0.02 * roadLength(from, target) : 0;
/** Where the next turns could lead from a space. */
function prospect(o: Outlook, from: SpaceId): number {
  let best = 0;
  for (const lure of o.lures) best = Math.max(best, lureFrom(lure, from));
  return best + gathering(o, from);
}

/** What this many dice can rest and heal at a space. */
function comfort({ v, seat }: Outlook, space: SpaceId, dice: number): number {
  const hero = heroOf(v, seat);
  const rested = Math.min(dice, hero.exhaustion);
  const healed = Math.min(hero.wounds, (dice - rested) * helpChance(space));
  return rested * 0.3 + healed * 0.35 * (0.7 + hero.wounds / lifeOf(hero));
}
function worthOfEnd(o: Outlook, space: SpaceId, steps: number): number {
  const hero = heroOf(o.v, o.seat);
  const help = Math.max(comfort(o, space, hero.dice - steps), comfort(o, hero.space, hero.dice - steps));
  const danger = riskOf(o.v) * patrolsAt(o.v, o.seat, space) * o.attack;
  const stay = jewelAt(o, space) + shopAt(o, space) + help + prospect(o, space) - danger - steps * 0.01;
  if (space === hero.space || !isTown(space)) return stay;
  const chance = entryChance(o.v, o.seat) / 100;
  return chance * stay - (1 - chance) * (0.8 + priceOfTest(o.v));
}

export type Goal = { readonly space: SpaceId; readonly worth: number };
/** Where this Hero could be at the end of his movement without an assault, the best first. */
export function goalsFor(v: View, seat: Seat): readonly Goal[] {
  const hero = heroOf(v, seat);
  const o = outlookFor(v, seat);
  const ends = [...heroReach(hero.space, hero.dice, isGuarded)].filter(
    ([space]) => MAP[space]!.stronghold < 0 || space === hero.space,
  );
  const { waver } = judging().heroes;
  const seen = (space: SpaceId, steps: number) =>
    worthOfEnd(o, space, steps) + (waver && waver * errorAbout(`${v.round} ${seat} ${space}`));
  return ends.map(([space, steps]) => ({ space, worth: seen(space, steps) })).toSorted((a, b) => b.worth - a.worth);
}

import type { Seat } from '@nightfall/kernel';
import { type SpaceId, STRONGHOLDS } from '../content/map.ts';
import { infiltrationChances } from '../knowledge/preview.ts';
import { isHurt } from '../queries/heroes.ts';
import { pointsNeeded, pointsTaken } from '../result.ts';
import { heroOf, type View } from '../state.ts';
import { assaultChance } from './assault-odds.ts';
import { roadLength } from './roads.ts';

/** The Heroes' assaults: where, when and with whom. Everybody reckons alike from what is open, so nobody has to ask. */

export type Target = { readonly space: SpaceId; readonly points: number; readonly chance: number };

const pointsLeft = (v: View): number => pointsNeeded(v) - pointsTaken(v);
/**
 * The chance that is enough. A lost assault costs a threat test for each who falls, so many need better odds than one; and the
 * odds that are asked for fall as the night draws on.
 */
const boldness = (v: View): number => Math.max(0.12, Math.min(0.45, 0.14 + 0.07 * v.heroes.length) - 0.015 * v.threat.level);

const mirrors = (v: View): { space: SpaceId; points: number }[] =>
  STRONGHOLDS.flatMap(({ space }, i) => (v.mirrors[i]! > 0 ? [{ space, points: v.mirrors[i]! }] : []));
export const entryChance = (v: View, seat: Seat): number => Math.max(...Object.values(infiltrationChances(v, seat))) / 100;
const diceOf = (v: View, seat: Seat, self: Seat): number => {
  const hero = heroOf(v, seat);
  return seat === self ? hero.dice : isHurt(hero) ? 4 : 5;
};
const canArrive = (v: View, seat: Seat, self: Seat, space: SpaceId): boolean =>
  roadLength(heroOf(v, seat).space, space) <= diceOf(v, seat, self);
/** Who is inside, and who can still come this round: this Hero and those who move after him. */
function partyFor(v: View, self: Seat, space: SpaceId): { inside: Seat[]; coming: Seat[] } {
  const seats = v.heroes.map((_, i) => i + 1);
  const inside = seats.filter((seat) => heroOf(v, seat).space === space);
  const coming = seats.filter((seat) => seat >= self && !inside.includes(seat) && canArrive(v, seat, self, space));
  return { inside, coming };
}
/** A failed infiltration leaves the others to fight alone. */
function jointChance(v: View, self: Seat, space: SpaceId, points: number): number {
  const { inside, coming } = partyFor(v, self, space);
  const slip = coming.reduce((product, seat) => product * entryChance(v, seat), 1);
  return assaultChance(v, [...inside, ...coming], points) * (0.5 + slip / 2);
}
const worthOf = (v: View, { points, chance }: Target): number => chance * Math.min(points, pointsLeft(v));
const best = (v: View, targets: readonly Target[]): Target | undefined =>
  targets.toSorted((a, b) => worthOf(v, b) - worthOf(v, a))[0];

/** Where this Hero strikes in this turn: with those inside if he helps them, else where the odds are good enough. */
export function strikeNow(v: View, seat: Seat): Target | undefined {
  const near = mirrors(v).filter(({ space }) => canArrive(v, seat, seat, space));
  const all = near.map(({ space, points }) => ({ space, points, chance: jointChance(v, seat, space, points) }));
  const joined = all.filter(({ space, points, chance }) => {
    const { inside } = partyFor(v, seat, space);
    return inside.some((one) => one !== seat) && chance - assaultChance(v, inside, points) > 0.12;
  });
  return (
    best(v, joined) ??
    best(
      v,
      all.filter(({ chance }) => chance >= boldness(v)),
    )
  );
}

/** Where all of them could strike once they are well and together; near ones first. */
export function strikeLater(v: View): Target | undefined {
  const heroes = v.heroes.map((hero) => ({ ...hero, wounds: 0 }));
  const well = { ...v, heroes };
  const seats = heroes.map((_, i) => i + 1);
  const turns = (space: SpaceId): number =>
    Math.max(...heroes.map((hero) => Math.ceil(Math.max(0, roadLength(hero.space, space) - 4) / 5)));
  const all = mirrors(v).map(({ space, points }) => ({ space, points, chance: assaultChance(well, seats, points) }));
  return all
    .filter(({ chance }) => chance >= boldness(v) + 0.03)
    .toSorted((a, b) => worthOf(v, b) / (1.5 + turns(b.space)) - worthOf(v, a) / (1.5 + turns(a.space)))[0];
}

import type { Seat } from '@nightfall/kernel';
import { type SpaceId, STRONGHOLDS } from '../content/map.ts';
import { isHurt } from '../queries/heroes.ts';
import { pointsNeeded, pointsTaken } from '../result.ts';
import { heroOf, type View } from '../state.ts';
import { assaultChance, type Party } from './assault-odds.ts';
import { roadLength } from './roads.ts';

/** The Heroes' assaults: where, when and with whom. Everybody reckons alike from what is open, so nobody has to ask. */

export type Target = { readonly space: SpaceId; readonly points: number; readonly chance: number };

const pointsLeft = (v: View): number => pointsNeeded(v) - pointsTaken(v);
/**
 * The chance that is enough. A lost assault costs a threat test for each who falls, so many need better odds than one; and the
 * odds that are asked for fall as the night draws on.
 */
const boldness = (v: View): number => Math.max(0.12, Math.min(0.55, 0.2 + 0.1 * v.heroes.length) - 0.025 * v.threat.level);

type Mirror = { readonly space: SpaceId; readonly points: number };
const mirrors = (v: View): Mirror[] =>
  STRONGHOLDS.flatMap(({ space }, i) => (v.mirrors[i]! > 0 ? [{ space, points: v.mirrors[i]! }] : []));
const diceOf = (v: View, seat: Seat, self: Seat): number => {
  const hero = heroOf(v, seat);
  return seat === self ? hero.dice : isHurt(hero) ? 4 : 5;
};
const canArrive = (v: View, seat: Seat, self: Seat, space: SpaceId): boolean =>
  roadLength(heroOf(v, seat).space, space) <= diceOf(v, seat, self);
/** Who is inside, and who can still come this round: this Hero and those who move after him. */
function partyFor(v: View, self: Seat, space: SpaceId): Party {
  const seats = v.heroes.map((_, i) => i + 1);
  const inside = seats.filter((seat) => heroOf(v, seat).space === space);
  const coming = seats.filter((seat) => seat >= self && !inside.includes(seat) && canArrive(v, seat, self, space));
  return { inside, coming };
}
const worthOf = (v: View, { points, chance }: Target): number => chance * Math.min(points, pointsLeft(v));
const best = (v: View, targets: readonly Target[]): Target | undefined =>
  targets.toSorted((a, b) => worthOf(v, b) - worthOf(v, a))[0];

/** Where this Hero strikes in this turn: with those inside if he helps them, else where the odds are good enough. */
export function strikeNow(v: View, seat: Seat): Target | undefined {
  const near = mirrors(v).filter(({ space }) => canArrive(v, seat, seat, space));
  const all = near.map(({ space, points }) => {
    const party = partyFor(v, seat, space);
    return { space, points, party, chance: assaultChance(v, party, points) };
  });
  const joined = all.filter(({ points, party, chance }) => {
    const others = { inside: party.inside, coming: party.coming.filter((one) => one !== seat) };
    return party.inside.some((one) => one !== seat) && chance - assaultChance(v, others, points) > 0.05;
  });
  return (
    best(v, joined) ??
    best(
      v,
      all.filter(({ chance }) => chance >= boldness(v)),
    )
  );
}

/**
 * Where this Hero should go for a later assault: the target that is worth most for the time it takes, if he is one of those who
 * are needed there. The nearest come, as many as it takes once they are well; the others go on growing.
 */
export function strikeLater(v: View, seat: Seat): SpaceId | undefined {
  const well = { ...v, heroes: v.heroes.map((hero) => ({ ...hero, wounds: 0, exhaustion: 0 })) };
  let chosen: Muster | undefined;
  for (const mirror of mirrors(v)) {
    const muster = musterAt(well, mirror);
    if (muster && (!chosen || muster.worth > chosen.worth)) chosen = muster;
  }
  return chosen?.party.includes(seat) ? chosen.space : undefined;
}
type Muster = { readonly space: SpaceId; readonly worth: number; readonly party: readonly Seat[] };
function musterAt(well: View, { space, points }: Mirror): Muster | undefined {
  const turns = well.heroes.map((hero) => turnsFrom(hero.space, space));
  const seats = well.heroes.map((_, i) => i + 1).toSorted((a, b) => turns[a - 1]! - turns[b - 1]! || a - b);
  for (let count = 1; count <= seats.length; count++) {
    const party = seats.slice(0, count).toSorted((a, b) => a - b);
    const chance = assaultChance(well, { inside: [], coming: party }, points);
    if (chance < boldness(well) && count < seats.length) continue;
    const worth = worthOf(well, { space, points, chance }) / (1.5 + turns[seats[count - 1]! - 1]!);
    return chance < boldness(well) ? undefined : { space, worth, party };
  }
  return undefined;
}
/** Turns until a Hero from there can reach a stronghold in one more. */
export const turnsFrom = (from: SpaceId, to: SpaceId): number => Math.ceil(Math.max(0, roadLength(from, to) - 4) / 5);

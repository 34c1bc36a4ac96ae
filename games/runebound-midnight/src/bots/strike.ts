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
const boldness = (v: View): number => Math.max(0.12, Math.min(0.45, 0.14 + 0.07 * v.heroes.length) - 0.015 * v.threat.level);

const mirrors = (v: View): { space: SpaceId; points: number }[] =>
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

/** Where all of them could strike once they are well and together; near ones first. */
export function strikeLater(v: View): Target | undefined {
  const heroes = v.heroes.map((hero) => ({ ...hero, wounds: 0, exhaustion: 0 }));
  const well = { ...v, heroes };
  const party = { inside: [], coming: heroes.map((_, i) => i + 1) };
  const all = mirrors(v).map(({ space, points }) => ({ space, points, chance: assaultChance(well, party, points) }));
  const worth = (target: Target) => worthOf(v, target) / (1.5 + turnsTo(v, target.space));
  return all.filter(({ chance }) => chance >= boldness(v)).toSorted((a, b) => worth(b) - worth(a))[0];
}
/** Turns until the last of them stands where he can slip in with his next one. */
const turnsTo = (v: View, space: SpaceId): number => Math.max(...v.heroes.map((hero) => turnsFrom(hero.space, space)));
/** Turns until a Hero from there can reach a stronghold in one more. */
export const turnsFrom = (from: SpaceId, to: SpaceId): number => Math.ceil(Math.max(0, roadLength(from, to) - 4) / 5);

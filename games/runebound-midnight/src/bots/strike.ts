import type { Seat } from '@nightfall/kernel';
import { type SpaceId, STRONGHOLDS } from '../content/map.ts';
import { LAST_THREAT_LEVEL } from '../content/settings.ts';
import { isHurt } from '../queries/heroes.ts';
import { pointsNeeded, pointsTaken } from '../result.ts';
import { heroOf, type View } from '../state.ts';
import { assaultChance, type Party } from './assault-odds.ts';
import { chanceOfTest, hasHand, isFallSure, reaches } from './danger.ts';
import { judging } from './manner.ts';
import { roadLength } from './roads.ts';

/** The Heroes' assaults: where, when and with whom. Everybody reckons alike from what is open, so nobody has to ask. */

export type Target = { readonly space: SpaceId; readonly points: number; readonly chance: number };

const pointsLeft = (v: View): number => pointsNeeded(v) - pointsTaken(v);
const patrolsNear = (v: View, space: SpaceId): number =>
  Math.min(
    2,
    v.patrols.reduce((sum, patrol) => sum + reaches(patrol, space), 0),
  );

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
/** What a mirror brings, as a share of what the Heroes still need. */
const gainOf = (v: View, points: number): number => Math.min(points, pointsLeft(v)) / pointsLeft(v) + judging().heroes.experience;
/** What a lost assault costs, as a share of the levels that are left: a test for each who falls (RM-13.2). */
function lossOf(v: View, size: number): number {
  const sure = isFallSure(v) ? Math.min(size, v.king.powerLevel - v.king.powerUses) : 0;
  return (sure + chanceOfTest(v) * (size - sure)) / levelsLeft(v);
}
const levelsLeft = (v: View): number => LAST_THREAT_LEVEL - v.threat.level;
/** The Hand of the General makes every fall dear, so against Jahzir they grow a little longer. */
const AGAINST_THE_HAND = 0.2;
const patience = ({ king }: View): number => judging().heroes.patience + (hasHand(king.tile) ? AGAINST_THE_HAND : 0);
/** The chance that is enough: many need better odds than one, and all ask for less as the night draws on. */
function needFor(v: View, points: number, size: number): number {
  const loss = lossOf(v, size);
  const need = (loss + patience(v) - judging().heroes.waiting / levelsLeft(v)) / (gainOf(v, points) + loss);
  return Math.max(0.12, Math.min(0.9, need));
}
const worthOf = (v: View, { points, chance }: Target, size: number): number =>
  chance * gainOf(v, points) - ((1 - chance) * lossOf(v, size)) / 2;
type Planned = Target & { readonly party: Party };
const sizeOf = ({ inside, coming }: Party): number => inside.length + coming.length;
const best = (v: View, targets: readonly Planned[]): Target | undefined =>
  targets.toSorted((a, b) => worthOf(v, b, sizeOf(b.party)) - worthOf(v, a, sizeOf(a.party)))[0];

/** The mirrors that this Hero can strike at in this turn. */
export const mirrorsInReach = (v: View, seat: Seat): readonly SpaceId[] =>
  mirrors(v)
    .filter(({ space }) => canArrive(v, seat, seat, space))
    .map(({ space }) => space);

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
  const bold = all.filter(
    ({ space, chance, points, party }) =>
      chance >= needFor(v, points, sizeOf(party)) + (judging().heroes.guarded * patrolsNear(v, space)) / v.heroes.length,
  );
  return best(v, joined) ?? best(v, bold);
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
    const need = needFor(well, points, count);
    if (chance < need && count < seats.length) continue;
    const worth = worthOf(well, { space, points, chance }, count) / (1.5 + turns[seats[count - 1]! - 1]!);
    return chance < need ? undefined : { space, worth, party };
  }
  return undefined;
}
/** Turns until a Hero from there can reach a stronghold in one more. */
export const turnsFrom = (from: SpaceId, to: SpaceId): number => Math.ceil(Math.max(0, roadLength(from, to) - 4) / 5);

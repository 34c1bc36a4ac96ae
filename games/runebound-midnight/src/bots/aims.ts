import { count } from '@nightfall/kit/words';
import type { Seat } from '@nightfall/kernel';
import { distance, isTown, JEWELS, MAP, placeName, type SpaceId } from '../content/map.ts';
import { heroesAt, meetingOf } from '../queries/heroes.ts';
import { heroOf, type Patrol, type View } from '../state.ts';
import { characterOf } from '../text/names.ts';
import { patrolsAt } from './danger.ts';
import { goalOf } from './king-patrols.ts';
import { meetingGoal } from './meeting.ts';
import { adventureWorth, goalsFor } from './prospects.ts';
import { roadLength } from './roads.ts';
import { strikeLater, strikeNow } from './strike.ts';

/** What a Hero or a patrol is on its way to, by the names that stand on the map. */

const jewelAt = (v: View, space: SpaceId) => {
  const { jewel } = MAP[space]!;
  return jewel >= 0 && v.jewels[jewel] ? JEWELS[jewel] : undefined;
};
export const jewelName = (v: View, space: SpaceId): string | undefined => {
  const jewel = jewelAt(v, space);
  return jewel && `the ${jewel.colour} jewel at ${placeName(space)}`;
};

/** What a patrol is after. */
export type Prey = { readonly space: SpaceId; readonly name: string; readonly hero: Seat | undefined };
export function preyOf(v: View, patrol: Patrol): Prey {
  const space = goalOf(v, patrol);
  const [hero] = heroesAt(v, space);
  if (hero !== undefined) return { space, name: characterOf(v, hero), hero };
  const jewel = jewelName(v, space);
  return { space, name: jewel ? `${jewel}, where a Hero may come by` : placeName(space), hero: undefined };
}
/** "Harthan, then 2 spaces away"; "the green jewel at C6, where a Hero may come by" */
export function towards(prey: Prey, from: SpaceId): string {
  const left = distance(from, prey.space);
  return prey.hero !== undefined ? `${prey.name}, then ${count(left, 'space')} away` : prey.name;
}

/** The best jewel for a Hero some way off, the nearest first. */
function nextJewel(v: View, seat: Seat, from: SpaceId): SpaceId | undefined {
  const good = JEWELS.filter(({ colour }, i) => v.jewels[i] && colour !== 'red' && adventureWorth(v, seat, colour) > 0);
  return good.map(({ space }) => space).toSorted((a, b) => roadLength(from, a) - roadLength(from, b))[0];
}
/** Why a Hero walks past one jewel to another. */
function passing(v: View, seat: Seat, step: SpaceId, end: SpaceId): string {
  const [left, taken] = [jewelAt(v, step), jewelAt(v, end)];
  if (!left || !taken) return '';
  const worth = adventureWorth(v, seat, left.colour);
  if (worth <= 0) return `; the ${left.colour} one here is too hard for you yet`;
  if (patrolsAt(v, seat, step) > patrolsAt(v, seat, end)) return `, where fewer patrols can come than to ${placeName(step)}`;
  if (adventureWorth(v, seat, taken.colour) > worth) return `, which brings you more than the one at ${placeName(step)}`;
  return `, and the turns after it lead on better from there than from ${placeName(step)}`;
}
/** Why a Hero walks on, with the place where the way leads. */
export function aimOf(v: View, seat: Seat, step: SpaceId): string {
  const meeting = meetingGoal(v, seat) && meetingOf(v);
  if (meeting) return `${characterOf(v, v.meeting!.by)} calls you to ${placeName(meeting)}`;
  const strike = strikeNow(v, seat);
  if (strike) return `it is on the way to ${placeName(strike.space)} and its mirror of ${count(strike.points, 'point')}`;
  const end = goalsFor(v, seat)[0]?.space ?? step;
  const jewel = jewelName(v, end);
  if (jewel)
    return step === end
      ? `the ${jewelAt(v, end)!.colour} jewel is there`
      : `it is on the way to ${jewel}${passing(v, seat, step, end)}`;
  if (isTown(end)) return `it is on the way to ${placeName(end)} and its market`;
  const later = strikeLater(v, seat);
  if (later) return `it brings you nearer to ${placeName(later)} and its mirror`;
  const next = nextJewel(v, seat, end);
  const hurt = heroOf(v, seat).wounds > 0 ? 'you can mend there' : 'few patrols come by';
  return next ? `it brings you nearer to ${jewelName(v, next)}` : `it leads to ${placeName(end)}, where ${hurt}`;
}

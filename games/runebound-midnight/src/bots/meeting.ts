import type { Seat } from '@nightfall/kernel';
import { isGuarded, type SpaceId } from '../content/map.ts';
import { heroReach } from '../knowledge/reach.ts';
import { lifeOf, meetingOf } from '../queries/heroes.ts';
import { heroOf, type View } from '../state.ts';
import { roadLength } from './roads.ts';

/** A Hero who has lost half their Life mends first. */
const isFit = (v: View, seat: Seat): boolean => 2 * heroOf(v, seat).wounds < lifeOf(heroOf(v, seat));
/** RM-12.2 In they go where the one who called is inside, or waits at the gate and moves after them. */
function isTime(v: View, seat: Seat, space: SpaceId): boolean {
  const { by } = v.meeting!;
  const left = roadLength(heroOf(v, by).space, space);
  return left === 0 || (left === 1 && seat < by);
}
/** RM-16.8 Where another Hero's call leads this one at the end of the movement: up to the gate, and in when it is time. */
export function meetingGoal(v: View, seat: Seat): SpaceId | undefined {
  const space = meetingOf(v);
  if (space === undefined || v.meeting!.by === seat || !isFit(v, seat)) return undefined;
  const hero = heroOf(v, seat);
  if (isTime(v, seat, space) && roadLength(hero.space, space) <= hero.dice) return space;
  const ends = [hero.space, ...heroReach(hero.space, hero.dice, isGuarded).keys()].filter((end) => !isGuarded(end));
  return ends.toSorted((a, b) => roadLength(a, space) - roadLength(b, space))[0];
}

import type { Seat } from '@nightfall/kernel';
import { engineOf } from '../content/vehicles.ts';
import type { Post } from './engines.ts';
import { needAt } from './needs.ts';
import type { Situation } from './situation.ts';

/** A place where a Firefighter is wanted. */
type Job = {
  readonly space: number;
  readonly value: number;
  readonly why: 'hose' | 'help' | 'axe' | 'power' | 'guard';
  readonly needsHose: boolean;
  readonly needsAxe: boolean;
};
/** A Firefighter and their job: they are on `from`, or aboard the engine `aboard`. */
export type Errand = {
  readonly job: Job;
  readonly from: number;
  readonly aboard: Seat | null;
  readonly distance: number;
  readonly score: number;
};

/** FD-26.5 A hose team for every engine that is parked at a fire, or nearly there. */
function hoseJobs(situation: Situation, posts: readonly (Post | undefined)[]): Job[] {
  const { v, city, worth, isClosing } = situation;
  const found: Job[] = [];
  for (const [seat, post] of posts.entries()) {
    const engine = v.vehicles[engineOf(seat)]!;
    if (!post || post.forWater || engine.at < 0 || engine.water === 0) continue;
    const distance = city.driving[engine.at]![post.road]!;
    if (distance > 2) continue;
    for (const area of post.areas) {
      const here = v.spaces[area]!;
      const isManned = here.ff > 0 && here.hose > 0;
      if (here.debris > 0 || (isClosing && !isManned && !canStillClear(situation, seat, area))) continue;
      const value = (distance === 0 ? 12 : 7) + worth[area]! / 2;
      found.push({
        space: area,
        value: here.power ? value * 0.5 : value,
        why: 'hose',
        needsHose: here.hose === 0,
        needsAxe: false,
      });
    }
  }
  return found;
}
/** At the end of a phase only a fire that a die already at hand will put out is worth walking into. */
function canStillClear({ v, rolls }: Situation, seat: Seat, area: number): boolean {
  const hasWater = v.crews[seat]!.dice.some((die) => die === 'water' || die === 'onEngine');
  return hasWater && v.spaces[area]!.active <= 1 && rolls >= 1 && !v.spaces[area]!.power;
}

/** People, calls, debris, electricity, and at the end the houses next to a fire. */
function otherJobs(situation: Situation): Job[] {
  const { v, city, worth, isLate, burning } = situation;
  const found: Job[] = [];
  const add = (space: number, value: number, why: Job['why'], needsAxe = false) =>
    value > 0 && found.push({ space, value, why, needsHose: false, needsAxe });
  for (let i = 0; i < v.spaces.length; i++) {
    const here = v.spaces[i]!;
    const isTrap = situation.isClosing && worth[i]! > 0 && here.inj === 0;
    const need = needAt(situation, i);
    if (here.debris === 0 && !isTrap) add(i, need, 'help');
    if (here.debris > 0) add(i, debrisValue(situation, i) + need * 0.8, 'axe', true);
    if (here.power && worth[i]! > 0 && !situation.isClosing) add(i, 3 + worth[i]! * 0.5, 'power');
  }
  if (isLate || situation.rolls <= 6)
    for (const at of burning)
      for (const area of city.areasBeside[at]!) {
        const here = v.spaces[area]!;
        if (here.active === 0 && here.ff === 0 && !here.burned && here.debris === 0)
          add(area, here.gas || here.explosive ? 3.5 : 1.2, 'guard');
      }
  return found;
}
/** FD-26.6 Start the axe before it is needed: somebody or something is stuck there. */
function debrisValue({ v, worth, city }: Situation, space: number): number {
  const here = v.spaces[space]!;
  const stuck = worth[space]! / 2 + (here.inj + here.civ > 0 ? 5 : 0) + (here.ff > 0 ? (worth[space]! > 0 ? 20 : 3) : 0);
  const isRoad = !city.isArea[space];
  return stuck + (v.vehicles.some(({ at }) => at === space) ? 7 : 0) + (isRoad ? 4 : 0);
}

type Walker = { readonly from: number; readonly aboard: Seat | null; count: number };
/** Every Firefighter who could walk: on spaces without debris, and aboard engines that have arrived or are next to the job. */
function walkersOf({ v }: Situation): Walker[] {
  const found: Walker[] = [];
  for (let from = 0; from < v.spaces.length; from++) {
    const { ff, debris } = v.spaces[from]!;
    if (ff > 0 && debris === 0) found.push({ from, aboard: null, count: ff });
  }
  for (const seat of v.crews.keys()) {
    const { at, ff } = v.vehicles[engineOf(seat)]!;
    if (at >= 0 && ff > 0 && v.spaces[at]!.debris === 0) found.push({ from: at, aboard: seat, count: ff });
  }
  return found;
}

const isEquipped = ({ v }: Situation, { from, aboard }: Walker, kind: 'hose' | 'axe'): boolean =>
  v.spaces[from]![kind] > 0 || (aboard !== null && v.vehicles[engineOf(aboard)]![kind] > 0);

/** The value of a job to a Firefighter, given the distance to it; 0 if it is not for them. */
function scoreOf(situation: Situation, posts: readonly (Post | undefined)[], walker: Walker, job: Job): number {
  const { v, city, seat } = situation;
  const distance = city.walking[walker.from]![job.space]!;
  if (walker.aboard !== null) {
    if (walker.aboard !== seat || distance > 3) return 0;
    const post = posts[walker.aboard];
    if (distance !== 1 && post && post.road !== walker.from) return 0;
  }
  let cost = 0.6 + distance;
  if (job.needsHose && !isEquipped(situation, walker, 'hose')) cost += 3;
  if (job.needsAxe && distance > 0 && !isEquipped(situation, walker, 'axe') && v.spaces[job.space]!.axe === 0) return 0;
  return job.value / cost;
}

/** FD-26.4 Assigns jobs to Firefighters, the most worthwhile first; a Firefighter who is already where they are needed stays. */
export function errands(situation: Situation, posts: readonly (Post | undefined)[]): readonly Errand[] {
  const jobs = [...hoseJobs(situation, posts), ...otherJobs(situation)];
  const walkers = walkersOf(situation);
  const scores = walkers.flatMap((walker) => jobs.map((job) => scoreOf(situation, posts, walker, job)));
  const found: Errand[] = [];
  for (let best = highest(scores); best >= 0; best = highest(scores)) {
    const [walker, job] = [walkers[Math.floor(best / jobs.length)]!, jobs[best % jobs.length]!];
    const { from, aboard } = walker;
    found.push({ job, from, aboard, distance: situation.city.walking[from]![job.space]!, score: scores[best]! });
    walker.count -= 1;
    for (let i = best % jobs.length; i < scores.length; i += jobs.length) scores[i] = 0;
    if (walker.count === 0) scores.fill(0, best - (best % jobs.length), best - (best % jobs.length) + jobs.length);
  }
  return found;
}
/** Where the highest score stands, the first of several; −1: none is left. */
function highest(scores: readonly number[]): number {
  let [best, most] = [-1, 0];
  for (let i = 0; i < scores.length; i++) if (scores[i]! > most) [best, most] = [i, scores[i]!];
  return best;
}

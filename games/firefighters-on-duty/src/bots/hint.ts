import type { Hint, Random, Seat, TimeLeft } from '@nightfall/kernel';
import { FACES, type Sym } from '../content/equipment.ts';
import { placeName, SYMBOL_NAMES } from '../content/names.ts';
import { CARRIER, engineOf } from '../content/vehicles.ts';
import type { Fd, FdMove } from '../moves.ts';
import { isAllClear } from '../queries/goals.ts';
import { isPaced, phaseOf } from '../queries/phase.ts';
import type { Crew, View } from '../state.ts';
import { label } from '../text/notation.ts';
import { granted, isTaught, wishOf } from './lesson.ts';
import { CLEAR_EYE, decide, ideasOf, type Manner, planOf } from './hands.ts';
import type { Idea } from './ideas.ts';
import { CARRIER_ASKED } from './engines.ts';
import { reasonFor } from './reasons.ts';

/** More is worth a word than a bot would lift a hand for: a truck that stands in the way of a small fire. */
const CAREFUL: Manner = { threshold: 0.25, waver: 0, overlooks: 0, leavesInTime: true };

/** The obvious action of a seat: what a careful crew would do next. In a lesson, what it asks for. The moves belong together; an empty list means there is nothing to do. */
export function obviousAction(v: View, seat: Seat, time?: TimeLeft): readonly FdMove[] {
  const wish = wishOf(v);
  if (!wish) return isTaught(v) ? [] : decide(v, seat, time, CAREFUL, CLEAR_EYE);
  const deed = granted(v, wish);
  return deed ? [deed] : [];
}

/** What can be touched on the board for a move, the best mark first. */
function marksOf(move: FdMove): readonly string[] {
  if ('space' in move) return move.space === null ? [] : [move.space];
  if (move.type === 'movePerson') return [move.from];
  if (move.type === 'moveFirefighter') return [move.to, move.from];
  if (move.type === 'moveVehicle') return [move.vehicle, move.to];
  if (move.type === 'transferWater') return [move.from, move.to];
  if ('vehicle' in move) return [move.vehicle];
  return move.type === 'addReserve' ? [move.station] : [];
}
const byWorth = (a: Idea, b: Idea): number => b.value - a.value;
/** How many places are worth considering at most. */
const THOUGHTS = 4;
/** The moves worth considering: the best first, then the runners-up. */
function candidatesOf(v: View, seat: Seat, deed: readonly FdMove[]): readonly string[] {
  const others = phaseOf(v) === 'action' ? ideasOf(planOf(v, seat, undefined, CAREFUL)).toSorted(byWorth) : [];
  const marks = [...deed, ...others.flatMap(({ moves }) => moves)].flatMap((move) => marksOf(move).slice(0, 1));
  return [...new Set(marks)].slice(0, THOUGHTS);
}

/** FD-9.10 Before a round there is nothing to do but to plan: the place where the dispatcher would send this crew. */
function planned(v: View, seat: Seat): readonly FdMove[] {
  const { situation, posts } = planOf(v, seat, undefined, CAREFUL);
  const post = posts()[seat];
  const space = post && situation.city.ids[post.areas[0] ?? post.road]!;
  return space === undefined || v.crews[seat]!.plan === space ? [] : [{ type: 'plan', seat, space }];
}
function adviceFor(v: View, seat: Seat): readonly FdMove[] {
  const phase = phaseOf(v);
  if (phase === 'briefing') return planned(v, seat);
  return phase === 'action' || phase === 'bell' ? obviousAction(v, seat) : [];
}

const PLAIN = { moves: [] } as const;
/** A symbol that would help, and what for. */
type Wanted = { readonly sym: Sym; readonly aim: FdMove };
/** What a lesson asks for comes first. */
function wanted(v: View): Wanted | undefined {
  const { sym, move } = wishOf(v) ?? {};
  return sym && move ? { sym, aim: move('A') } : undefined;
}
function bestSymbol(v: View, seat: Seat): Wanted | undefined {
  const found = [...new Set(FACES)].flatMap((sym) => {
    const crews = v.crews.map((crew, i) => (i === seat ? { ...crew, dice: [sym, 'idle'] satisfies Crew['dice'] } : crew));
    const ideas = ideasOf(planOf({ ...v, crews }, seat, undefined, CAREFUL)).filter(({ moves }) => moves.some(isByDie));
    const [idea] = ideas.toSorted(byWorth);
    return idea && idea.value >= CAREFUL.threshold ? [{ sym, idea }] : [];
  });
  const [best] = found.toSorted((a, b) => byWorth(a.idea, b.idea));
  return best && { sym: best.sym, aim: best.idea.moves.at(-1)! };
}
const isByDie = (move: FdMove): boolean => 'die' in move;
/** When nothing more can be made of the dice that lie there: a roll helps, or the round is over for this crew. */
function rolling(v: View, seat: Seat): Hint<Fd> {
  if (isAllClear(v)) return { ...PLAIN, text: 'All clear. End the round.', rules: [isPaced(v) ? 'FD-20.4' : 'FD-11.26'] };
  if (isTaught(v)) return { ...PLAIN, text: 'Press Done: see what the fire does.', rules: ['FD-20.4'] };
  if (isPaced(v) && v.crews[seat]!.rolls === 0)
    return { ...PLAIN, text: 'You have no rolls left, and your dice can do nothing more. Press Done.', rules: ['FD-20.2'] };
  const best = wanted(v) ?? bestSymbol(v, seat);
  const wish = best ? ` ${SYMBOL_NAMES[best.sym]} would help most: ${lower(label(v, best.aim))}.` : '';
  return { ...PLAIN, text: `Roll.${wish}`, rules: ['FD-11.15'] };
}
/** Before a round: what there is to do but to press Ready. */
const waiting = (v: View, seat: Seat): Hint<Fd> => ({
  ...PLAIN,
  text: v.crews[seat]!.ready
    ? 'You are ready. The round begins when everyone is.'
    : 'Look where it burns and where people are, then press Ready.',
  rules: ['FD-9.11'],
});

/** Where to look, what is worth considering, then one action and why. It never rolls, and never ends anything. */
export function hint(v: View, seat: Seat, _random: Random): Hint<Fd> | undefined {
  const deed = adviceFor(v, seat);
  const [move, ...rest] = deed;
  const aim = rest.at(-1) ?? move;
  const reason = aim && reasonFor(v, aim);
  if (!move || !reason) return plainly(v, seat);
  const then = aim === move ? '' : `, then ${lower(label(v, aim))}`;
  return {
    nudge: reason.nudge,
    candidates: candidatesOf(v, seat, deed.toReversed()),
    moves: [move],
    text: `${label(v, move)}${then}: ${reason.text}.`,
    rules: reason.rules,
  };
}
function plainly(v: View, seat: Seat): Hint<Fd> | undefined {
  const phase = phaseOf(v);
  if (phase === 'action') return rolling(v, seat);
  return phase === 'setup' || phase === 'briefing' ? waiting(v, seat) : undefined;
}
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What a crew is doing, in a word, and where: for teammates. Derived from the open state, so it works for people and bots. */
export type NextDeed = { readonly text: string; readonly space: string | null };
export function nextDeed(v: View, seat: Seat, time?: TimeLeft): NextDeed {
  if (phaseOf(v) !== 'action') return { text: 'waiting', space: null };
  const plan = planOf(v, seat, time, CAREFUL);
  const post = plan.posts()[seat];
  const engine = v.vehicles[engineOf(seat)]!;
  const { ids } = plan.situation.city;
  const ride = plan.ride();
  const drives = ride && v.vehicles[CARRIER]!.at >= 0 ? { text: 'driving the carrier', space: ids[ride.road]! } : undefined;
  if (drives && v.crews[seat]!.plan === CARRIER_ASKED) return drives;
  if (post && engine.at >= 0) {
    const space = ids[post.forWater ? post.road : (post.areas[0] ?? post.road)]!;
    if (post.forWater) return { text: `water at ${placeName(space)}`, space };
    if (post.road !== engine.at) return { text: `to ${placeName(space)}`, space };
    return { text: post.areas.length > 0 ? `fire on ${placeName(space)}` : `people at ${placeName(space)}`, space };
  }
  return drives ?? { text: 'lending a hand', space: null };
}

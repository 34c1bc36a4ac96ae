import type { Seat, TimeLeft } from '@nightfall/kernel';
import type { FdMove } from '../moves.ts';
import { isAllClear } from '../queries/goals.ts';
import { hasBeats, isPaced, phaseOf } from '../queries/phase.ts';
import { slotOfDie, symbolOf } from '../queries/dice.ts';
import type { View } from '../state.ts';
import { carrierRide } from './carrier.ts';
import { type Idea, type Plan, drivingIdeas, freeIdeas, gearIdeas, walkingIdeas, waterIdeas } from './ideas.ts';
import { dispatch } from './engines.ts';
import { keeps } from './keeping.ts';
import { resolveSlots } from './resolving.ts';
import { situationOf } from './situation.ts';
import { errands } from './walkers.ts';

/** How a bot of a level plays: its threshold for acting, the noise in its judgement, and how often it overlooks a use of its dice. */
export type Manner = {
  readonly threshold: number;
  readonly waver: number;
  readonly overlooks: number;
  readonly leavesInTime: boolean;
};
/** The eye of a bot: how it sees a value, and whether it overlooks what it sees. */
export type Eye = { value(value: number): number; overlooks(): boolean };

/** Sees everything as it is. */
export const CLEAR_EYE: Eye = { value: (value) => value, overlooks: () => false };
/** Overlooks nothing, however large the city. */
export const SIGHTED: Manner = { threshold: 0.35, waver: 0, overlooks: 0, leavesInTime: true };

/** Plans are made on demand: most decisions need only some of them. */
export function planOf(v: View, seat: Seat, time: TimeLeft | undefined, manner: Manner): Plan {
  const seen = situationOf(v, seat, time);
  const situation = manner.leavesInTime ? seen : { ...seen, isLate: seen.rolls <= 1, isClosing: seen.rolls <= 1 };
  const posts = once(() => dispatch(situation));
  const walks = once(() => errands(situation, posts()));
  const ride = once(() => carrierRide(situation));
  return { situation, posts, errands: walks, ride };
}
function once<V>(make: () => V): () => V {
  let made: { readonly value: V } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** FD-26.4 The hands: everything that could be done now, each with its worth. */
export const ideasOf = (plan: Plan): readonly Idea[] => [
  ...freeIdeas(plan),
  ...walkingIdeas(plan),
  ...drivingIdeas(plan),
  ...waterIdeas(plan),
  ...gearIdeas(plan),
];

const best = (ideas: readonly Idea[], eye: Eye): Idea | undefined => {
  let found: Idea | undefined;
  let most = -1;
  for (const idea of ideas) {
    const value = eye.value(idea.value);
    if (value > most) [found, most] = [idea, value];
  }
  return found;
};

/** FD-26.7 Before and between the rounds. */
function quietMoves(v: View, seat: Seat): FdMove[] {
  const crew = v.crews[seat]!;
  if (phaseOf(v) === 'briefing' && v.crews.length > 1 && !(crew.receive && crew.give))
    return [{ type: 'consent', seat, receive: true, give: true }];
  return crew.ready ? [] : [{ type: 'ready', seat }];
}

/** FD-26.7 An offer is accepted if the giver keeps 4. */
function answers(v: View, seat: Seat): FdMove[] {
  const asked = v.offers.find(
    (offer) => offer.by !== seat && (offer.from === `ENG-${seat + 1}` || offer.to === `ENG-${seat + 1}`),
  );
  if (!asked) return [];
  const giver = v.vehicles[Number(asked.from.slice(4)) + 1]!;
  const isFair = giver.water - asked.n >= 4 || asked.to === `ENG-${seat + 1}`;
  return [{ type: isFair && giver.water >= asked.n ? 'acceptWater' : 'declineWater', seat, offer: asked.id }];
}

/** Never overlooked: free actions, people in the fire, the way out. */
const URGENT = 22;
/** A Reserve is for dice that nothing better waits for. */
const isSpare = (plan: Plan, { moves }: Idea): boolean => moves[0]?.type !== 'addReserve' || !keeps(plan, 'water');

/** The dice that are not worth keeping. */
function toRoll(plan: Plan): ('A' | 'B')[] {
  const { v, seat } = plan.situation;
  const dice = v.crews[seat]!.dice;
  const open = (['A', 'B'] as const).filter((_, i) => !slotOfDie(dice[i as 0 | 1]));
  const loose = open.filter((name) => {
    const sym = symbolOf(dice[name === 'A' ? 0 : 1]);
    return sym === undefined || !keeps(plan, sym);
  });
  return loose.length > 0 ? loose : open.slice(-1);
}

function actionMoves(v: View, seat: Seat, time: TimeLeft | undefined, manner: Manner, eye: Eye): readonly FdMove[] {
  const crew = v.crews[seat]!;
  const reply = answers(v, seat);
  if (reply.length > 0) return reply;
  if (crew.done || (v.beat && v.beat.seat !== seat)) return [];
  if (isAllClear(v)) return [{ type: 'done', seat }];
  const isOpening = hasBeats(v) && v.beat?.begun === false;
  if (isOpening && crew.rolls > 0 && crew.dice.every((die) => die === 'idle')) return [{ type: 'roll', seat, dice: ['A', 'B'] }];
  const plan = planOf(v, seat, time, manner);
  if (isOpening) return opening(plan);
  const idea = best(
    ideasOf(plan).filter((one) => isSpare(plan, one)),
    eye,
  );
  if (idea && idea.value >= manner.threshold && (idea.value >= URGENT || !eye.overlooks())) return idea.moves;
  if (hasBeats(v)) return [{ type: 'endBeat', seat }];
  if (isPaced(v) && crew.rolls === 0) return [{ type: 'done', seat }];
  if (isAhead(v, seat)) return [];
  const dice = toRoll(plan);
  return dice.length > 0 ? [{ type: 'roll', seat, dice }] : retracting(plan);
}
/** FD-26.2 Without a clock a bot rolls in turn with the others: never more often than a crew that is still at work. */
const isAhead = (v: View, seat: Seat): boolean =>
  isPaced(v) && v.crews.some((other) => !other.done && other.rolls > v.crews[seat]!.rolls);
/** FD-20.7 A beat begins with a roll; with good dice in hand, or without rolls, it is sat out. */
function opening(plan: Plan): FdMove[] {
  const { v, seat } = plan.situation;
  const dice = toRoll(plan);
  if (v.crews[seat]!.rolls === 0) return [{ type: 'sitOut', seat }];
  return dice.length > 0 ? [{ type: 'roll', seat, dice }] : [{ type: 'sitOut', seat }];
}
/** Both dice are locked and nothing comes of it: one is taken back. */
function retracting({ situation: { v, seat } }: Plan): FdMove[] {
  if (isPaced(v)) return [{ type: 'done', seat }];
  return v.crews[seat]!.dice[1] === 'idle' ? [] : [{ type: 'retract', seat, die: 'B' }];
}

/** FD-26.3 The next command, chosen from the state of this moment. In paced mode a few that belong together follow at once. */
export function decide(v: View, seat: Seat, time: TimeLeft | undefined, manner: Manner, eye: Eye): readonly FdMove[] {
  switch (phaseOf(v)) {
    case 'setup':
    case 'briefing':
      return quietMoves(v, seat);
    case 'action':
      return actionMoves(v, seat, time, manner, eye);
    case 'bell':
      return resolveSlots(v, seat);
    default:
      return [];
  }
}

import { isVillager } from '../content/box.ts';
import { capital } from '@nightfall/kit/words';
import { type Hint, legal, type Plan, type Random, type Seat, perform } from '@nightfall/kernel';
import { squareName } from '../space/grid.ts';
import { type Forecast, forecast } from '../knowledge/forecast.ts';
import { rules } from '../rules/book.ts';
import { type View, clone } from '../state.ts';
import { phaseOf } from '../queries/village.ts';
import type { FireMove, Fires } from '../moves.ts';
import { goodMoves } from './levels.ts';
import { towardsWhat } from './towards.ts';

type Reason = readonly [text: string, rule: string];
const loadOf = (v: View, f: string) => v.crew.find(({ id }) => id === f)?.load;

/** What an action does, why it is proposed, and by which clause it pays. */
function reasonFor(v: View, m: FireMove): Reason {
  switch (m.type) {
    case 'leave':
      return [`carry ${loadOf(v, m.f) ?? 'the load'} off the table, where it is safe`, 'FM-10.55'];
    case 'pickUp':
      return isVillager(m.target)
        ? [`pick up ${m.target} and carry them off`, 'FM-10.93']
        : [`pick up ${m.target} before the fire gets it`, 'FM-11.24'];
    case 'openDoor':
      return [`open the door of ${m.target}: somebody is inside`, 'FM-10.102'];
    case 'water':
      return [
        `throw water on the ${v.marks[m.sq] === 2 ? 'fire' : 'smoke'} on ${squareName(m.sq)}, the worst in reach`,
        'FM-10.83',
      ];
    case 'take1':
    case 'take3':
      return [`take ${m.type === 'take1' ? 'one' : 'three'} water: the fire needs it`, 'FM-10.17'];
    case 'chop':
      return [`chop ${m.target} down before it catches fire`, 'FM-10.122'];
    case 'getUp':
      return ['get up: nothing else is possible on the ground', 'FM-10.111'];
    case 'start':
      return [`start with ${m.f}, who has the most to gain by going first`, 'FM-9.2'];
    case 'place':
      return [`place ${m.f} there, nearest to what matters`, 'FM-8.40'];
    case 'run':
      return [`run along the tape, ${towardsWhat(v, m.f, m.to)}`, 'FM-10.31'];
    case 'move':
    case 'enter':
      return [`walk along the tape, ${towardsWhat(v, m.f, m.path.at(-1)!)}`, 'FM-10.22'];
    case 'walkRound':
      return ['walk round the outside, to a place where you can come back in', 'FM-10.70'];
    case 'putDown':
    case 'handOver':
      return ['pass the load on, to have your hands free', 'FM-15.11'];
    case 'end':
      return ['end the turn', 'FM-9.5'];
  }
}

/** Where to look, without giving the action away. */
function nudgeFor(v: View, m: FireMove): string {
  switch (m.type) {
    case 'place':
      return 'Where will this firefighter be needed first?';
    case 'start':
      return 'Which of your crew has the most urgent work?';
    case 'water':
      return 'One fire in reach is worse than the others.';
    case 'take1':
    case 'take3':
      return 'What will you fight the fire with?';
    case 'pickUp':
      return isVillager(m.target) ? 'Somebody is close enough to be saved.' : 'Something dangerous lies within reach.';
    case 'leave':
      return 'How near is the edge of the table?';
    case 'openDoor':
      return 'Is anybody behind a closed door?';
    case 'end':
      return 'Is there anything left that you would regret?';
    case 'getUp':
      return `${m.f} lies on the ground.`;
    default:
      return loadOf(v, m.f) ? 'What is the shortest way out?' : 'Who or what do you want to be near next?';
  }
}

/** The piece that a plan is about: what is carried, lifted, opened, or put out. */
const aimOf = (v: View, m: FireMove): readonly string[] => {
  if (m.type === 'water') return [squareName(m.sq)];
  if ('target' in m) return [m.target];
  if (m.type === 'take1' || m.type === 'take3') return ['well'];
  return m.type === 'leave' ? [loadOf(v, m.f) ?? m.f] : [];
};

const FEW = 4;
/** What the whole plan is about, and other things that could be done at once. */
function candidatesFor(v: View, seat: Seat, plan: readonly FireMove[]): string[] {
  const [first] = plan;
  if (first?.type === 'start' || first?.type === 'place')
    return v.crew.filter((f) => f.owner === seat && !f.acted).map(({ id }) => id);
  const best = plan.flatMap((m) => aimOf(v, m));
  const others = legal(rules, v, seat).flatMap((m) => (m.type === 'pass' ? [] : aimOf(v, m)));
  return [...new Set([...best, ...others])].slice(0, FEW).toSorted();
}

const rollsOf = (share: number) => Math.max(1, Math.round(36 * share));
function riskText({ kills, loses }: Forecast): string {
  const deaths =
    kills === 0
      ? 'no roll of the fire kills anybody'
      : `${rollsOf(kills)} of the fire's 36 rolls ${rollsOf(kills) === 1 ? 'kills' : 'kill'} somebody`;
  const loss = loses === 0 ? 'none loses the game' : `${rollsOf(loses)} ${rollsOf(loses) === 1 ? 'loses' : 'lose'} the game`;
  return `At the end of that turn, ${deaths} and ${loss}.`;
}
/** What the 36 rolls do once the turn is played like that. */
function riskAfter(v: View, seat: Seat, plan: readonly FireMove[]): string | undefined {
  const s = clone(v);
  for (const m of plan) if (m.type !== 'end' && s.stack.length > 0) perform(rules, s, m);
  const told = forecast(s, seat);
  return told.squares.length > 0 ? riskText(told) : undefined;
}

/** A walk is explained by what comes after it. */
const purposeOf = (v: View, [first, ...rest]: readonly FireMove[]): string => {
  const goal = rest.find((m) => m.type !== 'move' && m.type !== 'end');
  return (first?.type === 'move' || first?.type === 'start') && goal ? ` Then ${reasonFor(v, goal)[0]}.` : '';
};

const SPENT = 'The action points are spent: end the turn when you are ready.';
const ENOUGH = 'What is left to do can wait: end the turn when you are ready.';

/** The first action of what the good bot would do, or of the plan that the player follows, with its reasons. Ending the turn is left to the player. */
export function hint(v: View, seat: Seat, random: Random, followed?: Plan<Fires>): Hint<Fires> | undefined {
  const phase = phaseOf(v);
  if (phase !== 'setup.place' && phase !== 'round.choose' && phase !== 'turn.act') return undefined;
  const plan = (followed as readonly FireMove[] | undefined) ?? goodMoves(v, seat, random);
  const [first] = plan;
  if (!first) return undefined;
  const shared = { nudge: nudgeFor(v, first), candidates: candidatesFor(v, seat, plan) };
  const risk = first.type === 'place' ? undefined : riskAfter(v, seat, plan);
  if (first.type === 'end')
    return {
      ...shared,
      moves: [],
      text: [v.ap === 0 ? SPENT : ENOUGH, risk].filter(Boolean).join(' '),
      rules: ['FM-9.5'],
    };
  const [text, rule] = reasonFor(v, first);
  return {
    ...shared,
    moves: [first],
    plan,
    marks: first.type === 'start' ? [first.f] : plan.flatMap((m) => aimOf(v, m)).slice(0, 1),
    text: [`${capital(text)}.${purposeOf(v, plan)}`, risk].filter(Boolean).join(' '),
    rules: [rule],
  };
}

import { FACES, GUIDE, type Fd, type State } from '@nightfall/firefighters-on-duty';
import type { Guide, GuideStep } from '@nightfall/ui';
import {
  isActing,
  isBriefed,
  isFirstRound,
  isToppedUp,
  isInside,
  isLoaded,
  isOut,
  isSafe,
  isLedOut,
  isThere,
  isUnloaded,
  wanted,
} from './progress.ts';

type Part = {
  readonly at: string;
  readonly until: (v: State) => boolean;
  readonly rule: string;
  /** What must be in sight to do it, where only a part of the city is. */
  readonly sees?: readonly string[];
};
const place = (id: string) => `.fd-target[data-mark=${id}]`;
/** What completes each hint of FD-23.7, and what it points at. */
const PARTS: readonly Part[] = [
  { at: '.fd-controls', until: isLoaded, rule: 'FD-13.14' },
  { at: '.fd-controls', until: isThere, rule: 'FD-12.1' },
  { at: '.fd-controls', until: isUnloaded, rule: 'FD-13.14' },
  { at: place('E4'), until: isInside, rule: 'FD-12.16', sees: ['E4', 'E1'] },
  { at: place('E4'), until: (v) => isOut(v, 'E1'), rule: 'FD-12.8', sees: ['E4', 'E1'] },
  { at: place('E7'), until: (v) => isOut(v, 'E7'), rule: 'FD-12.10', sees: ['E4', 'E1', 'E7'] },
  { at: place('E2'), until: isLedOut, rule: 'FD-12.17', sees: ['E1', 'E2', 'E3'] },
  { at: '.fd-controls', until: isSafe, rule: 'FD-6.12', sees: ['CARRIER'] },
  { at: '.fd-controls', until: isToppedUp, rule: 'FD-13.1', sees: ['ENG-1'] },
  { at: '.fd-controls', until: (v) => !isActing(v), rule: 'FD-15.7' },
  { at: '.fd-side', until: (v) => v.round > 2, rule: 'FD-15.1' },
];

/** What was taught is done when something that builds on it is: an engine that was unloaded had been loaded. */
const BUILDS_ON: { readonly [part: number]: readonly number[] } = {
  0: [1, 2, 3, 4, 5],
  1: [2, 3, 4, 5],
  2: [3, 4, 5],
  3: [4, 5],
  6: [7],
};
const isDone = (v: State, i: number): boolean => [i, ...(BUILDS_ON[i] ?? [])].some((part) => PARTS[part]!.until(v));

const READY: GuideStep<Fd> = {
  id: 'ready',
  text: 'Two houses are on fire, and someone is in E3. You drive the blue engine. Look around, then press Ready.',
  rule: 'FD-1.2',
  at: '.fd-deeds',
  when: isBriefed,
  until: isActing,
};
const hints = PARTS.map(({ at, rule }, i): GuideStep<Fd> => ({
  id: `hint-${i + 1}`,
  text: GUIDE[i]!.text,
  rule,
  at,
  when: (v) => (i < 10 ? isActing(v) : !isFirstRound(v)) && PARTS.slice(0, Math.min(i, 8)).every((_, part) => isDone(v, part)),
  until: (v) => isDone(v, i),
}));

/** What the present step of a guided game needs to see; a list that stays the same as long as the step does. */
export const seenNow = (v: State): readonly string[] =>
  v.guided && isFirstRound(v) && isActing(v) ? (PARTS.find((_, i) => !isDone(v, i))?.sees ?? NOTHING) : NOTHING;
const NOTHING: readonly string[] = [];

/** In the first round the dice help: they show what is needed next, and water hits. */
function rig(v: State, sides: readonly number[]): readonly number[] | undefined {
  const top = v.stack.at(-1);
  if (!isFirstRound(v)) return undefined;
  if (top?.rule === 'hose') return sides.map(() => 5);
  if (top?.rule !== 'roll') return undefined;
  const face = FACES.indexOf(wanted(v)) + 1;
  return sides.map((_, i) => (i === 0 ? face : 1 + ((v.crews[0]!.rolls + i) % FACES.length)));
}

/** First Watch, alone: one round without a clock, then with it. */
export const guide: Guide<Fd> = {
  title: 'Your first shift',
  setup: { players: 1, options: { scenario: 'SC-1', guided: true } },
  dice: [],
  rig,
  bots: [],
  isByHand: true,
  steps: [READY, ...hints],
};

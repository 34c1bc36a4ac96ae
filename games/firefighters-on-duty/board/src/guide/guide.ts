import { FACES, GUIDE, type Fd, type State } from '@nightfall/firefighters-on-duty';
import type { Guide, GuideStep } from '@nightfall/ui';
import {
  areBothOut,
  canFill,
  hasSecondTeam,
  isAboard,
  isActing,
  isBlocked,
  isBriefed,
  isClear,
  isEntered,
  isFirstRound,
  isFound,
  isInFlames,
  isLedOut,
  isLoaded,
  isSafe,
  isSecondOut,
  isSprayed,
  isThere,
  isUnloaded,
  wanted,
} from './progress.ts';

type Test = (v: State) => boolean;
type Part = {
  readonly id: keyof typeof GUIDE;
  readonly at: string;
  readonly rule: string;
  /** The state that the step speaks of, in a round in progress. */
  readonly when: Test;
  readonly until: Test;
  /** What must be in sight to do it, where only a part of the city is. */
  readonly sees?: readonly string[];
};
const place = (id: string) => `.fd-target[data-mark=${id}]`;
const BAR = '.fd-controls';
const always: Test = () => true;
const not =
  (test: Test): Test =>
  (v) =>
    !test(v);

/** FD-23.7 One thing at a time. What the player has already done is over, and what may never come is counted only once it does. */
const PARTS: readonly Part[] = [
  { id: 'flames', at: BAR, rule: 'FD-15.7', when: isInFlames, until: not(isInFlames) },
  { id: 'load', at: BAR, rule: 'FD-13.14', when: always, until: isLoaded },
  { id: 'drive', at: BAR, rule: 'FD-12.1', when: isLoaded, until: isThere },
  { id: 'unload', at: BAR, rule: 'FD-13.14', when: isThere, until: isUnloaded },
  { id: 'enter', at: place('E4'), rule: 'FD-12.16', when: isUnloaded, until: isEntered, sees: ['E4', 'E1'] },
  { id: 'spray', at: place('E1'), rule: 'FD-12.10', when: isEntered, until: isSprayed, sees: ['E4', 'E1'] },
  { id: 'team', at: place('E7'), rule: 'FD-12.10', when: isSprayed, until: hasSecondTeam, sees: ['E4', 'E1', 'E7'] },
  { id: 'second', at: place('E7'), rule: 'FD-12.8', when: hasSecondTeam, until: isSecondOut, sees: ['E4', 'E7'] },
  { id: 'find', at: place('E3'), rule: 'FD-12.16', when: areBothOut, until: isFound, sees: ['E1', 'E2', 'E3'] },
  { id: 'lead', at: place('E2'), rule: 'FD-12.17', when: isFound, until: isLedOut, sees: ['E2', 'E3'] },
  { id: 'blocked', at: BAR, rule: 'FD-4.14', when: isBlocked, until: not(isBlocked), sees: ['ENG-1'] },
  { id: 'carrier', at: BAR, rule: 'FD-13.17', when: isLedOut, until: isAboard, sees: ['CARRIER'] },
  { id: 'gather', at: BAR, rule: 'FD-6.12', when: isAboard, until: isSafe, sees: ['CARRIER'] },
  { id: 'hydrant', at: BAR, rule: 'FD-13.4', when: canFill, until: not(canFill), sees: ['ENG-1'] },
  { id: 'done', at: '.fd-deeds', rule: 'FD-20.4', when: isClear, until: not(isClear) },
];

const steps = PARTS.map(({ id, at, rule, when, until }): GuideStep<Fd> => ({
  ...{ id, text: GUIDE[id], rule, at, until },
  when: (v) => isActing(v) && isFirstRound(v) && when(v),
}));
const READY: GuideStep<Fd> = {
  ...{ id: 'ready', text: GUIDE.ready, rule: 'FD-12.10', at: '.fd-deeds' },
  when: isBriefed,
  until: not(isBriefed),
};
const FIRE: GuideStep<Fd> = {
  ...{ id: 'fire', text: GUIDE.fire, rule: 'FD-15.1', at: '.fd-side' },
  when: not(isFirstRound),
  until: (v) => v.round > 2 || v.result !== null || isClear(v),
};

/** What the present step of a guided game needs to see; a list that stays the same as long as the step does. */
export const seenNow = (v: State): readonly string[] =>
  v.guided && isFirstRound(v) && isActing(v) ? (PARTS.find(({ when, until }) => when(v) && !until(v))?.sees ?? NOTHING) : NOTHING;
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
  steps: [READY, ...steps, FIRE],
};

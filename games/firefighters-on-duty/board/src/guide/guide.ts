import { FACES, GUIDE, LESSON, lessonOf, wishOf, type Fd, type LessonId, type State } from '@nightfall/firefighters-on-duty';
import type { Guide, GuideStep } from '@nightfall/ui';
import { TITLE } from './title.ts';

type Look = {
  /** What the step speaks of. */
  readonly at: string;
  readonly rule: string;
  /** What must be in sight to do it, where only a part of the city is. */
  readonly sees?: readonly string[];
};
const place = (id: string) => `.fd-target[data-mark=${id}]`;
const BAR = '.fd-controls';
const DEEDS = '.fd-deeds';

/** FD-23.7 Where to look at each part of the lesson. */
const LOOKS: { readonly [K in LessonId]: Look } = {
  ready: { at: DEEDS, rule: 'FD-12.10' },
  briefing: { at: DEEDS, rule: 'FD-10.4' },
  flames: { at: BAR, rule: 'FD-15.7' },
  load: { at: BAR, rule: 'FD-13.14' },
  drive: { at: BAR, rule: 'FD-12.1' },
  unload: { at: BAR, rule: 'FD-13.14' },
  enter: { at: place('E4'), rule: 'FD-12.16', sees: ['E4', 'E1'] },
  spray: { at: place('E1'), rule: 'FD-12.10', sees: ['E4', 'E1'] },
  find: { at: place('E3'), rule: 'FD-12.16', sees: ['E1', 'E2', 'E3'] },
  lead: { at: place('E2'), rule: 'FD-12.17', sees: ['E2', 'E3'] },
  hydrant: { at: BAR, rule: 'FD-13.4', sees: ['ENG-1'] },
  blocked: { at: BAR, rule: 'FD-4.14', sees: ['ENG-1'] },
  carrier: { at: BAR, rule: 'FD-13.17', sees: ['CARRIER'] },
  gather: { at: BAR, rule: 'FD-6.12', sees: ['CARRIER'] },
  bell: { at: DEEDS, rule: 'FD-20.4', sees: ['E7'] },
  grown: { at: DEEDS, rule: 'FD-15.28', sees: ['E7', 'C9'] },
  fire: { at: DEEDS, rule: 'FD-15.1' },
  clock: { at: BAR, rule: 'FD-11.1', sees: ['E7', 'C9'] },
  done: { at: DEEDS, rule: 'FD-11.26' },
  last: { at: BAR, rule: 'FD-17.5' },
};
const NOTHING: readonly string[] = [];

/** What the present step of a guided game needs to see; a list that stays the same as long as the step does. */
export const seenNow = (v: State): readonly string[] => {
  const part = lessonOf(v);
  return (part && LOOKS[part.id].sees) ?? NOTHING;
};

/** The neighbour that a fire leaps to at the end of the first round, and the face that says so. */
const LEAP = 4;
/** In the first round the dice help: they show what is needed next, water hits often enough, and the fire spreads once. */
function rig(v: State, sides: readonly number[]): readonly number[] | undefined {
  const top = v.stack.at(-1);
  if (v.round !== 1) return undefined;
  if (top?.rule === 'hose') return sides.map((_, i) => (i % 2 === 0 ? 5 : 2));
  if (top?.rule === 'fire' && top.at === 'spread') return sides.map(() => LEAP);
  return top?.rule === 'roll' ? symbols(v, sides) : undefined;
}
/** The first die shows what the lesson asks for, the second every other time. */
function symbols(v: State, sides: readonly number[]): readonly number[] {
  const { rolls } = v.crews[0]!;
  const sym = wishOf(v)?.sym ?? 'vehicle';
  const face = FACES.indexOf(sym) + 1;
  return sides.map((_, i) => (i === 0 || rolls % 2 === 0 ? face : 1 + (rolls % FACES.length)));
}

const steps = LESSON.map(({ id, when, until }): GuideStep<Fd> => {
  const { at, rule } = LOOKS[id];
  return { id, text: GUIDE[id], rule, at, when, until, ...(id === 'last' && { isLast: true }) };
});

/** First Watch, alone: one round without a clock, then with it. */
export const guide: Guide<Fd> = {
  title: TITLE,
  setup: { players: 1, options: { scenario: 'SC-1', guided: true } },
  dice: [],
  rig,
  bots: [],
  steps,
};

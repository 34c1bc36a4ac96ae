import { broken, type Fault } from '@nightfall/kernel';
import { keptWaterIn } from '../content/settings.ts';
import { isInRect } from '@nightfall/kit/plane';
import { blockersFor, hitAt } from '../space/blockers.ts';
import { isOnBorder } from '../space/border.ts';
import { BASE_RECT } from '../space/measures.ts';
import type { Firefighter, Point, State } from '../state.ts';
import { deadCount, explosionCount, isAllRuins, isVillagerHere, itemNamed, ruinCount, savedCount } from './village.ts';

/** Truths that hold after every input, by the clause that promises them. */
type Truth = { readonly rule: string; readonly broken: (s: State) => string | undefined };

const firstOf = <T>(things: readonly T[], wrong: (thing: T) => string | undefined): string | undefined => {
  for (const thing of things) {
    const text = wrong(thing);
    if (text) return text;
  }
  return undefined;
};

const isOnRuin = (s: State, id: string) => s.houses.some((h) => h.id === id && h.integrity === 0);
/** FM-5.33 Nobody overlaps anything but what blocks nobody (FM-5.31); FM-13.6 but for one who lies on a ruin. */
function overlap(s: State, id: string, at: Point): string | undefined {
  const hit = hitAt(
    blockersFor(s, id).filter((b) => b.id !== id && !isOnRuin(s, b.id)),
    at,
  );
  return hit && `${id} at ${at.join()} overlaps ${hit.id}`;
}
const figures = (s: State) => [...s.crew, ...s.villagers].flatMap(({ id, at }) => (at ? [{ id, at }] : []));

function badHands(s: State, f: Firefighter): string | undefined {
  if (f.load !== null && itemNamed(s, f.load)?.by !== f.id) return `${f.id} carries ${f.load}, which does not know it`;
  return f.at === null && f.load !== null ? `${f.id} is off the table with a load` : undefined;
}
const things = (s: State) => [...s.villagers, ...s.chests, ...s.trees];

const TRUTHS: readonly Truth[] = [
  {
    rule: 'FM-3.20',
    broken: (s) =>
      s.marks.length === 36 && s.marks.every((m) => m >= 0 && m <= 2) ? undefined : 'a square holds no proper marker',
  },
  {
    rule: 'FM-3.23',
    broken: (s) => (explosionCount(s) > s.settings.explosionMarkers ? 'too many explosion markers' : undefined),
  },
  { rule: 'FM-5.33', broken: (s) => firstOf(figures(s), ({ id, at }) => overlap(s, id, at)) },
  {
    rule: 'FM-6.8',
    broken: (s) => firstOf(figures(s), ({ id, at }) => (isInRect(at, BASE_RECT) ? undefined : `${id} hangs over the border`)),
  },
  {
    rule: 'FM-10.13',
    broken: (s) => firstOf(s.crew, (f) => (f.water >= 0 && f.water <= 3 ? undefined : `${f.id} has ${f.water} water`)),
  },
  {
    rule: 'FM-11.10',
    broken: (s) =>
      firstOf(s.crew, (f) =>
        f.water > keptWaterIn(s.settings) && s.active !== f.id && !s.result ? `${f.id} keeps ${f.water} water` : undefined,
      ),
  },
  { rule: 'FM-10.32', broken: (s) => firstOf(s.crew, (f) => badHands(s, f)) },
  {
    rule: 'FM-10.58',
    broken: (s) =>
      firstOf(s.crew, (f) => {
        if (f.exit && f.at) return `${f.id} is inside and outside`;
        if (f.exit && !isOnBorder(f.exit)) return `${f.id} left at no border`;
        return f.exit && f.down ? `${f.id} lies outside` : undefined;
      }),
  },
  {
    rule: 'FM-5.7',
    broken: (s) =>
      firstOf(things(s), ({ id, at, by, state }) => {
        if ((by !== null) !== (state === 'carried')) return `${id} is ${state} by ${by ?? 'nobody'}`;
        return state === 'carried' && at !== null ? `${id} is carried and on the floor` : undefined;
      }),
  },
  {
    rule: 'FM-13.1',
    broken: (s) =>
      firstOf(s.houses, (h) => (h.integrity >= 0 && h.integrity <= 6 ? undefined : `${h.id} has integrity ${h.integrity}`)),
  },
  {
    // Those in hands are not counted: the book's own example of a collapse has three on the table and a fourth carried.
    rule: 'FM-11.50',
    broken: (s) =>
      s.villagers.filter(({ state }) => state === 'table').length > 3
        ? 'More than three villagers stand on the table.'
        : undefined,
  },
  {
    rule: 'FM-8.30',
    broken: (s) => {
      const firstWaiting = s.villagers.findIndex(({ state }) => state === 'pool');
      return firstWaiting >= 0 && s.villagers.slice(firstWaiting).some((one) => isVillagerHere(one)) && s.turn > 0
        ? 'a villager came out of order'
        : undefined;
    },
  },
  {
    rule: 'FM-11.3',
    broken: (s) => {
      const over = savedCount(s) >= s.settings.needSaved || deadCount(s) >= s.settings.deadLimit || isAllRuins(ruinCount(s));
      return over && !s.result ? 'the game should be over' : undefined;
    },
  },
  {
    rule: 'FM-14.1',
    broken: (s) => ((s.stack.length === 0) === (s.result !== null) ? undefined : 'the end and the result do not agree'),
  },
  { rule: 'FM-9.5', broken: (s) => (s.ap >= 0 && s.ap <= s.settings.ap ? undefined : `${s.ap} action points`) },
];

export const invariants = (s: State): readonly Fault[] =>
  TRUTHS.flatMap(({ rule, broken: brokenIn }) => {
    const text = brokenIn(s);
    return text ? [broken(rule, text)] : [];
  });

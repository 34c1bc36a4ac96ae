import { type Mind, quickRandom } from '@nightfall/kernel';
import { conform } from '@nightfall/kernel/conformance';
import { imagine, type State, type View, watch, type Watch } from '@nightfall/kernel/watch';
import { expect, test } from 'vitest';
import { plainMind, playOut, randomBot, search, searchBot, searching } from './index.ts';

const mind: Mind<Watch> = { ...plainMind(watch), imagine };
const BUDGET = { tries: 200, arms: 8, margin: 1 };

/** The first turn with at least four moves to choose from. */
function firstTurn(): View {
  const s = watch.setup({ players: 2, options: {} }) as State;
  const bots = [randomBot(watch.book), randomBot(watch.book)];
  while (s.stack.at(-1)?.rule !== 'turn') playOut(watch, s, bots, quickRandom(3), 1);
  return watch.view(s, 0);
}
const [v, seat] = [firstTurn(), 0];
const verdict = (of: Mind<Watch> = mind, budget = BUDGET, seed = 5) => search(watch, of, v, seat, quickRandom(seed), budget);

test('the same seed and the same tries give the same verdict, in one go or in slices', () => {
  const whole = verdict();
  expect(verdict()).toEqual(whole);
  const steps = searching(watch, mind, v, seat, quickRandom(5), BUDGET);
  const done: number[] = [];
  let step = steps.next();
  for (; !step.done; step = steps.next()) done.push(step.value.done);
  expect(step.value).toEqual(whole);
  expect(done).toEqual(done.map((_, i) => i + 1));
  expect(verdict(mind, BUDGET, 6).arms).not.toEqual(whole.arms);
});

test('the budget is kept, half of the plans drop out round by round, and the base plan is tried most', () => {
  const { arms, spent } = verdict();
  expect(spent.tries).toBeLessThanOrEqual(BUDGET.tries);
  expect(spent.tries).toBe(arms.reduce((sum, { tries }) => sum + tries, 0));
  expect(new Set(arms.map(({ tries }) => tries)).size).toBeGreaterThan(1);
  expect(arms[0]!.tries).toBe(Math.max(...arms.map(({ tries }) => tries)));
});

test('every plan meets the same fates: what only the dice decide is worth the same for all', () => {
  const plans: Mind<Watch>['plans'] = () => [[], [], [], []];
  const { arms, best } = verdict({ ...mind, plans });
  const worths = new Map(arms.map(({ tries, worth }) => [tries, worth]));
  for (const { tries, worth } of arms) expect(worth).toBe(worths.get(tries));
  expect(best).toBe(arms[0]!.plan);
});

/** Plans that are worth nothing in themselves, told apart by the number of their moves; chance makes some look better. */
const noisy = (): Mind<Watch> => {
  const noise = quickRandom(9);
  return {
    ...mind,
    plans: (at, of, random) => mind.plans(at, of, random).slice(0, 4),
    quick: () => [],
    isCut: () => true,
    value: () => noise.int(1000) / 1000,
  };
};
test('the base plan is left only for one that is better beyond chance', () => {
  const left = (margin: number) =>
    Array.from({ length: 40 }, (_, i) => verdict(noisy(), { tries: 64, arms: 4, margin }, i)).filter(
      ({ best, arms }) => best !== arms[0]!.plan,
    ).length;
  expect(left(3)).toBeLessThan(4);
  expect(left(0)).toBeGreaterThan(15);
});

test('plans with the same key are tried once, and a single plan still has its odds', () => {
  const one = verdict({ ...mind, key: () => 'all alike' });
  expect(one.arms).toHaveLength(1);
  expect(one.spent.tries).toBe(BUDGET.tries);
  expect(one.odds.low).toBeLessThanOrEqual(one.odds.win);
  expect(one.odds.high).toBeGreaterThan(one.odds.low);
  expect(verdict({ ...mind, plans: () => [] })).toMatchObject({ best: [], arms: [], spent: { tries: 0 } });
});

test('a bot that searches beats chance at a game it was told nothing about', () => {
  const wins = (bot: ReturnType<typeof searchBot<Watch>>) =>
    Array.from({ length: 12 }, (_, i) =>
      playOut(watch, watch.setup({ players: 1, options: {} }) as State, [bot], {
        dice: quickRandom(i),
        minds: quickRandom(99),
        order: quickRandom(98),
      }),
    ).filter(({ result }) => result?.outcome === 'won').length;
  expect(wins(searchBot(watch, { tries: 60 }, mind))).toBeGreaterThan(wins(randomBot(watch.book)));
});

test('what a mind has no plans for, its quick bot answers', () => {
  const quick = mind.quick(v, seat, quickRandom(1));
  expect(quick).not.toEqual([]);
  expect(searchBot(watch, BUDGET, { ...mind, plans: () => [], quick: () => quick })(v, seat, quickRandom(1))).toBe(quick);
});

test('where something is hidden, nobody looks ahead without imagining it', () => {
  expect(() => searchBot(watch)(v, seat, quickRandom(1))).toThrow('The Watch has secrets');
});

test('what is imagined shows the view that it came from; the suite catches what does not', () => {
  const suite = (of: Mind<Watch>) => conform({ ...watch, mind: of }, { games: 4, seed: 3 }).findings.map(({ check }) => check);
  expect(suite(mind)).toEqual([]);
  const careless: Mind<Watch> = {
    ...mind,
    imagine: (at, of, random) => ({ ...imagine(at, of, random), wounds: 0, guards: imagine(at, 3, random).guards }),
  };
  expect(suite(careless)).toContain('imagined states fit');
});

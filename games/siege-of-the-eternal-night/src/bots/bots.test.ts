import { apply, perform, quickRandom, seedOf, waitingFor, type Random } from '@nightfall/kernel';
import { describe, expect, test } from 'vitest';
import { blockedMask, enemiesLeft, fieldFor } from '../queries/deployment.ts';
import { game } from '../game.ts';
import { printSiegeFile, readSiegeFile } from '../text/siege-file.ts';
import { avoids, tablesOf } from '../sheet/tables.ts';
import { phaseOf, type SiegeState } from '../state.ts';
import { idleTurns, night, own } from '../testing/table.ts';
import { analyse, rollsOf } from '../knowledge/analysis.ts';
import { decideCarefully } from './careful.ts';
import { decideGreedily } from './greedy.ts';
import { change, newOutlook, survey } from '../knowledge/outlook.ts';
import { plansFor } from '../knowledge/plans.ts';
import { playPlan } from '../knowledge/play-plan.ts';
import { decideRandomly } from './random.ts';
import { review } from './review.ts';
import { bestOf, planStrongly } from './strong.ts';

function finish(s: SiegeState, level: string, random: Random): SiegeState {
  while (s.stack.length > 0) {
    const asked = waitingFor(game.book, s);
    if (asked.for === 'dice') perform(game.book, s, { type: 'dice', faces: asked.fixed! });
    else
      for (const move of game.bots[level]!.bot(game.view(s, 0), 0, random)) {
        const no = apply(game.book, s, move);
        if (no) throw new Error(`${level}: ${no.text}`);
      }
  }
  return s;
}
function meanOf(level: string, nights: number, sheet: string): number {
  let sum = 0;
  for (let n = 0; n < nights; n++)
    sum += enemiesLeft(finish(night([], { sheet, seed: `bot-${n}` }), level, quickRandom(seedOf(level + n))));
  return sum / nights;
}

/** Means of SN-2.10; the spread of a mean over 200 nights is about 0.25. */
describe('bots reach their means', () => {
  test.each([
    ['[SN-17.4]', 'random', 'last-gate', 15.7],
    ['[SN-17.5]', 'casual', 'last-gate', 11.8],
    ['[SN-17.6]', 'good', 'last-gate', 5.0],
    ['[SN-17.6]', 'good', 'causeway', 6.3],
    ['[SN-17.5]', 'casual', 'field-of-stakes', 12.2],
  ])('%s %s on %s: %f', (_rule, level, sheet, mean) => {
    expect(Math.abs(meanOf(level, 200, sheet) - mean)).toBeLessThan(0.8);
  });
});

describe('how bots decide', () => {
  const random = quickRandom(3);
  test('[SN-17.6] the change of V told by the tables is the change of V', () => {
    const s = night(['roll 4 3', 'troop A d4 e4 e5 f5', 'pass B', 'end', 'roll 3 2', 'troop A h8 h9 i9', 'mark c3']);
    const [before, after] = [newOutlook(), newOutlook()];
    survey(fieldFor(s), s.marked, s.besideNow, s.turn, before);
    for (const kind of [1, 2, 5, 'flamestrike', 'volley'] as const) {
      const table = tablesOf(s.sheet.grid)[kind];
      for (let p = 0; p < table.count; p += 11) {
        if (!avoids(table, p, blockedMask(s))) continue;
        const join = (words: number[], more: Int32Array) => words.map((word, w) => word | more[4 * p + w]!);
        survey(fieldFor(s), join(s.marked, table.mask), join(s.besideNow, table.halo), s.turn, after);
        expect(after.value - before.value).toBe(change(table, p, before));
      }
    }
  });
  test('[SN-17.6] V of a lone enemy, of a pair, and beside a shape of this turn', () => {
    const o = newOutlook();
    const value = (s: SiegeState) => {
      survey(fieldFor(s), s.marked, s.besideNow, s.turn, o);
      return o.value;
    };
    expect(value(night([], own('e')))).toBe(900 + 990);
    expect(value(night([], own('ee')))).toBe(2 * (900 + 585));
    expect(value(night(['roll 1 2', 'troop A a1'], own('eee')))).toBe(2 * (900 + 585) + 24);
  });
  test('[SN-17.5] greedy takes the wallbreaker and the larger die first', () => {
    const s = night(['roll 1 5']);
    expect(decideGreedily(s, random)).toMatchObject({ type: 'troop', die: 'B' });
    expect(decideGreedily(night(['roll 1 6'], own('ewe')), random)).toMatchObject({ type: 'passDie', die: 'B' });
    expect(decideGreedily(night(['roll 1 6', 'pass B'], own('ewe')), random)).toMatchObject({ cells: ['b1'] });
  });
  test('[SN-17.6] careful passes rather than raise V, and keeps its heroes', () => {
    const start = ['roll 1 2', 'pass A', 'pass B', 'end', 'roll 3 4', 'pass A', 'pass B'];
    expect(decideCarefully(night(start, own('eeee', '----', 'gg--')), random)).toMatchObject({ type: 'end' });
    expect(decideCarefully(night(['roll 1 5', 'pass B'], own('ge')), random)).toMatchObject({ cells: ['b1'] });
    expect(decideCarefully(night(['roll 1 5', 'pass B'], own('eeg', 'e--')), random)).toMatchObject({ type: 'troop' });
  });
  test('[SN-17.4] random passes a die that does not fit and stops when a hero does not', () => {
    expect(decideRandomly(night(['roll 5 6'], own('eee')), random)).toMatchObject({ type: 'passDie' });
  });
  test('[SN-17.7] plans hold every pair of the two dice, best first by V', () => {
    const s = night(['roll 2 1'], own('eee', 'eee'));
    const plans = plansFor(s, 1000);
    const pairs = plans.filter(({ moves }) => moves.every(({ type }) => type === 'troop'));
    expect(pairs.length).toBe(game.queries!['pairs']!(s, 2, 1));
    expect(plans.map(({ key }) => key)).toEqual(plans.map(({ key }) => key).toSorted((a, b) => a - b));
    for (const plan of plans) expect(playPlan(s, plan).after.turn).toBe(1);
  });
  test('[SN-17.7] halving keeps the plan that leaves fewer enemies', () => {
    const s = night([...idleTurns(8), 'roll 3 2'], own('eee', '---', 'gg-', '---', 'e--'));
    const best = bestOf(plansFor(s, 32), s, { plans: 32, nights: 2 }, random);
    expect(enemiesLeft(best.start)).toBe(1);
    expect(planStrongly(night(), { plans: 8, nights: 1 }, random)).toBeUndefined();
  });
  test('Last Call: bots take the most enemies with the last troop', () => {
    const s = night([...idleTurns(9), 'hour 4'], { ...own('eee', 'e-e', 'gge'), lastCall: true });
    expect(decideCarefully(s, random)).toMatchObject({ type: 'last' });
    perform(game.book, s, decideCarefully(s, random));
    expect([phaseOf(s), enemiesLeft(s)]).toEqual(['OVER', 2]);
  });
});

describe('analysis', () => {
  const played = finish(night([], { sheet: 'postern-yard', seed: 'bot-1' }), 'casual', quickRandom(1));
  test('[SN-17.8] [SN-17.9] hindsight is no worse than the night, and its line replays to its score', () => {
    const found = analyse(played, rollsOf(played.seed, []), 60);
    expect(found.score).toBeLessThanOrEqual(enemiesLeft(played));
    const again = readSiegeFile(printSiegeFile(found.state, found.inputs));
    expect('state' in again && enemiesLeft(again.state)).toBe(found.score);
  });
  test('[SN-17.11] a review tells what each turn cost, never less than nothing', () => {
    const file = [
      'siege 1',
      'sheet inline',
      'grid eee',
      'grid eee',
      'seed -',
      'lastcall off',
      'roll 1 2',
      'pass A',
      'pass B',
      'end',
    ].join('\n');
    const idle = readSiegeFile(file);
    if (!('inputs' in idle)) throw new Error('not read');
    const turns = review(night([], own('eee', 'eee')), idle.inputs, { plans: 8, nights: 2 }, quickRandom(1));
    expect(turns.map(({ turn }) => turn)).toEqual([1]);
    expect(turns[0]!.cost).toBeGreaterThanOrEqual(0);
    expect(turns[0]!.better.length).toBeGreaterThan(0);
  });
});

describe('hints', () => {
  const random = quickRandom(5);
  test('[SN-17.7] hints keep to their plan: what comes after the first half is what was announced', () => {
    for (const roll of ['roll 3 4', 'roll 2 5', 'roll 6 3', 'roll 1 4']) {
      const s = night(['roll 4 5', 'pass A', 'pass B', 'end', roll]);
      const whole = game.hint!(s, 0, quickRandom(1))!;
      const [, announced = ''] = /Then: (.*?)\. (?:One|\d+) enem/.exec(whole.text) ?? [];
      const said: string[] = [];
      let told = whole;
      for (let n = 0; n < 6 && told.moves.length > 0; n++) {
        apply(game.book, s, told.moves[0]!);
        if (phaseOf(s) !== 'ACT' && phaseOf(s) !== 'BONUS') break;
        const before = game.clone(s);
        told = game.hint!(s, 0, quickRandom(99 + n))!;
        if (told.moves[0]) said.push(game.words.move(before, told.moves[0] as never));
      }
      expect(said.join('; ')).toBe(announced);
    }
  });

  test('a hint is a legal line with its reasons and rules, the same for the same chance', () => {
    const s = night(['roll 3 4'], { sheet: 'postern-yard' });
    const hint = game.hint!(s, 0, quickRandom(9))!;
    expect(game.hint!(s, 0, quickRandom(9))).toEqual(hint);
    expect(hint.rules).toContain('SN-5.12');
    expect(hint.text).toMatch(/enemies fall/);
    expect(hint.nudge).toBeTruthy();
    const [move] = hint.moves as [Extract<(typeof hint.moves)[0], { type: 'troop' }>];
    expect(hint.candidates).toEqual(expect.arrayContaining([...move.cells]));
    expect(hint.moves).toHaveLength(1);
    expect(apply(game.book, s, move)).toBeUndefined();
  });
  test('[SN-10.5] for a free mark, a roll, the last troop; none for the hour, which is on the clock', () => {
    expect(game.hint!(night(['roll 1 2', 'troop A f4']), 0, random)!.moves[0]).toMatchObject({ type: 'mark' });
    expect(game.hint!(night(), 0, random)!.moves).toEqual([]);
    expect(game.hint!(night(idleTurns(9), { lastCall: true }), 0, random)).toBeUndefined();
    expect(game.hint!(night([...idleTurns(9), 'hour 2'], { lastCall: true }), 0, random)!.moves[0]).toMatchObject({
      type: 'last',
    });
  });
});

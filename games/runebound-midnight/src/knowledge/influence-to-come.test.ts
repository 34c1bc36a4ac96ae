import { expect, test } from 'vitest';
import { BOX } from '../content/cards.ts';
import { PHASES } from '../content/effect.ts';
import { influenceMatches } from '../queries/combat.ts';
import { table } from '../testing/table.ts';
import { duelOf, outlookOf } from './combat-table.ts';
import { fightAgainst, foresee, guardiansFor, influenceToCome } from './influence-to-come.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const fight = (king: object, at: 'before' | 'act' | 'reroll', more: object = {}, frame: object = {}) =>
  table({
    king: { tile: 'jahzir', ...king },
    heroes: [{ card: 'H2', space: 'F4', items: [], counters: ['spirit'] }, {}],
    combat: { kind: 'adventure', card: 'Y02', space: 'F4', round: 0, fighters: [{ seat: 1 }], ...more },
    stack: [
      { rule: 'round', at: 'heroes', seat: 1 },
      { rule: 'hero', at: 'market', seat: 1 },
      { rule: 'combat', at, ...frame },
    ],
  });

test('[RM-21.7] before the fight the odds are the mean over all that his dice may show, in the phase that hurts most', () => {
  const s = fight({}, 'before');
  const fighter = s.combat!.fighters[0]!;
  const means = PHASES.map((phase) => {
    let sum = 0;
    for (const a of FACES)
      for (const b of FACES) {
        const value = s.combat!.value.map((n, i) => n + (i === phase ? influenceMatches(s, phase, [a, b]) : 0));
        sum += outlookOf(duelOf(s, { ...s.combat!, value }, fighter)).win;
      }
    return sum / 36;
  });
  const { win, least, most, isOpen } = foresee(s, s.combat!, fighter);
  expect(win).toBeCloseTo(Math.min(...means));
  expect([isOpen, least < win, win < most]).toEqual([true, true, true]);
  expect(win).toBeLessThan(outlookOf(duelOf(s, s.combat!, fighter)).win);
});
test('[RM-21.8] [RM-8.3] counters and Woven Doom roll misses again', () => {
  const mean = (king: object) => {
    const s = fight(king, 'before');
    return influenceToCome(s, s.combat!)[0]![0]!.reduce((sum, p, n) => sum + n * p, 0);
  };
  const bare = mean({});
  expect(mean({ mind: 2 })).toBeGreaterThan(bare);
  const woven = influenceToCome(fight({ tile: 'ardherin', powerLevel: 1 }, 'before'), fight({}, 'before').combat!);
  for (const coming of woven) for (const phase of coming) expect(phase.reduce((a, b) => a + b)).toBeCloseTo(1);
});
test('[RM-21.8] what lies on the table counts, and only what misses can change', () => {
  const s = fight({ mind: 1 }, 'reroll', { influenced: [true, false, false] }, { phase: 0, faces: [1, 5] });
  const hits = influenceMatches(s, 0, [1, 5]);
  const [coming, ...others] = influenceToCome(s, s.combat!);
  expect(others).toEqual([]);
  expect(coming![0]!.findIndex((p) => p > 0)).toBe(hits);
  expect(coming![0]!.reduce((a, b) => a + b)).toBeCloseTo(1);
  expect(coming![0]![hits + 2] ?? 0).toBe(0); // one counter, one more match at most
});
test('[RM-21.10] once the rounds begin nothing is to come', () => {
  const s = fight({}, 'act', { influenced: [true, false, false], round: 1 });
  const { isOpen, win } = foresee(s, s.combat!, s.combat!.fighters[0]!);
  expect([isOpen, win]).toEqual([false, outlookOf(duelOf(s, s.combat!, s.combat!.fighters[0]!)).win]);
});
test('[RM-23.6] a guardian is influenced in all three phases; the mirror adds to its Life', () => {
  const s = fight({}, 'act');
  const combat = fightAgainst(s, 'R01', 1, { kind: 'assault', patrol: 0, space: 'E2' }, 2);
  expect(combat.life).toBe(6);
  expect(influenceToCome(s, combat)).toHaveLength(1);
  const guardians = guardiansFor(s, 1, 2);
  expect(guardians.map(({ card }) => card)).toEqual(BOX.red);
});

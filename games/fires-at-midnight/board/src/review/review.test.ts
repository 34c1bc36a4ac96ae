import { expect, test } from 'vitest';
import { measure } from './measure.ts';
import { fates } from './end.tsx';
import { table } from '../testing/table.ts';

test('[FM-14.5] the review names who was saved, who died and what is left', () => {
  const houses = { H1: 'W2,B2', H2: 'W5,B2', H3: 'W5,B5' };
  const s = table({ houses, fire: 'W1,B5 W1,B6', villagers: { V1: [2000, 22000], V2: [6000, 22000] } });
  s.villagers[0]!.state = 'saved';
  s.villagers[1]!.state = 'dead';
  s.houses[1]!.integrity = 0;
  s.houses[2]!.integrity = 4;
  const told = Object.fromEntries(fates(s));
  expect(told).toMatchObject({ Saved: 'Ada', Dead: 'Bert', 'Burning squares': '2' });
  expect(told['Houses']).toBe('H1 whole, H2 fallen, H3 damaged (4 of 6 left)');
  expect(told).not.toHaveProperty('Chests exploded');
});

test('the rescue that wins weighs more than any before it', () => {
  const before = table({ villagers: { V1: [2000, 22000] } });
  const saved = table({ villagers: { V1: [2000, 22000] } });
  saved.villagers[0]!.state = 'saved';
  const first = measure(saved) - measure(before);
  saved.result = { win: true, reason: 'saved' };
  expect(measure(saved) - measure(before)).toBeGreaterThan(first);
});

import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { chestName, crewName, houseName, personName, treeName } from './where.ts';

test('[FM-21.42] every piece says where it is, and how far from the one whose turn it is', () => {
  const s = table({
    houses: { H1: 'W2,B2' },
    trees: { T1: [10000, 6000] },
    chests: { C1: [14000, 6000] },
    villagers: { V1: [2000, 22000] },
    crew: { F1: [10000, 3000], F2: { exit: [6000, 0] } },
    active: 'F1',
  });
  expect(treeName(s, s.trees[0]!, [10000, 6000])).toBe('T1, a standing tree on W3,B2, 3.0″ from F1');
  expect(chestName(s, s.chests[0]!, [14000, 6000])).toBe('C1, a chest of powder on W4,B2, 5.0″ from F1');
  expect(personName(s, s.villagers[0]!, [2000, 22000])).toMatch(/^Ada \(V1\), a villager on W1,B6, 20\.6″ from F1$/);
  expect(houseName(s, s.houses[0]!, [6000, 6000])).toMatch(
    /^House H1 on W2,B2, 5\.0″ from F1, 6 of 6 left, door to the \w+, closed$/,
  );
  expect(crewName(s, s.crew[0]!)).toBe('F1 on W3,B1, 0 water');
  expect(crewName(s, s.crew[1]!)).toBe('F2 off the table, 0 water');
});

test('[FM-21.42] every piece says what is near: fire within the reach of water, and other pieces', () => {
  const s = table({
    fire: 'W1,B5 W6,B6',
    chests: { C1: [3500, 22000] },
    villagers: { V1: [2000, 22000], V2: [18000, 2000] },
    crew: { F1: { at: [4000, 20500], water: 1 } },
    active: 'F1',
  });
  expect(personName(s, s.villagers[0]!, [2000, 22000])).toBe(
    'Ada (V1), a villager on W1,B6, 2.5″ from F1, fire 4.0″ away, near C1',
  );
  expect(personName(s, s.villagers[1]!, [18000, 2000])).toMatch(/^Bert \(V2\), a villager on W5,B1, [\d.]+″ from F1$/);
  expect(crewName(s, s.crew[0]!)).toBe('F1 on W2,B6, fire 3.2″ away, near C1, 1 water');
});

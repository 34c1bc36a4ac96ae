import type { View } from '@nightfall/runebound-midnight';
import { expect, test } from 'vitest';
import { firstSeen } from './first-seen.ts';

const placed = { heroes: [{ space: 'F9' }, { space: '' }], patrols: [{ number: 2 }] } as unknown as View;

test('a player looks at what is theirs first, and at the whole map while they choose where to place it', () => {
  expect([0, 1, null].map((seat) => firstSeen(placed, seat))).toEqual(['patrol2', 'hero1', 'patrol2']);
  expect(firstSeen(placed, 2)).toBe(null);
  expect(firstSeen({ ...placed, patrols: [] }, 0)).toBe(null);
});

import { distance, isGuarded } from '@nightfall/runebound-midnight';
import { expect, test } from 'vitest';
import { waysFrom } from './way.ts';

test('[RM-17.1] a way costs one die a space and is as short as can be', () => {
  const ways = waysFrom('P6', 5);
  for (const [space, way] of ways) {
    expect(way.at(-1)).toBe(space);
    expect(way.length).toBeGreaterThanOrEqual(distance('P6', space));
    for (const [i, step] of way.entries()) expect(distance(i === 0 ? 'P6' : way[i - 1]!, step)).toBe(1);
  }
  expect(Math.max(...[...ways.values()].map((way) => way.length))).toBe(5);
});

test('[RM-17.2] no way leads through a town or a stronghold; one may lead up to its gate', () => {
  const ways = waysFrom('R3', 5);
  expect(ways.get('R2')).toEqual(['R2']);
  for (const way of ways.values()) expect(way.slice(0, -1).some(isGuarded)).toBe(false);
});

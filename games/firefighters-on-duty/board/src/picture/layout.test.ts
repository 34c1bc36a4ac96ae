import { buildCity, SCENARIOS } from '@nightfall/firefighters-on-duty';
import { expect, test } from 'vitest';
import { CELL, namesAfar } from './layout.ts';

test('while the whole city is small, no name stands right beside another, and nearly every place has one, roads too', () => {
  for (const scenario of SCENARIOS) {
    const city = buildCity(scenario);
    const names = namesAfar(city);
    const all = names.filter((name) => name !== undefined);
    const beside = all.flatMap((a, i) => all.slice(i + 1).filter((b) => a.y === b.y && Math.abs(a.x - b.x) <= CELL));
    expect(beside).toEqual([]);
    const without = city.places.filter(({ num }, i) => num > 0 && !names[i]);
    expect(without.length).toBeLessThanOrEqual(6);
  }
});

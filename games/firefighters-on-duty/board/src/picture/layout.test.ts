import { buildCity, SCENARIOS } from '@nightfall/firefighters-on-duty';
import { expect, test } from 'vitest';
import { CELL, namesAfar } from './layout.ts';

test('while the whole city is small, every place has its name, and the few that stand right beside another are known', () => {
  for (const scenario of SCENARIOS) {
    const city = buildCity(scenario);
    const names = namesAfar(city);
    expect(city.places.filter(({ num }, i) => num > 0 && !names[i])).toEqual([]);
    const all = names.filter((name) => name !== undefined);
    const beside = all.flatMap((a, i) =>
      all
        .slice(i + 1)
        .filter((b) => a.y === b.y && Math.abs(a.x - b.x) <= CELL)
        .map((b) => [a, b]),
    );
    expect(beside.filter((pair) => !pair.some(({ isTight }) => isTight))).toEqual([]);
    expect(all.filter(({ isTight }) => isTight).length).toBeLessThanOrEqual(6);
  }
});

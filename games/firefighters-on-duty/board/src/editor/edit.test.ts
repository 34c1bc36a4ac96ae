import { readScenario, scenarioFaults, SCENARIOS, type Scenario } from '@nightfall/firefighters-on-duty';
import { expect, test } from 'vitest';
import { changeTile, moveSpecial, nextSide, paint, tileAt, turnTile } from './edit.ts';

const first = SCENARIOS[0]!;

test('a touch puts a token on a space, and "clear" takes everything away again', () => {
  const burning = paint(first, 'C5', 'fire', 1);
  expect(burning.place.at(-1)).toEqual({ at: 'C5', fire: 1 });
  expect(paint(burning, 'C5', 'gas', 1).place.at(-1)).toEqual({ at: 'C5', haz: 'gas' });
  expect(paint(burning, 'C5', 'clear', 1).place.some(({ at }) => at === 'C5')).toBe(false);
  expect(scenarioFaults(burning)).toEqual([]);
});

test('a hydrant comes and goes with the same touch', () => {
  const more = paint(first, 'C8', 'hydrant', 1);
  expect(more.hydrants).toContain('C8');
  expect(paint(more, 'C8', 'hydrant', 1).hydrants).toEqual(first.hydrants);
});

test('[FD-4.2] a letter lies on the map once, whatever tile comes next', () => {
  let map: Scenario = first;
  for (let i = 0; i < 40; i++) {
    map = changeTile(map, 1, 1);
    const letters = map.tiles.map(({ side }) => side[0]);
    expect(new Set(letters).size).toBe(letters.length);
  }
  expect(nextSide(first, undefined)).toBe('Aw');
});

test('a tile that goes takes with it what lay there', () => {
  const map = changeTile(first, 1, 0);
  expect(tileAt(map, 1, 0)?.side).toBe('Fw');
  expect(map.place.filter(({ at }) => at.startsWith('E'))).toEqual([]);
  expect(map.hydrants).toEqual(['C6']);
});

test('[FD-4.10] four quarter turns bring a tile back', () => {
  let map: Scenario = first;
  for (let i = 0; i < 4; i++) map = turnTile(map, 0, 0);
  expect(tileAt(map, 0, 0)).toEqual(tileAt(first, 0, 0));
});

test('[FD-4.12] a station without a road says so', () => {
  const map = moveSpecial(first, 'S1', { tile: 'C', edge: 'E' });
  expect(scenarioFaults(map).map(({ code }) => code)).toContain('INNER_EDGE');
});

test('[FD-23.2] what is saved can be opened again', () => {
  for (const scenario of SCENARIOS) expect(readScenario(JSON.parse(JSON.stringify(scenario)))).toEqual(scenario);
});

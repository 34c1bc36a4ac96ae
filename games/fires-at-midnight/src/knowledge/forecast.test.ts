import { describe, expect, test } from 'vitest';
import { forecast, forecastText } from './forecast.ts';
import { play, table } from '../testing/table.ts';

const at = (square: number[]) => 6 * (square[0]! - 1) + square[1]! - 1;

describe('the forecast', () => {
  test('[FM-21.23] [FM-11.13–11.16] smoke on a bare square, fire on smoke, an explosion on fire', () => {
    const { squares } = forecast(table({ smoke: 'W1,B1', fire: 'W6,B6', crew: { F1: [9500, 12000] } }), 0);
    expect(squares).toHaveLength(36);
    expect(squares[at([2, 4])]).toMatchObject({ brings: 'smoke', kills: 0, loses: 0 });
    expect(squares[at([1, 1])]!.brings).toBe('fire');
    expect(squares[at([6, 6])]!.brings).toBe('explosion');
  });
  test('[FM-21.23] a villager beside a fire is in danger from the rolls that reach him, and from no other', () => {
    const s = table({ fire: 'W1,B1', villagers: { V1: 'W1,B2' }, crew: { F1: [9500, 12000] } });
    const { squares, kills } = forecast(s, 0);
    const deadly = squares.filter((one) => one.kills > 0).map(({ sq }) => sq);
    expect(deadly).toContain(at([1, 2])); // smoke beside fire turns to fire
    expect(squares[at([1, 2])]!.deaths).toEqual(['V1']);
    expect(deadly).not.toContain(at([5, 5]));
    expect(kills).toBeCloseTo(squares.reduce((sum, one) => sum + one.kills, 0) / 36);
  });
  test('[FM-21.23] [FM-1.4] the last death that the village can bear loses the game', () => {
    const dead = { V2: 'dead', V3: 'dead', V4: 'dead', V5: 'dead' };
    const s = table({ fire: 'W1,B1', villagers: { V1: 'W1,B2', ...dead }, crew: { F1: [9500, 12000] } });
    const { squares, loses } = forecast(s, 0);
    expect(squares[at([1, 2])]!.loses).toBe(1);
    expect(loses).toBeGreaterThanOrEqual(1 / 36);
  });
  test('[FM-21.23] what each roll would do, played out by the rules', () => {
    const villagers = { V1: [2000, 22000], V2: [18000, 2000] };
    const { squares, kills, loses } = forecast(table({ fire: 'W1,B5', smoke: 'W6,B6', explosions: 'W6,B1', villagers }), 0);
    expect(squares[5]).toMatchObject({ brings: 'smoke', deaths: ['V1'] }); // the smoke beside the fire catches it
    expect(squares[4]).toMatchObject({ brings: 'explosion', kills: 1 });
    expect(squares[35]).toMatchObject({ brings: 'fire', kills: 0 });
    expect(squares[30]).toMatchObject({ brings: 'fire', kills: 0, loses: 0 });
    expect([kills, loses]).toEqual([2 / 36, 0]);
  });
  test('[FM-21.23] it agrees with the upkeep that follows, and there is none without a turn', () => {
    const s = table({ fire: 'W2,B5 W1,B6', villagers: { V1: [2000, 22000], V2: [6000, 22000] } });
    expect(forecast(s, 0).squares[0]!.deaths).toHaveLength(1);
    play(s, 'end F1', 'dice 1 1');
    expect(s.villagers.filter(({ state }) => state === 'dead')).toHaveLength(1);
    expect(forecast(s, 0).squares).toEqual([]);
  });
  test('[FM-21.23] looking changes nothing', () => {
    const s = table({ fire: 'W1,B1', crew: { F1: [9500, 12000] } });
    const before = JSON.stringify(s);
    forecast(s, 0);
    expect(JSON.stringify(s)).toBe(before);
  });
  test('[FM-15.4] an explosion on an explosion marker is followed through all second rolls', () => {
    const s = table({ fire: 'W6,B6', explosions: 'W6,B6', villagers: { V1: 'W1,B1' }, crew: { F1: [9500, 12000] } });
    const { squares } = forecast(s, 0);
    expect(squares[at([6, 6])]!.brings).toBe('explosion');
    expect(squares[at([6, 6])]!.loses).toBeLessThan(1);
  });
  test('the two figures are told in rolls of 36', () => {
    expect(forecastText({ squares: [], kills: 1 / 12, loses: 0 })).toBe(
      'Rolls that kill a villager (†): 3 of 36. Rolls that lose the game (red frame): none.',
    );
  });
});

test.each(['W1,B2', 'W1,B3', 'W2,B3'])(
  '[FM-21.23] [FM-12.4] an explosion on a marker at %s is played out to an end',
  (square) => {
    const { squares, loses } = forecast(table({ fire: square, explosions: 'W1,B2 W1,B3 W2,B3 W6,B6' }), 0);
    expect(squares.filter(({ brings }) => brings === 'explosion')).toHaveLength(1);
    expect(loses).toBeLessThan(1);
  },
);

import { quickRandom } from '@nightfall/kernel';
import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { newBlaze } from './blaze.ts';
import { fatesFrom } from './fate.ts';
import { movesTo, outlookOf } from './outlook.ts';
import { playOn } from './playout.ts';
import { situationOf } from './situation.ts';

const FATES = fatesFrom(quickRandom(1), 72);
/** The mean of the games that are played on from the end of this turn. */
function promise(position: { [key: string]: object | string | number }): number {
  const s = table({ crew: { F1: [6000, 12000] }, ...position });
  const situation = situationOf(s, outlookOf(s));
  const z = newBlaze(s.settings);
  return FATES.reduce((sum, fate) => sum + playOn(situation, z, fate), 0) / FATES.length;
}

describe('games that are played on', () => {
  test('[FM-20.12] the same situation and fate end alike, whatever was played before', () => {
    const burning = { fire: 'W1,B1 W3,B4', villagers: { V1: [2000, 12000] } };
    const before = promise(burning);
    promise({ fire: 'W6,B6' });
    expect(promise(burning)).toBe(before);
  });
  test('[FM-20.12] [FM-20.13] more fire promises less, a saved villager more', () => {
    const villagers = { V1: [2000, 12000], V2: [18000, 6000] };
    const calm = promise({ fire: 'W5,B5', villagers });
    expect(promise({ fire: 'W5,B5 W5,B4 W4,B5 W2,B2 W2,B1', villagers })).toBeLessThan(calm);
    expect(promise({ fire: 'W5,B5', villagers: { ...villagers, V1: 'saved' } })).toBeGreaterThan(calm);
  });
  test('[FM-20.15] the crew carries a chest away before the fire reaches it', () => {
    const beside = { fire: 'W1,B4', villagers: { V1: [18000, 6000] } };
    const inHand = promise({ ...beside, chests: { C1: 'F1' }, crew: { F1: [6000, 13500] } });
    const onFloor = promise({ ...beside, chests: { C1: 'W2,B4' }, crew: { F1: [7010, 13500] } });
    expect(inHand).toBeGreaterThan(onFloor);
  });
});

test('[FM-10.2] [FM-11.10] the look-ahead takes its prices and the water that is kept from the rules, house rules too', () => {
  const seen = (position: object) => {
    const s = table({ crew: { F1: { at: [6000, 12000], water: 3 } }, ...position });
    return situationOf(s, outlookOf(s));
  };
  expect(seen({})).toMatchObject({ getUp: 2, fill: 2, kept: 2, water: 2 });
  expect(seen({ house: { keptWater: 1 } })).toMatchObject({ kept: 1, water: 1 });
});

describe('stops', () => {
  const from: [number, number] = [2000, 14000];
  const left = (fire: string) => {
    const s = table({ fire, villagers: { V1: [2000, 2000] }, crew: { F1: from } });
    return movesTo(s, outlookOf(s).toThing.get('V1')!)(from);
  };
  test('[FM-20.6] [FM-7.12] a way on which nobody may stop takes more moves than inches say', () => {
    expect(left('W6,B6')).toBeCloseTo((11000 - 60) / 4000 / 2 + 1.5, 1);
    expect(left('W1,B2 W1,B3 W2,B2 W2,B3')).toBeGreaterThan(left('W6,B6') + 0.4);
  });
  test('[FM-7.12] somebody in a marked square is out of reach', () => {
    expect(left('W1,B1')).toBeGreaterThan(left('W6,B6') + 1);
  });
});

import { MAP, SPACE_IDS, isTown } from '@nightfall/runebound-midnight';
import { expect, test } from 'vitest';
import { apart } from './thumb.ts';

test('of spaces to choose from, those that stand apart may take the room of their neighbours: all towns, all strongholds, and no steps', () => {
  const towns = new Set(SPACE_IDS.filter(isTown));
  const strongholds = new Set(SPACE_IDS.filter((id) => MAP[id]!.stronghold >= 0));
  expect(apart(towns)).toEqual(towns);
  expect(apart(strongholds)).toEqual(strongholds);
  expect(apart(new Set(['J9', 'J8', 'A1']))).toEqual(new Set(['A1']));
});

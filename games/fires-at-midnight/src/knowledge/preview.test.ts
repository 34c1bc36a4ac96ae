import { expect, test } from 'vitest';
import { previewUpkeep } from './preview.ts';
import { table } from '../testing/table.ts';

test.each(['W1,B2', 'W1,B3', 'W2,B3'])(
  '[FM-21.23] [FM-12.4] an explosion on a marker at %s is played out to an end',
  (square) => {
    const preview = previewUpkeep(table({ fire: square, explosions: 'W1,B2 W1,B3 W2,B3 W6,B6' }))!;
    expect(preview.rolls.filter(({ does }) => does === 'explosion')).toHaveLength(1);
    expect(preview.losing).toBeLessThan(1);
  },
);

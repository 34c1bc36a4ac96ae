import { expect, test } from 'vitest';
import { aimAt, reachOf } from '../hand/aim.ts';
import { refuser, table } from '../testing/table.ts';
import { aimSaid } from './spoken.tsx';

test('[FM-21.40] a planned walk is told in words: where to, how far, at what price, what is touched, and what is wrong', () => {
  const s = table({ villagers: { V1: [8000, 3000] }, crew: { F1: [6000, 5000] } });
  const me = s.crew[0]!;
  const said = (at: readonly [number, number]) =>
    aimSaid(s, me, aimAt(s, reachOf(s, me)!, { at, mode: 'walk', isExact: false }, 0, refuser(s)));
  expect(said([8000, 4150])).toMatch(/^To W3,B2: 2\.\d″ of 4″, 1 action point, touches V1\.$/);
  expect(said([6000, 12000])).toMatch(/^To W2,B3: .*At the cross: the path is 7\.0\d*″ long; the limit is 4″\.$/);
});

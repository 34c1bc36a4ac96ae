import { expect, test } from 'vitest';
import { leftUntil } from './announcement.tsx';

test('the time to a restart is counted down in minutes and seconds, and in hours while it is far', () => {
  expect([leftUntil(272_000, 0), leftUntil(272_000, 271_500), leftUntil(1000, 9000), leftUntil(7_500_000, 0)]).toEqual([
    '4:32',
    '0:01',
    '0:00',
    '2 h 05 min',
  ]);
});

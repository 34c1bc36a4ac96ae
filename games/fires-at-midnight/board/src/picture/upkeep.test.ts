import { expect, test } from 'vitest';
import { Blast, Rolled } from './upkeep.tsx';

test('[FM-21.22] an explosion is drawn on its square, and each of its lines runs outwards to the last square', () => {
  const blast = Blast({ event: { type: 'explosion', clause: 'FM-12.1', sq: 8 } });
  expect(blast?.props).toMatchObject({ transform: 'translate(600 1400)' });
  const line = Blast({ event: { type: 'line', clause: 'FM-12.5', sq: 8, side: 'E', squares: [14, 20] } });
  expect(line?.props).toMatchObject({ d: 'M600 1400L1400 1400' });
  expect(Blast({ event: { type: 'line', clause: 'FM-12.5', sq: 8, side: 'E', squares: [] } })).toBeNull();
});

test('[FM-21.20] the square that the dice name flashes', () => {
  const event = { type: 'dice', clause: 'FM-11.10', purpose: 'spread', what: '', faces: [2, 3], again: null } as const;
  expect(Rolled({ event })?.props).toMatchObject({ transform: 'translate(600 1400)' });
  expect(Rolled({ event: { ...event, purpose: 'door' } })).toBeNull();
});

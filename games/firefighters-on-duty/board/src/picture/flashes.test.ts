import { expect, test } from 'vitest';
import { placeOfEvent } from './flashes.tsx';

test('[FD-28.20] the camera goes to every place that the Fire Phase speaks of, also where only a card is turned over', () => {
  expect(placeOfEvent({ type: 'eventDrawn', card: 'EV-Y1', area: 'yellow', space: 'A2' })).toBe('A2');
  expect(placeOfEvent({ type: 'burnedDown', space: 'B2' })).toBe('B2');
  expect(placeOfEvent({ type: 'step', step: 'FP5' })).toBeUndefined();
});

import { expect, test } from 'vitest';
import type { Told } from '../board.ts';
import type { Moment } from '../session.ts';
import { isStep } from './use-playback.ts';

const at = { own: [0] } as unknown as Moment;
const told = (kind: Told['kind'], by?: number): Told => ({ kind, title: '', by });

test('step by step, the table waits after what others do and what is revealed, never after a card of one’s own', () => {
  expect(isStep(told('card', 1), at)).toBe(true);
  expect(isStep(told('reveal'), at)).toBe(true);
  expect(isStep(told('card', 0), at)).toBe(false);
  expect(isStep(told('move', 1), at)).toBe(false);
  expect(isStep(undefined, at)).toBe(false);
});

import { expect, test } from 'vitest';
import { nextStep, stepsOf } from './hint.tsx';

const move = { moves: [], text: 'Strike e5.', rules: [] };

test('a hint gives a nudge, then what is worth considering, then the move; what a game leaves out is passed over', () => {
  const whole = { ...move, nudge: 'Look at the gate.', candidates: ['e5', 'f6'] };
  expect(stepsOf(whole)).toEqual(['nudge', 'candidates', 'move']);
  expect([nextStep(whole, 'nudge'), nextStep(whole, 'candidates'), nextStep(whole, 'move')]).toEqual([
    'candidates',
    'move',
    undefined,
  ]);
  expect(stepsOf({ ...move, nudge: 'Look at the gate.' })).toEqual(['nudge', 'move']);
  expect(stepsOf({ ...move, candidates: [] })).toEqual(['move']);
});

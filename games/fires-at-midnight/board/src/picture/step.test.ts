import type { FireEvent } from '@nightfall/fires-at-midnight';
import { expect, test } from 'vitest';
import { endsStep } from './pace.ts';
import { clauseText, toldSoFar } from './step.ts';

const step = (name: '4.1' | '4.2'): FireEvent => ({ type: 'step', clause: name === '4.1' ? 'FM-11.20' : 'FM-11.24', step: name });
const fire: FireEvent = { type: 'marker', clause: 'FM-11.20', sq: 8, from: 1, to: 2 };
const burnt: FireEvent = { type: 'treeBurnt', clause: 'FM-11.20', id: 'T1', sq: 8, by: null };
const water: FireEvent = { type: 'marker', clause: 'FM-10.83', sq: 8, from: 2, to: 1 };

test('[FM-21.21] the game waits after the last thing of a step, not in an empty step and not in a turn', () => {
  expect(endsStep(fire, burnt)).toBe(false);
  expect(endsStep(burnt, step('4.2'))).toBe(true);
  expect(endsStep(burnt, undefined)).toBe(true);
  expect(endsStep(step('4.1'), step('4.2'))).toBe(false);
  expect(endsStep(water, undefined)).toBe(false);
});

test('[FM-21.21] one sentence an event, with its clause, until the next step', () => {
  const told = [step('4.1'), fire, burnt].reduce(toldSoFar, undefined);
  expect(told?.told.map(({ text, rule }) => `${text} ${rule}`)).toEqual([
    'The smoke on W2,B3 turns to fire. FM-11.20',
    'T1 burns down. FM-11.20',
  ]);
  expect(toldSoFar(told, step('4.2'))?.told).toEqual([]);
  expect(toldSoFar(told, undefined)).toBeUndefined();
});

test('[FM-21.21] the rule beside a step is the book’s', () => {
  expect(clauseText('FM-11.10')).toBe('If the active firefighter has three water, they keep two.');
  expect(clauseText('FM-11.24')).toMatch(/^As long as a chest.*an explosion there\. Then check again\.$/);
  expect(clauseText('nowhere')).toBe('');
});

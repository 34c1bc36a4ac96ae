import type { Fault, Game, OptionSpec, Setup } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { subjectOf, whyNotOption } from './possible.ts';

const LONELY: Fault = { where: 'options.mode', code: 'LONELY', text: 'Nobody plays against nobody.' };
const game = {
  setup: ({ players, options }: Setup) => (options['mode'] === 'versus' && players < 2 ? [LONELY] : {}),
} as unknown as Game;

test('a choice that cannot be played says why; one that is wrong already blames nothing else', () => {
  const alone = { players: 1, options: { mode: 'coop', night: 'long' } };
  expect(whyNotOption(game, alone, 'mode', 'versus')).toBe(LONELY.text);
  expect(whyNotOption(game, alone, 'night', 'short')).toBeUndefined();
  expect(whyNotOption(game, { ...alone, options: { mode: 'versus' } }, 'night', 'short')).toBeUndefined();
});

test('a fault is told by the name of its option, never by its key', () => {
  const specs = [{ id: 'mode', name: 'Who wins' }] as unknown as readonly OptionSpec[];
  expect(subjectOf(LONELY, specs)).toBe('Who wins');
  expect(subjectOf({ ...LONELY, where: 'options.other.deep' }, specs)).toBe('');
});

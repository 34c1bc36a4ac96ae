import { gradeOf, scenarioOf, SCENARIOS, type State } from '@nightfall/firefighters-on-duty';
import type { Setup } from '@nightfall/kernel';
import type { NextGame } from '@nightfall/ui';

const HARDER = [
  ['easy', 'hard', 'Hard'],
  ['hard', 'inferno', 'Inferno'],
] as const;
const MEDALS = { gold: 'Gold', silver: 'Silver', bronze: 'Bronze' } as const;

/** After a shift: the next scenario, then a hotter city; a lost shift is tried again. */
export function next(v: State, setup: Setup): NextGame | undefined {
  const { id, name } = scenarioOf(v);
  if (v.own || v.guided) return undefined;
  if (!v.result?.won) return { why: `${name} still waits for its medal.`, name: 'Try it again' };
  const won = `${MEDALS[gradeOf(v)]} for ${name}.`;
  const following = SCENARIOS[SCENARIOS.findIndex((one) => one.id === id) + 1];
  const to = (options: Setup['options']) => ({ setup: { ...setup, options: { ...setup.options, ...options } } });
  if (following)
    return { why: `${won} Next: ${following.text}`, name: `Play ${following.name}`, ...to({ scenario: following.id }) };
  const harder = HARDER.find(([from]) => from === v.difficulty);
  if (!harder) return { why: `${won} There is nothing hotter than this.`, name: 'Once more' };
  return {
    why: `${won} That was the last scenario. Does it stand a faster fire?`,
    name: `From the start, ${harder[2]}`,
    ...to({ scenario: 'SC-1', difficulty: harder[1] }),
  };
}

import { cityOf, game, type State } from '@nightfall/firefighters-on-duty';
import { isFaults } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { inspect } from './inspect.ts';

function first(): State {
  const s = game.setup({ players: 2, options: { scenario: 'SC-7', mode: 'paced' } });
  if (isFaults(s)) throw new Error(JSON.stringify(s));
  return s;
}
const KINDS = [
  'fire',
  'ember',
  'inj',
  'civ',
  'ff',
  'hose',
  'axe',
  'debris',
  'power',
  'gas',
  'explosive',
  'smoke',
  'call',
  'ruin',
];

test('every place, vehicle and kind of token tells what it is, without a number of a rule in its words', () => {
  const s = first();
  const marks = [...cityOf(s).ids, 'TRUCK', 'CARRIER', 'ENG-1', ...KINDS.map((kind) => `C1-${kind}`)];
  for (const mark of marks) {
    const told = inspect(mark, s)!;
    expect(told.name, mark).not.toBe('');
    expect(`${told.name} ${told.text} ${told.next}`, mark).not.toMatch(/FD-\d|undefined undefined undefined/);
  }
  expect(inspect('nothing', s)).toBeUndefined();
});

test('[FD-28.18] it tells what the bell would do: to a burning house, to people in it, to an engine on a burning road', () => {
  const s = first();
  const at = cityOf(s).indexOf;
  Object.assign(s.spaces[at['C1']!]!, { active: 4, ff: 1 });
  expect(inspect('C1', s)!.next).toContain('1 would be hurt; it would burn down');
  expect(inspect('C1-ff', s)!.next).toBe('at the bell they are hurt');
  s.vehicles[2]!.at = at['C4']!;
  s.spaces[at['C4']!]!.active = 1;
  expect(inspect('ENG-1', s)!.next).toContain('damaged');
});

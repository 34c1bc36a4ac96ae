import { cityOf, game, type State } from '@nightfall/firefighters-on-duty';
import { isFaults } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { inspect } from './inspect.ts';
import { placeWords } from './words.ts';

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

test('[FD-6.32] smoke makes a fire harder to hit, and never harder than a six, in every description', () => {
  const s = first();
  const { indexOf, places } = cityOf(s);
  const hard = places.find(({ requirement }) => requirement === 5)!;
  s.spaces[indexOf[hard.id]!]!.smoke = 2;
  expect(inspect(hard.id, s)!.numbers).toContainEqual(['Each water die hits on', '6+']);
  expect(placeWords(s, indexOf[hard.id]!)).toContain('fires go out on 6; ');
  const mild = places.find(({ requirement, id }) => requirement === 4 && s.spaces[indexOf[id]!]!.smoke === 0)!;
  s.spaces[indexOf[mild.id]!]!.smoke = 1;
  expect(placeWords(s, indexOf[mild.id]!)).toMatch(/fires go out on 5 or more; .*thick smoke \(\+1/);
});

test('[FD-28.18] a place that a blast will reach is told that it burns for certain', () => {
  const s = first();
  for (const here of s.spaces) Object.assign(here, { active: 0, inactive: 0, gas: false, explosive: false });
  const { indexOf, highestBeside, ids } = cityOf(s);
  Object.assign(s.spaces[indexOf['C1']!]!, { active: 1, explosive: true });
  const [beside] = highestBeside[indexOf['C1']!]!;
  expect(inspect(ids[beside!]!, s)!.next).toContain('1 new fire for certain');
  expect(inspect(ids[beside!]!, s)!.next).not.toContain('chance');
});

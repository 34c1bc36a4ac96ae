import { expect, test } from 'vitest';
import { watch } from '../testkit/watch.ts';
import type { Json } from '../types.ts';
import { exampleFaults } from './form.ts';
import { runExample, type Difference } from './run.ts';

const SOUND = { id: 'E-1', clauses: ['WT-2.1'], setup: { players: 2 } };
const DEALT: Json[] = [{ dice: [3, 4] }, { dice: '1 2 3 1 2 3' }];
/** What is wrong with an example of these steps. */
const wrong = (steps: Json[], more: object = {}): string[] =>
  runExample(watch, { ...SOUND, steps, ...more } as never).map(({ step, text }: Difference) => `${step} ${text}`);
const POSTS: Json[] = [...DEALT, { play: '0 takePost 0' }, { play: '1 takePost 3' }];

test('an example of everything passes', () => {
  expect(
    wrong([
      ...DEALT,
      {
        play: '1 takePost 3',
        events: [{ type: 'tookPost' }],
        never: [{ type: 'wounded' }],
        sees: { 1: { round: 1 }, watcher: { wounds: 0 } },
        hides: { 0: ['guards[1].choice', 'guards[1].sign', 'gates[0].kind'], watcher: ['guards[0].sign'] },
        waiting: { for: 'seats', seats: [0] },
        legal: { takePost: 6 },
        note: 'in secret',
      },
      { undo: 1, waiting: { seats: [0, 1] } },
      { play: { type: 'takePost', seat: 0, post: 0 } },
      { refused: '1 undo', code: 'ACTED', facts: { seat: 0 } },
      { refused: '1 takePost 9', code: 'NO_GATE', rule: 'WT-2.2', text: 'There is no such gate.' },
      { refused: { setup: { players: 9 } }, code: 'PLAYERS', where: 'players' },
      { refused: { position: { moon: 1 } }, code: 'UNKNOWN', where: 'moon' },
      { play: '1 takePost 0', legal: 4 },
    ]),
  ).toEqual([]);
});

test.each<[string, Json[], object, RegExp]>([
  ['no steps', [], {}, /E-1: steps: .*list of 1/],
  ['two deeds', [{ dice: [1, 1], play: '0 show' }], {}, /1 E-1: step 1: dice: .*does one thing/],
  ['an unknown key', [{ dice: [1, 1], expects: {} }], {}, /step 1: expects/],
  ['an unknown key of the example', [{ dice: [1, 1] }], { level: 3 }, /level/],
  ['an idle step', [{ note: 'nothing' }], {}, /does nothing and checks nothing/],
  ['idle events', [{ events: [{ type: 'threw' }] }], {}, /"events" checks nothing/],
  ['an idle expect', [{ dice: [1, 1], expect: {} }], {}, /empty "expect" checks nothing/],
  ['idle words of a refusal', [{ dice: [1, 1], code: 'DICE' }], {}, /"code" needs "refused"/],
  ['arguments without a question', [{ dice: [1, 1], args: [1] }], {}, /"args" needs "ask"/],
  ['a question without an answer', [{ ask: 'score' }], {}, /"ask" needs "is"/],
  ['a refusal without a code', [{ refused: '0 show' }], {}, /"refused" needs "code"/],
  ['two beginnings', [{ dice: [1, 1] }], { position: {} }, /either a setup or a position/],
  ['two beginnings in a step', [{ setup: { players: 1 }, position: {} }], {}, /either a position or a new game/],
  ['a bell that does not ring', [{ bell: false }], {}, /step 1: bell/],
  ['no clauses', [{ dice: [1, 1] }], { clauses: [] }, /clauses/],
])('a sloppy example is not run: %s', (_name, steps, more, text) => {
  const found = wrong(steps, more);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(text);
});

test('doubled ids and unknown clauses are told with their example', () => {
  const file = { game: 'watch', examples: [1, 2].map(() => ({ ...SOUND, steps: DEALT })) };
  expect(exampleFaults(file, new Set(['WT-1']))).toMatchObject([
    { where: 'E-1: clauses', code: 'CLAUSE' },
    { where: 'E-1: id', code: 'DOUBLED' },
    { where: 'E-1: clauses', code: 'CLAUSE' },
  ]);
  expect(exampleFaults({ game: 'watch', examples: [] })).toMatchObject([{ where: 'examples' }]);
});

test.each<[string, Json[], RegExp]>([
  ['an empty map means none', [{ dice: [1, 1], expect: { guards: {} } }], /guards is \[/],
  ['no events means none', [{ dice: [1, 1], events: [] }], /something happened/],
  ['an event that must not happen', [{ dice: [1, 1], never: [{ type: 'dealtSign', seat: 1 }] }], /happened and must not/],
  ['a wrong die says what was asked', [{ dice: [9, 9] }], /asked: 2 dice with 6, 6 sides/],
  ['a wrong move says what was asked', [{ play: '0 show' }], /asked: 2 dice/],
  ['a wrong query says what is known', [{ dice: [1, 1], ask: 'moon', is: 1 }], /has no query "moon"; it has none/],
  ['what a seat sees', [...DEALT, { sees: { 0: { wounds: 2 } } }], /what 0 sees.wounds is 0, not 2/],
  ['what a seat must not see', [...DEALT, { hides: { 1: ['guards[1].sign'] } }], /1 sees guards\[1\].sign: 4/],
  ['the text of a refusal', [...DEALT, { refused: '0 takePost 9', code: 'NO_GATE', text: 'No.' }], /not "No."/],
  ['the facts of a refusal', [{ refused: 'dice 9', code: 'DICE', facts: { sides: [6] } }], /facts.sides is \[6,6\]/],
  ['the count of legal moves', [...DEALT, { legal: 3 }], /number of legal moves is 12, not 3/],
  ['a setup that is accepted', [{ refused: { setup: { players: 2 } }, code: 'PLAYERS' }], /accepted/],
  ['an undo that is not free', [...DEALT, { undo: 0 }], /not taken back: DICE_FELL/],
  ['an undo that is free', [...POSTS, { refused: '1 undo', code: 'ACTED' }], /accepted/],
])('what differs is told: %s', (_name, steps, text) => {
  expect(wrong(steps)).toEqual([expect.stringMatching(text)]);
});

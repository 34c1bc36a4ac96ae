import { expect, test } from 'vitest';
import lost from '../../../recorded/lost.record?raw';
import alone from '../../../recorded/won-alone.record?raw';
import slayer from '../../../recorded/won-master-slayer.record?raw';
import together from '../../../recorded/won-together.record?raw';
import { nextNight } from './next.ts';
import retold, { story, taleOf, type Tale } from './story.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const told = (record: string): { tale: Tale; lines: readonly string[] } => {
  const tale = taleOf(record)!;
  return { tale, lines: story(tale, (seat) => NAMES[seat]!) };
};

test.each([
  ['won together', together],
  ['won with a Master Slayer', slayer],
  ['won alone', alone],
  ['lost', lost],
])('[MM-21] the night that was %s is told in at most five sentences', (_name, record) => {
  const { tale, lines } = told(record);
  expect(lines.length).toBeGreaterThanOrEqual(2);
  expect(lines.length).toBeLessThanOrEqual(5);
  expect(lines[0]).toMatch(new RegExp(`^Ana.* held the castle for ${tale.end.turn} turns`));
  expect(lines.join(' ')).not.toMatch(/undefined|\bt\d|\b[FAKSC][1-6]\b/);
});

test('[MM-21.1] a night won names the last blow; a night lost names the last tower', () => {
  expect(told(together).lines.at(-1)).toMatch(/^The last to be slain was the \w+.*, with /);
  expect(told(lost).lines.at(-1)).toMatch(/^With tower \d the last one fell\.$/);
});

test('the near miss is told: one tower of six', () => {
  const { tale } = told(together);
  const towers = [true, false, false, false, false, false];
  const close: Tale = {
    ...tale,
    end: { ...tale.end, towers },
    towers: [{ type: 'towerLost', arc: 6, by: 'creatures', left: 1, turn: tale.end.turn - 4 }],
  };
  expect(story(close, String).join(' ')).toMatch(/for 4 more turns, one last tower was all that stood/);
});

test('[MM-2.5] after a night won comes a harder one, and a night lost says how much was missing', () => {
  const setup = { players: 2, options: { mode: 'coop', difficulty: 'gentle' } };
  const ended = { towers: [true], supply: 2, tokens: [] };
  const after = nextNight({ ...ended, outcome: 'won', difficulty: 'gentle' }, setup);
  expect(after.why).toMatch(/^Next: a normal night/);
  expect(after.setup).toEqual({ players: 2, options: { mode: 'coop', difficulty: 'normal' } });
  expect(nextNight({ ...ended, outcome: 'won', difficulty: 'uber' }, setup).setup).toBeUndefined();
  expect(nextNight({ ...ended, outcome: 'lost', difficulty: 'normal' }, setup).why).toMatch(/^2 tokens more/);
});

test('somebody who plays alone reads of themselves, and a record that cannot be read tells nothing', () => {
  expect(retold(alone, () => 'you')[0]).toMatch(/^You held the castle/);
  expect(retold('no record', String)).toEqual([]);
});

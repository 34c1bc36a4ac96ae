import { expect, test } from 'vitest';
import type { LogLine } from '../session.ts';
import { groupsOf, lastOf } from './log-groups.ts';

const line = (seq: number, text: string, heading?: number): LogLine => ({
  seq,
  text,
  rule: '',
  marks: [],
  ...(heading && { heading }),
});
const LINES = [
  line(1, 'setup'),
  line(2, 'Turn 1', 1),
  line(2, 'a'),
  line(3, 'Move', 2),
  line(3, 'b'),
  line(4, 'Turn 2', 1),
  line(4, 'c'),
];

test('the log is grouped by turn, and what was before the first stands alone', () => {
  expect(groupsOf(LINES).map(({ heading, lines }) => [heading?.text, ...lines.map(({ text }) => text)])).toEqual([
    [undefined, 'setup'],
    ['Turn 1', 'a', 'Move', 'b'],
    ['Turn 2', 'c'],
  ]);
});

test('[10.10] a line has the same key however much is told before or after it', () => {
  const keyOf = (lines: readonly LogLine[], text: string) =>
    groupsOf(lines)
      .flatMap((group) => group.lines)
      .find((one) => one.text === text)?.key;
  expect(keyOf(LINES, 'b')).toBe(keyOf(LINES.slice(3), 'b'));
  expect(keyOf([...LINES, line(5, 'd')], 'c')).toBe(keyOf(LINES, 'c'));
});

test('the last lines are cut between two inputs', () => {
  expect(lastOf(LINES, 1).map(({ text }) => text)).toEqual(['Turn 2', 'c']);
});

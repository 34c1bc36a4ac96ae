import { expect, test } from 'vitest';
import { wordsFor } from './latest.tsx';

const line = (seq: number, text: string) => ({ seq, text, rule: '', marks: [] });
const passed = { seq: 3, log: [line(1, 'Rolled 1 and 4.'), line(2, 'Die A (1) passed.'), line(3, 'Die B (4) passed.')] };
const before = { seq: 2, log: passed.log.slice(0, 2) };

test('whoever listens hears what happened last, and after an undo what was taken back', () => {
  expect(wordsFor(before, passed)).toBe('Die B (4) passed.');
  expect(wordsFor(passed, before)).toBe('Taken back: Die B (4) passed.');
});

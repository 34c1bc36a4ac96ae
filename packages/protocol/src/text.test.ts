import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { Talk, readName } from './text.ts';

const talk = (text: string) => v.safeParse(Talk, text);
const said = (text: string) => v.parse(Talk, text);

test.each([
  '',
  '   ',
  '\u3164',
  '\u2800\u2800',
  '\u00a0',
  'a\u0000b',
  '\u202eevil',
  'half \ud800',
  'a\u2028b',
  'zero\u200bwidth',
])('[D-5] %j is no name', (name) => expect(readName(name)).toBeUndefined());
test.each(['Random bot', 'bot', 'The B\u043et', 'quick  BOT', 'R B0T', 'Empty', 'Еmpty', 'ｂｏｔ'])(
  '[D-5] %s poses as the server',
  (name) => expect(readName(name)).toBeUndefined(),
);
test.each([
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['Zoë', 'Zoë'],
  ['Abbott', 'Abbott'],
  ['Robot', 'Robot'],
  ['李', '李'],
  ['🌙', '🌙'],
])('[D-5] %j is called %s', (name, shown) => expect(readName(name)).toBe(shown));

test.each(['\u034f', '\u17b4', '\u2d7f', '\u{1d159}', '\u0301', '\u20dd', 'Alice\u3164', 'Alice\u180b', 'Alice\u{e0100}'])(
  '[D-5] %j is no name: part of it, or all, looks like nothing',
  (name) => expect(readName(name)).toBeUndefined(),
);
test('[D-5] talk is cleaned of what cannot be seen, and kept otherwise', () => {
  expect(said(`Z${'\u0351'.repeat(200)}a\u034f!`)).toBe('Z\u0351\u0351\u0351a!');
  expect(said('❤️')).toBe('❤️');
  expect(said('no\u0000ught \u202eturned\u202c\nround \ud800')).toBe('nought turned round');
  expect(said('👩‍🚒 می‌خواهم')).toBe('👩‍🚒 می‌خواهم');
  expect(talk('\u0000\u200d').success).toBe(false);
  expect(talk('x'.repeat(501)).success).toBe(false);
});
test('[D-5] whatever is typed, what comes out is whole, visible and in one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const read = talk(text);
      if (read.success) expect(read.output).toMatch(/^(?:(?![\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]).)+$/u);
    }),
  );
});

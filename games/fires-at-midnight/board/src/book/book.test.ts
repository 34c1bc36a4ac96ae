import { expect, test } from 'vitest';
import book from './book.tsx';

const textOf = (options: Record<string, string>) =>
  book({ players: 1, options })
    .map(({ title, text }) => `${title}\n${text}`)
    .join('\n');

test('the book opens with the six lines and has a page for each thing, none with a number of a rule', () => {
  const pages = book({ players: 1, options: {} });
  expect(pages[0]!.text.match(/^\d\. /gm)).toHaveLength(6);
  expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
  expect(pages.filter(({ Picture }) => Picture).length).toBeGreaterThanOrEqual(5);
  for (const preset of ['drill', 'watch', 'midnight', 'inferno']) expect(textOf({ preset })).not.toMatch(/FM-\d|undefined|null/);
});

test('the book is that of this night: points, loads, the fire, the end', () => {
  expect(textOf({ preset: 'drill' })).toContain('6 action points');
  expect(textOf({ preset: 'drill' })).toContain('no aftershocks');
  expect(textOf({ preset: 'inferno' })).toContain('**twice**');
  expect(textOf({ preset: 'midnight', waterReach: 'any' })).toContain('anywhere on the table');
  expect(textOf({ preset: 'midnight', needSaved: '5' })).toContain('**5 saved**');
});

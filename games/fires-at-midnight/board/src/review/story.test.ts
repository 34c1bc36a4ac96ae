import { game } from '@nightfall/fires-at-midnight';
import { isFaults } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import dead from '../../../recorded/dead.record?raw';
import explosions from '../../../recorded/explosions.record?raw';
import houses from '../../../recorded/houses.record?raw';
import saved from '../../../recorded/saved.record?raw';
import { nextNight } from './next.ts';
import retold, { story, taleOf } from './story.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const told = (record: string) => retold(record, (seat) => NAMES[seat]!);

test.each([
  ['won', saved, /brought \w+ out, the last who was needed\.$/],
  ['lost with too many dead', dead, /^With \w+ one too many was lost\.$/],
  ['lost with the houses', houses, /^With H\d one house too many fell\.$/],
  ['lost in explosions', explosions, /one explosion too many/],
])('[FM-14.5] the night that was %s is told in at most five sentences, and how it ended comes last', (_name, record, last) => {
  const lines = told(record);
  expect(lines.length).toBeGreaterThanOrEqual(2);
  expect(lines.length).toBeLessThanOrEqual(5);
  expect(lines[0]).toMatch(/^Ana.* fought the fire for \w+ rounds? and carried /);
  expect(lines.at(-1)).toMatch(last);
  expect(lines.join(' ')).not.toMatch(/undefined|\bV\d/);
});

test('the near miss is told: one death more, one rescue more', () => {
  const tale = taleOf(saved)!;
  const deadLimit = tale.deaths.length + 1;
  const close = { ...tale, end: { ...tale.end, settings: { ...tale.end.settings, deadLimit } } };
  expect(story(close, String).join(' ')).toContain('One more death would have lost the night.');
  const missed = taleOf(dead)!;
  const needSaved = missed.rescues.length + 1;
  const near = { ...missed, end: { ...missed.end, settings: { ...missed.end.settings, needSaved } } };
  expect(story(near, String).join(' ')).toContain('One more rescue would have saved the night.');
});

test('[FM-15] after a night won comes a harder one that can begin; after a night lost the same again', () => {
  const { end } = taleOf(saved)!;
  const first = { players: 1, options: { preset: 'drill', firefighters: 2, needSaved: '6', deadLimit: '4' } };
  const { setup } = nextNight(end, first)!;
  expect(setup).toEqual({ players: 1, options: { preset: 'watch', firefighters: 2 } });
  expect(isFaults(game.setup(setup!))).toBe(false);
  const lost = nextNight(taleOf(dead)!.end, first)!;
  expect([lost.setup, lost.name]).toEqual([undefined, 'Try another night']);
  expect(nextNight(end, { players: 1, options: { preset: 'inferno' } })).toBeUndefined();
});

import { expect, test } from 'vitest';
import midnight from '../../../recorded/midnight-comes.record?raw';
import mirrors from '../../../recorded/mirrors-broken.record?raw';
import shortMidnight from '../../../recorded/short-midnight-comes.record?raw';
import shortMirrors from '../../../recorded/short-mirrors-broken.record?raw';
import { nextNight } from './next.ts';
import retold, { story, taleOf } from './story.ts';

const nobody = (seat: number) => `Player ${seat + 1}`;
const you = (mine: number) => (seat: number) => (seat === mine ? 'you' : nobody(seat));

test.each([
  ['midnight', midnight],
  ['mirrors', mirrors],
  ['short midnight', shortMidnight],
  ['short mirrors', shortMirrors],
])('%s: a night is retold in two to five sentences, by the names of the Heroes', (_name, record) => {
  for (const reader of [nobody, you(0), you(1)]) {
    const lines = retold(record, reader);
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(lines.length).toBeLessThanOrEqual(5);
    for (const line of lines) expect(line).toMatch(/^[A-Z].*\.$/);
    expect(lines.join(' ')).not.toContain('Player');
  }
});
test('[RM-28.1] the last blow is told, and who struck it', () => {
  expect(retold(mirrors, nobody).at(-1)).toMatch(
    /^In round \d+, with the threat at \d of 10, .* struck .* down in \w+ with a (Ranged|Melee|Magic) attack, and the mirror broke\.$/,
  );
  const tale = taleOf(mirrors)!;
  const last = tale.wins.at(-1)!;
  const together = { ...tale, wins: [...tale.wins.slice(0, -1), { ...last, who: [1, 2] }] };
  expect(story(together, you(last.last!.seat)).at(-1)).toMatch(
    / struck .*, the last blow a (Ranged|Melee|Magic) attack by you, and/,
  );
});
test('[RM-28.2] the last rise has its cause, and the Heroes what they lacked', () => {
  expect(retold(midnight, nobody).at(-1)).toMatch(
    /the threat reached 10 (in his own step|because a Hero .*), \w+ mirror points? before/,
  );
});
test('whoever played reads of themselves', () => {
  expect(retold(mirrors, you(0))[0]).toMatch(/^You were \w+, and .* came for your mirrors\.$/);
  expect(retold(mirrors, you(1))[0]).toMatch(/^You were \w+, with \w+, against \w+\.$/);
});
test('what is rare is left out: nobody fell, nothing was close', () => {
  const tale = taleOf(mirrors)!;
  const plain = story({ ...tale, falls: [], misses: [] }, nobody);
  expect(plain.join(' ')).not.toMatch(/ fell | missed by /);
  expect(story({ ...tale, falls: [1, 1, 2] }, nobody).join(' ')).toMatch(/ fell twice and \w+ fell once\./);
});
test('one step pulls: the whole game after the short one, then as printed', () => {
  const won = { ...taleOf(shortMirrors)!.end };
  expect(nextNight(won, { players: 3, options: { short: true } }).setup?.options['short']).toBe(false);
  expect(nextNight(won, { players: 3, options: {} }).setup?.options['printed']).toBe(true);
  expect(nextNight(taleOf(shortMidnight)!.end, { players: 3, options: { short: true } })).toMatchObject({
    why: /1 mirror point short/,
  });
});

import { game, type RuneEvent, type View } from '@nightfall/runebound-midnight';
import { expect, test } from 'vitest';
import { wander } from '../testing/wander.ts';
import { summary } from './summary.ts';
import { tell } from './tell.tsx';

type Moment = { readonly events: readonly RuneEvent[]; readonly view: View };
/** A game as the first Hero sees it. */
function momentsOf(night: number): Moment[] {
  const moments: Moment[] = [];
  wander(night, ['attempt'], (match, events) => {
    moments.push({ events: events.map((event) => game.eventFor?.(event, 1) ?? event), view: match.view(1) });
  });
  return moments;
}
const name = (seat: number) => ['Ana', 'Bo', 'Cleo'][seat]!;

test('everything that is staged has words of the board: no ids, nothing undefined', () => {
  const told = momentsOf(3).flatMap(({ events, view }) => events.flatMap((event) => tell(event, view) ?? []));
  expect(new Set(told.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
  for (const { kind, title, text = '', at = '' } of told) {
    if (kind !== 'move') expect(title).not.toBe('');
    const words = `${title} ${text} ${at}`.replaceAll(/ (at|to|in|of) [A-S]\d+/g, ''); // a place without a name
    expect(words).not.toMatch(/undefined|null|NaN|\b[GYBRMD]\d\d\b/);
  }
});

test('what happened since is one sentence in the names of the board', () => {
  const moments = momentsOf(5);
  const told: string[] = [];
  for (let from = 0; from + 12 < moments.length; from += 12) {
    const part = moments.slice(from, from + 12);
    const since = { events: part.flatMap(({ events }) => events), before: part[0]!.view, after: part.at(-1)!.view, name };
    const text = summary(since);
    if (text !== undefined) told.push(text);
    if (!since.events.some(({ type }) => type === 'turnBegan')) expect(text).toBeUndefined();
  }
  expect(told.length).toBeGreaterThan(5);
  for (const text of told) expect(text).toMatch(/^[A-Z0-9][^.]*\.$/);
});

import type { FireEvent } from '@nightfall/fires-at-midnight';
import { expect, test } from 'vitest';
import { summary } from './summary.ts';
import { tell } from './tell.ts';

const event = (type: string, more: object = {}) => ({ type, clause: 'FM-11.1', ...more }) as unknown as FireEvent;
const since = (events: FireEvent[]) => summary({ events, before: {} as never, after: {} as never, name: String });

test('what the fire did is one sentence in the words of the board', () => {
  const fire = [event('step'), event('explosion', { sq: 3 }), event('explosion', { sq: 4 })];
  const marks = [5, 6, 7].map((sq) => event('marker', { sq, from: 0, to: 2 }));
  const death = event('villagerDied', { id: 'V2', by: null, dead: 1, of: 3 });
  expect(since([...fire, ...marks, death])).toBe('V2 died, two explosions, three new fires.');
});

test('an own turn without the fire is not summed up', () => {
  expect(since([event('moved')])).toBeUndefined();
  expect(since([event('step')])).toBe('The fire did nothing.');
});

test('a death is held longer than anything else', () => {
  expect(tell(event('villagerDied', { id: 'V2', by: null, dead: 1, of: 3 }))).toMatchObject({
    title: 'V2 died: 1 of 3',
    hold: 1400,
  });
});

import { game, type FireEvent, type View } from '@nightfall/fires-at-midnight';
import { expect, test } from 'vitest';
import { summary } from './summary.ts';
import { tell } from './tell.tsx';

const event = (type: string, more: object = {}) => ({ type, clause: 'FM-11.1', ...more }) as unknown as FireEvent;
const since = (events: FireEvent[]) => summary({ events, before: {} as never, after: {} as never, name: String });
const death = event('villagerDied', { id: 'V2', by: null, dead: 1, of: 3 });
const rescue = event('left', {
  f: 'F1',
  load: 'V1',
  path: [
    [1000, 5000],
    [-1, 5000],
  ],
  length: 1,
  ap: 2,
});
/** A village in which V2 lies on W2,B3 and nobody is saved yet. */
function village(): View {
  const v = game.setup({ players: 1, options: {} }) as View;
  v.villagers = v.villagers.map((one) => (one.id === 'V2' ? { ...one, at: [6000, 10_000], state: 'table' } : one));
  return v;
}

test('what the fire did is one sentence in the words of the board', () => {
  const fire = [event('step'), event('explosion', { sq: 3 }), event('explosion', { sq: 4 })];
  const marks = [5, 6, 7].map((sq) => event('marker', { sq, from: 0, to: 2 }));
  expect(since([...fire, ...marks, death])).toBe('Bert (V2) died, two explosions, three new fires.');
  expect(since([rescue, event('step')])).toBe('Ada (V1) is safe.');
});

test('[FM-21.24] it tells deaths, falls, damage and newcomers, in names', () => {
  const damage = [2, 1].map((integrity) => event('houseDamaged', { house: 'H1', sq: 3, integrity }));
  const people = [event('knockedDown', { f: 'F1' }), event('waterTrimmed', { f: 'F2' }), event('villagerPlaced', { id: 'V4' })];
  expect(since([event('step'), ...damage, ...people])).toBe(
    'H1 damaged (1 left), F1 knocked down, F2 spilt one water, Dorn (V4) calls for help.',
  );
});

test('[FM-21.24] one who called for help and died in the same turn is told in that order', () => {
  const newcomer = event('villagerPlaced', { id: 'V2' });
  expect(since([event('step'), newcomer, death])).toBe('Bert (V2) called for help and died.');
});

test('an own turn without the fire is not summed up', () => {
  expect(since([event('moved')])).toBeUndefined();
  expect(since([event('step')])).toBe('The fire did nothing.');
});

test('[12] a death is a moment of its own: whose it is, how many there were, and where', () => {
  expect(tell(death, village())).toMatchObject({
    kind: 'moment',
    tone: 'bad',
    title: 'Bert dies',
    text: '1 of 3 dead.',
    marks: ['V2', 'died:W2,B3'],
  });
});

test('[12] so is a rescue; a chest that is carried off is not', () => {
  expect(tell(rescue, village())).toMatchObject({
    kind: 'moment',
    tone: 'good',
    title: 'Ada is safe',
    text: '1 of 7 saved.',
    marks: ['F1', 'safe:W1,B2'],
  });
  expect(tell(event('left', { ...rescue, load: 'C1' }), village())).toMatchObject({ kind: 'chain' });
});

import { expect, test } from 'vitest';
import type { Moment } from './session.ts';
import { othersDeeds } from './since.ts';

const event = (type: string, seat?: number) => ({ type, ...(seat === undefined ? {} : { seat }) }) as never;
const moment = (...events: never[]) => ({ own: [0], hands: [], events }) as unknown as Moment;
const base = { ...moment(), hands: [0] } as Moment;

test('what one decided oneself is nothing to catch up on; what came of it, and what others did, is', () => {
  const moments = [
    moment(event('walked', 0), event('endedTurn', 0), event('burned')),
    moment(event('walked', 1), event('fell', 0)),
  ];
  expect(othersDeeds({ base, moments }).map(({ type }) => type)).toEqual(['burned', 'walked', 'fell']);
  expect(othersDeeds({ base, moments: [moment(event('walked', 0))] })).toEqual([]);
});

test('where nobody here was asked, everything is told', () => {
  expect(othersDeeds({ base: moment(), moments: [moment(event('walked', 0))] })).toHaveLength(1);
});

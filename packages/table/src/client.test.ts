import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Places, REMEMBERED, notePlace, placeOf, printClient, readClient } from './client.ts';

const id = fc.oneof(fc.constantFrom('-', 'a-0', 'a', '__proto__', '0'), fc.stringMatching(/^[0-9A-Za-z_-]{1,24}$/));
const client = fc.record({ person: fc.constantFrom('p1', 'p2', '__proto__'), id });

test('a request is found by its person and its id, and no other is', { retry: 0 }, () => {
  fc.assert(
    fc.property(fc.array(client, { maxLength: REMEMBERED }), fc.array(client, { maxLength: 50 }), (sent, asked) => {
      const places: Places = new Map();
      const expected = new Map<string, number>();
      for (const [n, one] of sent.entries()) {
        notePlace(places, readClient(printClient(one)), n);
        expected.set(printClient(one), n);
      }
      for (const one of [...sent, ...asked]) expect(placeOf(places, one)).toBe(expected.get(printClient(one)));
    }),
  );
});

test('of each person the latest requests are remembered, however many others send', () => {
  const places: Places = new Map();
  for (let n = 0; n < 1000; n++) notePlace(places, { person: n % 10 === 0 ? 'quiet' : 'busy', id: `a-${n}` }, n);
  expect(placeOf(places, { person: 'quiet', id: 'a-10' })).toBe(10);
  expect(placeOf(places, { person: 'busy', id: 'a-999' })).toBe(999);
  expect([...places.values()].map((own) => own.size)).toEqual([100, REMEMBERED]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Client, type Places, noteStored, notePlace, placeOf, printClient } from './client.ts';

const id = fc.oneof(
  fc.integer({ min: 0, max: 200 }).map((n) => `a-${n}`),
  fc.integer({ min: 0, max: 9_999_999 }).map((n) => `ab-${n}`),
  fc.constantFrom('-', '-0', 'a-', 'a-00', 'a-01', 'a-1x', 'a', 'a--1', 'a-12345678', '__proto__', '0'),
  fc.stringMatching(/^[0-9A-Za-z_-]{1,24}$/),
);
const client = fc.record({ person: fc.constantFrom('p1', 'p2'), id });

test('a request is found by its person and its id, and no other is', () => {
  fc.assert(
    fc.property(fc.array(client, { maxLength: 200 }), fc.array(client, { maxLength: 50 }), (sent, asked) => {
      const places: Places = new Map();
      const expected = new Map<string, number>();
      const both = (one: Client) => [placeOf(places, one), expected.get(printClient(one))];
      for (const [n, one] of sent.entries()) {
        expect(both(one)[0]).toBe(both(one)[1]);
        if (n % 2 === 0) notePlace(places, one, n);
        else noteStored(places, printClient(one), n);
        expected.set(printClient(one), n);
      }
      for (const one of [...sent, ...asked]) expect(both(one)[0]).toBe(both(one)[1]);
    }),
    { numRuns: 500 },
  );
});

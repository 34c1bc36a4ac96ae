import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ToServer, readMessage } from './to-server.ts';

test('a message is read by its schema, and what is wrong is said in a sentence', () => {
  expect(readMessage('{"t":"beat"}')).toEqual({ t: 'beat' });
  expect(readMessage('{"t":"in","m":"abcdefghij","id":"x","i":{"type":"put","seat":0}}')).toMatchObject({
    t: 'in',
    i: { type: 'put', seat: 0 },
  });
  expect(readMessage('{')).toEqual({ fault: 'A message is JSON.' });
  expect(readMessage('{"t":"in","m":"../x","id":"x","i":{"type":"put"}}')).toHaveProperty('fault');
  expect(readMessage('{"t":"beat","extra":1}')).toHaveProperty('fault');
  expect(readMessage('{"t":"nothing"}')).toHaveProperty('fault');
  expect(readMessage('[]')).toHaveProperty('fault');
});

const text = fc.oneof(fc.constantFrom('in', 'abcdefghij', 'x', 'put', ''), fc.string({ maxLength: 80 }));
const value = fc.oneof(
  text,
  fc.integer(),
  fc.constantFrom(null, true, [], ['put']),
  fc.record({ type: text }, { requiredKeys: [] }),
);
const nearlyAnInput = fc.record(
  {
    t: fc.oneof({ weight: 8, arbitrary: fc.constant('in') }, value),
    m: fc.oneof({ weight: 8, arbitrary: fc.constant('abcdefghij') }, value),
    id: fc.oneof({ weight: 8, arbitrary: fc.stringMatching(/^[0-9A-Za-z_-]{1,26}$/) }, value),
    i: fc.oneof({ weight: 8, arbitrary: fc.record({ type: text, seat: fc.integer() }) }, value),
    extra: value,
  },
  { requiredKeys: ['t', 'm', 'id', 'i'] },
);

test('an input that is read by hand is one by the schema too, and the other way round', () => {
  let read = 0;
  fc.assert(
    fc.property(nearlyAnInput, (message) => {
      const raw: unknown = JSON.parse(JSON.stringify(message));
      const bySchema = v.safeParse(ToServer, raw);
      const ours = readMessage(JSON.stringify(message));
      if (bySchema.success) read += 1;
      if (bySchema.success) expect(ours).toEqual(bySchema.output);
      else expect(ours).toHaveProperty('fault');
    }),
    { numRuns: 2000 },
  );
  expect(read).toBeGreaterThan(100);
});

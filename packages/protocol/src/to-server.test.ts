import { expect, test } from 'vitest';
import { readMessage } from './to-server.ts';

test('a message is read by its schema, and what is wrong is said in a sentence', () => {
  expect(readMessage('{"t":"beat"}')).toEqual({ t: 'beat' });
  expect(readMessage('{"t":"in","m":"abcdefghij","id":"x","i":{"type":"put","seat":0}}')).toMatchObject({
    t: 'in',
    i: { type: 'put', seat: 0 },
  });
  expect(readMessage('{')).toEqual({ fault: 'Messages must be JSON.' });
  expect(readMessage('{"t":"in","m":"../x","id":"x","i":{"type":"put"}}')).toHaveProperty('fault');
  expect(readMessage('{"t":"beat","extra":1}')).toHaveProperty('fault');
  expect(readMessage('{"t":"nothing"}')).toHaveProperty('fault');
  expect(readMessage('[]')).toHaveProperty('fault');
});

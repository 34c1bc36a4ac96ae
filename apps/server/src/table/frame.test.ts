import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { frameOf, packedFrameOf } from './frame.ts';

const say = (text: string) => ({ t: 'notice', kind: 'back', text }) as const;
const OVERHEAD = JSON.stringify(say('')).length;

test.each([0, 50, 125 - OVERHEAD, 126 - OVERHEAD, 65_535 - OVERHEAD, 65_536 - OVERHEAD, 200_000])(
  'a text of %i more bytes is framed',
  (more) => {
    const frame = frameOf(say('x'.repeat(more)));
    const length = more + OVERHEAD;
    const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
    expect([frame.length, frame[0]]).toEqual([head + length, 0x81]);
    expect(JSON.parse(frame.subarray(head).toString())).toEqual(say('x'.repeat(more)));
  },
);

test('a large message is deflated, a small one is not', () => {
  const frame = packedFrameOf(say('abc '.repeat(5000)));
  expect(frame[0]).toBe(0x82);
  expect(frame.length).toBeLessThan(1000);
  expect(JSON.parse(inflateRawSync(frame.subarray(frame[1] === 126 ? 4 : 2)).toString())).toEqual(say('abc '.repeat(5000)));
  expect(packedFrameOf(say('abc'))[0]).toBe(0x81);
});

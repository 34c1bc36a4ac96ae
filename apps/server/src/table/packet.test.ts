import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packed, written } from './packet.ts';

const say = (text: string) => ({ t: 'notice', kind: 'back', text }) as const;

test('a large message is deflated for those who can inflate, a small one is not', () => {
  const large = say('abc '.repeat(5000));
  const { data, binary } = packed(large);
  expect([binary, data.length < 1000]).toEqual([true, true]);
  expect(JSON.parse(inflateRawSync(data).toString())).toEqual(large);
  expect(packed(say('夜'))).toEqual(written(say('夜')));
  expect(written(large)).toEqual({ data: Buffer.from(JSON.stringify(large)), binary: false });
});

import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packedOf, packetOf } from './packet.ts';

const say = (text: string) => ({ t: 'notice', kind: 'back', text }) as const;

test('a large message is deflated for those who can inflate, a small one is not', () => {
  const large = say('abc '.repeat(5000));
  const { data, binary } = packedOf(large);
  expect([binary, data.length < 1000]).toEqual([true, true]);
  expect(JSON.parse(inflateRawSync(data).toString())).toEqual(large);
  expect(packedOf(say('夜'))).toEqual(packetOf(say('夜')));
  expect(packetOf(large)).toEqual({ data: Buffer.from(JSON.stringify(large)), binary: false });
});

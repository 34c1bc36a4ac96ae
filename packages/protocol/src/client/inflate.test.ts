import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inOrder } from './inflate.ts';

test('deflated and plain messages are heard in the order in which they came', async () => {
  const heard: string[] = [];
  const read = inOrder((text) => heard.push(text));
  const packed = (text: string) => new Uint8Array(deflateRawSync(text)).buffer;
  read('a');
  read(packed('b'.repeat(9000)));
  read('c');
  read(packed('d'));
  expect(heard).toEqual(['a']);
  await expect.poll(() => heard.length).toBe(4);
  read('e');
  expect(heard.map((text) => text[0])).toEqual(['a', 'b', 'c', 'd', 'e']);
});

import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { pack, unpack } from './share.ts';

test('a text comes back from its packed form, which fits a link', async () => {
  const text = 'nightfall record 1\n'.repeat(200) + 'ünïcode ✓';
  const packed = await pack(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(text.length / 10);
  expect(await unpack(packed)).toBe(text);
});

test('a link that was cut or changed is told from a whole one', async () => {
  const packed = await pack(Array.from({ length: 300 }, (_, i) => `line ${i * 7919}`).join('\n'));
  expect(await unpack(packed.slice(0, -20))).toBeUndefined();
  expect(await unpack('%%%')).toBeUndefined();
});

test('settings that cannot be read are as usual', () => {
  const usual = {
    motion: true,
    sound: false,
    contrast: 'normal',
    palette: 'night',
    text: 'usual',
    speed: 1,
    steps: false,
    rules: false,
  } as const;
  expect(readSettings('{', usual)).toEqual(usual);
  expect(readSettings(null, usual)).toEqual(usual);
  expect(readSettings('{"speed":25}', usual)).toEqual({ ...usual, speed: 25 });
  expect(readSettings('{"speed":99,"contrast":"high","palette":7}', usual)).toEqual({ ...usual, contrast: 'high' });
});

import { pack } from '@nightfall/ui';
import { expect, test, vi } from 'vitest';
import { linkIn, recordInText } from './record-from.ts';

vi.mock('./server.ts', () => ({ recordOf: () => undefined }));

test('a message with a link to a replay gives the record in it; a record gives itself', async () => {
  const record = 'nightfall record 1\ngame heist 1\n';
  const message = `Siege: 3 left.\nhttps://games.example/replay#r=${await pack(record)}`;
  expect(await recordInText(message)).toBe(record);
  expect(await recordInText(record)).toBe(record);
});

test('a link that was cut says so', async () => {
  expect(await recordInText('https://games.example/replay#r=AAAA')).toMatchObject({ code: 'CUT' });
  expect(linkIn('no link here')).toBeUndefined();
});

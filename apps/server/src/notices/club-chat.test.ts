import { expect, test } from 'vitest';
import { clubChat } from './club-chat.ts';

/** What the club reads of somebody with this name. */
function toldOf(name: string): string {
  const told: string[] = [];
  const chat = { webhook: 'https://chat.example/hook', address: 'https://games.example' };
  const tell = clubChat({ chat, base: '/' }, { chat: async (_, body) => told.push((body as { text: string }).text) });
  void tell(name, { match: 'm1', game: 'Siege', seat: 0, text: '' });
  return told[0]!.split(': it is your turn')[0]!;
}

test('[D-low] a name leads nowhere: no chat makes a link of it', () => {
  for (const name of ['http://x.example/y', 'www.x.example', 'x.y/z', 'mail:x.y', '#general', '[a](b.c)'])
    expect(toldOf(name)).not.toMatch(/[:/#()[\]]|\.\S/);
  expect([toldOf('Dr. Müller'), toldOf('Ana-Lena 2.'), toldOf('://')]).toEqual(['Dr. Müller', 'Ana-Lena 2.', 'Someone']);
});

import type { Random } from '@nightfall/kernel';
import { type Value, nearly, pick, written } from './chaos.ts';
import type { Target } from './requests.ts';

/** A message of the socket: mostly one that can be read, seldom one that may be done. */
export function anyMessage(random: Random, { matches, tokens }: Target): string {
  const { id: m, key } = pick(random, matches);
  const wish = { m, id: `f${random.int(5000)}` };
  const seat = random.int(4);
  const messages: readonly Value[] = [
    { t: 'in', ...wish, i: { type: 'takePost', seat, post: random.int(6) } },
    { t: 'in', ...wish, i: { type: 'shine', seat, gate: random.int(6) } },
    { t: 'in', ...wish, i: { type: 'pass', seat } },
    { t: 'in', ...wish, i: { type: 'dice', faces: [random.int(9)] } },
    { t: 'hello', token: pick(random, tokens) },
    { t: 'join', m, key, have: random.int(50) },
    { t: 'part', m },
    { t: 'sit', ...wish, seat, key, over: true },
    { t: 'rise', ...wish },
    { t: 'bot', ...wish, seat, level: pick(random, ['random', null, 'none']) },
    { t: 'undo', ...wish, to: random.int(30) },
    { t: 'reset', ...wish },
    { t: 'redo', ...wish },
    { t: 'vote', ...wish, yes: random.int(2) === 0 },
    { t: 'pause', ...wish },
    { t: 'resume', ...wish },
    { t: 'moves', ...wish, seat },
    { t: 'rematch', ...wish },
    { t: 'page', ...wish, before: random.int(50), seat },
    { t: 'mute', ...wish, seat, how: pick(random, ['mute', 'block', null]) },
    { t: 'mute', ...wish, line: random.int(9), how: pick(random, ['mute', null]) },
    { t: 'say', ...wish, text: pick(random, ['hello', '\u0000', '\u202ex', ' ']) },
    { t: 'phrase', ...wish, phrase: 'hello' },
    { t: 'ping', m, mark: 'gate:1' },
    { t: 'beat', c: random.int(99) },
    // Seldom: after these the old links are worth nothing.
    ...(random.int(50) === 0
      ? [
          { t: 'remove', ...wish, seat },
          { t: 'renew', ...wish },
        ]
      : []),
  ];
  return written(random, nearly(random, pick(random, messages)));
}

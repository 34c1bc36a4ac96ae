import { expect, test } from 'vitest';
import { chacha20 } from '../chance/chacha20.ts';
import { openStream } from './stream.ts';

test('a stream goes on where it stopped, with the faces that the seed promises', () => {
  const seed = '0123456789abcdef'.repeat(4);
  const whole = chacha20(seed);
  let stream = openStream(seed);
  for (let i = 0; i < 200; i++) {
    const sides = 2 + ((i * 7) % 40);
    expect(stream.int(sides)).toBe(whole.int(sides));
    if (i % 3 === 0) stream = openStream(seed, stream.drawn);
  }
});

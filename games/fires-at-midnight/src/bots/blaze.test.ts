import { apply, isFaults, perform, quickRandom, throwDice, waitingFor } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { rolledSquare } from '../grid.ts';
import { game } from '../index.ts';
import { burnOn } from './blaze.ts';
import { blazeOf } from './outlook.ts';

test('[FM-20.11] [FM-20.12] the quick fire does what the rules do, roll by roll', () => {
  const random = quickRandom(8);
  let compared = 0;
  for (let i = 0; i < 150; i++) {
    const s = game.setup({ players: 1, options: { preset: i % 3 === 0 ? 'inferno' : i % 3 === 1 ? 'watch' : 'midnight' } });
    if (isFaults(s)) throw new Error('no setup');
    while (s.stack.length > 0) {
      const asked = waitingFor(game.book, s);
      if (asked.for === 'dice') perform(game.book, s, { type: 'dice', faces: throwDice(asked.sides, random) });
      else if (!s.active) perform(game.book, s, game.bots['random']!.bot(s, 0, random)[0]!);
      else {
        const quick = blazeOf(s);
        const rolled: number[] = [];
        perform(game.book, s, { type: 'end', seat: 0, f: s.active });
        for (let now = waitingFor(game.book, s); now.for === 'dice'; now = waitingFor(game.book, s)) {
          const faces = throwDice(now.sides, random);
          if (s.stack.at(-1)!.rule !== 'arrival') rolled.push(rolledSquare(faces));
          apply(game.book, s, { type: 'dice', faces });
        }
        const rolls = { squares: rolled, at: 1 };
        burnOn(quick, rolled[0]!, rolls, () => undefined);
        if (s.result?.reason === 'dead') continue;
        expect([...quick.marks]).toEqual(s.marks);
        expect([...quick.boom].map(Boolean)).toEqual(s.boom);
        expect([...quick.integrity]).toEqual(s.houses.map((h) => h.integrity));
        expect(quick.lost).toBe(s.result !== null);
        expect(rolls.at).toBe(rolled.length);
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

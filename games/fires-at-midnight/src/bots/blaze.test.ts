import { type Random, apply, isFaults, perform, quickRandom, throwDice, waitingFor } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { rolledSquare } from '../space/grid.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { type Blaze, burnOn } from './blaze.ts';
import { blazeOf } from './outlook.ts';

/** One upkeep by the rules; the squares that were rolled for the fire, in order. */
function burnByTheRules(s: State, random: Random): number[] {
  const rolled: number[] = [];
  perform(game.book, s, { type: 'end', seat: 0, f: s.active! });
  for (let now = waitingFor(game.book, s); now.for === 'dice'; now = waitingFor(game.book, s)) {
    const faces = throwDice(now.sides, random);
    if (s.stack.at(-1)!.rule !== 'arrival') rolled.push(rolledSquare(faces));
    apply(game.book, s, { type: 'dice', faces });
  }
  return rolled;
}
const seenBy = (z: Blaze) => ({ marks: [...z.marks], boom: [...z.boom].map(Boolean), integrity: [...z.integrity], lost: z.lost });
const seenIn = (s: State) => ({
  marks: s.marks,
  boom: s.boom,
  integrity: s.houses.map((h) => h.integrity),
  lost: s.result !== null,
});

/** A game in which nobody acts: what the quick fire says and what the rules say, upkeep by upkeep. */
function* upkeeps(preset: string, random: Random) {
  const s = game.setup({ players: 1, options: { preset } });
  if (isFaults(s)) throw new Error('no setup');
  while (s.stack.length > 0) {
    const asked = waitingFor(game.book, s);
    if (asked.for === 'dice') perform(game.book, s, { type: 'dice', faces: throwDice(asked.sides, random) });
    else if (!s.active) perform(game.book, s, game.bots['random']!.bot(s, 0, random)[0]!);
    else {
      const quick = blazeOf(s);
      const rolled = burnByTheRules(s, random);
      const rolls = { squares: rolled, at: 1 };
      burnOn(quick, rolled[0]!, rolls, () => undefined);
      if (s.result?.reason !== 'dead') yield { quick: seenBy(quick), rules: seenIn(s), left: rolled.length - rolls.at };
    }
  }
}

test('[FM-20.11] [FM-20.12] the quick fire does what the rules do, roll by roll', () => {
  const random = quickRandom(8);
  let compared = 0;
  for (let i = 0; i < 150; i++)
    for (const { quick, rules, left } of upkeeps(['inferno', 'watch', 'midnight'][i % 3]!, random)) {
      expect(quick).toEqual(rules);
      expect(left).toBe(0);
      compared++;
    }
  expect(compared).toBeGreaterThan(1000);
});

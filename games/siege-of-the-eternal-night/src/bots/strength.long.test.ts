import { perform, quickRandom, waitingFor, type Random } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { analyse, rollsOf } from '../knowledge/analysis.ts';
import { enemiesLeft } from '../queries/deployment.ts';
import type { SiegeState } from '../state.ts';
import { night } from '../testing/table.ts';
import { strongBot } from './strong.ts';

function carefully(s: SiegeState, random: Random): SiegeState {
  while (s.stack.length > 0) {
    const asked = waitingFor(game.book, s);
    if (asked.for === 'dice') perform(game.book, s, { type: 'dice', faces: asked.fixed! });
    else for (const move of game.bots['good']!.bot(game.view(s, 0), 0, random)) perform(game.book, s, move);
  }
  return s;
}

test('[SN-17.7] strong beats careful on the same nights', () => {
  const bot = strongBot({ plans: 32, nights: 3 });
  let [strong, careful] = [0, 0];
  for (let n = 0; n < 3; n++) {
    const s = night([], { seed: `bot-${n}` });
    const random = quickRandom(n);
    while (s.stack.length > 0) {
      const asked = waitingFor(game.book, s);
      if (asked.for === 'dice') perform(game.book, s, { type: 'dice', faces: asked.fixed! });
      else for (const move of bot(s, 0, random)) perform(game.book, s, move);
    }
    strong += enemiesLeft(s);
    careful += enemiesLeft(carefully(night([], { seed: `bot-${n}` }), quickRandom(n)));
  }
  expect(strong).toBeLessThan(careful);
});

test('[SN-17.8] E-24: with the dice of worked-example it finds 2 or less', () => {
  const found = analyse(night([], { seed: 'worked-example' }), rollsOf('worked-example', []));
  expect(found.score).toBeLessThanOrEqual(2);
});

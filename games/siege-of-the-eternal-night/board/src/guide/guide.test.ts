import { apply, isFaults, waitingFor } from '@nightfall/kernel';
import { expect, test } from 'vitest';
import { game, phaseOf } from '@nightfall/siege-of-the-eternal-night';
import { guide } from './guide.ts';

/** The guided night played by passing everything and drawing nothing; what the bubbles would say on the way. */
function walked(): string[] {
  const s = game.setup(guide.setup);
  if (isFaults(s)) throw new Error('the guided night cannot begin');
  const rolls = guide.dice.map((faces) => [...faces]);
  const seen = new Set<string>();
  while (waitingFor(game.book, s).for !== 'nobody') {
    for (const step of guide.steps) if (step.when(s) && !step.until?.(s)) seen.add(step.id);
    const phase = phaseOf(s);
    const open = s.dice?.findIndex(({ status }) => status === 'open') ?? -1;
    if (waitingFor(game.book, s).for === 'dice') apply(game.book, s, { type: 'dice', faces: rolls.shift()! });
    else if (phase === 'READY' || phase === 'REROLL') apply(game.book, s, { type: 'roll', seat: 0 });
    else if (phase === 'VOLLEY') apply(game.book, s, { type: 'hold', seat: 0 });
    else apply(game.book, s, open < 0 ? { type: 'end', seat: 0 } : { type: 'passDie', seat: 0, die: open === 0 ? 'A' : 'B' });
  }
  expect(rolls).toEqual([]);
  return [...seen];
}

test('[SN-9.1] the prepared dice of the guided night last for nine turns and bring a hero, doubles and a spell', () => {
  expect(walked()).toEqual(
    expect.arrayContaining(['horde', 'roll', 'troop', 'altar', 'end', 'hero', 'volley', 'spell', 'forecast', 'dawn']),
  );
});

test('[SN-1.3] every bubble has its own name and cites a clause', () => {
  expect(new Set(guide.steps.map(({ id }) => id)).size).toBe(guide.steps.length);
  for (const { rule } of guide.steps) expect(rule).toMatch(/^SN-\d+\.\d+$/);
});

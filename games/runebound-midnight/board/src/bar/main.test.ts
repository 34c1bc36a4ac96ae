import { legal } from '@nightfall/kernel';
import { foresee, game, PHASES, top, type RuneMove } from '@nightfall/runebound-midnight';
import { expect, test } from 'vitest';
import { wander } from '../testing/wander.ts';
import { isMain } from './main.ts';
import { oddsOf } from './odds.ts';

test('[RM-21.12] with one attack left the bar proposes it only where no later phase of the round is worth more', () => {
  const proposed = { attack: 0, defend: 0 };
  for (const night of [1, 2, 3])
    wander(night, ['attempt', 'stand'], (match) => {
      const frame = top(match.state);
      if (match.waiting.for !== 'seats' || frame?.rule !== 'combat' || frame.at !== 'act') return;
      const seat = match.waiting.seats[0]!;
      const view = match.view(seat);
      const moves = legal(game.book, view, seat) as readonly RuneMove[];
      const main = moves.filter((move) => isMain(view, move, moves));
      expect(main.length).toBeLessThanOrEqual(1);
      for (const { type } of main) if (type === 'attack' || type === 'defend') proposed[type] += 1;
      const isFoolish = main.some((move) => move.type === 'attack' && (oddsOf(view, move) ?? 0) <= 3);
      const isLast = frame.phase === PHASES.at(-1);
      if (isFoolish && view.combat!.kind === 'assault')
        expect(isLast || match.state.combat!.value.every((n) => n > 17)).toBe(true);
    });
  expect(proposed.attack).toBeGreaterThan(5);
  expect(proposed.defend).toBeGreaterThan(5);
});

test('the bar does not propose to stand in a fight that is more likely lost than won', () => {
  const proposed = { yes: 0, no: 0 };
  for (const night of [1, 2, 3, 4])
    wander(night, ['attempt', 'stand'], (match) => {
      if (match.waiting.for !== 'seats' || match.state.combat?.fighters.length !== 1) return;
      const seat = match.waiting.seats[0]!;
      const view = match.view(seat);
      const moves = legal(game.book, view, seat) as readonly RuneMove[];
      const stand = moves.find(({ type }) => type === 'stand');
      if (!stand) return;
      const { win } = foresee(view, view.combat!, view.combat!.fighters[0]!);
      proposed[isMain(view, stand, moves) ? 'yes' : 'no'] += 1;
      expect(isMain(view, stand, moves)).toBe(Math.round(100 * win) >= 50);
    });
  expect(proposed.yes).toBeGreaterThan(0);
  expect(proposed.no).toBeGreaterThan(0);
});

import { describe, expect, test } from 'vitest';
import { enemiesLeft } from './queries/deployment.ts';
import { game } from './game.ts';
import { compareNights, felledPerTurn, rankOf, shareText } from './result.ts';
import { idleTurns, night, own } from './testing/table.ts';

describe('score', () => {
  test('[SN-1.3] [SN-1.5] [SN-1.6] unmarked enemies count one each, wallbreakers too, gates never', () => {
    expect(enemiesLeft(night([], own('ewg', '--g')))).toBe(2);
    expect(enemiesLeft(night(['roll 1 2', 'troop A b1', 'decline'], own('ewg', '--g')))).toBe(1);
    expect(enemiesLeft(night(['roll 1 2', 'troop A c2'], own('ewg', '--g')))).toBe(2);
  });
  test('[SN-1.4] [SN-1.7] lower score, then earlier clearing, then more heroes unused', () => {
    const of = (score: number, clearedOn: number | null, heroesUnused: number) => ({ score, clearedOn, heroesUnused });
    expect(compareNights(of(2, null, 0), of(3, null, 3))).toBeLessThan(0);
    expect(compareNights(of(0, 9, 0), of(0, 8, 0))).toBeGreaterThan(0);
    expect(compareNights(of(0, 8, 1), of(0, 8, 2))).toBeGreaterThan(0);
    expect(compareNights(of(4, null, 1), of(4, null, 1))).toBe(0);
  });
  test('[SN-11.4] a night that is not over has no score', () => {
    expect(game.result(night(['roll 1 2']))).toBeUndefined();
  });
  test('[SN-15.1] [SN-15.2] rank and par', () => {
    expect(game.result(night(idleTurns(9)))).toMatchObject({
      title: 'Lost to the Dark',
      scores: [77],
      text: '77 left of 77. Par for a whole night on this sheet is 5 left.',
    });
    expect(game.result(night(idleTurns(9), own('eee')))!.text).toBe('3 left of 3.');
    expect([0, 2, 5, 9, 14, 20, 21].map(rankOf).at(-1)).toBe('Lost to the Dark');
  });
  test('[SN-18.10] no bar for turns after an early clearing; free marks count', () => {
    const s = night(['roll 4 5', 'pass A', 'pass B', 'end', 'roll 1 2', 'troop A a1', 'mark b1'], own('we'));
    expect(felledPerTurn(s)).toEqual([0, 2]);
    expect(shareText(s)).toBe('Siege of the Eternal Night · Own sheet · own dice\n0 left of 2 · Dawnbringer\n▁▂');
    const daily = night([], { sheet: 'daily', seed: 'daily-2026-01-01' });
    expect(shareText(daily).split('\n')[0]).toBe('Siege of the Eternal Night · 2026-01-01');
  });
});

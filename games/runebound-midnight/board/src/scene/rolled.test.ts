import { expect, test } from 'vitest';
import { duration } from '../picture/pace.ts';
import { tell } from '../review/tell.tsx';
import { isClose, rolledIn, rollTime } from './rolled.ts';

const blow = (total: number, need: number) =>
  ({ type: 'blowRolled', seat: 1, phase: 1, isAttack: true, dice: [6, 6], total, need, success: total >= need }) as const;

test('dice roll for 0.8 seconds at most, and longer when it is close', () => {
  const [close, clear] = [rolledIn(blow(18, 19))!, rolledIn(blow(18, 12))!];
  expect([isClose(close), isClose(clear)]).toEqual([true, false]);
  expect(rollTime(close)).toBeGreaterThan(rollTime(clear));
  expect(rollTime(close)).toBeLessThanOrEqual(800);
});
test('a roll is shown until the dice lie still, however much waits, and no words lie over the fight', () => {
  const event = blow(18, 19);
  const told = tell(event, { heroes: [] } as never);
  expect(told?.kind).toBe('move');
  expect(told?.hold).toBeGreaterThan(rollTime(rolledIn(event)!));
  expect(duration(event)).toBe(told?.hold);
});
test('what came of it is said in a word, apart for attack and defence', () => {
  expect(rolledIn(blow(18, 19))!.result).toBe('A miss');
  expect(rolledIn({ ...blow(12, 19), isAttack: false })!.result).toBe('The defence fails');
  expect(rolledIn({ type: 'stood', seat: 1 })).toBeUndefined();
});

import { isVillager } from './content/box.ts';
import { count } from '@nightfall/kit/words';
import { no, type Input, type Refusal, type Result } from '@nightfall/kernel';

import type { Reason, View } from './state.ts';
import { deadCount, explosionCount, ownersOf, ruinCount, savedCount, firefighter } from './queries/village.ts';
import { reasonText } from './text/events.ts';
import type { Fires } from './moves.ts';

const CLAUSES: Record<Reason, string> = { saved: 'FM-1.2', houses: 'FM-1.3', dead: 'FM-1.4', explosions: 'FM-1.5' };

/** FM-1.1 All win or lose together; there is no draw (FM-14.4). FM-14.5 The count is in the text. */
export function result(v: View): Result | undefined {
  if (!v.result) return undefined;
  const { win, reason } = v.result;
  const things = [
    count(explosionCount(v), 'explosion'),
    count(ruinCount(v), 'ruin'),
    count(v.round, 'round'),
    count(v.turn, 'turn'),
  ];
  const tale = `${savedCount(v)} saved, ${deadCount(v)} dead, ${things.join(', ')}.`;
  return {
    outcome: win ? 'won' : 'lost',
    winners: win ? ownersOf(v.crew) : [],
    scores: [savedCount(v)],
    title: win ? 'The rescue has succeeded' : 'The village is lost',
    text: `${reasonText(reason)} ${tale}`,
    rule: CLAUSES[reason],
  };
}

/** FM-18.33 Would this leave save the last villager needed? */
export function isWinningLeave(v: View, input: Input<Fires>): boolean {
  if (input.type !== 'leave') return false;
  const { load } = firefighter(v, input.f);
  return isVillager(load) && savedCount(v) + 1 >= v.settings.needSaved;
}

/** FM-9.9, FM-18.30–18.33 Undo goes back to the start of the turn, never past its end. */
export function keeps(input: Input<Fires>, before: View): Refusal | undefined {
  if (input.type === 'end') return no('FM-18.31', 'E_FINAL', 'The turn has ended, and the dice have been rolled since.');
  if (input.type === 'start') return no('FM-18.30', 'E_FINAL', 'Undo goes back only to the start of the turn.');
  return isWinningLeave(before, input) ? no('FM-18.33', 'E_FINAL', 'The game is won, and a win is final.') : undefined;
}

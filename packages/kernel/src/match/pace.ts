import type { Input, Refusal, Types } from '../types.ts';
import type { Match } from './match.ts';

/** Tolerance for the time a message takes. */
const GRACE = 100;

const TOO_SOON = (after: number): Refusal => ({
  rule: 'match',
  code: 'TOO_SOON',
  text: 'Wait a moment before you do that again.',
  facts: { after },
});

/** Why this input comes too soon after the last of its kind by the same seat: a game may set a pace while a clock runs. */
export function refusePace<T extends Types>(match: Match<T>, input: Input<T>, at: number): Refusal | undefined {
  const pace: number | undefined = match.game.pace?.[input.type as T['move']['type']];
  if (pace === undefined || match.clock === undefined || !('seat' in input)) return undefined;
  const last = match.lastDeed(input.type, input.seat);
  return last === undefined || last <= at - pace + GRACE ? undefined : TOO_SOON(last + pace - at);
}

import type { Input, Refusal, Seat, Types } from '../types.ts';
import type { Holder } from './log.ts';
import type { Match } from './match.ts';
import { seatingOf } from './seating.ts';

export const DICE_FELL: Refusal = {
  rule: 'match',
  code: 'DICE_FELL',
  text: "You can't take that back: the dice have been rolled.",
};
export const NOTHING: Refusal = { rule: 'match', code: 'NOTHING', text: 'There is nothing to undo.' };
export const NOTHING_AGAIN: Refusal = { rule: 'match', code: 'NOTHING', text: 'There is nothing to redo.' };
export const ENDED: Refusal = { rule: 'match', code: 'OVER', text: 'The game is over, so nothing can be taken back.' };
export const acted = (seat: Seat): Refusal => ({
  rule: 'match',
  code: 'ACTED',
  text: 'Someone else has acted since.',
  facts: { seat },
});
export const learned = (what: string): Refusal => ({
  rule: 'match',
  code: 'LEARNED',
  text: `You can't take that back: ${what}.`,
  facts: { learned: what },
});

/** How far a seat may go back. Each group of `voices` must agree, and one member speaks for all; none: no consent is needed. */
export type TakeBack = { readonly to: number; readonly voices: readonly (readonly Seat[])[] };

/**
 * What it takes to go back to `to` (by default the asker's last decision); or why that is impossible. `own` are all seats of the
 * asker, `holders` those whose consent counts. Browser and server both use this.
 */
export function takeBack<T extends Types>(
  match: Match<T>,
  seat: Seat,
  to?: number,
  own: readonly Seat[] = match.head.together?.find((seats) => seats.includes(seat)) ?? [seat],
  holders: readonly Holder[] = match.holders,
): TakeBack | Refusal {
  if (match.isOver) return ENDED;
  const target = decisionAt(match.inputs, to ?? lastOf(match.inputs, seat));
  if (target < 0) return match.refuseUndo(seat) ?? NOTHING;
  if (match.turnStart(seat) <= target) return { to: target, voices: [] };
  const others = holders.flatMap((holder, other) => (holder === 'person' && !own.includes(other) ? [other] : []));
  const kept = keptByTheRules(match, seat, target, others.length === 0);
  if (kept) return kept;
  const voices = voicesFor(match, seat, target, others);
  // A lone player of a solo or co-operative game may undo anything; in a contest, dice are final.
  if (voices.length > 0 || match.game.kind !== 'versus') return { to: target, voices };
  return match.refuseUndo(seat) ?? NOTHING;
}

const lastOf = (inputs: readonly Input[], seat: Seat): number =>
  inputs.findLastIndex((input) => 'seat' in input && input.seat === seat);
/** The decision at or before this input: dice are never taken back alone, or they would be rolled again. */
function decisionAt(inputs: readonly Input[], to: number): number {
  let at = Math.min(to, inputs.length - 1);
  while (at >= 0 && !('seat' in inputs[at]!)) at -= 1;
  return at;
}

/** What the game never takes back, no matter who agrees. */
function keptByTheRules<T extends Types>(match: Match<T>, seat: Seat, to: number, isAlone: boolean): Refusal | undefined {
  const { game, inputs } = match;
  if (!game.keeps) return undefined;
  for (let i = inputs.length - 1; i >= to; i--) {
    const no = game.keeps(inputs[i]!, game.view(match.seek(i), seat), isAlone);
    if (no) return no;
  }
  return undefined;
}

/**
 * Whose consent of these other people it takes. With a single side, every other person has a say. With several, each opposing side has one voice, and
 * on the asker's own side only those whose moves would be undone too. Bots always agree, and askers are not asked.
 */
function voicesFor<T extends Types>(
  match: Match<T>,
  seat: Seat,
  to: number,
  others: readonly Seat[],
): readonly (readonly Seat[])[] {
  const seating = seatingOf(match.game, match.head.setup);
  const sides = [...new Set(seating.map(({ side }) => side))];
  if (sides.length < 2) return others.map((other) => [other]);
  const isMate = (other: Seat) => seating[other]?.side === seating[seat]?.side;
  const acting = new Set(match.inputs.slice(to).flatMap((input) => ('seat' in input ? [input.seat] : [])));
  const mates = others.filter((other) => isMate(other) && acting.has(other)).map((other) => [other]);
  const rivals = sides.map((side) => others.filter((other) => !isMate(other) && seating[other]?.side === side));
  return [...mates, ...rivals.filter((group) => group.length > 0)];
}

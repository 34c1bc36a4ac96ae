import type { Card, Madness, MadnessMove } from '@nightfall/midnight-madness';
import type { BoardProps } from '@nightfall/ui';
import { asked, takeUp, type Held } from './choosing.ts';
import { hold } from './hold.ts';

/** Takes a card up, or discards it where that is the question. */
export function pick(
  { seat, legal, refusal, play, explain, memory }: BoardProps<Madness>,
  card: Card,
  hand: readonly Card[],
  held: Held | null,
): void {
  if (seat === null || legal.length === 0) return;
  if (asked(legal) !== 'chooseDiscard') return hold(memory, takeUp(held, card, hand));
  const move: MadnessMove = { type: 'chooseDiscard', seat, card };
  const no = refusal(move);
  if (no) explain(no);
  else play(move);
}

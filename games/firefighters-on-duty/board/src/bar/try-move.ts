import type { Fd, FdMove } from '@nightfall/firefighters-on-duty';
import type { BoardProps } from '@nightfall/ui';
import { handOf, keepLast } from '../hand/hand.ts';

/** Plays a move, or says why not. */
export function tryMove(props: BoardProps<Fd>, move: FdMove): void {
  const no = props.refusal(move);
  if (no) return props.explain(no);
  handOf(props).pick({ die: null, piece: null, water: null });
  keepLast(props, move);
  props.play(move);
}

import type { Finding } from '../finding.ts';
import type { Reading } from '../reading.ts';

const SLACK = 2;
const isDeciding = ({ isTable, isMine, isPlaying, isOver }: Reading) => isTable && isMine && !isPlaying && !isOver;

/** A board that moves under the hand while its player decides. */
export function jumped(before: Reading | undefined, now: Reading): Finding[] {
  if (!before || before.seq !== now.seq || !isDeciding(before) || !isDeciding(now)) return [];
  const far = Math.max(...now.board.map((n, i) => Math.abs(n - before.board[i]!)));
  if (far <= SLACK) return [];
  return [{ kind: 'jump', text: `the board jumps by ${Math.round(far)} px`, place: now.place, same: 'board' }];
}

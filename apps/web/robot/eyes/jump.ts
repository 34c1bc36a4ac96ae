import type { Finding } from '../finding.ts';
import type { Eye } from './eye.ts';
import type { Reading } from '../reading.ts';

const SLACK = 2;
const isDeciding = ({ isTable, isMine, isPlaying, isOver }: Reading) => isTable && isMine && !isPlaying && !isOver;

/** A board that lies elsewhere, or has another size, than when its player decided last. */
export function jumped(before: Reading | undefined, now: Reading): Finding[] {
  if (!before || !isDeciding(before) || !isDeciding(now)) return [];
  const far = Math.max(...now.board.map((n, i) => Math.abs(n - before.board[i]!)));
  if (far <= SLACK) return [];
  return [{ kind: 'jump', text: `the board jumps by ${Math.round(far)} px`, place: now.place, same: 'board' }];
}

/** Anything on a page without a board that has moved by itself since somebody looked. */
export const moved: Eye = async (page) => {
  const seen = await page.evaluate(() => globalThis.sight.moved.splice(0));
  const [furthest] = seen.toSorted((a, b) => b.far - a.far);
  if (!furthest || furthest.far <= SLACK) return [];
  const place = new URL(page.url()).pathname;
  return [{ kind: 'jump', text: `“${furthest.what}” moves by ${furthest.far} px by itself`, place, same: 'page' }];
};

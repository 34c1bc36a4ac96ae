import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { MatchRow } from '../store/store.ts';

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
export const newMatchId = (): string => Array.from({ length: 10 }, () => LETTERS[randomInt(36)]).join('');
export const newSecret = (): string => randomBytes(24).toString('base64url');
export const newSeed = (): string => randomBytes(32).toString('hex');

/** The key of a link: made from the match's secret, so that it need not be stored. */
const keyFor = ({ secret }: MatchRow, what: string): string =>
  createHmac('sha256', secret).update(what).digest('base64url').slice(0, 22);
export const seatKey = (row: MatchRow, seat: number): string => keyFor(row, `${row.id} seat ${seat}`);
/** A rematch has the secret of the match before it: anyone who may watch one may watch the other. */
export const watchKey = (row: MatchRow): string => keyFor(row, 'watch');

/** Compares in constant time. */
export function isSame(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
export const opensSeat = (row: MatchRow, seat: number, key: string | undefined): boolean =>
  key !== undefined && isSame(key, seatKey(row, seat));
/** Anyone with any key of a match may watch it. */
export const opensMatch = (row: MatchRow, key: string | undefined): boolean =>
  key !== undefined &&
  (isSame(key, watchKey(row)) || Array.from({ length: row.setup.players }, (_, i) => i).some((i) => opensSeat(row, i, key)));

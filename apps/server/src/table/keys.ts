import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { MatchRow, SeatRow } from '../store/store.ts';

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
export const newMatchId = (): string => Array.from({ length: 10 }, () => LETTERS[randomInt(36)]).join('');
export const newSecret = (): string => randomBytes(24).toString('base64url');
export const newSeed = (): string => randomBytes(32).toString('hex');

/** The key of a link: made from the match's secret, so that it need not be stored. */
const keyFor = ({ secret }: MatchRow, what: string): string =>
  createHmac('sha256', secret).update(what).digest('base64url').slice(0, 22);
export const seatKey = (row: MatchRow, seat: number): string => keyFor(row, `${row.id} seat ${seat}`);
/** For the other devices of the person who sits there. The link that invites to a seat opens it only while nobody sits there. */
export const deviceKey = (row: MatchRow, seat: number, person: string): string =>
  keyFor(row, `${row.id} seat ${seat} of ${person}`);
/** A rematch has the secret of the match before it: anyone who may watch one may watch the other. */
export const watchKey = (row: MatchRow): string => keyFor(row, 'watch');

/** Compares in constant time. */
export function isSame(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
export const opensSeat = (row: MatchRow, seat: number, key: string | undefined): boolean =>
  key !== undefined && isSame(key, seatKey(row, seat));
export const opensDevice = (row: MatchRow, { seat, person }: SeatRow, key: string | undefined): boolean =>
  key !== undefined && person !== null && isSame(key, deviceKey(row, seat, person));
/** Anyone with any key of a match may watch it. */
export const opensMatch = (row: MatchRow, sitters: readonly SeatRow[], key: string | undefined): boolean =>
  key !== undefined &&
  (isSame(key, watchKey(row)) || sitters.some((sitter) => opensSeat(row, sitter.seat, key) || opensDevice(row, sitter, key)));

import type { Entry } from '@nightfall/kernel';
import { type Line, isControl } from '@nightfall/protocol';
import type { Play, Table } from './table.ts';

/** Lines at the end of a log that stay in memory; up to twice as many for a while. */
const TAIL = 32;

/** Drops lines that the store has, except for the last ones. */
export function trim({ match, lines }: Play): void {
  match.forgetLog();
  if (lines.length > 2 * TAIL) lines.splice(0, lines.length - TAIL);
}

/** The lines after the first `known`, as long as these are at hand. */
export const linesSince = ({ n, lines }: Play, known: number): Line[] => lines.slice(Math.max(0, lines.length - (n - known)));

/** The lines after the first `known`, from the store if need be. */
export async function linesAfter({ id, play, house }: Table, known: number): Promise<Line[]> {
  const { n } = play;
  if (n - known <= play.lines.length) return linesSince(play, known);
  const rows = await house.store.rows(id, known);
  return rows.slice(0, n - known).map(({ data }) => JSON.parse(data) as Line);
}

/** The lines of the log that belong to the game. */
export const entriesOf = async (table: Table): Promise<Entry[]> =>
  (await linesAfter(table, 0)).filter((line): line is Entry => !isControl(line));

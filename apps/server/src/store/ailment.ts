import { DamagedLog } from './log-store.ts';

/** `full`: there is no room on the disk. `away`: anything else that keeps the database from answering. */
export type Ailment = 'away' | 'full';

/** No room, in the words of the system, of SQLite and of PostgreSQL. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']);

export const ailmentOf = (error: unknown): Ailment =>
  error instanceof Error && FULL.has(String((error as { code?: unknown }).code ?? '')) ? 'full' : 'away';

/** What players read. */
export const AILING: { readonly [ailment in Ailment]: string } = {
  away: 'The database is not answering. Nothing is lost: your move will be sent again as soon as it is back.',
  full: "The server's disk is full. Nothing is lost: your move will be sent again as soon as there is room.",
};

/** Classes of SQLSTATE, and codes of SQLite, that speak of the values in one question and not of the database. */
const OF_THE_DATA = /^(22|23|42|54)...$|^SQLITE_(CONSTRAINT|MISMATCH|RANGE|TOOBIG|ERROR|CORRUPT)/;
/** Is the fault in the data that one question is about, rather than in the whole database? */
export const isOfTheData = (cause: unknown): cause is Error =>
  cause instanceof DamagedLog ||
  cause instanceof TypeError ||
  cause instanceof SyntaxError ||
  cause instanceof RangeError ||
  (cause instanceof Error && OF_THE_DATA.test(String((cause as { code?: unknown }).code ?? '')));

import { checkFile } from '@nightfall/server/check';
import type { Arguments } from '../arguments.ts';
import { checkGame } from '../check/game.ts';
import { type Command, print } from '../command.ts';
import { findGame } from '../games.ts';
import { failed, isTrouble, type Trouble } from '../trouble.ts';
import { flags, folderOf } from './backup.ts';

const POSTGRES = 'DATABASE_URL is set: the matches are in PostgreSQL. Use pg_amcheck.';
const WHAT_TO_DO =
  'Nothing was changed. Stop the server, then put a backup in place (`nightfall restore FILE`), or let SQLite save what can be read (`sqlite3 nightfall.db .recover`).';

async function checkDatabase(args: Arguments): Promise<number | Trouble> {
  if (process.env['DATABASE_URL']) return failed(POSTGRES);
  const damage = await checkFile(folderOf(args)).catch((error: Error) => error);
  if (damage instanceof Error) return failed(damage.message);
  if (damage.length === 0) return print('The database is whole.') ?? 0;
  print(damage.join('\n'));
  return failed(WHAT_TO_DO);
}

export const check: Command = {
  takes: '[GAME]',
  summary: 'checks everything about one game; without a game, looks for damage in the database',
  text: 'With GAME: examples, clauses, words.md, the conformance suite and types, in seconds. Without: reads the whole SQLite database of the data folder, its structure, its texts, and every line of every match against its checksum. That changes nothing, and the server may be running.',
  flags: { ...flags, write: { text: 'with GAME: renew clauses.md and words.md' } },
  run: async (args) => {
    if (args.words.length === 0) return checkDatabase(args);
    const game = await findGame(args.words[0]);
    return isTrouble(game) ? game : checkGame(game, args.flags['write'] === true);
  },
};

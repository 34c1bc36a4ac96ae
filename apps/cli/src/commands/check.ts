import { checkFile } from '@nightfall/server/check';
import { type Command, print } from '../command.ts';
import { failed, misused } from '../trouble.ts';
import { flags, folderOf } from './backup.ts';

const POSTGRES = 'DATABASE_URL is set: the matches are in PostgreSQL. Use pg_amcheck.';
const WHAT_TO_DO =
  'Nothing was changed. Stop the server, then put a backup in place (`nightfall restore FILE`), or let SQLite save what can be read (`sqlite3 nightfall.db .recover`).';

export const check: Command = {
  name: 'check',
  takes: '',
  summary: 'looks for damage in the database',
  text: 'Reads the whole SQLite database of the data folder: its structure, its texts, and every line of every match against its checksum. It changes nothing, and the server may be running.',
  flags,
  run: async (args) => {
    if (args.words.length > 0) return misused('it takes no file; --data names the folder.');
    if (process.env['DATABASE_URL']) return failed(POSTGRES);
    const damage = await checkFile(folderOf(args)).catch((error: Error) => error);
    if (damage instanceof Error) return failed(damage.message);
    if (damage.length === 0) return print('The database is whole.') ?? 0;
    print(damage.join('\n'));
    return failed(WHAT_TO_DO);
  },
};

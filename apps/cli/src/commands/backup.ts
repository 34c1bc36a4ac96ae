import { backup as copyTo, restore as putBack } from '@nightfall/server/backup';
import { type Arguments, type Flags, valueOf } from '../arguments.ts';
import { type Command, print } from '../command.ts';
import { failed, misused, type Trouble } from '../trouble.ts';

const POSTGRES = 'DATABASE_URL is set: the matches are in PostgreSQL. Use pg_dump and pg_restore.';
export const flags: Flags = { data: { takes: 'FOLDER', text: 'where matches are kept (NIGHTFALL_DATA; ./data)' } };

export const folderOf = (args: Arguments): string => valueOf(args, 'data') ?? process.env['NIGHTFALL_DATA'] ?? './data';

/** Does something with the data folder and one file. */
async function withFile(args: Arguments, act: (folder: string, file: string) => string): Promise<number | Trouble> {
  const [file, ...more] = args.words;
  if (file === undefined || more.length > 0) return misused('name one file.');
  if (process.env['DATABASE_URL']) return failed(POSTGRES);
  try {
    print(act(folderOf(args), file));
    return 0;
  } catch (error) {
    return failed((error as Error).message);
  }
}

export const backup: Command = {
  takes: 'FILE',
  summary: 'copies the database to a file, even while people play',
  text: 'Copies the SQLite database of the data folder to FILE. It includes every move acknowledged so far. The server may be running.',
  flags,
  run: (args) =>
    withFile(args, (folder, file) => {
      copyTo(folder, file);
      return `${file} has every move acknowledged before now.`;
    }),
};

export const restore: Command = {
  takes: 'FILE',
  summary: 'restores the database from a backup',
  text: 'Checks FILE and copies it into the data folder. The old database is kept next to it. Stop the server first.',
  flags,
  run: (args) =>
    withFile(args, (folder, file) => {
      const kept = putBack(folder, file);
      return kept === undefined
        ? `${folder} is restored from ${file}.`
        : `${folder} is restored from ${file}. The old database is in ${kept}.`;
    }),
};

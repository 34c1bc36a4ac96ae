import { DEEDS, admin as carryOut } from '@nightfall/server/admin';
import { valueOf } from '../arguments.ts';
import { type Command, print } from '../command.ts';
import { failed } from '../trouble.ts';

const deeds = Object.entries(DEEDS).map(([word, { takes, text }]) => `  ${`${word} ${takes}`.padEnd(26)} ${text}`);

export const admin: Command = {
  takes: 'WORD …',
  summary: 'lists, closes, deletes and blocks, for the person who runs the server',
  text: `Talks to the server running on this machine. Anyone who can read its database can do this.\n\n${deeds.join('\n')}`,
  flags: {
    data: { takes: 'FOLDER', text: 'where matches are kept (NIGHTFALL_DATA; ./data), unless DATABASE_URL is set' },
    url: { takes: 'ADDRESS', text: 'the server (http://127.0.0.1:PORT; 8080)' },
    note: { takes: 'TEXT', text: 'the reason for closing or blocking; `blocked` shows it' },
    before: { takes: 'MATCH', text: 'list: continues after this match' },
    for: { takes: 'TIME', text: 'close, block, announce: for how long, such as 30m, 12h or 3d' },
    restart: { text: 'announce: the server restarts at the end of --for; pages count down' },
    json: { text: 'prints what the server answers, for other programs' },
  },
  run: async (args) => {
    const { PORT, NIGHTFALL_DATA, DATABASE_URL } = process.env;
    const wish = {
      data: valueOf(args, 'data') ?? NIGHTFALL_DATA ?? './data',
      databaseUrl: DATABASE_URL || undefined,
      url: valueOf(args, 'url') ?? `http://127.0.0.1:${PORT || 8080}`,
      note: valueOf(args, 'note') ?? '',
      before: valueOf(args, 'before'),
      span: valueOf(args, 'for'),
      restart: args.flags['restart'] !== undefined,
      json: args.flags['json'] !== undefined,
    };
    try {
      print(await carryOut(args.words, wish));
      return 0;
    } catch (error) {
      return failed((error as Error).message);
    }
  },
};

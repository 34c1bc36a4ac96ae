import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { valueOf } from '../arguments.ts';
import type { Command } from '../command.ts';
import { ROOT } from '../root.ts';

const START = join(ROOT, 'scripts/start.mjs');

export const serve: Command = {
  takes: '',
  summary: 'serves the games in the browser, as `npm start` does',
  text: 'Builds pages and server if necessary and serves them with the game server. For more settings, all environment variables, see docs/hosting.md.',
  flags: {
    port: { takes: 'NUMBER', text: 'where to listen (PORT; 8080)' },
    data: { takes: 'FOLDER', text: 'where matches are kept (NIGHTFALL_DATA)' },
  },
  run: (args) => {
    const port = valueOf(args, 'port') ?? process.env['PORT'];
    const data = valueOf(args, 'data') ?? process.env['NIGHTFALL_DATA'];
    const env = {
      ...process.env,
      ...(port === undefined ? {} : { PORT: port }),
      ...(data === undefined ? {} : { NIGHTFALL_DATA: data }),
    };
    const child = spawn(process.execPath, [START], { stdio: 'inherit', env });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
    return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 0)));
  },
};

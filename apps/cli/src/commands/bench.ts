import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Command } from '../command.ts';
import { ROOT } from '../root.ts';

const RUN = [join(ROOT, 'scripts/run.mjs'), 'apps/bench/src/main.ts'];

export const bench: Command = {
  takes: '[WHAT]',
  summary: 'measures the kernel, the games and the match',
  text: 'WHAT is kernel, games, match or a bench of the server; without it all of them run and docs/performance.md is written.',
  flags: { json: { text: 'print JSON' } },
  run: ({ words, flags }) => {
    const args = [...RUN, ...words, ...(flags['json'] ? ['--json'] : [])];
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
  },
};

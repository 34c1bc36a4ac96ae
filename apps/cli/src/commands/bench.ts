import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Command } from '../command.ts';

const BENCH = fileURLToPath(new URL('../../../bench/src/main.ts', import.meta.url));

export const bench: Command = {
  name: 'bench',
  takes: '[WHAT]',
  summary: 'measures the kernel, the games and the match',
  text: 'WHAT is kernel, games, match or a bench of the server; without it all of them run and docs/performance.md is written.',
  flags: { json: { text: 'print JSON' } },
  run: ({ words, flags }) => {
    const args = [...process.execArgv, BENCH, ...words, ...(flags['json'] ? ['--json'] : [])];
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
  },
};

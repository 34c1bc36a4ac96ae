import { spawn } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { lentClone } from '../../apps/cli/src/testing/lent-clone.ts';
import { freePort } from '../../apps/server/src/testing/postgres.ts';
import { startDev } from './watch.ts';

const clone = lentClone();
afterAll(clone.remove);

test('`npm run dev` serves the pages and what lies behind them at one address, and stops when told to', async () => {
  const dev = await startDev(clone.root);
  expect(await (await fetch(dev.url)).text()).toContain('<div id="root"');
  await dev.stop();
  await expect(fetch(dev.url)).rejects.toThrow('fetch failed');
});

test('`nightfall dev GAME` checks the game beside it', async () => {
  const env = { ...process.env, PORT: String(await freePort()), INIT_CWD: clone.root };
  const child = spawn('npm', ['run', '-s', 'nightfall', '--', 'dev', 'siege'], {
    cwd: clone.root,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  await expect.poll(() => said).toMatch(/^ok +types/m);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
});

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newFolder, until } from './testing/harness.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

const MINUTES = { timeout: 300_000 };

async function started() {
  const settings = { HOST: '127.0.0.1', PORT: '0', NIGHTFALL_DATA: newFolder(), NIGHTFALL_LOG: 'info', DATABASE_URL: '' };
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', log: '' };
  child.stdout.on('data', (text) => (said.out += String(text)));
  child.stderr.on('data', (text) => (said.log += String(text)));
  await until(() => said.out.includes('\n'));
  const ended = new Promise((end) => child.once('exit', end));
  return { child, said, ended, url: /http:\S+/.exec(said.out)![0] };
}

test(
  '[D-host] the log: every line is JSON, one short line for a request of a route, none for files; SIGTERM ends it with 0',
  MINUTES,
  async () => {
    const { child, said, ended, url } = await started();
    for (const path of ['/api/games?secret=1', '/', '/icon.svg', '/assets/none.js', '/healthz', '/nowhere'])
      await (await fetch(url + path, { headers: { cookie: 'nightfall=verysecretverysecret' } })).text();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    const lines = said.log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string; path?: string });
    expect(lines.filter(({ msg }) => msg === 'request').map(({ path }) => path)).toEqual(['/api/games']);
    expect(said.log).not.toContain('secret');
    expect(said.out.trim().split('\n')).toHaveLength(1);
  },
);

test('[D-host] when nobody reads the log any more, the server goes on and still ends when told to', MINUTES, async () => {
  const { child, ended, url } = await started();
  child.stdout.destroy();
  child.stderr.destroy();
  for (let i = 0; i < 3; i++) expect((await fetch(`${url}/api/games`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

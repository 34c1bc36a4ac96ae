import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newFolder, until } from './testing/harness.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

test(
  '[D-host] the log: every line is JSON, one short line for a request of a route, none for files; SIGTERM ends it with 0',
  { timeout: 300_000 },
  async () => {
    const env = {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      NIGHTFALL_DATA: newFolder(),
      NIGHTFALL_LOG: 'info',
      DATABASE_URL: '',
    };
    const child = spawn(process.execPath, ['--import', 'tsx', MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let [out, log] = ['', ''];
    child.stdout.on('data', (text) => (out += String(text)));
    child.stderr.on('data', (text) => (log += String(text)));
    await until(() => out.includes('\n'));
    const url = /http:\S+/.exec(out)![0];
    for (const path of ['/api/games?secret=1', '/', '/icon.svg', '/assets/none.js', '/healthz', '/nowhere'])
      await (await fetch(url + path, { headers: { cookie: 'nightfall=verysecretverysecret' } })).text();
    const ended = new Promise((end) => child.once('exit', end));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string; path?: string });
    expect(lines.filter(({ msg }) => msg === 'request').map(({ path }) => path)).toEqual(['/api/games']);
    expect(log).not.toContain('secret');
    expect(out.trim().split('\n')).toHaveLength(1);
  },
);

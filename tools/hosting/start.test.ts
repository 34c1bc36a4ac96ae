import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { freePort } from '../../apps/server/src/testing/postgres.ts';
import { ROOT } from '../docs/packages.ts';

const ask = (url: string, token?: string, body?: object) =>
  fetch(url, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) },
  });
/** Two bots play, and somebody watches; answers how many moves bots have made. */
async function watchBots(url: string): Promise<() => Promise<number>> {
  const { token } = (await (await ask(`${url}/api/me?token=true`)).json()) as { token: string };
  const wish = { game: 'midnight-madness', seats: ['bot:random', 'bot:random'], setup: { players: 2, options: {} } };
  const { id, watch } = (await (await ask(`${url}/api/matches`, token, wish)).json()) as { id: string; watch: string };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`);
  socket.on('open', () => socket.send(JSON.stringify({ t: 'join', m: id, key: watch.split('key=')[1] })));
  return async () => Number(/^nightfall_bot_moves_total (\d+)$/m.exec(await (await ask(`${url}/metrics`)).text())?.[1]);
}

test('[D-host] `npm start` serves what it has built, bots play in it, and SIGTERM stops it', async () => {
  const [data, port] = [mkdtempSync(join(tmpdir(), 'nightfall-start-')), await freePort()];
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), NIGHTFALL_DATA: data, DATABASE_URL: '' };
  const child = spawn('npm', ['start'], { cwd: ROOT, env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    ask(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await expect.poll(isUp, { interval: 250 }).toBe(true);
    expect(await (await ask(url)).text()).toContain('<title>');
    await expect.poll(await watchBots(url), { interval: 250 }).toBeGreaterThan(0);
  } finally {
    child.kill('SIGTERM');
  }
  await expect.poll(isUp, { interval: 250 }).toBe(false);
  rmSync(data, { recursive: true, force: true });
});

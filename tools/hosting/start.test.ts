import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../../apps/server/src/testing/postgres.ts';
import { ROOT } from '../docs/packages.ts';

test('[D-host] SIGTERM to `npm start` stops the server', { timeout: 180_000 }, async () => {
  const [data, port] = [mkdtempSync(join(tmpdir(), 'nightfall-start-')), await freePort()];
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), NIGHTFALL_DATA: data, DATABASE_URL: '' };
  const child = spawn('npm', ['start'], { cwd: ROOT, env, stdio: 'ignore' });
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 150_000, interval: 250 }).toBe(true);
  child.kill('SIGTERM');
  await expect.poll(isUp, { timeout: 10_000, interval: 250 }).toBe(false);
  rmSync(data, { recursive: true, force: true });
});

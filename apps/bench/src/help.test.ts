import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

test('who asks for help is told what can be measured, and nothing is', () => {
  const asked = ['scripts/run.mjs', 'apps/bench/src/main.ts', '--help'];
  const { status, stdout } = spawnSync(process.execPath, asked, { cwd: ROOT, encoding: 'utf8' });
  expect([status, stdout.split('\n')[0]]).toEqual([0, expect.stringContaining('kernel, games, match')]);
});

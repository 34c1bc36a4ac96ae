import { defineConfig } from 'vitest/config';

/**
 * Files that have been seen to pass from beginning to end since motion was switched on and the boards were mended. `PENDING=all` runs the others
 * too: each of them is to be looked at, mended and named here, until all are.
 */
const READY = [
  'daily',
  'fires-hand',
  'fires-moments',
  'fires-touch',
  'madness-hand',
  'online-seats',
  'replay',
  'robot-eyes',
  'shell-guides',
  'shell-hands',
  'shell-replay',
  'siege-own-dice',
];
const isAll = process.env['PENDING'] === 'all';

/** Tests in a real browser. They share one browser and one server, and mostly wait for screens, so three files run side by side. */
export default defineConfig({
  test: {
    include: isAll ? ['apps/web/e2e/**/*.test.ts'] : READY.map((name) => `apps/web/e2e/${name}.test.ts`),
    globalSetup: 'apps/web/e2e/global-setup.ts',
    // However slow the machine, a game that comes to its end is not cut off.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // No test should need a second try: the summary of `npm test` names each one that did, to be mended.
    retry: 1,
    // What is polled for is waited for as long as what is located on the page.
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 3,
    // What one file has loaded, the next one in the same process has too.
    isolate: false,
  },
});

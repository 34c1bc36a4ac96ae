import { defineConfig } from 'vitest/config';

/**
 * Files that have been seen to pass from beginning to end since motion was switched on and the boards were mended. `PENDING=all` runs the others
 * too: each of them is to be looked at, mended and named here, until all are.
 */
const READY = [
  'camera',
  'conformance',
  'daily',
  'eyes',
  'firefighters',
  'firefighters-guide',
  'firefighters-hands',
  'firefighters-keys',
  'firefighters-narrow',
  'firefighters-phone',
  'firefighters-real-time',
  'firefighters-water',
  'fires',
  'fires-bar',
  'fires-hand',
  'fires-moments',
  'fires-picture',
  'fires-touch',
  'four-browsers',
  'guided-narrow',
  'hosted',
  'keyboard',
  'legible',
  'long-match',
  'madness',
  'madness-hand',
  'notes',
  'offline',
  'online',
  'online-away',
  'online-clock',
  'online-peace',
  'online-people',
  'online-real-time',
  'online-seats',
  'pages',
  'real-time',
  'reasons',
  'replay',
  'robot-eyes',
  'robot-round',
  'runebound',
  'runebound-guides',
  'runebound-screen',
  'shell-guides',
  'shell-hands',
  'shell-keys',
  'shell-replay',
  'sides',
  'siege-after',
  'siege-keyboard',
  'siege-mouse',
  'siege-own-dice',
  'siege-touch',
  'siege-watched',
  'telling',
  'two-tabs',
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
    // Games of the robot, side by side.
    maxConcurrency: 3,
    // What one file has loaded, the next one in the same process has too.
    isolate: false,
  },
});

import { defineConfig } from 'vitest/config';
import { LongestFirst } from './apps/web/e2e/order.ts';

/** Tests in a real browser. They share one server, and mostly wait for screens, so three files run side by side, each in a browser of its process. */
export default defineConfig({
  test: {
    include: ['apps/web/e2e/**/*.test.ts'],
    globalSetup: 'apps/web/e2e/global-setup.ts',
    setupFiles: 'apps/web/e2e/closing.ts',
    // However slow the machine, a game that comes to its end is not cut off.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // Not a cure: the summary of `npm test` names each test that needed it, to be mended. It goes when none has for a while.
    retry: 1,
    // What is polled for is waited for as long as what is located on the page.
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Games of the robot, side by side.
    maxConcurrency: 3,
    // What one file has loaded, the next one in the same process has too.
    isolate: false,
  },
});

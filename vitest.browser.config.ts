import { defineConfig } from 'vitest/config';

/** Tests in a real browser: they start the server and Chromium themselves and mostly wait for screens and clocks, so three files run side by side. */
export default defineConfig({
  test: {
    include: ['apps/web/e2e/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A machine that stalls for a moment is no fault of ours: a test that fails gets one more try, and the report names it.
    retry: 1,
    maxWorkers: 3,
  },
});

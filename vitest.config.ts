import { defineConfig } from 'vitest/config';

const server = 'apps/server/src/**/*.test.ts';

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: [
            '{packages,apps}/*/src/**/*.test.ts',
            'games/*/src/**/*.test.ts',
            'games/*/board/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: [server, '**/node_modules/**'],
        },
      },
      // Sockets and clocks on a machine that stalls for a moment get one more try, as in the browser; everything else has none.
      { extends: true, test: { name: 'server', include: [server], retry: 1 } },
    ],
  },
});

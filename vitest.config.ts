import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{packages,apps}/*/src/**/*.test.ts',
      'games/*/src/**/*.test.ts',
      'games/*/board/src/**/*.test.ts',
      'tools/**/*.test.ts',
    ],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

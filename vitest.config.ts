import { configDefaults, defineConfig } from 'vitest/config';

const server = 'apps/server/src/**/*.test.ts';
/** Long searches, strength, whole suites, fuzzing, hosting: `npm test` runs them in a step of their own, `npm run check -- quick` does not. */
const long = [
  '**/*.long.test.ts',
  'packages/catalog/src/conformance.test.ts',
  'apps/server/src/{fuzz,crash}.test.ts',
  'tools/{hosting,image}/*.test.ts',
];

export default defineConfig({
  test: {
    // However slow the machine: no test is about how long it takes.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 120_000 } },
    // What one file has loaded, the next one in the same process has too; what a test puts in place of something else goes with it.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    globalSetup: 'scripts/own-folder.mjs',
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
          exclude: [server, ...long, ...configDefaults.exclude],
        },
      },
      { extends: true, test: { name: 'server', include: [server], exclude: [...long, ...configDefaults.exclude] } },
      // However slow the machine, a search that ends by itself is not cut off. The summary of `npm test` names each test that needed its
      // second try, to be mended.
      { extends: true, test: { name: 'long', include: long, isolate: true, testTimeout: 600_000, retry: 1 } },
    ],
  },
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

type Entry = typeof import('./games-entry.ts');

/**
 * Measures the rules as browsers and bots get them: built into plain JavaScript. Run straight from the sources they are up to a
 * fifth slower, because tsx makes every function keep its name at run time.
 */
export async function benchGames(): ReturnType<Entry['measureGames']> {
  const folder = await mkdtemp(join(tmpdir(), 'nightfall-bench-'));
  try {
    await build({
      ...{ configFile: false, logLevel: 'silent', root: folder },
      build: {
        ssr: fileURLToPath(new URL('./games-entry.ts', import.meta.url)),
        outDir: folder,
        minify: false,
        target: 'node20',
      },
      ssr: { noExternal: true },
    });
    const { measureGames } = (await import(pathToFileURL(join(folder, 'games-entry.mjs')).href)) as Entry;
    return await measureGames();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

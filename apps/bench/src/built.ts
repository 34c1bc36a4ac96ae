import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

export type Built = { readonly url: string; remove(): Promise<void> };

/** A module with all it imports as one file of plain JavaScript, which any Node can load. */
export async function buildModule(source: URL): Promise<Built> {
  const folder = await mkdtemp(join(tmpdir(), 'nightfall-bench-'));
  const entry = fileURLToPath(source);
  await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    build: { ssr: entry, outDir: folder, minify: false, target: 'node20' },
    ssr: { noExternal: true },
  });
  return {
    url: pathToFileURL(join(folder, basename(entry).replace(/\.ts$/, '.mjs'))).href,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

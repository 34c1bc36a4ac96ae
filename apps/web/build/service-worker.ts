import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, 'service-worker.js');

const publicFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** Writes `sw.js` with the list of all files of the build, as they lie beside it; a changed build changes its version. */
export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'nightfall-service-worker',
    apply: 'build',
    configResolved(config) {
      folder = config.publicDir;
    },
    generateBundle(_options, bundle) {
      const files = [
        '',
        ...Object.keys(bundle).filter((name) => !name.endsWith('.map') && name !== 'index.html'),
        ...publicFiles(folder),
      ];
      const contents = Object.values(bundle).map((one) => (one.type === 'chunk' ? one.code : one.source));
      const version = contents
        .reduce((hash, content) => hash.update(content), createHash('sha256'))
        .digest('hex')
        .slice(0, 12);
      const code = readFileSync(source, 'utf8')
        .replace('__VERSION__', version)
        .replace('[/* FILES */]', JSON.stringify(files, null, 1));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  };
}

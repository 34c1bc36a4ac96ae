import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};
export type WebFile = { readonly name: string; readonly type: string; readonly content: Buffer };

/** The files that browsers get of a game; what else lies there stays there. */
export function webFiles(folder: string): readonly WebFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) in TYPES)
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => ({
      name: relative(folder, path).split(sep).join('/'),
      type: TYPES[extname(path)]!,
      content: readFileSync(path),
    }));
}

/** Changes whenever one of the files does: addresses with it may be kept for ever. */
export const digestOf = (files: readonly WebFile[]): string =>
  files
    .reduce((hash, { name, content }) => hash.update(name).update(content), createHash('sha256'))
    .digest('hex')
    .slice(0, 12);

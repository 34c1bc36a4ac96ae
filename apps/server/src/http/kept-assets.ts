import { copyFileSync, existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../store/own-file.ts';

const KEPT_DAYS = 30;
const DAY = 86_400_000;

/**
 * Puts this build's files next to those of earlier builds, and deletes files that no build has used for a month, so that a page
 * opened before an upgrade still finds its parts. Returns the folder; undefined if there is nothing to keep or nowhere to keep
 * it.
 */
export function keepAssets(web: string, folder: string, now = Date.now()): string | undefined {
  const own = join(web, 'assets');
  if (folder === '' || !existsSync(own)) return undefined;
  makeFolder(folder);
  for (const name of readdirSync(own)) {
    const kept = join(folder, name);
    if (!existsSync(kept)) copyFileSync(join(own, name), kept);
    utimesSync(kept, now / 1000, now / 1000);
  }
  for (const name of readdirSync(folder))
    if (now - statSync(join(folder, name)).mtimeMs > KEPT_DAYS * DAY) rmSync(join(folder, name));
  return folder;
}

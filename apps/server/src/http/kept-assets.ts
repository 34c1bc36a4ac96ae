import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const KEPT_DAYS = 30;
const DAY = 86_400_000;

/**
 * Puts this build's files beside those of the builds before, and throws away what no build has had for a month: a page that was opened
 * before an upgrade still finds its parts. Answers the folder; undefined if there is nothing to keep or nowhere to.
 */
export function keepAssets(web: string, folder: string, now = Date.now()): string | undefined {
  const own = join(web, 'assets');
  if (folder === '' || !existsSync(own)) return undefined;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(own)) {
    const kept = join(folder, name);
    if (!existsSync(kept)) copyFileSync(join(own, name), kept);
    utimesSync(kept, now / 1000, now / 1000);
  }
  for (const name of readdirSync(folder))
    if (now - statSync(join(folder, name)).mtimeMs > KEPT_DAYS * DAY) rmSync(join(folder, name));
  return folder;
}

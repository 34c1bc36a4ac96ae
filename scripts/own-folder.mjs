// Before and after the tests of a run: whatever they put among the temporary files of the system lies in one folder, which is thrown away.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function ownFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-tests-'));
  // A database and an image have users of their own, who look for their files in it.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

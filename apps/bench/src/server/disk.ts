import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PER_SECOND = 200;
const SIZE = 1024 * 1024;
const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** How long bare writes to the disk take at the pace of the stroll, in milliseconds: no durable store can be quicker. */
export async function diskWaits(seconds: number): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-disk-'));
  const fd = openSync(join(folder, 'file'), 'w');
  writeSync(fd, Buffer.alloc(SIZE));
  fdatasyncSync(fd);
  const waits: number[] = [];
  for (let i = 0; i < seconds * PER_SECOND; i++) {
    await sleep(1000 / PER_SECOND);
    waits.push(writeOnce(fd, (i * 256) % (SIZE / 2)));
  }
  closeSync(fd);
  rmSync(folder, { recursive: true });
  return waits;
}
function writeOnce(fd: number, at: number): number {
  const begun = performance.now();
  writeSync(fd, Buffer.alloc(256, 120), 0, 256, at);
  fdatasyncSync(fd);
  return performance.now() - begun;
}

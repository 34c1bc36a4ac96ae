import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '../testing/process.ts';
import { fuzz } from './run.ts';

const GAMES = new URL('../testing/games.ts', import.meta.url).href;
const [inputs = '1000000', seed = '1'] = process.argv.slice(2);

/** `npm run -s fuzz -- 1000000`: attacks a server of its own on the loopback and prints what came of it. */
const data = mkdtempSync(join(tmpdir(), 'nightfall-fuzz-'));
const server = await startProcess({ NIGHTFALL_DATA: data, NIGHTFALL_SHELF: GAMES, NIGHTFALL_LOG: 'error' });
try {
  const report = await fuzz(server, Number(inputs), Number(seed), (text) => process.stderr.write(`${text}\n`));
  const isWell = report.errors === 0 && !report.crashed && report.after - report.before <= 50;
  process.stdout.write(`${JSON.stringify({ ...report, well: isWell })}\n`);
  process.exitCode = isWell ? 0 : 1;
} finally {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}

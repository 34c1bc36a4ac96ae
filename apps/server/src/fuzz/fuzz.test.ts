import { expect, test } from 'vitest';
import { startProcess } from '../testing/process.ts';
import { newFolder } from '../testing/harness.ts';
import { fuzz } from './run.ts';

test('[D-fuzz] a sample of what strangers may send, over every door, leaves the server well', async () => {
  const server = await startProcess({ NIGHTFALL_DATA: newFolder(), NIGHTFALL_LOG: 'silent' });
  try {
    const report = await fuzz(server, 8000, Number(process.env['FUZZ_SEED'] ?? 3), () => undefined);
    expect(report).toMatchObject({ inputs: 8000, errors: 0, crashed: false });
    expect(report.requests * report.imports * report.upgrades * report.messages).toBeGreaterThan(0);
  } finally {
    expect(await server.stop()).toBe(0);
  }
});

import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { round } from './measure.ts';

const TABLES = 400;
const GOALS = { medianMs: 16, p99Ms: 50 };

/** The planner as one script, as the browser loads it. */
async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL('./planner-entry.ts', import.meta.url));
  const lib = { entry, formats: ['iife' as const], name: 'planner' };
  const built = await build({ configFile: false, logLevel: 'silent', build: { write: false, lib } });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

/** Fires at Midnight in Chromium: planning a path and shading what can be reached, on full tables that are all different. */
export async function benchPlanner() {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundled() });
    const run = (tables: number) =>
      page.evaluate((n) => (globalThis as unknown as { planner: (n: number) => number[] }).planner(n), tables);
    await run(40);
    const taken = (await run(TABLES)).toSorted((a, b) => a - b);
    const at = (share: number) => round(taken[Math.floor(TABLES * share)]!, 2);
    const found = { medianMs: at(0.5), p90Ms: at(0.9), p99Ms: at(0.99) };
    return {
      tables: TABLES,
      ...found,
      goals: GOALS,
      reached: { median: found.medianMs < GOALS.medianMs, p99: found.p99Ms < GOALS.p99Ms },
    };
  } finally {
    await browser.close();
  }
}

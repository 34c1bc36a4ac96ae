import { inChromium } from './chromium.ts';
import { round } from './measure.ts';

const TABLES = 400;
const GOALS = { medianMs: 16, p99Ms: 50 };

/** Fires at Midnight in Chromium: planning a path and shading what can be reached, on full tables that are all different. */
export async function benchPlanner() {
  const taken = await inChromium(new URL('./planner-entry.ts', import.meta.url), async (page) => {
    const run = (tables: number) =>
      page.evaluate((n) => (globalThis as unknown as { planner: (n: number) => number[] }).planner(n), tables);
    await run(40);
    return (await run(TABLES)).toSorted((a, b) => a - b);
  });
  const at = (share: number) => round(taken[Math.floor(TABLES * share)]!, 2);
  const found = { medianMs: at(0.5), p90Ms: at(0.9), p99Ms: at(0.99) };
  return {
    tables: TABLES,
    ...found,
    goals: GOALS,
    reached: { median: found.medianMs < GOALS.medianMs, p99: found.p99Ms < GOALS.p99Ms },
  };
}

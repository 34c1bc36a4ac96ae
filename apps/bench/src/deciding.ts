import { evenly, type Moment, momentsOf } from '@nightfall/bots';
import { load } from '@nightfall/catalog';
import type { Types } from '@nightfall/kernel';
import type { Page } from 'playwright-core';
import { inChromium, type Stopwatch, stopwatchIn } from './chromium.ts';
import { median, round } from './measure.ts';

/** Decisions that are measured, all alike or those with which turns begin; and what they may take in milliseconds. */
type Asked = { readonly decisions: number; readonly isByTurn?: boolean; readonly medianMs: number; readonly p95Ms: number };
const ASKED: { readonly [game: string]: Asked } = {
  'firefighters-on-duty': { decisions: 200, medianMs: 1, p95Ms: 1 },
  'midnight-madness': { decisions: 100, medianMs: 40, p95Ms: 100 },
  'siege-of-the-eternal-night': { decisions: 30, isByTurn: true, medianMs: 1000, p95Ms: 1000 },
  'fires-at-midnight': { decisions: 30, isByTurn: true, medianMs: 1000, p95Ms: 1000 },
  'runebound-midnight': { decisions: 300, medianMs: 50, p95Ms: 2000 },
};
const GAMES = 3;

/** Decisions of the usual bots: the page has not seen them, so nothing that an expert remembers comes from there. */
async function momentsFor(id: string, { decisions, isByTurn = false }: Asked): Promise<Moment<Types>[]> {
  const game = await load(id);
  const setup = { players: game.players.min, options: {} };
  const all = Array.from({ length: GAMES }, (_, n) => momentsOf(game, setup, n)).flat();
  const isBegun = ({ view, seat }: Moment<Types>) => game.mind?.isDecision?.(view, seat) ?? true;
  return evenly(isByTurn ? all.filter(isBegun) : all, decisions);
}

async function measure(page: Page, stopwatch: Stopwatch, id: string, asked: Asked) {
  const moments = await momentsFor(id, asked);
  const idle = median(await timesOf(stopwatch, 'void 0', 50));
  await page.evaluate(
    ([game, found]) => (globalThis as unknown as { sitDown: (...args: unknown[]) => Promise<void> }).sitDown(game, found),
    [id, moments] as const,
  );
  const taken: number[] = [];
  for (let n = 0; n < moments.length; n++) taken.push(Math.max(0, (await stopwatch(`decide(${n})`)) - idle));
  const p95 = taken.toSorted((a, b) => a - b)[Math.floor(0.95 * taken.length)]!;
  const found = { medianMs: round(median(taken), 2), p95Ms: round(p95, 2) };
  const goals = { medianMs: asked.medianMs, p95Ms: asked.p95Ms };
  return { decisions: moments.length, ...found, goals, reached: median(taken) <= asked.medianMs && p95 <= asked.p95Ms };
}
async function timesOf(stopwatch: Stopwatch, expression: string, count: number): Promise<number[]> {
  const taken: number[] = [];
  for (let n = 0; n < count; n++) taken.push(await stopwatch(expression));
  return taken;
}

/** What a decision of each expert takes in Chromium, in milliseconds of processor time. */
export const benchDeciding = () =>
  inChromium(new URL('./deciding-entry.ts', import.meta.url), async (page) => {
    const stopwatch = await stopwatchIn(page);
    const found: { [game: string]: Awaited<ReturnType<typeof measure>> } = {};
    for (const [id, asked] of Object.entries(ASKED)) found[id] = await measure(page, stopwatch, id, asked);
    return found;
  });

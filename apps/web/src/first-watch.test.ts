import { load } from '@nightfall/catalog';
import { type Game, Match, quickRandom } from '@nightfall/kernel';
import { sitDown } from '@nightfall/ui/own-table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const GAMES = 3;
const SECOND = 1000;

/** First Watch in real time: one person, and three regulars who act at a person's pace. */
async function lay(game: Game, number: number) {
  const seed = number.toString(16).padStart(64, '5');
  const holders = ['person', 'bot:good', 'bot:good', 'bot:good'];
  const names = holders.map((_, i) => `P${i}`);
  const setup = { players: 4, options: { scenario: 'SC-1', mode: 'clock' } };
  const match = Match.begin(game, { game: game.id, version: game.version, setup, names, holders, promise: null }, seed) as Match;
  const session = await sitDown({
    id: `night${number}`,
    match,
    seed,
    thinker: {
      bot: async ({ level, view, seat, seed: chance, time }) => game.bots[level]!.bot(view, seat, quickRandom(chance), time),
      hint: async () => undefined,
      close: () => {},
    },
    keep: () => {},
  });
  session.listen(() => {});
  return { session, match: session.table.mirror.match! };
}

/** The person says "ready" and does nothing else; the clock runs, but nobody has to wait for it. */
async function playIdle({ session, match }: Awaited<ReturnType<typeof lay>>): Promise<boolean> {
  for (let seconds = 0; !match.isOver && seconds < 3600; seconds++) {
    const mayReady = match.waiting.for === 'seats' && match.waiting.seats.includes(0) && match.clock === undefined;
    if (mayReady) await session.play({ type: 'ready', seat: 0 });
    await vi.advanceTimersByTimeAsync(SECOND);
  }
  session.close();
  return match.game.result(match.view(null))?.outcome === 'won';
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('in real time three regulars win First Watch more often than not beside a person who only looks on', async () => {
  const game = await load('firefighters-on-duty');
  let won = 0;
  for (let number = 1; number <= GAMES; number++) if (await playIdle(await lay(game, number))) won += 1;
  expect(won).toBeGreaterThan(GAMES / 2);
});

import { legal } from '@nightfall/kernel';
import type { Context } from '../context.ts';
import type { BotPool } from './pool.ts';

/** Nobody here could try again: where a bot fails, it plays any legal move. */
export const anyMoveInstead = (bots: BotPool, { games, metrics, log }: Pick<Context, 'games' | 'metrics' | 'log'>): BotPool => ({
  get waiting() {
    return bots.waiting;
  },
  close: bots.close,
  ask: async (question, asker) => {
    try {
      return await bots.ask(question, asker);
    } catch (error) {
      const { game: id, level, view, seat } = question;
      metrics.counts.errors_total += 1;
      log.error({ game: id, level, error: String(error) }, 'a bot failed; it plays any legal move');
      const game = await games.load(id);
      return game ? legal(game.book, view, seat).slice(0, 1) : [];
    }
  },
});

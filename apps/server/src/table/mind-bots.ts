import { type Seat, legal } from '@nightfall/kernel';
import type { Context } from '../context.ts';
import { later } from './timers.ts';
import { inBackground } from './background.ts';
import { playAndSettle, stamp } from './decide-input.ts';
import type { Step, Table } from './table.ts';

type Move = { type: string; seat: Seat };

/** The seat of a bot that is asked. */
function askedBot({ play, sitters }: Table): { readonly seat: Seat; readonly level: string } | undefined {
  const asked = play.match.waiting;
  if (asked.for !== 'seats' || play.standing.paused) return undefined;
  const seat = asked.seats.find((one) => sitters[one]?.bot);
  return seat === undefined ? undefined : { seat, level: sitters[seat]!.bot! };
}

/** Asks the bot whose turn it is. The node that took the last input goes first; the others step in if it is gone. */
export function mindBots(context: Context, table: Table, first: boolean): void {
  if (!askedBot(table)) return;
  const wait = first ? context.timing.botPace : context.timing.botTurn;
  later(table, 'bot', wait, () => void letBotPlay(context, table));
}

async function letBotPlay(context: Context, table: Table): Promise<void> {
  const n = table.play.lines.length;
  const bot = askedBot(table);
  if (!bot || table.bot?.n === n) return;
  table.bot = { n };
  const moves = await think(context, table, bot.seat, bot.level);
  if (table.bot?.n === n) table.bot = undefined;
  for (const [i, move] of moves.entries()) if (!(await playMove(context, table, bot.seat, move, i === 0 ? n : undefined))) break;
  if (askedBot(table)) mindBots(context, table, true);
}

async function think(context: Context, table: Table, seat: Seat, level: string): Promise<readonly Move[]> {
  const view = table.play.match.view(seat);
  try {
    return await context.bots.ask({ game: table.game.id, level, view, seat });
  } catch (error) {
    context.metrics.counts.errors_total += 1;
    context.log.error({ match: table.id, level, error: String(error) }, 'a bot failed; it plays any legal move');
    return legal(table.game.book, view, seat).slice(0, 1);
  }
}

/** Plays the bot's move if it is still asked and, for the first, nothing has happened since it began to think. */
async function playMove(context: Context, table: Table, seat: Seat, move: Move, n: number | undefined): Promise<boolean> {
  const step: Step = (out) => {
    const isDue = n === undefined || n === table.play.lines.length || askedBot(table)?.seat === seat;
    return isDue && askedBot(table) ? playAndSettle(table, move, out, stamp(table)) : [];
  };
  const outcome = await inBackground(context, table, step);
  if (!outcome || 'no' in outcome || outcome.before) return false;
  context.metrics.counts.bot_moves_total += 1;
  return true;
}

import type { Seat } from '@nightfall/kernel';
import type { Context } from '../context.ts';
import { wallNow } from './clockwork.ts';
import { later } from './timers.ts';
import { inBackground } from './background.ts';
import { playAndSettle, stamp } from './decide-input.ts';
import { mindLiveBots } from './live-bots.ts';
import { isHere } from './presence.ts';
import { type Step, type Table, seatsOf } from './table.ts';
import { type BotMove, think } from './think.ts';

type Asked = { readonly seat: Seat; readonly level: string };

/** The bots that the game asks now. Where several are asked, some may have nothing to answer. */
function askedBots({ play, sitters }: Table): Asked[] {
  const asked = play.match.waiting;
  if (asked.for !== 'seats' || play.standing.paused) return [];
  return asked.seats.flatMap((seat) => (sitters[seat]?.bot ? { seat, level: sitters[seat].bot } : []));
}

/** Asks the bot whose turn it is; while a clock runs, each for itself. The node that took the last input goes first; the others step in if it is gone. */
export function mindBots(context: Context, table: Table, first: boolean): void {
  if (mindLiveBots(context, table)) return;
  const [bot] = askedBots(table);
  if (!bot) return;
  const { botPace, botTurn, patience } = context.timing;
  const wait = Math.max(first ? botPace : botTurn, isLeftToPeople(table, bot.seat) ? patience : 0);
  // When several act at once, others acting in the meantime do not delay the bot.
  const isComing = first && table.timers.has('bot') && table.botDue?.seat === bot.seat && table.botDue.at <= wallNow() + wait;
  if (isComing) return;
  table.botDue = { seat: bot.seat, at: wallNow() + wait };
  later(context, table, 'bot', wait, () => letBotPlay(context, table));
}

/** Anyone may go first, people who are here are asked too, and they have not let the bots go ahead. */
function isLeftToPeople(table: Table, seat: Seat): boolean {
  const { match, n } = table.play;
  const asked = match.waiting;
  if (asked.for !== 'seats' || table.sentAhead === n || !table.game.peopleFirst?.(match.view(seat))) return false;
  return asked.seats.some((one) => table.sitters[one]?.bot === null && isHere(table, one));
}
/** A seated player says "Go ahead": the bots stop waiting for people. */
export function sendAhead(context: Context, table: Table, person: string): void {
  if (seatsOf(table, person).length === 0) return;
  table.sentAhead = table.play.n;
  mindBots(context, table, true);
}

/** The first asked bot that has something to do does it. If none has, they wait for the next change. */
async function letBotPlay(context: Context, table: Table): Promise<void> {
  const n = table.play.n;
  if (table.bot?.n === n || table.play.match.clock) return;
  table.bot = { n };
  const hasPlayed = await playFirst(context, table, n);
  if (table.bot?.n === n) table.bot = undefined;
  if (hasPlayed && askedBots(table).length > 0) mindBots(context, table, true);
}
async function playFirst(context: Context, table: Table, n: number): Promise<boolean> {
  for (const bot of askedBots(table)) if (await playOne(context, table, bot, n)) return true;
  return false;
}
async function playOne(context: Context, table: Table, { seat, level }: Asked, n: number): Promise<boolean> {
  const moves = await think(context, table, seat, level);
  for (const move of moves) if (!(await playMove(context, table, seat, move))) break;
  return table.play.n > n;
}

/** Plays the bot's move if it is still asked. */
async function playMove(context: Context, table: Table, seat: Seat, move: BotMove): Promise<boolean> {
  const isAsked = () => askedBots(table).some((bot) => bot.seat === seat);
  const step: Step = (out) => (isAsked() ? playAndSettle(table, move, out, stamp(table)) : []);
  const outcome = await inBackground(context, table, step);
  if (!outcome || 'no' in outcome || outcome.before) return false;
  context.metrics.counts.bot_moves_total += 1;
  return true;
}

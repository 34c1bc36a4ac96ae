import type { Seat } from '@nightfall/kernel';
import type { Context } from '../context.ts';
import { inBackground } from './background.ts';
import { countdown, wallNow } from './clockwork.ts';
import { isTicking } from './decide-clock.ts';
import { playAndSettle } from './decide-input.ts';
import { nodesElsewhere } from './presence.ts';
import { type Step, type Table, now } from './table.ts';
import { think } from './think.ts';
import { later, notLater } from './timers.ts';

/** The pace of a bot whose level has none, in milliseconds. */
const PACE = [1500, 2500] as const;
/** An answer to what was asked this long ago is thrown away. */
const STALE = 1000;

/** While a clock runs, every bot seat acts at its own pace, whatever the others do. True if a clock runs. */
export function mindLiveBots(context: Context, table: Table): boolean {
  const isLive = table.play.match.clock !== undefined;
  for (const { seat, bot } of table.sitters)
    if (!isLive || !isTicking(table) || bot === null) notLater(table, timerOf(seat));
    else if (!table.timers.has(timerOf(seat)) && !table.thinking.has(seat)) setBot(context, table, seat);
  return isLive;
}
const timerOf = (seat: Seat) => `bot${seat}`;

/** The wait restarts after every action and every pause; what others do does not affect it. */
function setBot(context: Context, table: Table, seat: Seat): void {
  const [least, most] = table.game.bots[table.sitters[seat]!.bot!]?.pace ?? PACE;
  const wait = countdown(table.play.clock, wallNow()) + least + Math.random() * (most - least);
  later(context, table, timerOf(seat), wait, () => act(context, table, seat));
}

/** One action; then it waits again. Among several nodes, the one with the first name runs the bots. */
async function act(context: Context, table: Table, seat: Seat): Promise<void> {
  const isOurs = nodesElsewhere(table).every((node) => context.node < node);
  if (isOurs && mayAct(table, seat)) await ask(context, table, seat);
  mindLiveBots(context, table);
}
async function ask(context: Context, table: Table, seat: Seat): Promise<void> {
  const { clock, deadline } = table.play.match;
  const asked = wallNow();
  table.thinking.add(seat);
  const time = { id: clock!.id, lasts: clock!.lasts, left: deadline! - now(table) };
  const [move] = await think(context, table, seat, table.sitters[seat]!.bot!, time);
  table.thinking.delete(seat);
  if (!move || wallNow() - asked > STALE) return;
  const step: Step = (out) => {
    const isStill = mayAct(table, seat) && table.play.match.clock?.id === time.id && wallNow() - asked <= STALE;
    return isStill ? playAndSettle(table, move, out, now(table)) : [];
  };
  const outcome = await inBackground(context, table, step);
  if (outcome && !('no' in outcome) && !outcome.before) context.metrics.counts.bot_moves_total += 1;
}

/** Is the bot in this seat asked, and is there time left? When the clock has run down, the bell goes first. */
function mayAct(table: Table, seat: Seat): boolean {
  const { match, clock } = table.play;
  const asked = match.waiting;
  const isAsked = asked.for === 'seats' && asked.seats.includes(seat) && table.sitters[seat]?.bot !== null;
  return isAsked && isTicking(table) && countdown(clock, wallNow()) === 0 && now(table) < match.deadline!;
}

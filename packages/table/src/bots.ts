import { botOf, quickRandom, type Seat, seedOf, type TimeLeft } from '@nightfall/kernel';
import { decideStuck, isTicking, playAndSettle } from './decide.ts';
import type { BotMove } from './house.ts';
import { countdown, type Play } from './play.ts';
import { isHere, nodesElsewhere } from './presence.ts';
import { inBackground } from './step.ts';
import { later, notLater, now, seatsOf, stamp, type Step, type Table } from './table.ts';

type Asked = { readonly seat: Seat; readonly level: string };

/** The bots that the game asks now. Where several are asked, some may have nothing to answer. */
function askedBots({ sitters }: Table, { match, standing }: Play): Asked[] {
  const asked = match.waiting;
  if (asked.for !== 'seats' || standing.paused) return [];
  return asked.seats.flatMap((seat) => (sitters[seat]?.bot ? { seat, level: sitters[seat].bot } : []));
}

/** Asks the bot whose turn it is; while a clock runs, each for itself. The node that took the last input goes first; the others step in if it is gone. */
export function mindBots(table: Table, first: boolean): void {
  if (mindLiveBots(table)) return;
  const [bot] = askedBots(table, table.play);
  if (!bot) return;
  const { timing, time } = table.house;
  const isLeft = isLeftToPeople(table, bot.seat);
  const wait = Math.max(first ? timing.botPace : timing.botTurn, isLeft ? timing.peopleFirst : 0);
  const at = time.now() + wait;
  const { due } = table.bots;
  // When several act at once, others acting in the meantime do not delay the bot.
  const isComing = first && table.timers.has('bot') && due?.seat === bot.seat && due.isLeft === isLeft && due.at <= at;
  if (isComing) return;
  table.bots.due = { seat: bot.seat, at, isLeft };
  later(table, 'bot', wait, () => letBotPlay(table));
}

/** Anyone may go first, people who are here are asked too, and they have not let the bots go ahead. */
function isLeftToPeople(table: Table, seat: Seat): boolean {
  const { match, n } = table.play;
  const asked = match.waiting;
  if (asked.for !== 'seats' || table.bots.sentAhead === n || !table.game.peopleFirst?.(match.view(seat))) return false;
  return asked.seats.some((one) => table.sitters[one]?.bot === null && isHere(table, one));
}
/** A seated player says "Go ahead": the bots stop waiting for people. */
export function sendAhead(table: Table, person: string): void {
  if (seatsOf(table, person).length === 0) return;
  table.bots.sentAhead = table.play.n;
  mindBots(table, true);
}

/** The first asked bot that has something to do does it. If none has, they wait for the next change. */
async function letBotPlay(table: Table): Promise<void> {
  const { n, match } = table.play;
  if (table.bots.at === n || match.clock) return;
  table.bots.at = n;
  const hasPlayed = await playFirst(table, n);
  if (table.bots.at === n) table.bots.at = undefined;
  if (!hasPlayed && isUpToBots(table, n)) await getStuck(table, new Error('the bots are to move and have no move'));
  if (hasPlayed && askedBots(table, table.play).length > 0) mindBots(table, true);
}
/** Does the game still ask nobody but bots? */
function isUpToBots(table: Table, n: number): boolean {
  const { match, standing } = table.play;
  const asked = match.waiting;
  return table.play.n === n && !standing.paused && asked.for === 'seats' && asked.seats.every((seat) => table.sitters[seat]?.bot);
}
/** The table stops, says so, and offers another try. */
async function getStuck(table: Table, error: unknown): Promise<void> {
  table.house.trouble(error, { match: table.id });
  await inBackground(table, decideStuck(table));
}
async function playFirst(table: Table, n: number): Promise<boolean> {
  for (const bot of askedBots(table, table.play)) if (await playOne(table, bot, n)) return true;
  return false;
}
async function playOne(table: Table, { seat, level }: Asked, n: number): Promise<boolean> {
  const moves = await think(table, seat, level);
  for (const move of moves) if (!(await playMove(table, seat, move))) break;
  return table.play.n > n;
}
/** Plays the bot's move if it is still asked. */
async function playMove(table: Table, seat: Seat, move: BotMove): Promise<boolean> {
  const isAsked = (play: Play) => askedBots(table, play).some((bot) => bot.seat === seat);
  return playForBot(table, (play, out) => (isAsked(play) ? playAndSettle(table, play, move, out, stamp(table, play)) : []));
}
async function playForBot(table: Table, step: Step): Promise<boolean> {
  const outcome = await inBackground(table, step);
  if (!outcome || 'no' in outcome || outcome.before) return false;
  table.house.metrics.counts.bot_moves_total += 1;
  return true;
}

/** The chance of a bot: it follows from the match and the number of the input, so that a record replays its bots. */
export const botChance = (seed: string, inputs: number, seat: Seat): number => seedOf(`${seed} ${inputs} ${seat}`);
const chanceOf = ({ row, play }: Table, seat: Seat): number => botChance(row.seed, play.match.inputs.length, seat);
/** People wait for a bot where they look on; elsewhere it has time. */
const asker = (table: Table) => ({
  owner: table.row.host ?? table.id,
  isWatched: () => table.members.size > 0 || nodesElsewhere(table).length > 0,
});
/** Asks a bot. If it cannot think, the table stops, and says so. */
async function think(table: Table, seat: Seat, level: string, time?: TimeLeft): Promise<readonly BotMove[]> {
  const view = table.play.match.view(seat);
  const question = { game: table.game.id, level, view, seat, seed: chanceOf(table, seat), time };
  try {
    return await table.house.bots.ask(question, asker(table));
  } catch (error) {
    await getStuck(table, error);
    return [];
  }
}

/** The pace of a bot whose level has none, in milliseconds. */
const PACE = [1500, 2500] as const;
/** An answer to what was asked this long ago is thrown away. */
const STALE = 1000;

/** While a clock runs, every bot seat acts at its own pace, whatever the others do. True if a clock runs. */
function mindLiveBots(table: Table): boolean {
  const isLive = table.play.match.clock !== undefined;
  for (const { seat, bot } of table.sitters)
    if (!isLive || !isTicking(table.play) || bot === null) notLater(table, timerOf(seat));
    else if (!table.timers.has(timerOf(seat)) && !table.bots.thinking.has(seat)) setBot(table, seat);
  return isLive;
}
const timerOf = (seat: Seat) => `bot${seat}`;

/** The wait restarts after every action and every pause; what others do does not affect it. */
function setBot(table: Table, seat: Seat): void {
  const [least, most] = botOf(table.game, table.sitters[seat]!.bot!)?.pace ?? PACE;
  const wait = least + quickRandom(chanceOf(table, seat)).int(most - least + 1);
  later(table, timerOf(seat), countdown(table.play.clock, table.house.time.now()) + wait, () => act(table, seat));
}

/** One action; then it waits again. Among several nodes, the one with the first name runs the bots. */
async function act(table: Table, seat: Seat): Promise<void> {
  const isOurs = nodesElsewhere(table).every((node) => table.house.node < node);
  if (isOurs && mayAct(table, table.play, seat)) await askInTime(table, seat);
  mindLiveBots(table);
}
async function askInTime(table: Table, seat: Seat): Promise<void> {
  const { clock, deadline } = table.play.match;
  const asked = table.house.time.now();
  const isLate = () => table.house.time.now() - asked > STALE;
  table.bots.thinking.add(seat);
  const time = { id: clock!.id, lasts: clock!.lasts, left: deadline! - now(table) };
  const [move] = await think(table, seat, table.sitters[seat]!.bot!, time);
  table.bots.thinking.delete(seat);
  if (!move || isLate()) return;
  await playForBot(table, (play, out) => {
    const isStill = mayAct(table, play, seat) && play.match.clock?.id === time.id && !isLate();
    return isStill ? playAndSettle(table, play, move, out, now(table, play)) : [];
  });
}

/** Is the bot in this seat asked, and is there time left? When the clock has run down, the bell goes first. */
function mayAct(table: Table, play: Play, seat: Seat): boolean {
  const { match, clock } = play;
  const asked = match.waiting;
  const isAsked = asked.for === 'seats' && asked.seats.includes(seat) && table.sitters[seat]?.bot !== null;
  const hasTime = isTicking(play) && countdown(clock, table.house.time.now()) === 0 && now(table, play) < match.deadline!;
  return isAsked && hasTime;
}

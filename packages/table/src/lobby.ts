import { botOf, type Refusal, usualLevel } from '@nightfall/kernel';
import { isHere } from './presence.ts';
import { botName, changeSeat } from './seats.ts';
import { actAlone } from './step.ts';
import { later, no, NO_BOT, seatsOf, stamp, type Step, type Table } from './table.ts';
import { tellSeats } from './tell.ts';

/** Before a table starts: people come, take seats, and say if they need a moment. It stands still until then. */

const NOT_STARTER = no('NOT_STARTER', 'The person who started the table starts the game.');
const SEATS_FREE = no('SEATS_FREE', 'There are free seats. Wait for more people, or start with bots in them.');

const isFree = ({ person, bot }: Table['sitters'][number]): boolean => person === null && bot === null;

/** The person who began the table starts the game; if they are away, anyone seated does. */
function mayStart(table: Table, person: string): boolean {
  const { host } = table.row;
  if (host === person) return true;
  const isHostHere = host !== null && seatsOf(table, host).some((seat) => isHere(table, seat));
  return !isHostHere && seatsOf(table, person).length > 0;
}

/** Starts the game, with bots in the free seats if that is wished. */
export async function start(table: Table, person: string, withBots: boolean): Promise<Refusal | undefined> {
  if (!table.play.standing.lobby) return undefined;
  if (!mayStart(table, person)) return NOT_STARTER;
  const free = table.sitters.filter(isFree);
  if (free.length > 0 && !withBots) return SEATS_FREE;
  const level = usualLevel(table.game);
  const bot = level === undefined ? undefined : botOf(table.game, level);
  if (free.length > 0 && !bot) return NO_BOT;
  for (const sitter of free) {
    const refused = await changeSeat(table, sitter, { person: null, bot: level!, name: botName(bot!) });
    if (refused) return refused;
  }
  return begin(table, seatsOf(table, person)[0] ?? null);
}
async function begin(table: Table, seat: number | null): Promise<Refusal | undefined> {
  const outcome = await actAlone(table, decideStart(table, seat));
  return 'no' in outcome ? outcome.no : undefined;
}
const decideStart =
  (table: Table, seat: number | null): Step =>
  (play) => {
    const { countdown } = table.house.timing;
    const line = { type: 'resume', at: stamp(table, play), seat, ...(play.match.clock && { after: countdown }) } as const;
    return play.standing.lobby ? [line] : [];
  };

/** When every seat is taken and nobody needs a moment, the game starts by itself. */
export async function startIfReady(table: Table): Promise<void> {
  if (!isComplete(table)) return;
  if (table.house.pubsub.isAlone) await begin(table, null);
  // Another node may know of somebody who needs a moment.
  else later(table, 'start', ANSWER, () => (isComplete(table) ? begin(table, null) : undefined));
}
const ANSWER = 700;
function isComplete({ play, sitters, unready }: Table): boolean {
  const isReady = ({ person }: Table['sitters'][number]) => person === null || !unready.has(person);
  return play.standing.lobby && !sitters.some(isFree) && sitters.every(isReady);
}

/** Someone needs a moment, or is ready again. */
export async function setReady(table: Table, person: string, isReady: boolean): Promise<Refusal | undefined> {
  hearReady(table, person, isReady);
  table.house.pubsub.publish({ k: 'ready', m: table.id, person, isReady });
  await startIfReady(table);
  return undefined;
}
export function hearReady(table: Table, person: string, isReady: boolean): void {
  if (isReady) table.unready.delete(person);
  else table.unready.add(person);
  tellSeats(table);
}

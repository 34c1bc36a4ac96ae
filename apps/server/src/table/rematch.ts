import { botOf, type Game, isRefusal, type Refusal, type Seat, type Setup, usualLevel } from '@nightfall/kernel';
import { botName, nameFor, no, NOT_SEATED, type SeatRow, seatsOf, type Sitter } from '@nightfall/table';
import type { Context } from '../context.ts';
import { NOT_OVER } from '../refusals.ts';
import { createMatch } from './create.ts';
import type { Member, Table } from './table.ts';

type Asker = { readonly person: string; readonly send: Member['send'] };
/** The same game again with the same people, or another game of the evening; the others are invited. Asking twice gives the same rematch. */
export async function rematch(
  context: Context,
  table: Table,
  { person, send }: Asker,
  other?: string,
): Promise<Refusal | undefined> {
  const [seat] = seatsOf(table, person);
  if (seat === undefined) return NOT_SEATED;
  if (!table.play.match.isOver) return NOT_OVER;
  if (table.row.next === null) {
    const bad = refuseGuest(context, table, person, other !== undefined && other !== table.game.id);
    if (bad) return bad;
    const wish = other === undefined || other === table.game.id ? again(table) : await anotherGame(context, table, other);
    if (isRefusal(wish)) return wish;
    const row = await createMatch(context, wish.game, wish.setup, wish.seats, table.row.host ?? person, {
      secret: table.row.secret,
      open: table.row.open ?? false,
    });
    const next = await context.store.follow(table.id, row.id);
    if (next !== row.id) await context.store.deleteMatch(row.id);
    table.row = { ...table.row, next };
    context.pubsub.publish({ k: 'next', m: table.id, to: next, seat });
    tellNext(table, next, seat);
  } else send({ t: 'next', m: table.id, to: table.row.next });
  return undefined;
}
/** To everyone at the table, with the name by which they know the person who asks. */
export function tellNext(table: Table, to: string, seat: Seat): void {
  const sitter = table.sitters[seat];
  for (const member of table.members) member.send({ t: 'next', m: table.id, to, ...(sitter && { by: nameFor(member, sitter) }) });
}
/** Where only members begin matches, the one who began this table has shown to be one: they must be at it, and choose another game themselves. */
function refuseGuest({ hasMembers }: Context, { row: { host }, sitters }: Table, person: string, isOther: boolean) {
  const isThere = host !== null && sitters.some((sitter) => sitter.person === host);
  return !hasMembers || host === person || (isThere && !isOther) ? undefined : MEMBERS;
}
type Wish = { readonly game: Game; readonly setup: Setup; readonly seats: readonly Sitter[] };
const again = ({ game, row, sitters }: Table): Wish => ({ game, setup: row.setup, seats: sitters.map(seatAgain) });
/** The same people at another game, with its usual settings; bots fill it up where it needs more. */
async function anotherGame({ games }: Context, { sitters }: Table, id: string): Promise<Wish | Refusal> {
  const game = await games.load(id);
  if (!game) return NO_GAME;
  const people = [...new Map(sitters.flatMap((one) => (one.person === null ? [] : [[one.person, one] as const]))).values()];
  const players = Math.max(people.length, game.players.min);
  if (people.length > game.players.max) return TOO_MANY_PEOPLE(game.name, game.players.max);
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  const level = usualLevel(game);
  const bot = level === undefined ? undefined : botOf(game, level);
  if (people.length < players && !bot) return TOO_FEW_PEOPLE(game.name, players);
  const seatOf = (i: number): Sitter =>
    people[i]
      ? { person: people[i].person, bot: null, name: people[i].name }
      : { person: null, bot: level!, name: botName(bot!) };
  return { game, setup: { players, options }, seats: Array.from({ length: players }, (_, i) => seatOf(i)) };
}
const MEMBERS = no('MEMBERS', 'Only the member who started this table can do that.');
const NO_GAME = no('NO_GAME', 'There is no such game.');
const TOO_MANY_PEOPLE = (game: string, most: number): Refusal => no('TOO_MANY_PEOPLE', `${game} is for ${most} players at most.`);
const TOO_FEW_PEOPLE = (game: string, least: number): Refusal => no('TOO_FEW_PEOPLE', `${game} needs ${least} players.`);
/** A bot that only played for someone stays behind. */
const seatAgain = ({ person, bot, name }: SeatRow): Sitter => ({ person, bot: person === null ? bot : null, name });

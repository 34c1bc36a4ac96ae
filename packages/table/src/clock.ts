import type { Seat } from '@nightfall/kernel';
import { decideAway, decideBell, isTicking } from './decide.ts';
import { countdown } from './play.ts';
import { isHere, nodesElsewhere, seatsHere } from './presence.ts';
import { inBackground } from './step.ts';
import { later, notLater, now, type Table } from './table.ts';

/** Sets the bell. Every node that has the table open does; the place in the log lets exactly one ring. */
export function mindClock(table: Table): void {
  const due = table.play.match.deadline;
  if (due === undefined || !isTicking(table.play)) {
    notLater(table, 'bell');
    return notLater(table, 'beat');
  }
  setBell(table, due);
  if (!table.timers.has('beat')) beat(table);
}

/** Inputs do not touch the bell; only another deadline resets it. */
function setBell(table: Table, due: number): void {
  const wall = table.house.time.now();
  // Where an undo went back over a bell, its hour is long past: it rings again at once.
  const wait = Math.max(0, due - now(table) + table.house.timing.lag) + countdown(table.play.clock, wall);
  if (table.timers.has('bell') && Math.abs(wall + wait - table.bell.at) < NEAR) return;
  table.bell.at = wall + wait;
  later(table, 'bell', wait, () => inBackground(table, decideBell(table)));
}
const NEAR = 5;

/** Notes now and then that the clock is being watched: if all nodes die, the time until they are back does not count. Inputs do this too. */
function beat(table: Table): void {
  const { store, time, timing, trouble } = table.house;
  const wall = time.now();
  if (wall - table.play.lastWall >= timing.beat) store.beat(table.id, wall).catch(trouble);
  later(table, 'beat', timing.beat, () => isTicking(table.play) && beat(table));
}

/** On opening: a clock that no other node watches was left behind by one that stopped. It has stood still since then. */
export async function stopLostClock(table: Table): Promise<void> {
  const { time, timing, pubsub, isShared } = table.house;
  // A player who has just begun a match at this screen looks at it.
  if (!isTicking(table.play) || (isShared && table.play.n === 0)) return;
  const seen = Math.min(time.now(), Math.max(table.row.beat, table.play.lastWall));
  const stop = () => inBackground(table, decideAway(table, null, 'left', seen));
  if (pubsub.isAlone || time.now() - seen > 3 * timing.beat) await stop();
  else later(table, 'lost', ANSWER, () => nodesElsewhere(table).length === 0 && stop());
}
/** Within this time another node has said that it has the table open. */
const ANSWER = 700;

/** A connection is lost: if the player does not come back soon, a running clock stops. `silence`: for how long they have been gone. */
export function mindAbsence(table: Table, seats: readonly number[], silence = 0): void {
  if (!isTicking(table.play)) return;
  const wait = Math.max(0, table.house.timing.away - silence);
  for (const seat of seats)
    later(table, `away${seat}`, wait, () => {
      if (!seatsHere(table).has(seat)) return inBackground(table, decideAway(table, seat, 'away'));
    });
}

/** Notifies absent players that it is their turn: once per turn, and not if they come to the table by themselves. */
export function mindTurns(table: Table): void {
  const seats = seatsAsked(table);
  for (const seat of table.told) if (!seats.includes(seat)) table.told.delete(seat);
  if (!seats.some((seat) => isAbsent(table, seat))) return notLater(table, 'turn');
  if (!table.timers.has('turn')) later(table, 'turn', table.house.timing.notice, () => tellAbsent(table));
}

const seatsAsked = ({ play: { match } }: Table): readonly Seat[] => (match.waiting.for === 'seats' ? match.waiting.seats : []);
function isAbsent(table: Table, seat: Seat): boolean {
  const sitter = table.sitters[seat];
  return sitter !== undefined && sitter.person !== null && !sitter.bot && !isHere(table, seat) && !table.told.has(seat);
}

function tellAbsent(table: Table): void {
  const { game, house, play, sitters } = table;
  const name = (seat: Seat) => sitters[seat]?.name ?? `Seat ${seat + 1}`;
  for (const seat of seatsAsked(table).filter((one) => isAbsent(table, one))) {
    table.told.add(seat);
    const { text } = game.words.prompt(play.match.view(seat), seat, name);
    house.notices.turn(sitters[seat]!.person!, { match: table.id, game: game.name, seat, text });
  }
}

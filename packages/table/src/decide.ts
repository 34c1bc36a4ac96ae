import { type Game, type Input, isRefusal, type Refusal, refusePace, type Seat } from '@nightfall/kernel';
import type { ToServer } from '@nightfall/protocol';
import { decideRedo, decideReset, decideUndo, decideVote } from './consent.ts';
import { countdown, type Out, type Play } from './play.ts';
import {
  BOT_PLAYS,
  FOREIGN_SEAT,
  FORMAT,
  NOT_PAUSED,
  NOT_STARTED,
  NOT_SEATED,
  NOT_TYPED,
  now,
  OTHER_TIME,
  OVER,
  PAUSED,
  seatsOf,
  stamp,
  STARTING,
  type Step,
  type Table,
} from './table.ts';

export type Request = Extract<ToServer, { id: string }>;

/** The request of a person that becomes lines of the log; undefined if it is about something else. */
export function stepOf(table: Table, person: string, message: Request): Step | undefined {
  switch (message.t) {
    case 'in':
      return decideInput(table, person, message.i, message.k);
    case 'undo':
      return decideUndo(table, person, message.to);
    case 'redo':
      return decideRedo(table, person);
    case 'reset':
      return decideReset(table, person);
    case 'vote':
      return decideVote(table, person, message.yes);
    case 'pause':
      return decidePause(table, person);
    case 'resume':
      return decideResume(table, person);
    default:
      return undefined;
  }
}

/** A person plays an input: a move, a pass, or typed dice. `clock` is the clock that was running; undefined if the client did not say. */
const decideInput =
  (table: Table, person: string, raw: { type: string }, clock?: string | null): Step =>
  (play, out) => {
    const input = readInput(table.game, raw);
    if (isRefusal(input)) return input;
    const at = stamp(table, play);
    const no = refuseSender(table, play, person, input) ?? refuseTime(table, play, clock) ?? refusePace(play.match, input, at);
    return no ?? playAndSettle(table, play, input, out, at);
  };

/** Is this still the stretch of time it was meant for? */
function refuseTime(table: Table, play: Play, clock: string | null | undefined): Refusal | undefined {
  if (countdown(play.clock, table.house.time.now()) > 0) return STARTING;
  return clock === undefined || clock === (play.match.clock?.id ?? null) ? undefined : OTHER_TIME;
}

export function readInput(game: Game, raw: { type: string }): Input | Refusal {
  if (raw.type === 'dice') return readDice(raw);
  if (raw.type === 'pass') return readPass(raw);
  return raw.type === 'bell' ? FORMAT('The server rings the bell.') : game.readMove(raw);
}
function readPass(raw: object): Input | Refusal {
  const { seat } = raw as { seat?: unknown };
  return Number.isInteger(seat) ? { type: 'pass', seat: seat as Seat } : FORMAT('`pass` must name its seat.');
}
function readDice(raw: object): Input | Refusal {
  const { faces } = raw as { faces?: unknown };
  const isFine =
    Array.isArray(faces) && faces.length <= 256 && faces.every((face) => Number.isInteger(face) && face >= 1 && face <= 1e6);
  return isFine ? { type: 'dice', faces: [...(faces as number[])] } : FORMAT('`faces` must list whole numbers.');
}

function refuseSender({ sitters }: Table, play: Play, person: string, input: Input): Refusal | undefined {
  if (play.standing.paused) return PAUSED;
  const isSeated = sitters.some((sitter) => sitter.person === person);
  if ('faces' in input) return refuseDice(play, isSeated);
  const sitter = 'seat' in input ? sitters[input.seat] : undefined;
  if (sitter?.person !== person) return FOREIGN_SEAT;
  return sitter.bot ? BOT_PLAYS : undefined;
}
function refuseDice({ match: { waiting } }: Play, isSeated: boolean): Refusal | undefined {
  if (waiting.for !== 'dice' || !waiting.typed) return NOT_TYPED;
  return isSeated ? undefined : FOREIGN_SEAT;
}

/** Lets dice fall that are due. An input is stored with its dice, so only a new match, or the end of a damaged log, leaves some. */
export const decideDice =
  (table: Table): Step =>
  (play, out) => {
    const from = play.match.log.length;
    settle(table, play, stamp(table, play), out);
    return play.match.log.slice(from);
  };

/** Plays an input and lets the dice fall that it asks for: all of it is stored together. */
export function playAndSettle(table: Table, play: Play, input: Input, out: Out, at: number) {
  const { match } = play;
  const from = match.log.length;
  const no = match.play(input, at, out);
  if (no) return no;
  settle(table, play, at, out);
  return match.log.slice(from);
}

/** Rolls the dice that the rules ask for. Those that the house has prepared come before those of the match. */
function settle({ house }: Table, { match }: Play, at: number, out: Out): void {
  for (let asked = match.waiting; house.prepared && asked.for === 'dice' && !asked.typed; asked = match.waiting)
    match.play({ type: 'dice', faces: house.prepared(match) ?? match.faces() }, at, out);
  match.settle(at, out);
}

/** Any seated player may stop the game; with only bots, the person who started it may, and then no seat is named. */
function stoppingSeat(table: Table, person: string): Seat | null | undefined {
  const isHost = table.row.host === person;
  const isAllBots = table.sitters.every((sitter) => sitter.person === null && sitter.bot !== null);
  return seatsOf(table, person)[0] ?? (isHost && isAllBots ? null : undefined);
}

const decidePause =
  (table: Table, person: string): Step =>
  (play) => {
    const seat = stoppingSeat(table, person);
    if (seat === undefined) return NOT_SEATED;
    if (play.match.isOver) return OVER;
    return play.standing.paused ? PAUSED : [{ type: 'pause', at: stamp(table, play), seat, why: 'wish' }];
  };

/** Resumes; after a countdown if a clock is running. */
const decideResume =
  (table: Table, person: string): Step =>
  (play) => {
    const seat = stoppingSeat(table, person);
    if (seat === undefined) return NOT_SEATED;
    if (play.standing.lobby) return NOT_STARTED;
    if (!play.standing.paused) return NOT_PAUSED;
    const { countdown } = table.house.timing;
    return [{ type: 'resume', at: stamp(table, play), seat, ...(play.match.clock && { after: countdown }) }];
  };

/** A player at a running clock has lost the connection, or all have: nothing if it is already stopped. */
export const decideAway =
  (table: Table, seat: number | null, why: 'away' | 'left', wall = table.house.time.now()): Step =>
  (play) =>
    isTicking(play) ? [{ type: 'pause', at: stamp(table, play, wall), seat, why }] : [];

/** The bots cannot think: the table waits until somebody tries again. */
export const decideStuck =
  (table: Table): Step =>
  (play) =>
    play.standing.paused ? [] : [{ type: 'pause', at: stamp(table, play), seat: null, why: 'bots' }];

export const isTicking = ({ match, standing }: Play): boolean => match.clock !== undefined && !standing.paused;

/** Rings the bell if it is time and nobody else has. */
export const decideBell =
  (table: Table): Step =>
  (play, out) => {
    const due = play.match.deadline;
    if (due === undefined || play.standing.paused || now(table, play) < due) return [];
    return playAndSettle(table, play, { type: 'bell' }, out, due);
  };

import { type Game, type Input, type Refusal, type Seat, isRefusal, refusePace } from '@nightfall/kernel';
import { countdown } from './clockwork.ts';
import { BOT_PLAYS, FOREIGN_SEAT, FORMAT, NOT_TYPED, OTHER_TIME, PAUSED, STARTING } from './refusals.ts';
import { type Out, type Play, type Step, type Table, now } from './table.ts';

/** A person plays an input: a move, a pass, or typed dice. `clock` is the clock that was running; undefined if the client did not say. */
export const decideInput =
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

/** An input that arrives between the deadline and the bell was made before the bell. */
export const stamp = (table: Table, play: Play, wall?: number): number =>
  Math.min(now(table, play, wall), play.match.deadline ?? Infinity);

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

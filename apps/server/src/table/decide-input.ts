import { type Game, type Input, type Refusal, type Seat, isRefusal, refusePace } from '@nightfall/kernel';
import { BOT_PLAYS, FOREIGN_SEAT, FORMAT, NOT_TYPED, OTHER_TIME, PAUSED, STARTING } from '../refusals.ts';
import { countdown, wallNow } from './clockwork.ts';
import { type Out, type Step, type Table, now } from './table.ts';

/** A person plays an input: a move, a pass, or typed dice. `clock` is the clock that was running; undefined if the client did not say. */
export const decideInput =
  (table: Table, person: string, raw: { type: string }, clock?: string | null): Step =>
  (out) => {
    const input = readInput(table.game, raw);
    if (isRefusal(input)) return input;
    const at = stamp(table);
    const no = refuseSender(table, person, input) ?? refuseTime(table, clock) ?? refusePace(table.play.match, input, at);
    return no ?? playAndSettle(table, input, out, at);
  };

/** Is this still the stretch of time it was meant for? */
function refuseTime({ play }: Table, clock: string | null | undefined): Refusal | undefined {
  if (countdown(play.clock, wallNow()) > 0) return STARTING;
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

function refuseSender(table: Table, person: string, input: Input): Refusal | undefined {
  if (table.play.standing.paused) return PAUSED;
  if ('faces' in input) return refuseDice(table, person);
  const sitter = 'seat' in input ? table.sitters[input.seat] : undefined;
  if (sitter?.person !== person) return FOREIGN_SEAT;
  return sitter.bot ? BOT_PLAYS : undefined;
}
function refuseDice(table: Table, person: string): Refusal | undefined {
  const asked = table.play.match.waiting;
  if (asked.for !== 'dice' || !asked.typed) return NOT_TYPED;
  return table.sitters.some((sitter) => sitter.person === person) ? undefined : FOREIGN_SEAT;
}

/** An input that arrives between the deadline and the bell was made before the bell. */
export const stamp = (table: Table, wall = wallNow()): number =>
  Math.min(now(table, wall), table.play.match.deadline ?? Infinity);

/** Lets dice fall that are due. An input is stored with its dice, so only the end of a damaged log leaves some. */
export const decideDice =
  (table: Table): Step =>
  (out) => {
    const { match } = table.play;
    const from = match.log.length;
    match.settle(stamp(table), out);
    return match.log.slice(from);
  };

/** Plays an input and lets the dice fall that it asks for: all of it is stored together. */
export function playAndSettle({ play }: Table, input: Input, out: Out, at: number) {
  const { match } = play;
  const from = match.log.length;
  const no = match.play(input, at, out);
  if (no) return no;
  match.settle(at, out);
  return match.log.slice(from);
}

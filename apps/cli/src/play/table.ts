import { isShared, personsOf, type Bot, type Game, type Match, type Random, type Seat, type Types } from '@nightfall/kernel';
import { print } from '../command.ts';

/** A match on a terminal: who sits where, and the stream its bots draw from. */
export type Table = {
  readonly match: Match;
  readonly thoughts: Random;
  /** One a seat; undefined where a person sits. */
  readonly bots: readonly (Bot<Types> | undefined)[];
};

export const nameOf =
  ({ match }: Table) =>
  (seat: Seat) =>
    match.head.names[seat] ?? `Seat ${seat}`;

/** Whose view the log uses: the only person's at the terminal; a watcher's if there are several people or none. */
function eyesAt({ match }: Table): Seat | null {
  return isShared(match) ? null : (personsOf(match)[0] ?? null);
}

/** Prints a line of the log for each event that may be seen and has words. */
export const teller = (table: Table) => (event: { type: string }) => {
  const { game } = table.match;
  const seen = game.eventFor ? game.eventFor(event, eyesAt(table)) : event;
  const line = seen && game.words.event(seen, nameOf(table));
  if (line) print(`  ${line.text} (${line.rule})`);
};

/** Throws the dice and lets the bots act until a person is asked, or the game is over. */
export function goOn(table: Table): void {
  for (let asks = true; asks; asks = throwOrThink(table));
}
function throwOrThink(table: Table): boolean {
  const asked = table.match.waiting;
  if (asked.for === 'dice' && !asked.typed) {
    playOrThrow(table, { type: 'dice', faces: table.match.faces() });
    return true;
  }
  if (asked.for !== 'seats') return false;
  const acted = asked.seats.some((seat) => think(table, seat));
  if (acted || asked.seats.some((seat) => !table.bots[seat])) return acted && !asked.clock;
  if (!asked.clock) throw new Error(`no bot in seats ${asked.seats.join(', ')} answers`);
  playOrThrow(table, { type: 'bell' });
  return true;
}

/** Lets the bot of a seat act; false if a person sits there or it has nothing to say. */
function think(table: Table, seat: Seat): boolean {
  const { match, bots, thoughts } = table;
  const moves = bots[seat]?.(match.view(seat), seat, thoughts) ?? [];
  for (const [i, move] of moves.entries()) {
    const no = match.play(move, undefined, teller(table));
    if (no && i === 0) throw new Error(`the bot of seat ${seat} played ${JSON.stringify(move)}: ${no.text}`);
    if (no) break;
  }
  return moves.length > 0;
}

function playOrThrow(table: Table, input: Parameters<Match['play']>[0]): void {
  const no = table.match.play(input, undefined, teller(table));
  if (no) throw new Error(`${JSON.stringify(input)} was refused: ${no.text}`);
}

export const botsOf = (game: Game, levels: readonly (string | undefined)[]) =>
  levels.map((level) => (level === undefined ? undefined : game.bots[level]?.bot));

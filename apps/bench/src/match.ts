import { catalog, load } from '@nightfall/catalog';
import {
  type Entry,
  type Frozen,
  type Game,
  type Head,
  isFaults,
  legal,
  Match,
  quickRandom,
  type Random,
} from '@nightfall/kernel';
import { round } from './measure.ts';
import { load as loadLedger } from './server/ledger.ts';

const INPUTS = 1000;
const TRIALS = 200;
const GOALS = { undoMs: 16, seekMs: 50, openMs: 100 };

const headOf = (game: Game): Head => {
  const seats = Array.from({ length: game.players.max }, (_, seat) => `Seat ${seat}`);
  const setup = { players: game.players.max, options: {} };
  return { game: game.id, version: game.version, setup, names: seats, holders: seats.map(() => 'person'), promise: null };
};
function begin(game: Game): Match {
  const match = Match.begin(game, headOf(game), '5eed'.repeat(16));
  if (isFaults(match)) throw new Error(`${game.id}: ${match[0]!.text}`);
  return match;
}

/** Plays random moves; as many inputs as asked for, or as the game has. */
function playOn(match: Match, inputs: number, random: Random): void {
  while (match.inputs.length < inputs && !match.isOver) {
    const asked = match.waiting;
    if (asked.for === 'dice') match.settle();
    else if (asked.for === 'seats') act(match, asked.seats, random);
  }
}
function act(match: Match, seats: readonly number[], random: Random): void {
  const moves = seats.flatMap((seat) => legal(match.game.book, match.state, seat));
  const no = match.play(moves.length > 0 ? moves[random.int(moves.length)]! : { type: 'bell' });
  if (no) throw new Error(`${match.game.id}: ${no.text}`);
}

/** The longest of a few random matches, cut before its end: what is over is not taken back. */
function longMatch(game: Game): Match {
  const lengths = [1, 2, 3, 4, 5].map((seed) => {
    const match = begin(game);
    playOn(match, INPUTS, quickRandom(seed));
    return { seed, length: match.isOver ? match.inputs.length - 1 : match.inputs.length };
  });
  const { seed, length } = lengths.reduce((a, b) => (b.length > a.length ? b : a));
  const match = begin(game);
  playOn(match, length, quickRandom(seed));
  return match;
}

type Times = { readonly medianMs: number; readonly p95Ms: number };
function times(work: (trial: number) => void, between: () => void = () => {}): Times {
  const taken = Array.from({ length: TRIALS }, (_, trial) => {
    const began = performance.now();
    work(trial);
    const time = performance.now() - began;
    between();
    return time;
  }).toSorted((a, b) => a - b);
  return { medianMs: round(taken[TRIALS >> 1]!, 3), p95Ms: round(taken[Math.floor(TRIALS * 0.95)]!, 3) };
}

function measureMatch(game: Game) {
  const match = longMatch(game);
  const random = quickRandom(4);
  const undo = times(
    () => match.undo(0),
    () => void match.redo(),
  );
  const seek = times(() => void match.seek(random.int(match.inputs.length + 1)));
  return { inputs: match.inputs.length, players: game.players.max, undo, seek, open: measureOpening(match) };
}

/** What opening a stored match costs: its log and its snapshot are read from their text, and the match is thawed. */
function measureOpening(match: Match): Times {
  const lines = match.log.map((entry) => JSON.stringify(entry));
  const kept = JSON.stringify(match.freeze());
  return times(() => {
    const log = lines.map((line) => JSON.parse(line) as Entry);
    Match.thaw(match.game, match.head, log, JSON.parse(kept) as Frozen);
  });
}

/** Undo at the end of a long match, seeking to any of its inputs, and opening it from the store. The ledger has a thousand inputs, whatever is played. */
export async function benchMatch() {
  const games: Record<string, ReturnType<typeof measureMatch>> = { ledger: measureMatch(await loadLedger()) };
  for (const { id, available } of catalog) if (available) games[id] = measureMatch(await load(id));
  const all = Object.values(games);
  return {
    games,
    goals: GOALS,
    reached: {
      undo: all.every(({ undo }) => undo.p95Ms < GOALS.undoMs),
      seek: all.every(({ seek }) => seek.p95Ms < GOALS.seekMs),
      open: all.every(({ open }) => open.p95Ms < GOALS.openMs),
    },
  };
}

import { playOut, randomBot } from '@nightfall/bots';
import { catalog, load } from '@nightfall/catalog';
import { type Game, isFaults, quickRandom, type Setup, type Types } from '@nightfall/kernel';
import { cpuSeconds, median, round } from './measure.ts';

const ROUNDS = 3;
const MILLISECONDS = 400;
/** Warm-up for the compiler before anything counts; large games take seconds until all of them is compiled. */
const WARM_UP = 4000;

function startOf(game: Game, setup: Setup): Types['state'] {
  const state = game.setup(setup);
  if (isFaults(state)) throw new Error(`${game.id}: ${state.map(({ text }) => text).join('; ')}`);
  return state;
}

/** How often something can be done in a second of processor time: the middle of a few rounds. */
function perSecond(work: () => number): number {
  cpuSeconds(WARM_UP, () => void work());
  const rounds = Array.from({ length: ROUNDS }, () => {
    let done = 0;
    const seconds = cpuSeconds(MILLISECONDS, () => (done += work()));
    return done / seconds;
  });
  return round(median(rounds), 1);
}

/** A position in the middle of a game, for copying. */
function middleOf(game: Game, setup: Setup): Types['state'] {
  const bots = Array.from({ length: setup.players }, () => randomBot(game.book));
  const { inputs } = playOut(game, startOf(game, setup), bots, quickRandom(3));
  const state = startOf(game, setup);
  playOut(game, state, bots, quickRandom(3), inputs >> 1);
  return state;
}

/** Short work is done many times between two looks at the clock, which take as long as hundreds of steps. */
function often(times: number, work: () => number): number {
  let done = 0;
  for (let i = 0; i < times; i++) done += work();
  return done;
}
const once = (work: () => object) => () => (work(), 1);

function measureGame(game: Game) {
  const setup = { players: game.players.min, options: {} };
  const bots = Array.from({ length: setup.players }, () => randomBot(game.book));
  const random = quickRandom(1);
  const middle = middleOf(game, setup);
  let games = 0;
  const play = () => {
    games += 1;
    return playOut(game, startOf(game, setup), bots, random).inputs;
  };
  const stepsPerSecond = perSecond(() => often(20, play));
  return {
    players: setup.players,
    randomGames: games,
    stepsPerSecond,
    gamesPerSecond: perSecond(() => often(20, () => (play(), 1))),
    clonesPerSecond: perSecond(() =>
      often(
        100,
        once(() => game.clone(middle)),
      ),
    ),
    jsonCopiesPerSecond: perSecond(() =>
      often(
        100,
        once(() => JSON.parse(JSON.stringify(middle)) as object),
      ),
    ),
    stateBytes: JSON.stringify(middle).length,
  };
}

/** Every game of the catalog, played by random bots that see views: steps, games and copies a second. */
export async function measureGames() {
  const games: Record<string, ReturnType<typeof measureGame>> = {};
  for (const { id, available } of catalog) if (available) games[id] = measureGame(await load(id));
  return { games };
}

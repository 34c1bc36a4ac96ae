import { evenly, type Ground, momentsOf, search } from '@nightfall/bots';
import { catalog, load } from '@nightfall/catalog';
import { copy, type Game, legal, type Mind, quickRandom, type Types } from '@nightfall/kernel';
import { type NightAttack, nightAttack, setUp, type State } from './kernel/night-attack.ts';
import { cpuSeconds, median, round } from './measure.ts';

const SMALL: Ground<NightAttack> = { name: 'night-attack', secrets: false, book: nightAttack, view: (s) => s, clone: copy };
const smallMind: Mind<NightAttack> = {
  plans: (v, seat) => legal(nightAttack, v, seat).map((move) => [move]),
  quick: (v, seat, random) => {
    const moves = legal(nightAttack, v, seat);
    return [moves[random.int(moves.length)]!];
  },
  value: ({ guards }: State) => guards.filter(({ slain }) => slain).length / guards.length,
  chapter: () => '',
  tries: 400,
};
const MILLISECONDS = 1500;

/** Tries in a second of processor time on the kernel's small game, each a random game to its end. */
export function triesOnSmallGame(): number {
  const random = quickRandom(1);
  const think = () => search(SMALL, smallMind, setUp(), 0, random, { tries: 400, arms: 20, margin: 1 }).spent.tries;
  cpuSeconds(MILLISECONDS, think);
  let tries = 0;
  const seconds = cpuSeconds(MILLISECONDS, () => (tries += think()));
  return round(tries / seconds, 0);
}

const POSITIONS = 6;
/** Tries a second of the game's own search, over decisions of its usual bots, and the time that the expert takes for one of them. */
function measureGame(game: Game & { readonly mind: Mind<Types> }) {
  const positions = evenly(momentsOf(game, { players: game.players.min, options: {} }, 1), POSITIONS);
  let tries = 0;
  const { mind } = game;
  const seconds = positions.map(({ view, seat }, n) =>
    cpuSeconds(1, () => {
      tries += search(game, mind, view, seat, quickRandom(n), { tries: mind.tries, arms: 6, margin: 1 }).spent.tries;
    }),
  );
  const expert = game.bots['expert']?.bot;
  const thought = positions.map(({ view, seat }, n) => 1000 * cpuSeconds(1, () => void expert?.(view, seat, quickRandom(n))));
  return {
    triesPerSecond: round(tries / seconds.reduce((a, b) => a + b, 0), 0),
    expertMs: round(median(thought), 1),
  };
}
export async function measureBots(): Promise<{ [game: string]: ReturnType<typeof measureGame> }> {
  const found: { [game: string]: ReturnType<typeof measureGame> } = {};
  for (const { id } of catalog) {
    const game = await load(id);
    if (game.mind) found[id] = measureGame({ ...game, mind: game.mind });
  }
  return found;
}

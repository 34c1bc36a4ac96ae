import { type Ground, playOut, search } from '@nightfall/bots';
import { catalog, load } from '@nightfall/catalog';
import {
  copy,
  type Game,
  isFaults,
  legal,
  type Mind,
  quickRandom,
  type Seat,
  type Types,
  usualLevel,
  waitingFor,
} from '@nightfall/kernel';
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
/** Tries a second of the game's own search, over positions of its good bots, and the time that the expert takes for a decision there. */
function measureGame(game: Game & { readonly mind: Mind<Types> }) {
  const positions = Array.from({ length: POSITIONS }, (_, n) => positionOf(game, n)).filter((one) => one !== undefined);
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
/** A position in the middle of a game of good bots, and who is asked there. */
function positionOf(game: Game, n: number): { view: Types['view']; seat: Seat } | undefined {
  const setup = { players: game.players.min, options: {} };
  const s = game.setup(setup);
  if (isFaults(s)) throw new Error(s.map(({ text }) => text).join('; '));
  const { bot } = game.bots[usualLevel(game)!]!;
  const bots = Array.from({ length: setup.players }, () => bot);
  playOut(game, s, bots, quickRandom(n), 40 + 15 * n);
  for (let more = 0; more < 100; more++) {
    const asked = waitingFor(game.book, s);
    if (asked.for === 'nobody') return undefined;
    if (asked.for === 'seats') return { view: game.view(s, asked.seats[0]!), seat: asked.seats[0]! };
    playOut(game, s, bots, quickRandom(n), 1);
  }
  return undefined;
}

export async function measureBots(): Promise<{ [game: string]: ReturnType<typeof measureGame> }> {
  const found: { [game: string]: ReturnType<typeof measureGame> } = {};
  for (const { id } of catalog) {
    const game = await load(id);
    if (game.mind) found[id] = measureGame({ ...game, mind: game.mind });
  }
  return found;
}

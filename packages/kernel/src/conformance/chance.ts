import { quickRandom, throwDice, type Random } from '../chance/random.ts';
import type { Game, OptionSpec, Options, Setup } from '../game.ts';
import { isFaults } from '../game.ts';
import { anyLegal, apply, legal, waitingFor } from '../play.ts';
import type { Input, Json, Types } from '../types.ts';
import type { Seen } from './moment.ts';

/** A random answer to whatever is asked. */
export function nextInput<T extends Types>(game: Game<T>, state: T['state'], random: Random): Input<T> | undefined {
  const asked = waitingFor(game.book, state);
  if (asked.for === 'dice') return { type: 'dice', faces: asked.fixed ?? throwDice(asked.sides, random) };
  if (asked.for === 'nobody') return undefined;
  const moves = asked.seats.flatMap((seat) => legal(game.book, state, seat));
  if (asked.clock && (moves.length === 0 || random.int(8) === 0)) return { type: 'bell' };
  return moves[random.int(moves.length)];
}

/** A random answer by any seat, found without listing every move. */
export function quickInput<T extends Types>(game: Game<T>, state: T['state'], random: Random): Input<T> | undefined {
  const asked = waitingFor(game.book, state);
  if (asked.for === 'dice') return { type: 'dice', faces: asked.fixed ?? throwDice(asked.sides, random) };
  if (asked.for === 'nobody') return undefined;
  const { seats } = asked;
  const first = random.int(seats.length);
  const rings = asked.clock && random.int(40) === 0;
  for (let i = 0; i < seats.length && !rings; i++) {
    const move = anyLegal(game.book, state, seats[(first + i) % seats.length]!, random);
    if (move) return move;
  }
  return asked.clock && { type: 'bell' };
}

/** A random game, moment by moment. */
export function* randomGame<T extends Types>(game: Game<T>, seed: number, limit = 2000): Generator<Seen<T>> {
  const random = quickRandom(seed);
  const setup = validSetup(game, random);
  const state = game.setup(setup) as T['state'];
  for (let n = 0; n < limit && state.stack.length > 0; n++) {
    const input = quickInput(game, state, random);
    yield { state, players: setup.players, input };
    if (input) apply(game.book, state, input);
  }
}

/** Random settings that fit together; a game may rightly refuse some combinations. */
export function validSetup<T extends Types>(game: Game<T>, random: Random, fixed: Options = {}): Setup {
  const any = (): Setup => {
    const { players, options } = randomSetup(game, random);
    return { players, options: { ...options, ...fixed } };
  };
  let setup = any();
  for (let i = 0; i < 50 && isFaults(game.setup(setup)); i++) setup = any();
  return setup;
}

/** Random settings: any number of players, any choice. */
export function randomSetup<T extends Types>(game: Game<T>, random: Random): Setup {
  const { min, max } = game.players;
  const players = min + random.int(max - min + 1);
  const options: Options = Object.fromEntries(game.options.map((spec) => [spec.id, randomOption(spec, random)]));
  return { players, options };
}
function randomOption(spec: OptionSpec, random: Random): Json {
  switch (spec.kind) {
    case 'choice':
      return spec.choices[random.int(spec.choices.length)]!.value;
    case 'switch':
      return random.int(2) === 1;
    case 'number':
      return spec.min + random.int(Math.min(spec.max - spec.min + 1, 12));
    default:
      return spec.default;
  }
}

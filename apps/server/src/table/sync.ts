import type { Game, Types } from '@nightfall/kernel';

/** `inputs`: nothing is hidden, clients play the inputs themselves. `views`: each seat is told what it sees. */
export type Sync = 'inputs' | 'views';

/** A game hides nothing if it filters no event and its views at the start are its state. Whatever else it does counts as hiding. */
export function syncOf(game: Game, state: Types['state'], players: number): Sync {
  if (game.eventFor) return 'views';
  const all = JSON.stringify(state);
  const eyes = [null, ...Array.from({ length: players }, (_, seat) => seat)];
  return eyes.every((seat) => JSON.stringify(game.view(state, seat)) === all) ? 'inputs' : 'views';
}

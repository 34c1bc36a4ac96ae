import type { Game } from '@nightfall/kernel';

/** `inputs`: nothing is hidden, clients play the inputs themselves. `views`: each seat gets what it sees. */
export type Sync = 'inputs' | 'views';

export const syncOf = (game: Game): Sync => (game.secrets ? 'views' : 'inputs');

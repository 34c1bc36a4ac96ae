import type { Game, Setup } from '@nightfall/kernel';

/** The smallest table with every option as it is at first. */
export const usualSetup = ({ players, options }: Pick<Game, 'players' | 'options'>): Setup => ({
  players: players.min,
  options: Object.fromEntries(options.map((spec) => [spec.id, spec.default])),
});

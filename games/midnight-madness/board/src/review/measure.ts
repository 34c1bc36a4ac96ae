import { towersLeft, type State } from '@nightfall/midnight-madness';

/** How well the castle stands: towers are what the game is about, walls are what keeps them. */
export const measure = (v: State): number => 3 * towersLeft(v) + v.walls.filter((wall) => wall !== 'fallen').length;

import type { Game } from '@nightfall/kernel';
import { heist, openHeist } from '@nightfall/kernel/heist';

/** The shelf of the bench in real time: the kernel's small game against the clock, open and with its secrets. */
const games = [heist, openHeist] as unknown as Game[];

export const catalog = games.map(({ id }) => ({ id, available: true }));
export const load = async (id: string): Promise<Game> => games.find((game) => game.id === id)!;

import type { Game, Reached } from '@nightfall/kernel';
import { useEffect, useState } from 'react';
import { nightWorker, type NightWorker } from './night-work.ts';

/** What the bots reached, by level. Missing: still playing. */
export type Pars = { readonly [level: string]: Reached };

const placeOf = (game: string) => `nightfall.par.${game}`;
const nightName = ({ version }: Game, date: string) => `${date} ${version}`;

/** A night that the bots have played once on this device is not played again. */
function kept(game: Game, date: string): Pars {
  try {
    const { night, pars } = JSON.parse(localStorage.getItem(placeOf(game.id)) ?? '{}') as { night?: string; pars?: Pars };
    return night === nightName(game, date) && pars ? pars : {};
  } catch {
    return {};
  }
}
const keep = (game: Game, date: string, pars: Pars) =>
  localStorage.setItem(placeOf(game.id), JSON.stringify({ night: nightName(game, date), pars }));

/** The levels that par is made of, as far as a game has them. */
export const parLevels = ({ bots }: Game): readonly string[] => ['good', 'expert'].filter((level) => bots[level]);

/** Lets the levels that are missing play this night, one after the other. */
async function measure(game: Game, date: string, worker: NightWorker, tell: (pars: Pars) => void): Promise<void> {
  for (const level of parLevels(game)) {
    const known = kept(game, date);
    const reached = known[level] ?? (await worker.par({ game: game.id, date }, level));
    if (!reached) return;
    const pars = { ...known, [level]: reached };
    keep(game, date, pars);
    tell(pars);
  }
}

/** Par: the good bots of the game play this very night. They take their time, so nobody else waits for their worker. */
export function usePars(game: Game, date: string, isWanted: boolean): Pars {
  const [pars, setPars] = useState<Pars>(() => kept(game, date));
  useEffect(() => {
    const worker = nightWorker();
    // Without par the result still stands.
    if (isWanted) measure(game, date, worker, setPars).catch(() => undefined);
    return () => worker.close();
  }, [game, date, isWanted]);
  return pars;
}

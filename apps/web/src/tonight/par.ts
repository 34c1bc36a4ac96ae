import { playOut } from '@nightfall/bots';
import { isFaults, nightOf, openStream, quickRandom, seedOf, type Game, type Reached } from '@nightfall/kernel';

/** What a bot of this level reaches in a night, with the dice of everybody; undefined if the game has no such bot. */
export function parOf(game: Game, date: string, level: string): Reached | undefined {
  const night = nightOf(game, date);
  if (!night || !game.bots[level]) return undefined;
  const state = game.setup(night.setup);
  if (isFaults(state)) throw new Error(`the night of ${date}: ${state[0]!.text}`);
  const bots = night.holders.map((holder) => game.bots[holder === 'person' ? level : holder.slice('bot:'.length)]!.bot);
  const stream = (of: string) => quickRandom(seedOf(`${night.seed} ${level} ${of}`));
  playOut(game, state, bots, { dice: openStream(night.seed), minds: stream('minds'), order: stream('order') });
  return game.nightly!.reached(game.view(state, night.seat));
}

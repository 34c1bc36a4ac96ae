import { type Bot, legal, type Random, type Seat } from '@nightfall/kernel';
import type { Madness, MadnessMove } from '../moves.ts';
import { madness } from '../rules/book.ts';
import type { State } from '../state.ts';
import { decide, isFree, rankPlays } from './good.ts';
import { WEIGHTS } from './weights.ts';

/** How far off its eye is about what a play brings, in the units of `WEIGHTS`: about half a wall. */
const WAVER = 40;

/** The play that looks best to an eye that is off. */
function favourite(v: State, seat: Seat, random: Random): MadnessMove {
  const free = legal(madness, v, seat).find(isFree) as MadnessMove | undefined;
  if (free) return free;
  let best = -Infinity;
  let chosen: MadnessMove = { type: 'endPhase', seat };
  for (const { move, rank } of rankPlays(WEIGHTS, v, seat, random)) {
    const looks = rank + (WAVER * (random.int(2001) - 1000)) / 1000;
    if (looks > best) [best, chosen] = [looks, move];
  }
  return chosen;
}

/** A friendly beginner: looks at every play, but often misjudges which one matters most. */
export const casualBot: Bot<Madness> = (v, seat, random) => {
  const isPlay = v.stack.at(-1)?.rule === 'turn' && v.phase === 'play';
  const move = isPlay ? favourite(v, seat, random) : decide(WEIGHTS, v, seat, random);
  return move ? [move] : [];
};

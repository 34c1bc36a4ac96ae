import { type Blaze, type Rolls, burnOn, copyBlaze } from './blaze.ts';
import { beginCrew, burnCrew, newCrew, welcome } from './crew.ts';
import type { Fate } from './fate.ts';
import { nextOf, takeTurn } from './rule-of-thumb.ts';
import type { Situation } from './situation.ts';

/** How a game that was played on is counted: to win is what matters, to have come near it is a hint. */
const WORTH = { won: 100, saved: 8, dead: 1, upkeep: 0.5 };
const HORIZON = 20;
const NOTHING = () => undefined;
const crew = newCrew();

/** FM-20.12 Plays on from the end of a turn to the end of the game, with a crew that works by rule of thumb; or from after its upkeep. */
export function playOn(s: Situation, z: Blaze, fate: Fate, isBurnt = false): number {
  const { needSaved, deadLimit } = z.settings;
  const more: Rolls = { squares: fate.more, at: 0 };
  let { dead, waiting } = s;
  let turn = 0;
  copyBlaze(s.blaze, z);
  beginCrew(crew, s);
  for (; turn < HORIZON; turn++) {
    if (turn > 0 || !isBurnt) {
      burnOn(z, fate.spread[turn]!, more, NOTHING);
      if (!z.lost) dead += burnCrew(crew, z, s, turn === 0);
    }
    if (z.lost || dead >= deadLimit) break;
    if (waiting > 0 && welcome(crew, fate.come[waiting]!)) waiting -= 1;
    takeTurn(s, crew, z, nextOf(s, crew, z));
    if (crew.saved >= needSaved) return WORTH.won + worth(needSaved, dead, (HORIZON - turn) / 2);
  }
  return worth(crew.saved, dead, turn);
}
const worth = (saved: number, dead: number, upkeeps: number) => WORTH.saved * saved - WORTH.dead * dead + WORTH.upkeep * upkeeps;

import type { Game, Json } from '@nightfall/kernel';
import { attempts, readMove } from './attempts.ts';
import { casualBot } from './bots/casual.ts';
import { goodBot } from './bots/good.ts';
import { hint } from './bots/hint.ts';
import { randomBot } from './bots/random.ts';
import { fortifyReserve } from './board.ts';
import { clone } from './clone.ts';
import { invariants } from './invariants.ts';
import { preview } from './knowledge/preview.ts';
import { unseen } from './knowledge/unseen.ts';
import { notation } from './notation.ts';
import { print } from './position/print.ts';
import { read } from './position/read.ts';
import { masterSlayers, result, scoreOf } from './result.ts';
import { madness } from './rules/index.ts';
import { options, setup } from './setup.ts';
import type { Madness, MadnessEvent, State } from './types.ts';
import { boardText } from './words/board.ts';
import { eventLine } from './words/event.ts';
import { moveLabel } from './words/move.ts';
import { prompt } from './words/prompt.ts';

export * from './content/cards.ts';
export * from './content/settings.ts';
export * from './content/tokens.ts';
export * from './geometry.ts';
export * from './knowledge/preview.ts';
export * from './knowledge/targets.ts';
export * from './knowledge/unseen.ts';
export { findToken, fortifyReserve, isHidden, isTowerUp, isWallUp, towersLeft } from './board.ts';
export { masterSlayers, scoreOf } from './result.ts';
export { PHASE_NAMES } from './words/names.ts';
export type * from './types.ts';

/** What the table has learned: then undo is no longer free. */
function reveals(event: MadnessEvent): string | undefined {
  if (event.type === 'flipped') return 'a token was turned up';
  if (event.type === 'cardDrawn') return 'a card was drawn';
  return event.type === 'tokenArrived' ? 'a token arrived' : undefined;
}

export const game: Game<Madness> = {
  id: 'midnight-madness',
  name: 'Midnight Madness',
  prefix: 'MM',
  version: 1,
  players: { min: 1, max: 6 },
  kind: 'cooperative',
  options,
  book: madness,
  setup,
  /** MM-5.11, MM-26.7: nothing is private: all seats get the same view, and the state holds nothing that is hidden. */
  view: (s) => s,
  clone,
  imagine: (v) => clone(v),
  result,
  readMove,
  attempts,
  position: { read, print },
  notation,
  words: { prompt, event: eventLine, move: moveLabel, board: boardText },
  bots: {
    random: { name: 'Random', text: 'Plays any legal move.', bot: randomBot },
    casual: { name: 'Casual', text: 'Shoots what is nearest, trades when asked.', bot: casualBot },
    good: { name: 'Good', text: 'Weighs every play, and what may lie hidden.', bot: goodBot },
  },
  hint,
  reveals,
  queries: {
    unseen: (v: State) => unseen(v) as unknown as Json,
    preview: (v: State) => preview(v) as unknown as Json,
    score: (v: State, seat) => scoreOf(v, Number(seat)),
    masterSlayers: (v: State) => masterSlayers(v),
    fortifyReserve: (v: State) => fortifyReserve(v),
    sizes: (v: State) => ({
      hands: v.hands.map((hand) => hand.length),
      deck: v.deck.length,
      discard: v.discard.length,
      supply: v.supply,
      tokens: v.tokens.length,
    }),
  },
  invariants,
};

import { useLayoutEffect } from 'react';
import type { Witness } from '../witness.ts';
import type { Desk } from './desk.ts';

const KEY = 'nightfall.witness';

/** Lays the witness, together with what the table shows, where a page's own tests find it, in a browser whose storage asks for it. */
export function useWitness(desk: Desk): void {
  useLayoutEffect(() => {
    if (localStorage.getItem(KEY)) Object.assign(globalThis, { nightfall: witnessOf(desk) });
  });
}

function witnessOf({ session, scene, live, isMine, board }: Desk): Witness {
  const { seq, result, view } = scene.moment;
  return {
    game: session.game.id,
    table: session.id,
    seq,
    isMine,
    isPlaying: scene.playing,
    isOver: result !== undefined,
    isTimed: live.clock !== undefined && !live.clock.stands,
    kinds: [...new Set(board.legal.map((move) => move.type))],
    place: view.stack.map(({ rule, at }) => `${rule} ${at}`).join(', '),
    record: () => session.record(),
  };
}

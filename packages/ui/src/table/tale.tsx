import type { Seat } from '@nightfall/kernel';
import { useEffect, useState } from 'react';
import type { Moment } from '../session.ts';
import type { Desk } from './desk.ts';

/** Somebody who plays one seat reads of themselves. */
function isYou({ mine, own }: Moment, seat: Seat): boolean {
  const seats = own.length > 0 ? own : mine;
  return seats.length === 1 && seats[0] === seat;
}

/** The story of the game that has just ended, in a few sentences. */
export function Tale({ desk: { module, session, scene, board } }: { desk: Desk }) {
  const [lines, setLines] = useState<readonly string[]>([]);
  const named = (seat: Seat) => (isYou(scene.moment, seat) ? 'you' : board.name(seat));
  useEffect(() => {
    let isLeft = false;
    void module.story?.().then(({ default: story }) => !isLeft && setLines(story(session.record(), named)));
    return () => {
      isLeft = true;
    };
    // The end does not change any more.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [module, session]);
  return lines.length > 0 ? <p className="end-story">{lines.join(' ')}</p> : null;
}

import { nextDeed, phaseOf, type Fd, type State } from '@nightfall/firefighters-on-duty';
import type { BoardProps } from '@nightfall/ui';
import { useEffect, useRef, useState } from 'react';
import { timeOf } from '../hand/obvious.ts';

/** What a crew is about changes with its deeds; thinking of it once a second is enough. */
const LOOK_MS = 1000;

const deedsOf = (view: State, clock: BoardProps<Fd>['clock']): readonly string[] =>
  phaseOf(view) === 'action' ? view.crews.map((_, seat) => nextDeed(view, seat, timeOf(clock)).text) : [];

/** What each crew is about, in a word: bots keep to it, and people often do. */
export function useNextDeeds({ view, clock }: BoardProps<Fd>): readonly string[] {
  const [next, setNext] = useState<readonly string[]>([]);
  const latest = useRef({ view, clock });
  useEffect(() => {
    latest.current = { view, clock };
  });
  const phase = phaseOf(view);
  useEffect(() => {
    const look = () => setNext(deedsOf(latest.current.view, latest.current.clock));
    const first = setTimeout(look);
    const timer = phase === 'action' ? setInterval(look, LOOK_MS) : undefined;
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [phase]);
  return next;
}

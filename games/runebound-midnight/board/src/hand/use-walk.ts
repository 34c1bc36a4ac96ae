import { isGuarded, type Rune } from '@nightfall/runebound-midnight';
import type { BoardProps } from '@nightfall/ui';
import { useEffect } from 'react';
import { handOf, useWay } from './hand.ts';

/** Walks on by itself, space by space; it stops before a guarded place, and whenever something else is asked. */
export function useWalk(props: BoardProps<Rune>): void {
  const way = useWay(props);
  const { legal, play, event, seat } = props;
  useEffect(() => {
    const [next, ...rest] = way;
    if (next === undefined || legal.length === 0 || event !== undefined || seat === null) return;
    const hand = handOf(props);
    const step = legal.find((move) => move.type === 'journey' && move.space === next && !move.bonus);
    hand.walk(step ? rest : []);
    if (step) play(step);
    else if (isGuarded(next) && legal.some((move) => move.type === 'infiltrate' && move.space === next)) hand.pick(next);
  });
}

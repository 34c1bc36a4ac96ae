import { isGuarded, top, type Rune, type RuneMove, type SpaceId } from '@nightfall/runebound-midnight';
import type { BoardProps } from '@nightfall/ui';
import { useEffect } from 'react';
import { handOf, useWay } from './hand.ts';
import { nextStride } from './way.ts';

type Props = BoardProps<Rune>;
/** The step of a Hero, or of a patrol by its dice, that this way begins with. */
function stepOf({ view, legal }: Props, [next, ...rest]: readonly SpaceId[]): RuneMove | undefined {
  const walk = legal.find((move) => move.type === 'journey' && move.space === next && !move.bonus);
  const stride = nextStride(view, rest.at(-1) ?? next!);
  return walk?.type === 'journey' ? walk : stride;
}
/** A way that waits until the patrol has rolled its dice. */
const waits = ({ view }: Props): boolean => {
  const frame = top(view);
  return frame?.rule === 'patrol' && frame.at === 'choose';
};

/** Walks on by itself, space by space; it stops before a guarded place, and whenever something else is asked. */
export function useWalk(props: Props): void {
  const way = useWay(props);
  const { legal, play, event, seat } = props;
  useEffect(() => {
    const [next, ...rest] = way;
    if (next === undefined || legal.length === 0 || event !== undefined || seat === null || waits(props)) return;
    const hand = handOf(props);
    const step = stepOf(props, way);
    const goal = rest.at(-1) ?? next;
    // A patrol that was sent before its dice fell finds its way now.
    const isOnGoal = step?.type === 'patrolMove' ? step.space === goal : rest.length === 0;
    hand.walk(!step || isOnGoal ? [] : step.type === 'patrolMove' ? [goal] : rest);
    if (step) play(step);
    else if (isGuarded(next) && legal.some((move) => move.type === 'infiltrate' && move.space === next)) hand.pick(next);
  });
}

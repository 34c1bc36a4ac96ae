import { powerLevel, top, type Rune, type RuneMove } from '@nightfall/runebound-midnight';
import { cell, useCell, type BoardProps } from '@nightfall/ui';
import { useEffect } from 'react';

type Props = Pick<BoardProps<Rune>, 'view' | 'legal' | 'memory' | 'play' | 'event'>;
type Test = Extract<RuneMove, { type: 'threatTest' }>;
/** The test that follows as soon as Offered Blood is added to it. */
const TEST = cell<Test | null>(null);

/** RM-8.3 Offered Blood costs nothing and only helps: whoever makes a test that allows it means to use it. */
export function bloodIn({ view, legal }: Pick<Props, 'view' | 'legal'>): RuneMove | undefined {
  if (top(view)?.rule !== 'threat' || powerLevel(view, 'offeredBlood') === 0) return undefined;
  return legal.find((move) => move.type === 'usePower');
}
/** Makes a test with all that belongs to it. */
export function makeTest(props: Props, test: Test): void {
  const blood = bloodIn(props);
  props.memory.set(TEST, blood ? test : null);
  props.play(blood ?? test);
}

/** Goes on with the test once Offered Blood is added; forgets it when something else is asked. */
export function useTest(props: Props): void {
  const { legal, memory, play, event } = props;
  const test = useCell(memory, TEST);
  useEffect(() => {
    if (!test || legal.length === 0 || event !== undefined || bloodIn(props)) return;
    memory.set(TEST, null);
    const same = legal.find((move) => move.type === 'threatTest' && move.exhaustion === test.exhaustion);
    if (same) play(same);
  });
}

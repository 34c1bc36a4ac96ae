import { orderCannotMatter, type Madness } from '@nightfall/midnight-madness';
import { BarButton, cell, useCell, type BoardProps, useOn } from '@nightfall/ui';
import { useEffect } from 'react';

/** Are all tokens at the walls being turned up, one after the other? */
const ALL = cell(false);

/** Where nothing but plain creatures can come up the order cannot matter: one button for all of them. */
export function TurnUpAll({ view, legal, memory, play }: BoardProps<Madness>) {
  const isGoing = useCell(memory, ALL);
  const flips = legal.filter((move) => move.type === 'chooseFlip');
  const isSafe =
    flips.length > 0 &&
    orderCannotMatter(
      view,
      flips.map(({ token }) => token),
    );
  useOn(view, () => {
    if (isGoing && isSafe) play(flips[0]!);
    else if (isGoing) memory.set(ALL, false);
  });
  useEffect(() => () => memory.set(ALL, false), [memory]);
  if (!isSafe || flips.length < 2) return null;
  const begin = () => {
    memory.set(ALL, true);
    play(flips[0]!);
  };
  return (
    <BarButton className="button button-ember" data-deed="chooseFlip" act={begin}>
      Flip all {flips.length}
    </BarButton>
  );
}

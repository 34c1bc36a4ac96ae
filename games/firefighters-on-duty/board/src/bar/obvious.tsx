import type { Fd, FdMove } from '@nightfall/firefighters-on-duty';
import { BarButton, type BoardProps } from '@nightfall/ui';
import type { Picked } from '../hand/hand.ts';
import { shortLabel } from './labels.ts';
import { tryMove } from './try-move.ts';

/** The obvious action with as much water as the player has set. */
export const asWished = (move: FdMove | undefined, { water }: Picked): FdMove | undefined =>
  water !== null && (move?.type === 'extinguish' || move?.type === 'quickExtinguish') ? { ...move, water } : move;

type Props = BoardProps<Fd> & { readonly obvious: FdMove };

/** One tap for the obvious action: what a careful crew would do next. */
export function ObviousDeed({ obvious, ...props }: Props) {
  return (
    <BarButton
      className="button button-ember fd-obvious"
      data-deed="obvious"
      data-does={obvious.type}
      data-leads={obvious.type}
      hotkey="Enter"
      act={() => tryMove(props, obvious)}
    >
      {shortLabel(obvious, props.seat) ?? props.game.words.move(props.view, obvious)}
    </BarButton>
  );
}

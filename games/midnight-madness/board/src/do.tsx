import type { Madness, MadnessMove } from '@nightfall/midnight-madness';
import type { BoardProps } from '@nightfall/ui';
import { hold } from './hold.ts';

type Props = BoardProps<Madness> & { move: MadnessMove; label: string; isQuiet?: boolean };
/** A button that says why not when its move is refused. */
export function Do({ move, label, isQuiet = false, refusal, play, explain }: Props) {
  const no = refusal(move);
  return (
    <button
      type="button"
      className={isQuiet ? 'button' : 'button button-ember'}
      aria-disabled={no !== undefined}
      title={no?.text}
      onClick={() => {
        if (no) return explain(no);
        hold(null);
        play(move);
      }}
    >
      {label}
    </button>
  );
}

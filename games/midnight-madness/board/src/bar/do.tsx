import type { Refusal } from '@nightfall/kernel';
import type { Madness, MadnessMove } from '@nightfall/midnight-madness';
import type { BoardProps } from '@nightfall/ui';
import { hold } from '../hand/hold.ts';

type Props = BoardProps<Madness> & {
  /** Left out where nothing of the kind can be done; `no` says why. */
  move?: MadnessMove | undefined;
  no?: Refusal | undefined;
  label: string;
  isQuiet?: boolean;
  keyName?: string;
};
/** A button that says why not when its move is refused. */
export function Do({ move, no: barred, label, isQuiet = false, keyName, refusal, play, explain, memory }: Props) {
  const no = barred ?? (move && refusal(move));
  return (
    <button
      type="button"
      className={isQuiet ? 'button' : 'button button-ember'}
      data-own-key={keyName}
      data-deed={move?.type}
      aria-disabled={no !== undefined}
      title={no?.text}
      onClick={() => {
        if (no) return explain(no);
        if (!move) return;
        hold(memory, null);
        play(move);
      }}
    >
      {label} {keyName && <kbd className="key">{keyName}</kbd>}
    </button>
  );
}

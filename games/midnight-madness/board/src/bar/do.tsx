import type { Madness, MadnessMove } from '@nightfall/midnight-madness';
import type { BoardProps } from '@nightfall/ui';
import { hold } from '../hand/hold.ts';

type Props = BoardProps<Madness> & { move: MadnessMove; label: string; isQuiet?: boolean; keyName?: string };
/** A button that says why not when its move is refused. */
export function Do({ move, label, isQuiet = false, keyName, refusal, play, explain, memory }: Props) {
  const no = refusal(move);
  return (
    <button
      type="button"
      className={isQuiet ? 'button' : 'button button-ember'}
      data-own-key={keyName}
      aria-disabled={no !== undefined}
      title={no?.text}
      onClick={() => {
        if (no) return explain(no);
        hold(memory, null);
        play(move);
      }}
    >
      {label} {keyName && <kbd className="key">{keyName}</kbd>}
    </button>
  );
}

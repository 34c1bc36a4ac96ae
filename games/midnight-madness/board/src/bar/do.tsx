import type { Refusal } from '@nightfall/kernel';
import type { Madness, MadnessMove } from '@nightfall/midnight-madness';
import { BarButton, type BoardKey, type BoardProps } from '@nightfall/ui';
import { hold } from '../hand/hold.ts';

type Props = BoardProps<Madness> & {
  /** Left out where nothing of the kind can be done; `no` says why. */
  move?: MadnessMove | undefined;
  no?: Refusal | undefined;
  label: string;
  isQuiet?: boolean;
  hotkey?: BoardKey;
};
/** A button that says why not when its move is refused. */
export function Do({ move, no: barred, label, isQuiet = false, hotkey, refusal, play, explain, memory }: Props) {
  const no = barred ?? (move && refusal(move));
  return (
    <BarButton
      className={isQuiet ? 'button' : 'button button-ember'}
      hotkey={hotkey}
      data-deed={move?.type}
      aria-disabled={no !== undefined}
      title={no?.text}
      act={() => {
        if (no) return explain(no);
        if (!move) return;
        hold(memory, null);
        play(move);
      }}
    >
      {label}
    </BarButton>
  );
}

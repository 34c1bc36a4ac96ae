import type { Clock } from '../clock.ts';
import { Icon } from '../parts/icon.tsx';
import type { Stop } from '../session.ts';
import { Timer } from './timer.tsx';

type Props = {
  readonly clock: Clock | undefined;
  readonly stop: Stop | undefined;
  /** Left out for those who may not. */
  readonly pause: (() => void) | undefined;
  readonly goOn: () => void;
};

/** The clock, and the one button that stops or resumes it. */
export function Pace({ clock, stop, pause, goOn }: Props) {
  if (!clock && !pause && !stop?.remedy) return null;
  return (
    <div className="pace">
      {clock && <Timer clock={clock} />}
      {stop?.remedy && (
        <button type="button" className="button button-ember" onClick={goOn}>
          <Icon name="play" size={18} />
          {stop.remedy}
        </button>
      )}
      {pause && !stop && (
        <button
          type="button"
          className="button button-icon button-quiet"
          aria-label="Pause the game"
          title="Pause the game"
          onClick={pause}
        >
          <Icon name="pause" />
        </button>
      )}
    </div>
  );
}

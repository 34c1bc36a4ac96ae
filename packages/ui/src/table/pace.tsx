import type { Clock } from '../clock.ts';
import { BarButton } from '../commands/bar-button.tsx';
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
        <BarButton className="button button-ember" act={goOn}>
          <Icon name="play" size={18} />
          {stop.remedy}
        </BarButton>
      )}
      {pause && !stop && (
        <BarButton className="button button-icon button-quiet" aria-label="Pause the game" title="Pause the game" act={pause}>
          <Icon name="pause" />
        </BarButton>
      )}
    </div>
  );
}

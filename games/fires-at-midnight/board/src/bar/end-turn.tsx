import { forecast, forecastText, type Fires } from '@nightfall/fires-at-midnight';
import { BarButton, cell, useCell, type BoardProps, type Memory } from '@nightfall/ui';
import { foreshow, useForecast } from './foresight.ts';
import { warnings } from '../hand/warnings.ts';

type Props = BoardProps<Fires>;

/** The table at which the player asked to end the turn, and was warned. */
export const ASKED = cell<Props['view'] | null>(null);
/** FM-21.31, FM-21.32 What stands against ending the turn, once the player has asked for it. */
export function useWarnings({ view, memory }: Pick<Props, 'view' | 'memory'>): readonly string[] {
  const isAsked = useCell(memory, ASKED) === view;
  return isAsked && view.active !== null ? warnings(view, view.active) : [];
}

/** FM-21.31, FM-21.32 Ending with points left, or into a danger, asks once. */
export function EndTurn(props: Props & { f: string }) {
  const { view, seat, play, memory, f } = props;
  const told = useWarnings(props);
  const isSure = told.length > 0;
  const end = () => (!isSure && warnings(view, f).length > 0 ? memory.set(ASKED, view) : play({ type: 'end', seat: seat!, f }));
  return (
    <div className="fm-end">
      {isSure && <p className="fm-tip">{told.join(' ')}</p>}
      <ForecastButton view={view} seat={seat!} memory={memory} />
      {isSure && (
        <BarButton className="button" act={() => memory.set(ASKED, null)}>
          Not yet
        </BarButton>
      )}
      <BarButton className={view.ap === 0 || isSure ? 'button button-ember' : 'button'} data-deed="end" hotkey="e" act={end}>
        {isSure ? 'End turn anyway' : 'End turn'}
      </BarButton>
    </div>
  );
}

/** FM-21.23 What each roll of the fire would do, worked out when it is asked for. */
function ForecastButton({ view, seat, memory }: { view: Props['view']; memory: Memory; seat: number }) {
  const now = useForecast(memory);
  return (
    <>
      {now && <p className="fm-tip">{forecastText(now)}</p>}
      <BarButton
        className="button"
        aria-pressed={now !== null}
        title="What each roll of the fire would do"
        act={() => foreshow(memory, now ? null : forecast(view, seat))}
      >
        {now ? 'Hide forecast' : 'Fire forecast'}
      </BarButton>
    </>
  );
}

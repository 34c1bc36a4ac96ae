import { goalOutcome, goalsOf, type Fd, type Points } from '@nightfall/firefighters-on-duty';
import { Figures, type BoardProps } from '@nightfall/ui';
import { useMemo } from 'react';
import { historyOf, type History } from './history.ts';
import { peopleText } from './people.ts';
import './review.css';

const SOURCES: { readonly [K in keyof Points]: string } = {
  burned: 'Buildings burned down',
  late: 'Calls answered too late',
  fire: 'No fire tokens left',
  injured: 'No room for the injured',
  left: 'People left behind',
};

/** FD-28.23 What it came down to: goals, points against the crew, people saved. */
export default function Review({ view, name, record }: BoardProps<Fd> & { readonly record: () => string }) {
  // The end does not change any more.
  // oxlint-disable-next-line react/exhaustive-deps
  const history = useMemo(() => historyOf(record()), []);
  const sources = (Object.keys(SOURCES) as (keyof Points)[]).filter((source) => view.points[source] > 0);
  return (
    <div className="fd-end">
      <ul className="fd-goals">
        {goalsOf(view).map((progress, i) => (
          <li key={i} className={progress.isMet ? 'is-met' : 'is-out'}>
            <span aria-hidden="true">{progress.isMet ? '✓' : '✕'}</span> {goalOutcome(progress)}
          </li>
        ))}
      </ul>
      {sources.length > 0 && (
        <Figures caption="Points against you" rows={sources.map((source) => [SOURCES[source], view.points[source]])} />
      )}
      <p>{peopleText(view)}</p>
      {history && <Timeline fires={history.fires} />}
      {history && <Crews crews={history.crews} name={name} />}
    </div>
  );
}

/** How much burned, from the first briefing to the last bell. */
function Timeline({ fires }: { fires: History['fires'] }) {
  const most = Math.max(1, ...fires);
  return (
    <figure className="fd-timeline">
      <figcaption>Fires in the city</figcaption>
      <ol>
        {fires.map((n, i) => (
          <li key={i}>
            <b>{n}</b>
            <i style={{ height: `${(60 * n) / most}px` }} aria-hidden="true" />
            <small>{i === 0 ? 'Start' : `Round ${i}`}</small>
          </li>
        ))}
      </ol>
    </figure>
  );
}

const Crews = ({ crews, name }: { crews: History['crews']; name: (seat: number) => string }) => (
  <Figures
    caption="The crews"
    heads={['', 'Rolls', 'Symbols', 'Unused', 'Fires out', 'People led']}
    rows={crews.map(({ rolls, symbols, wasted, out, led }, seat) => [name(seat), rolls, symbols, wasted, out, led])}
  />
);

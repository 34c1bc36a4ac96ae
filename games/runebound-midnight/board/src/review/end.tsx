import { capital, count, times } from '@nightfall/kit/words';
import {
  characterOf,
  levelOf,
  LAST_THREAT_LEVEL,
  pointsNeeded,
  pointsTaken,
  type Rune,
  type View,
} from '@nightfall/runebound-midnight';
import { Figures, type BoardProps } from '@nightfall/ui';
import { useMemo } from 'react';
import { historyOf, turningPoints, type History } from './history.ts';
import './review.css';

type Props = BoardProps<Rune> & { readonly record: () => string };

/** What decided it, the three turning points, threat and mirrors round by round, and what each Hero did. */
export default function Review({ view, record }: Props) {
  // The end does not change any more.
  // oxlint-disable-next-line react/exhaustive-deps
  const history = useMemo(() => historyOf(record()), []);
  return (
    <div className="rm-review">
      <Scene view={view} />
      {history && (
        <>
          <p className="rm-decided">{decided(view, history)}</p>
          <h3>Turning points</h3>
          <ol className="rm-points-list">
            {turningPoints(history).map(({ round, text }, i) => (
              <li key={i}>
                <b>Round {round}</b> {capital(text)}.
              </li>
            ))}
          </ol>
          <Chart view={view} history={history} />
          <Heroes view={view} history={history} />
        </>
      )}
    </div>
  );
}

/** The tower and its mirror: broken in the morning light, or whole under a risen shadow. */
function Scene({ view }: { view: View }) {
  const isWon = view.result?.winner === 'heroes';
  return (
    <svg viewBox="0 0 320 90" className={isWon ? 'rm-dawn' : 'rm-midnight'} aria-hidden="true">
      <rect width={320} height={90} className="rm-end-sky" />
      <circle cx={isWon ? 236 : 84} cy={isWon ? 74 : 26} r={isWon ? 34 : 14} className="rm-end-light" />
      <path d="M0 90V70L40 46 70 64 104 40 140 66 190 48 232 70 272 50 320 68V90Z" className="rm-end-land" />
      <path d="M150 82L154 26h6V16h6v10h8V16h6v10h6L190 82Z" className="rm-end-tower" />
      {isWon ? (
        <path d="M163 40l5 8-4 6 7 4-3 8M179 40l-5 9 4 5" className="rm-end-crack" />
      ) : (
        <ellipse cx={170} cy={52} rx={8} ry={11} className="rm-end-mirror" />
      )}
    </svg>
  );
}

/** One or two sentences: what the winning side owed its win to. */
function decided(view: View, { rises, heroes }: History): string {
  const down = heroes.reduce((sum, { knockedOut }) => sum + knockedOut, 0);
  const gifts = rises.infiltration + rises.escape + rises.knockOut;
  const byItself =
    rises.step === 0 ? 'It never rose in the Night King’s own step' : `It rose ${times(rises.step)} in the Night King’s own step`;
  const byHeroes = gifts === 0 ? 'and never because of a Hero' : `and ${times(gifts)} because a Hero was caught, fled or fell`;
  if (view.result?.winner === 'heroes')
    return `The Heroes broke mirrors worth ${count(pointsTaken(view), 'point')} before midnight. The threat stood at ${view.threat.level} of ${LAST_THREAT_LEVEL}. ${byItself} ${byHeroes}.`;
  const near = pointsNeeded(view) - pointsTaken(view);
  return `The threat reached ${LAST_THREAT_LEVEL}. ${byItself} ${byHeroes}; ${down === 0 ? 'no Hero was knocked out' : `Heroes were knocked out ${times(down)}`}. ${count(near, 'more mirror point')} would have saved the land.`;
}

/** The race: threat against mirror points, round by round. */
function Chart({ view, history: { marks } }: { view: View; history: History }) {
  const [wide, high] = [300, 70];
  const x = (i: number) => 10 + (i * (wide - 20)) / Math.max(1, marks.length - 1);
  const line = (part: (i: number) => number) => marks.map((_, i) => `${x(i)},${high - 6 - part(i) * (high - 16)}`).join(' ');
  const needed = pointsNeeded(view);
  return (
    <figure className="rm-chart">
      <figcaption>
        <span className="rm-key-threat">Threat</span> and <span className="rm-key-mirrors">mirrors</span>, round by round
      </figcaption>
      <svg
        viewBox={`0 0 ${wide} ${high}`}
        role="img"
        aria-label={`After ${view.round} rounds: threat ${view.threat.level} of ${LAST_THREAT_LEVEL}, mirrors ${pointsTaken(view)} of ${needed}`}
      >
        <polyline points={line((i) => marks[i]!.threat / LAST_THREAT_LEVEL)} className="rm-line-threat" />
        <polyline points={line((i) => Math.min(1, marks[i]!.points / needed))} className="rm-line-mirrors" />
      </svg>
    </figure>
  );
}

const Heroes = ({ view, history: { heroes } }: { view: View; history: History }) => (
  <Figures
    className="rm-deeds"
    heads={['Hero', 'Level', 'Fights', 'Beaten', 'Knocked out', 'Caught', 'Fled']}
    rows={heroes.map(({ fights, beaten, knockedOut, caught, fled }, i) => [
      characterOf(view, i + 1),
      levelOf(view.heroes[i]!),
      fights,
      beaten,
      knockedOut,
      caught,
      fled,
    ])}
  />
);

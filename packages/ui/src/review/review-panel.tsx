import type { Game, Judged, Review, Types } from '@nightfall/kernel';
import type { MouseEvent, ReactNode } from 'react';
import { Curve } from './curve.tsx';
import { amount, balanceTexts, curveText, inWords, margin, planText, type Unit } from './words.ts';

type Props = {
  readonly game: Game;
  readonly review: Review<Types>;
  /** What a seat saw after so many inputs. */
  readonly viewAt: (at: number) => Types['view'];
  readonly linkTo: (at: number) => string;
  readonly go: (event: MouseEvent, at: number) => void;
  /** Begins a game of one's own from there. */
  readonly tryFrom: (at: number) => void;
};

/** How the game went, which decisions cost most, and what was luck. */
export function ReviewPanel({ game, review, viewAt, linkTo, go, tryFrom }: Props) {
  const unit = game.mind?.unit;
  const { points, costly, end } = review;
  if (points.length === 0) return <p>There is nothing to look back on.</p>;
  const costlyChapters = new Set(costly.map(({ chapter }) => chapter));
  const told = points.map(({ at, chapter, win, low, high }) => ({
    at,
    label: chapter,
    value: win,
    low,
    high,
    isCostly: costlyChapters.has(chapter),
  }));
  const last = { at: Infinity, label: 'The end', value: end, low: end, high: end, isCostly: false };
  return (
    <section className="review" aria-label="Review">
      <h3>{unit ? `To be expected: ${unit.name}` : 'Your chance to win'}</h3>
      <Curve points={[...told, last]} name={curveText(unit, points, end)} inWords={inWords(unit)} linkTo={linkTo} go={go} />
      <Numbers rows={[...told, last]} unit={unit} />
      <ul className="review-balance">
        {balanceTexts(unit, review).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {costly.length > 0 && <h3>From your position: this instead</h3>}
      <ol className="review-costly">
        {costly.map((judged) => (
          <Costly key={judged.at} game={game} judged={judged} view={viewAt(judged.at)} unit={unit}>
            <a className="button button-quiet" href={linkTo(judged.at)} onClick={(event) => go(event, judged.at)}>
              Look at it
            </a>
            <button type="button" className="button" onClick={() => tryFrom(judged.at)}>
              Play on from here
            </button>
          </Costly>
        ))}
      </ol>
    </section>
  );
}

const Numbers = ({
  rows,
  unit,
}: {
  readonly rows: readonly { label: string; value: number; low: number; high: number }[];
  readonly unit: Unit;
}) => (
  <details className="review-numbers">
    <summary>Show the numbers</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">{unit ? unit.name : 'Chance to win'}</th>
          <th scope="col">Between</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value, low, high }, i) => (
          <tr key={i}>
            <th scope="row">{label}</th>
            <td>{inWords(unit)(value)}</td>
            <td>{low === high ? '' : `${inWords(unit)(unit ? high : low)} and ${inWords(unit)(unit ? low : high)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

type CostlyProps = {
  readonly game: Game;
  readonly judged: Judged<Types>;
  readonly view: Types['view'];
  readonly unit: Unit;
  readonly children: ReactNode;
};
function Costly({ game, judged: { chapter, played, better, cost, error }, view, unit, children }: CostlyProps) {
  return (
    <li>
      <p>
        <b>{chapter}</b> cost you {amount(unit, cost)} ({margin(unit, error)}).
      </p>
      {played.length > 0 && <p>You: {planText(game, view, played)}.</p>}
      <p>
        {played.length > 0 ? 'Instead' : 'It could have begun like this'}: <b>{planText(game, view, better)}</b>.
      </p>
      <div className="review-deeds">{children}</div>
    </li>
  );
}

import { type BoardProps, saveFile } from '@nightfall/ui';
import { useMemo, useRef, useState } from 'react';
import { type Siege, type TurnReview, enemiesLeft, isDailySiege, shareText } from '@nightfall/siege-of-the-eternal-night';
import { sceneOf } from '../picture/night.ts';
import { Thumbnail } from '../picture/thumbnail.tsx';
import { type Frame, frameAt, insteadOf, lineOf, placesIn } from './frames.ts';
import { PrintSheet, printElement, svgText } from './print-sheet.tsx';
import { type Findings, type Played, playedOf, useReview } from './use-review.ts';
import { hintedTurns } from './hinted.ts';
import { bestText, costTexts, hintsText, type TurnCost } from './words.ts';

type Props = BoardProps<Siege> & { readonly record: () => string };

/** After the night: what to share, what to print, and what hindsight knows (SN-17.8 to SN-17.11, SN-18.10, SN-18.14). */
export function Review(props: Props) {
  const { view } = props;
  const [played] = useState(() => playedOf(props.record()));
  const [isOn, setOn] = useState(false);
  const findings = useReview(played, view, isOn);
  return (
    <div className="siege-review">
      {played && !isOn && (
        <button type="button" className="button" data-choice="review" onClick={() => setOn(true)}>
          Review the night
        </button>
      )}
      <After {...props} />
      {played && isOn && <Hindsight view={view} table={props.table} played={played} findings={findings} />}
      <Share text={shareText(view)} />
      <Paperwork {...props} played={played} />
    </div>
  );
}

/** Hints are said. */
function After({ view, table }: Props) {
  const isDaily = isDailySiege(view.sheet.id, view.seed);
  return <p>{isDaily ? 'The next night comes at midnight UTC.' : hintsText(hintedTurns(table))}</p>;
}

function Share({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard?.writeText(text).then(() => setCopied(true));
  return (
    <div className="siege-share">
      <pre>{text}</pre>
      <button type="button" className="button" data-choice="copy" onClick={copy} aria-live="polite">
        {isCopied ? 'Copied' : 'Copy the result'}
      </button>
    </div>
  );
}

/** The finished sheet on paper, or as a drawing. */
function Paperwork({ view, played }: Props & { played: Played | undefined }) {
  const sheet = useRef<HTMLDivElement>(null);
  const drawing = () => sheet.current?.querySelector('svg');
  const print = () => drawing() && printElement(drawing()!);
  const save = () => drawing() && saveFile(`siege-${view.sheet.id}.svg`, svgText(drawing()!), 'image/svg+xml');
  return (
    <div className="workbench-row">
      <button type="button" className="button" data-choice="print" onClick={print}>
        Print the sheet
      </button>
      <button type="button" className="button" data-choice="save-svg" onClick={save}>
        Save it as a drawing
      </button>
      <div ref={sheet} hidden>
        <PrintSheet view={view} inputs={played?.inputs ?? []} />
      </div>
    </div>
  );
}

type HindsightProps = Pick<Props, 'view' | 'table'> & { readonly played: Played; readonly findings: Findings };
function Hindsight({ view, table, played, findings }: HindsightProps) {
  const { best, turns, isDone } = findings;
  // A press on the same row again goes back to its turn.
  const [shown, show] = useState({ turn: 1, presses: 0 });
  const showTurn = (turn: number) => show({ turn, presses: shown.presses + 1 });
  const score = enemiesLeft(view);
  return (
    <section aria-label="Review">
      <p aria-live="polite">
        <b>You left {score}.</b> {bestText(score, best?.score, isDone)}
      </p>
      {/* Where every enemy fell, no turn cost any. */}
      {score > 0 && turns.length > 0 && <Costs costs={costTexts(turns, hintedTurns(table))} show={best && showTurn} />}
      {shown.presses > 0 && <InsteadOf played={played} turns={turns.filter(({ turn }) => turn === shown.turn)} />}
      {best && <SideBySide key={shown.presses} turn={shown.turn} played={played} best={best.inputs} />}
    </section>
  );
}

/** What each turn cost; a press shows it beside the best night found. */
const Costs = ({ costs, show }: { costs: readonly TurnCost[]; show: ((turn: number) => void) | undefined }) => (
  <ul className="siege-costs">
    {costs.map(({ turn, cost, text }) => (
      <li key={turn}>
        <button type="button" className="button button-quiet" title="Show this turn" onClick={() => show?.(turn)}>
          <span className="siege-cost" style={{ width: `${Math.min(100, cost * 22)}px` }} aria-hidden="true" />
          {text}
        </button>
      </li>
    ))}
    {costs.length === 0 && <li>No turn cost you much: well defended.</li>}
  </ul>
);

/** What could have been drawn in this turn, from where the player stood. */
function InsteadOf({ played: { start, inputs }, turns }: { played: Played; turns: readonly TurnReview[] }) {
  const costly = turns.toSorted((a, b) => b.cost - a.cost)[0];
  const found = useMemo(() => costly && insteadOf(start, inputs, costly), [costly, start, inputs]);
  if (!found) return null;
  return (
    <div className="siege-pair">
      <Picture title="You" frame={found.mine} />
      <Picture title="Instead, from your position" frame={found.better} />
    </div>
  );
}

/** Both nights, action by action, from the first of this turn. */
function SideBySide({ turn, played, best }: { turn: number; played: Played; best: Played['inputs'] }) {
  const mine = useMemo(() => lineOf(played.start, played.inputs), [played]);
  const other = useMemo(() => lineOf(played.start, best), [played, best]);
  const places = useMemo(() => placesIn(mine, other), [mine, other]);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      places.findIndex((one) => one.turn === turn),
    ),
  );
  const place = places[Math.min(at, places.length - 1)];
  if (!place) return null;
  const step = (by: number) => setAt(Math.max(0, Math.min(places.length - 1, at + by)));
  return (
    <div className="siege-lines">
      <div className="workbench-row">
        <button type="button" className="button" aria-label="One step back" onClick={() => step(-1)}>
          ◀
        </button>
        <input
          type="range"
          min={0}
          max={places.length - 1}
          value={at}
          aria-label="Step"
          aria-valuetext={`Turn ${place.turn}`}
          onChange={(e) => setAt(Number(e.target.value))}
        />
        <button type="button" className="button" aria-label="One step on" onClick={() => step(1)}>
          ▶
        </button>
        <b>Turn {place.turn}</b>
      </div>
      <div className="siege-pair">
        <Picture title="Your night" frame={frameAt(mine, place)} />
        <Picture title="Best found" frame={frameAt(other, place)} />
      </div>
    </div>
  );
}

function Picture({ title, frame }: { title: string; frame: Frame | undefined }) {
  if (!frame) return null;
  return (
    <figure>
      <Thumbnail scene={sceneOf(frame.state)} label={`${title}: ${enemiesLeft(frame.state)} left`} text={17} />
      <figcaption>
        <b>
          {title}: {enemiesLeft(frame.state)} left
        </b>
        <small>{frame.text}</small>
      </figcaption>
    </figure>
  );
}

import {
  MOST_POINTS,
  negativePoints,
  SPREAD,
  STEP_NAMES,
  type Fd,
  type FdEvent,
  type SpreadRow,
  type State,
  type Step,
} from '@nightfall/firefighters-on-duty';
import { BarButton, type AtStep, type BoardProps, useFold } from '@nightfall/ui';
import { STEPS } from './steps.ts';
import './review.css';

type Props = BoardProps<Fd> & { readonly step: Step };

/** FD-28.20 Where the telling of the Fire Phase stands: the nine steps, what each asks, the sentence of the moment with its rule. */
export function FireSteps({ event, game, name, step, atStep, view, settings }: Props) {
  const now = STEPS.find(({ id }) => id === step)!;
  const line = event && event.type !== 'step' ? game.words.event(event, name) : undefined;
  return (
    <div className="fd-review" aria-live="polite">
      <StepList step={step} />
      <p className="fd-review-ask">
        <strong>{now.name}.</strong> {now.text} {settings.rules && <small>{STEP_NAMES[step][1]}</small>}
      </p>
      <p className="fd-review-line">{line?.text}</p>
      <div className="fd-review-foot">
        {event?.type === 'spreadRolled' ? <Row row={event.row} face={event.face} /> : <Counters view={view} event={event} />}
        {atStep && <OnButtons {...atStep} />}
      </div>
    </div>
  );
}

/** What is told waits for the player. */
export const OnButtons = ({ goOn, finish }: AtStep) => (
  <span className="fd-review-on">
    <BarButton className="button button-ember" hotkey=" " act={goOn}>
      Next
    </BarButton>
    <BarButton className="button" act={finish}>
      To the end
    </BarButton>
  </span>
);

function StepList({ step }: { step: Step }) {
  const at = STEPS.findIndex(({ id }) => id === step);
  return (
    <ol className="fd-steps">
      {STEPS.map(({ id, name }, i) => (
        <li key={id} className={i < at ? 'is-past' : ''} aria-current={id === step ? 'step' : undefined} title={name}>
          <b>{i + 1}</b>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}

const ROWS: { readonly [K in SpreadRow]: string } = {
  easy: 'Easy',
  hard: 'Hard',
  inferno: 'Inferno',
  firefighter: 'A firefighter is there',
};
/** FD-19.2 The row of the table that was used, and the face that fell. */
function Row({ row, face }: { row: SpreadRow; face: number }) {
  return (
    <table className="fd-row">
      <tbody>
        <tr>
          <th scope="row">{ROWS[row]}</th>
          {SPREAD[row].map((fire, i) => (
            <td key={i} aria-current={i + 1 === face ? 'true' : undefined}>
              <b>{i + 1}</b> {fire === 0 ? '–' : `+${fire}`}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** What is counted against the crew, and how much fire is left in the box. */
function Counters({ view, event }: { view: State; event: FdEvent | undefined }) {
  const points = event?.type === 'negativePoint' ? event.total : negativePoints(view);
  return (
    <p className="fd-counters">
      Points against you{' '}
      <b>
        {points} of {MOST_POINTS}
      </b>{' '}
      · fire in the box <b>{view.supply.fire}</b>
    </p>
  );
}

/** The step that was announced last, until the telling is over. */
export function useStep(event: FdEvent | undefined): Step | undefined {
  return useFold(event, (before: Step | undefined, now) =>
    now === undefined || now.type === 'roundEnd' ? undefined : now.type === 'step' ? now.step : before,
  );
}

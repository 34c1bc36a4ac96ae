import { stepName, type Fires } from '@nightfall/fires-at-midnight';
import { BarButton, reachable, type BoardProps } from '@nightfall/ui';
import { clauseText, useStep } from '../picture/step.ts';

/** FM-21.21 The upkeep step by step: the rule, a sentence for all that happens, and a button that goes on. */
export function StepPanel({ event, atStep, noPauses, settings }: BoardProps<Fires>) {
  const now = useStep(event);
  if (!settings.steps || !now) return null;
  const { step, told } = now;
  const rules = [...new Set([step.clause, ...told.map(({ rule }) => rule)])];
  const stop = () => {
    noPauses();
    atStep?.goOn();
  };
  return (
    <section className="fm-steps" aria-label="The fire’s turn, step by step">
      <div className="fm-steps-rule" {...reachable}>
        <h3>{stepName(step.step)}</h3>
        {rules
          .filter((clause) => clauseText(clause) !== '')
          .map((clause) => (
            <p key={clause}>
              {clauseText(clause)} <small>{clause}</small>
            </p>
          ))}
      </div>
      <ul className="fm-steps-told" aria-live="polite" {...reachable}>
        {told.map(({ text, rule }, i) => (
          <li key={i}>
            {text} <small>{rule}</small>
          </li>
        ))}
      </ul>
      <div className="fm-steps-go">
        <BarButton className="button button-ember" aria-disabled={!atStep} hotkey=" " act={() => atStep?.goOn()}>
          Next step
        </BarButton>
        <BarButton className="button" aria-disabled={!atStep} act={() => atStep?.finish()}>
          To the end
        </BarButton>
        <BarButton className="button button-quiet" act={stop}>
          No pauses
        </BarButton>
      </div>
    </section>
  );
}

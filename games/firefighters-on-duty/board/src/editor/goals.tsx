import type { Goal, Scenario } from '@nightfall/firefighters-on-duty';
import { newGoal } from './edit.ts';

type Props = { readonly scenario: Scenario; readonly change: (scenario: Scenario) => void };
const NAMES: { readonly [K in Goal['kind']]: string } = {
  evac: 'Civilians brought to safety',
  deliver: 'Injured people brought to the hospital',
  maxBurning: 'Areas burning at the end, at most',
  maxLate: 'Calls answered too late, at most',
  maxBurned: 'Areas burned down, at most',
  protect: 'Areas that must stand',
};
const KINDS = Object.keys(NAMES) as Goal['kind'][];

/** What the crew must reach; a number for each size of crew. */
export function Goals({ scenario, change }: Props) {
  const { goals } = scenario;
  const set = (i: number, goal: Goal) => change({ ...scenario, goals: goals.map((one, n) => (n === i ? goal : one)) });
  const drop = (i: number) => change({ ...scenario, goals: goals.filter((_, n) => n !== i) });
  return (
    <fieldset className="fd-goal-list">
      <legend>Goals, for crews of one, two, three and four</legend>
      {goals.map((goal, i) => (
        <div key={i} className="fd-goal-row">
          <span>{NAMES[goal.kind]}</span>
          {goal.kind === 'protect' ? (
            <Protected goal={goal} set={(at) => set(i, { ...goal, at })} />
          ) : (
            <Numbers goal={goal} set={(n) => set(i, { ...goal, n })} />
          )}
          <button
            type="button"
            className="button button-quiet"
            aria-label={`Remove: ${NAMES[goal.kind]}`}
            onClick={() => drop(i)}
          >
            ✕
          </button>
        </div>
      ))}
      <div className="workbench-row">
        {KINDS.filter((kind) => !goals.some((goal) => goal.kind === kind)).map((kind) => (
          <button
            key={kind}
            type="button"
            className="button"
            onClick={() => change({ ...scenario, goals: [...goals, newGoal(kind, scenario)] })}
          >
            + {NAMES[kind]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type Counted = Exclude<Goal, { kind: 'protect' }>;
const Numbers = ({ goal, set }: { goal: Counted; set: (n: readonly number[]) => void }) =>
  goal.n.map((value, crew) => (
    <input
      key={crew}
      className="input fd-number"
      type="number"
      min={0}
      max={99}
      aria-label={`${NAMES[goal.kind]}, crew of ${crew + 1}`}
      value={value}
      onChange={(e) => set(goal.n.map((n, i) => (i === crew ? Math.max(0, Math.round(Number(e.target.value) || 0)) : n)))}
    />
  ));

const Protected = ({ goal, set }: { goal: Extract<Goal, { kind: 'protect' }>; set: (at: readonly string[]) => void }) => (
  <input
    className="input"
    aria-label="Areas that must stand, by their names"
    defaultValue={goal.at.join(' ')}
    onBlur={(e) =>
      set(
        e.target.value
          .toUpperCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      )
    }
  />
);

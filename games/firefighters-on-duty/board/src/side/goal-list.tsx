import { goalsOf, goalText, phaseOf, type State } from '@nightfall/firefighters-on-duty';

/** Before the first round its fires still lie, but everyone sees that it burns. */
const asSeen = (view: State): State =>
  phaseOf(view) === 'setup'
    ? { ...view, spaces: view.spaces.map((here) => ({ ...here, active: here.active + here.inactive })) }
    : view;

/** FD-28.26 What the crews must reach, and how it stands. */
export const GoalList = ({ view }: { view: State }) => (
  <ul className="fd-goals">
    {goalsOf(asSeen(view)).map((progress, i) => (
      <li key={i} className={progress.isOut ? 'is-out' : progress.isMet ? 'is-met' : ''}>
        <span aria-hidden="true">{progress.isOut ? '✕' : progress.isMet ? '✓' : '○'}</span> {goalText(progress)}
      </li>
    ))}
  </ul>
);

import { goalsOf, goalText, type State } from '@nightfall/firefighters-on-duty';

/** FD-28.26 What the crews must reach, and how it stands. */
export const GoalList = ({ view }: { view: State }) => (
  <ul className="fd-goals">
    {goalsOf(view).map((progress, i) => (
      <li key={i} className={progress.isOut ? 'is-out' : progress.isMet ? 'is-met' : ''}>
        <span aria-hidden="true">{progress.isOut ? '✕' : progress.isMet ? '✓' : '○'}</span> {goalText(progress)}
      </li>
    ))}
  </ul>
);

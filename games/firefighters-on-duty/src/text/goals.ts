import { plural } from '../content/names.ts';
import type { Progress } from '../queries/goals.ts';

/** FD-28.26 A goal and how it stands, in one sentence. */
export function goalText({ goal, now, need, isOut }: Progress): string {
  const out = isOut ? ' (out of reach)' : '';
  switch (goal.kind) {
    case 'evac':
      return `Bring ${plural(need, 'civilian')} to the gathering point: ${now} so far${out}.`;
    case 'deliver':
      return `Take ${plural(need, 'injured person', 'injured people')} to the hospital: ${now} so far${out}.`;
    case 'maxBurning':
      return need === 0
        ? `No area burns at the end: ${now} now.`
        : `At most ${plural(need, 'area')} burning at the end: ${now} now.`;
    case 'maxLate':
      return need === 0
        ? `Answer every call in time: ${now} late${out}.`
        : `At most ${plural(need, 'late call')}: ${now} so far${out}.`;
    case 'maxBurned':
      return `At most ${plural(need, 'area')} burned down: ${now} so far${out}.`;
    case 'protect':
      return `${goal.at.join(' and ')} must stand: ${now === 0 ? 'they do' : `${now} burned down`}${out}.`;
  }
}

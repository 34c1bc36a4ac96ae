import { count } from '@nightfall/kit/words';
import type { Progress } from '../queries/goals.ts';

/** FD-28.26 A goal and how it stands, in one sentence. */
export function goalText({ goal, now, need, isOut }: Progress): string {
  const out = isOut ? ' (out of reach)' : '';
  switch (goal.kind) {
    case 'evac':
      return `Bring ${count(need, 'civilian')} to the gathering point: ${now} so far${out}.`;
    case 'deliver':
      return `Take ${count(need, 'injured person', 'injured people')} to the hospital: ${now} so far${out}.`;
    case 'maxBurning':
      return need === 0
        ? `No area burns at the end: ${now} now.`
        : `At most ${count(need, 'area')} burning at the end: ${now} now.`;
    case 'maxLate':
      return need === 0
        ? `Answer every call in time: ${now} late${out}.`
        : `At most ${count(need, 'late call')}: ${now} so far${out}.`;
    case 'maxBurned':
      return `At most ${count(need, 'area')} burned down: ${now} so far${out}.`;
    case 'protect':
      return `${goal.at.join(' and ')} must stand: ${now === 0 ? 'they do' : `${now} burned down`}${out}.`;
  }
}

const allowed = (need: number): string =>
  need === 0 ? 'None was allowed.' : `At most ${need} ${need === 1 ? 'was' : 'were'} allowed.`;
/** FD-28.23 What became of a goal, in one sentence for the end of the game. */
export function goalOutcome({ goal, now, need, isMet }: Progress): string {
  const wanted = isMet ? '' : ` ${need} ${need === 1 ? 'was' : 'were'} needed.`;
  switch (goal.kind) {
    case 'evac':
      return `${count(now, 'civilian')} brought to the gathering point.${wanted}`;
    case 'deliver':
      return `${count(now, 'injured person', 'injured people')} taken to the hospital.${wanted}`;
    case 'maxBurning':
      return now === 0 ? 'Nothing burns any more.' : `${count(now, 'area')} still on fire. ${allowed(need)}`;
    case 'maxLate':
      return now === 0 ? 'Every call was answered in time.' : `${count(now, 'call')} answered too late. ${allowed(need)}`;
    case 'maxBurned':
      return now === 0 ? 'No area burned down.' : `${count(now, 'area')} burned down. ${allowed(need)}`;
    case 'protect':
      return now === 0 ? `${goal.at.join(' and ')} still stand.` : `${now} of ${goal.at.join(' and ')} burned down.`;
  }
}

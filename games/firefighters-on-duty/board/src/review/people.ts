import { count } from '@nightfall/kit/words';
import { inPlay, type View } from '@nightfall/firefighters-on-duty';

/** Who was brought to safety; where nobody was, whether anyone waited for it. */
export function peopleText(view: View): string {
  const { evacuated, delivered } = view;
  const told = [
    evacuated > 0 && `${count(evacuated, 'civilian')} brought to safety`,
    delivered > 0 && `${delivered} injured brought to the hospital`,
  ].filter(Boolean);
  if (told.length > 0) return `${told.join(', ')}.`;
  return hadPeople(view) ? 'Nobody was brought to safety.' : 'Nobody had to be rescued tonight.';
}
const hadPeople = (view: View): boolean =>
  view.result?.reason === 'casualty' ||
  view.points.late + view.points.injured + view.points.left > 0 ||
  inPlay(view, 'civ') + inPlay(view, 'inj') > 0;

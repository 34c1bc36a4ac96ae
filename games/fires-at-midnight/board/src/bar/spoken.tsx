import { count } from '@nightfall/kit/words';
import { costOf, inchesUp, squareAt, squareName, type Errand, type Fires } from '@nightfall/fires-at-midnight';
import type { BoardProps } from '@nightfall/ui';
import type { Aim } from '../hand/aim.ts';
import { usePointing } from '../hand/pointer.ts';
import { whyNotThere } from '../hand/steering.tsx';
import type { Walking } from '../hand/use-aim.ts';
import { lengthOf } from '../picture/ruler.tsx';
import { useWarnings } from './end-turn.tsx';

type Props = BoardProps<Fires>;

const pointsOf = (n: number) => count(n, 'action point');

/** "To W2,B3: 3.2″ of 4″, 1 action point, touches C3." and what is wrong with the place pointed at. */
export function aimSaid(view: Props['view'], who: NonNullable<Walking['who']>, aim: Aim): string {
  const { at, move, touches } = aim;
  const touched = touches.length > 0 ? `, touches ${touches.join(', ')}` : '';
  const way = move.type === 'putDown' ? inchesUp(aim.length) : lengthOf(aim);
  const plan = `To ${squareName(squareAt(at))}: ${way}, ${pointsOf(costOf(view, who, move.type))}${touched}.`;
  return [aim.isLegal ? plan : undefined, whyNotThere(aim)].filter((text) => text !== undefined).join(' ');
}
const errandSaid = ({ no, text, cost }: Errand): string => no?.text ?? `${text}, ${pointsOf(cost)}.`;

/** The planned walk, each nudge of it and the warnings, for those who listen. It is always there, so that its changes are read out. */
export function Spoken(props: Props & { walking: Walking }) {
  const { view, memory, walking } = props;
  const { errand, isDragging } = usePointing(memory);
  const told = useWarnings(props).join(' ');
  const { who, aim } = walking;
  const plan = errand ? errandSaid(errand) : aim && who && !isDragging ? aimSaid(view, who, aim) : '';
  return (
    <p className="unseen fm-spoken" role="status">
      {[plan, told].filter((text) => text !== '').join(' ')}
    </p>
  );
}

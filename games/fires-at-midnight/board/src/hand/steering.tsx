import { isWinningLeave, type Fires, type FireMove, type Point } from '@nightfall/fires-at-midnight';
import { BarButton, type BoardProps, type Memory } from '@nightfall/ui';
import { useState } from 'react';
import type { Aim } from './aim.ts';
import { commit } from './use-hands.ts';
import { viaGhost } from './corners.ts';
import { letGo, point } from './pointer.ts';
import { lengthOf } from '../picture/ruler.tsx';
import type { Walking } from './use-aim.ts';

/** A place is pointed at: yes and no, a corner, fine steps (FM-21.40). */
export function Steering(props: BoardProps<Fires> & { walking: Walking }) {
  const { aim, reach } = props.walking;
  if (!aim || !reach) return null;
  const isLast = isWinningLeave(props.view, aim.move);
  return (
    <>
      <Measure aim={aim} />
      {isLast && <p className="fm-tip">This saves the last villager and wins the game. It cannot be taken back.</p>}
      <BarButton className="button button-ember" aria-disabled={!aim.isLegal} hotkey="Enter" act={() => commit(aim, props, true)}>
        {aim.no ? (aim.isLegal ? 'Walk to the ghost' : 'Not possible') : isLast ? 'Leave and win' : VERBS[aim.move.type]}
      </BarButton>
      <BarButton className="button" act={() => letGo(props.memory)}>
        Stay
      </BarButton>
      {aim.move.type === 'move' && (
        <BarButton
          className="button"
          hotkey="v"
          title="Add a corner to the path here"
          act={() => point(props.memory, { via: viaGhost(reach, aim) })}
        >
          Corner here
        </BarButton>
      )}
      <Nudge at={aim.at} memory={props.memory} />
    </>
  );
}

const beginning = (text: string) => (/^F\d/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
/** Why nobody may go where the player pointed; if the ghost stands elsewhere, the sentence is about the cross. */
export const whyNotThere = ({ no, isLegal }: Aim): string | undefined =>
  no && (isLegal ? `At the cross: ${beginning(no.text)}` : no.text);

/** The length of the way, what is touched there, and why the wished place is refused, with its measures. */
const Measure = ({ aim }: { aim: Aim }) => (
  <div className="fm-measured">
    {aim.move.type !== 'putDown' && (
      <p className="fm-measure">
        <b>{lengthOf(aim)}</b>
        {aim.touches.length > 0 && `, touches ${aim.touches.join(', ')}`}
      </p>
    )}
    {aim.no && <p className="fm-why">{whyNotThere(aim)}</p>}
  </div>
);

const SIDES_TO_GO = [
  ['West', '◀', -1, 0],
  ['North', '▲', 0, 1],
  ['South', '▼', 0, -1],
  ['East', '▶', 1, 0],
] as const;
/** Four arrows of 0.05 inch, or of 0.005 inch; then the ghost stands exactly there and nothing snaps. */
function Nudge({ at: [x, y], memory }: { at: Point; memory: Memory }) {
  const [isFine, setFine] = useState(false);
  const size = isFine ? 5 : 50;
  return (
    <span className="fm-nudge">
      {SIDES_TO_GO.map(([name, sign, dx, dy]) => (
        <BarButton
          key={name}

          className="button button-icon"
          aria-label={`${name} by ${size / 1000} inch`}
          act={() => point(memory, { wished: [x + dx * size, y + dy * size], isExact: true })}
        >
          {sign}
        </BarButton>
      ))}
      <BarButton className="button" aria-pressed={isFine} act={() => setFine(!isFine)}>
        {size / 1000}″
      </BarButton>
    </span>
  );
}
const VERBS: Partial<Record<FireMove['type'], string>> = {
  move: 'Walk there',
  run: 'Run there',
  leave: 'Leave the table',
  enter: 'Enter there',
  putDown: 'Put it down there',
};

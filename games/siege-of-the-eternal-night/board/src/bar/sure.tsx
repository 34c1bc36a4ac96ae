import { type BoardProps, useKeys } from '@nightfall/ui';
import { type Siege, heroesWaiting, phaseOf } from '../engine.ts';
import { change, useDesk } from '../hand/desk.ts';
import { commit, squaresInHand } from '../hand/offer.ts';
import { toolInHand } from '../night.ts';

type Props = BoardProps<Siege>;

/** Asked once before the night is closed; nothing is undone after it (SN-14.6). */
export function Sure(props: Props) {
  const desk = useDesk();
  const { view, seat, play } = props;
  const waiting = heroesWaiting(view);
  const yes = () => {
    const tool = toolInHand(view, desk.tool);
    if (desk.asks === 'end') return change({ asks: null, wishes: 'end' });
    if (desk.asks === 'stand') play({ type: 'stand', seat: seat ?? 0 });
    else if (tool) commit(props, tool, squaresInHand(props, tool, desk), true);
  };
  const heroes =
    waiting > 0 && phaseOf(view) === 'ACT'
      ? ` ${waiting === 1 ? 'A hero is' : `${waiting} heroes are`} still waiting and would be worth nothing.`
      : '';
  useKeys({ Escape: () => change({ asks: null }) });
  return (
    <div className="siege-sure" role="alertdialog" aria-label="End the night?">
      <p>This closes the night; nothing can be taken back after it.{heroes}</p>
      <button type="button" className="button button-ember" data-choice="sure" autoFocus onClick={yes}>
        {desk.asks === 'last' ? 'Send the last troop' : desk.asks === 'stand' ? 'Stand down' : 'End the night'}
      </button>
      <button type="button" className="button" data-choice="not-yet" onClick={() => change({ asks: null })}>
        Not yet
      </button>
    </div>
  );
}

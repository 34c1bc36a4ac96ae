import { BarButton, type BoardProps, leadsTo, useQuestionCommands } from '@nightfall/ui';
import { type Siege, heroesWaiting, phaseOf } from '@nightfall/siege-of-the-eternal-night';
import { change, useHolding } from '../hand/holding.ts';
import { commit, squaresInHand } from '../hand/offer.ts';
import { toolInHand } from '../picture/night.ts';

type Props = BoardProps<Siege>;

/** Asked once before the night is closed; nothing is undone after it (SN-14.6). */
export function Sure(props: Props) {
  const { view, seat, play, memory, legal } = props;
  const held = useHolding(memory);
  const waiting = heroesWaiting(view);
  const yes = () => {
    const tool = toolInHand(view, held.tool);
    if (held.asks === 'end') return change(memory, { asks: null, wishes: 'end' });
    if (held.asks === 'stand') play({ type: 'stand', seat: seat ?? 0 });
    else if (tool) commit(props, tool, squaresInHand(props, tool, held), true);
  };
  const heroes =
    waiting > 0 && phaseOf(view) === 'ACT'
      ? ` ${waiting === 1 ? 'A hero still waits' : `${waiting} heroes still wait`}, unused.`
      : '';
  useQuestionCommands([{ id: 'not-yet', keys: ['Escape'], run: () => change(memory, { asks: null }) }]);
  return (
    <div className="siege-sure" role="alertdialog" aria-label="End the night?">
      <p>This ends the night for good.{heroes}</p>
      <BarButton className="button button-ember" data-choice="sure" autoFocus act={yes}>
        {held.asks === 'last' ? 'Send the last troop' : held.asks === 'stand' ? 'Stand down' : 'End the night'}
      </BarButton>
      <BarButton className="button" data-choice="not-yet" {...leadsTo(legal)} act={() => change(memory, { asks: null })}>
        Not yet
      </BarButton>
    </div>
  );
}

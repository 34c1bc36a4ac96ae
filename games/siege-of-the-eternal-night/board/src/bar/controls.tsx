import { BarButton, type BoardProps, KeySign, useBoardCommands } from '@nightfall/ui';
import { useEffect, useEffectEvent } from 'react';
import { type Choice, deeds, toolChoices } from './choices.tsx';
import { InHand, holdsSomething } from './in-hand.tsx';
import { Sure } from './sure.tsx';
import { TypedDice } from './typed-dice.tsx';
import { type Siege, isRolling, phaseOf } from '@nightfall/siege-of-the-eternal-night';
import { change, type Holding, useHolding } from '../hand/holding.ts';
import { misfortune } from './notes.ts';
import { toolInHand } from '../picture/night.ts';
import { useHinted } from '../review/hinted.ts';
import { wished } from './wishes.ts';

type Props = BoardProps<Siege>;

/** "Pass and end" and "End turn and roll" are several moves: each is made when its time has come. */
function useWish({ view, seat, legal, play, memory }: Props) {
  const { wishes } = useHolding(memory);
  const goOn = useEffectEvent((wishes: Holding['wishes'], view: Props['view'], legal: Props['legal']) => {
    if (!wishes || seat === null || legal.length === 0) return;
    const { move, isLast } = wished(view, wishes, seat);
    if (isLast) change(memory, { wishes: null });
    if (move) play(move);
  });
  useEffect(() => goOn(wishes, view, legal), [wishes, view, legal]);
}

export function Controls(props: Props) {
  const { view, seat, legal } = props;
  const held = useHolding(props.memory);
  useWish(props);
  useHinted(props);
  if (seat === null || phaseOf(view) === 'OVER') return null;
  if (isRolling(view) && view.seed === '-') return <TypedDice {...props} />;
  if (legal.length === 0) return <div className="siege-bar" />;
  if (held.asks) return <Sure {...props} />;
  const tool = toolInHand(view, held.tool);
  const isBusy = tool !== undefined && holdsSomething(tool, held);
  const tools = toolChoices(props, tool);
  const note = misfortune(view);
  return (
    <div className="siege-bar">
      {note && (
        <p className="siege-note" role="status">
          {note}
        </p>
      )}
      {tools.length > 0 && !note && (
        <div className="siege-row">
          <Choices choices={tools} />
        </div>
      )}
      <div className="siege-row">
        {tool && <InHand {...props} tool={tool} />}
        {!isBusy && <Choices choices={deeds(props)} />}
        {view.turn > 0 && <Forecast memory={props.memory} />}
      </div>
    </div>
  );
}

const Choices = ({ choices }: { choices: readonly Choice[] }) =>
  choices.map((choice) => (
    <BarButton
      key={choice.id}
      data-choice={choice.id}
      data-deed={choice.deed}
      className={`button siege-choice${choice.isMain ? ' button-ember' : ''}${choice.icon ? ' siege-card' : ''}`}
      aria-pressed={choice.isChosen}
      aria-disabled={choice.isOff}
      hotkey={choice.key}
      act={choice.act}
    >
      {choice.icon}
      <span>
        {choice.name}
        {choice.note && <small>{choice.note}</small>}
      </span>
    </BarButton>
  ));

/** What will be forbidden next turn (SN-18.4). */
function Forecast({ memory }: Pick<Props, 'memory'>) {
  const { showsNext } = useHolding(memory);
  const flip = () => change(memory, { showsNext: !showsNext });
  useBoardCommands([{ id: 'forecast', keys: ['n'], label: 'show what will be closed next turn', run: flip }]);
  return (
    <button type="button" role="switch" aria-checked={showsNext} className="button button-quiet siege-forecast" onClick={flip}>
      <span className="siege-dots" aria-hidden="true" /> Preview <KeySign name="N" />
    </button>
  );
}

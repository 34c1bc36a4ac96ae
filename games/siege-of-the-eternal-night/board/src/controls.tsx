import { type BoardProps, useKeys } from '@nightfall/ui';
import { useEffect } from 'react';
import { type Choice, deeds, toolChoices } from './bar/choices.tsx';
import { InHand, holdsSomething } from './bar/in-hand.tsx';
import { Sure } from './bar/sure.tsx';
import { TypedDice } from './bar/typed-dice.tsx';
import { type Siege, isRolling, phaseOf } from './engine.ts';
import { change, useDesk } from './hand/desk.ts';
import { toolInHand } from './night.ts';

type Props = BoardProps<Siege>;

/** "Pass and end" is several moves: each is made when its time has come. */
function useWish({ view, seat, legal, play }: Props) {
  const { wishes } = useDesk();
  useEffect(() => {
    if (wishes !== 'end' || seat === null || legal.length === 0) return;
    if (phaseOf(view) !== 'ACT') return change({ wishes: null });
    const open = view.dice?.findIndex(({ status }) => status === 'open') ?? -1;
    if (open < 0) change({ wishes: null });
    play(open < 0 ? { type: 'end', seat } : { type: 'passDie', seat, die: open === 0 ? 'A' : 'B' });
  }, [wishes, view, legal]);
}

export function Controls(props: Props) {
  const { view, seat, legal } = props;
  const desk = useDesk();
  useWish(props);
  if (seat === null || phaseOf(view) === 'OVER') return null;
  if (isRolling(view) && view.seed === '-') return <TypedDice {...props} />;
  if (legal.length === 0) return <div className="siege-bar" />;
  if (desk.asks) return <Sure {...props} />;
  const tool = toolInHand(view, desk.tool);
  const isBusy = tool !== undefined && holdsSomething(tool, desk);
  const tools = toolChoices(props, tool);
  return (
    <div className="siege-bar">
      {tools.length > 0 && (
        <div className="siege-row">
          <Choices choices={tools} from={1} />
        </div>
      )}
      <div className="siege-row">
        {tool && <InHand {...props} tool={tool} />}
        {!isBusy && <Choices choices={deeds(props)} from={tools.length + 1} />}
        {view.turn > 0 && <Forecast />}
      </div>
    </div>
  );
}

function Choices({ choices, from }: { choices: readonly Choice[]; from: number }) {
  const keyOf = (choice: Choice, i: number) => choice.key ?? String(from + i);
  useKeys(Object.fromEntries(choices.map((choice, i) => [keyOf(choice, i), choice.act])));
  return choices.map((choice, i) => (
    <button
      key={choice.id}
      type="button"
      data-choice={choice.id}
      className={`button siege-choice${choice.isMain ? ' button-ember' : ''}${choice.icon ? ' siege-card' : ''}`}
      aria-pressed={choice.isChosen}
      aria-disabled={choice.isOff}
      onClick={choice.act}
    >
      {choice.icon}
      <span>
        {choice.name}
        {choice.note && <small>{choice.note}</small>}
      </span>
      <kbd className="key">{keyOf(choice, i) === ' ' ? 'Space' : keyOf(choice, i).toUpperCase()}</kbd>
    </button>
  ));
}

/** What will be forbidden next turn (SN-18.4). */
function Forecast() {
  const { showsNext } = useDesk();
  const flip = () => change({ showsNext: !showsNext });
  useKeys({ n: flip });
  return (
    <button type="button" role="switch" aria-checked={showsNext} className="button button-quiet siege-forecast" onClick={flip}>
      <span className="siege-dots" aria-hidden="true" /> Next turn <kbd className="key">N</kbd>
    </button>
  );
}

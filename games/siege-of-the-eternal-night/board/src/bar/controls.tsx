import { type BoardProps, useKeys } from '@nightfall/ui';
import { useEffect } from 'react';
import { type Choice, deeds, toolChoices } from './choices.tsx';
import { InHand, holdsSomething } from './in-hand.tsx';
import { Sure } from './sure.tsx';
import { TypedDice } from './typed-dice.tsx';
import { type Siege, isDailySiege, isRolling, phaseOf } from '@nightfall/siege-of-the-eternal-night';
import { dayOf } from '../daily/calendar.ts';
import { isPractice } from '../daily/diary.ts';
import { change, useHolding } from '../hand/holding.ts';
import { dailyWords, misfortune } from './notes.ts';
import { toolInHand } from '../picture/night.ts';
import { useHinted } from '../review/hinted.ts';
import { wished } from './wishes.ts';

type Props = BoardProps<Siege>;

/** "Pass and end" and "End turn and roll" are several moves: each is made when its time has come. */
function useWish({ view, seat, legal, play, memory }: Props) {
  const { wishes } = useHolding(memory);
  useEffect(() => {
    if (!wishes || seat === null || legal.length === 0) return;
    const { move, isLast } = wished(view, wishes, seat);
    if (isLast) change(memory, { wishes: null });
    if (move) play(move);
  }, [wishes, view, legal]);
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
  const note = noteFor(props);
  return (
    <div className="siege-bar">
      {note && (
        <p className="siege-note" role="status">
          {note}
        </p>
      )}
      {tools.length > 0 && !note && (
        <div className="siege-row">
          <Choices choices={tools} from={1} />
        </div>
      )}
      <div className="siege-row">
        {tool && <InHand {...props} tool={tool} />}
        {!isBusy && <Choices choices={deeds(props)} from={tools.length + 1} />}
        {view.turn > 0 && <Forecast memory={props.memory} />}
      </div>
    </div>
  );
}

/** Before a daily siege, and where the night goes badly. */
function noteFor({ view, table }: Props): string | undefined {
  const isDaily = view.turn === 0 && isDailySiege(view.sheet.id, view.seed);
  return isDaily ? dailyWords(isPractice(dayOf(view.seed), table)) : misfortune(view);
}

function Choices({ choices, from }: { choices: readonly Choice[]; from: number }) {
  const keyOf = (choice: Choice, i: number) => choice.key ?? String(from + i);
  useKeys(Object.fromEntries(choices.map((choice, i) => [keyOf(choice, i), choice.act])));
  return choices.map((choice, i) => (
    <button
      key={choice.id}
      type="button"
      data-choice={choice.id}
      data-deed={choice.deed}
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
function Forecast({ memory }: Pick<Props, 'memory'>) {
  const { showsNext } = useHolding(memory);
  const flip = () => change(memory, { showsNext: !showsNext });
  useKeys({ n: flip });
  return (
    <button type="button" role="switch" aria-checked={showsNext} className="button button-quiet siege-forecast" onClick={flip}>
      <span className="siege-dots" aria-hidden="true" /> Preview <kbd className="key">N</kbd>
    </button>
  );
}

import type { Pass, Types } from '@nightfall/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { BoardProps } from '../board.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import type { Moment } from '../session.ts';
import { useKeys } from './keys.tsx';

export type Tools = {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly reset: () => void;
  readonly hint: () => void;
};

type ToolProps = {
  readonly icon: IconName;
  readonly name: string;
  readonly title: string;
  readonly off?: boolean;
  readonly act: () => void;
};
function Tool({ icon, name, title, off = false, act }: ToolProps) {
  return (
    <button type="button" className="button button-quiet" title={title} aria-disabled={off} onClick={act}>
      <Icon name={icon} />
      {name}
    </button>
  );
}

type Props = {
  readonly moment: Moment;
  /** The latest moment, which events are perhaps still leading to. */
  readonly live: Moment;
  readonly playing: boolean;
  readonly board: BoardProps;
  readonly Controls: ComponentType<BoardProps> | undefined;
  readonly tools: Tools;
  readonly sit: (seat: number) => void;
  /** The clock and the button that lets it stand. */
  readonly pace: ReactNode;
  /** Opens what does not fit beside the board on a narrow screen. */
  readonly sheets: ReactNode;
};

/** Who decides what, the choices, and the same tools in the same places in every game. */
export function PromptBar({ moment, live, playing, board, Controls, tools, sit, pace, sheets }: Props) {
  const { game, view, seat, name } = board;
  const mine = !playing && seat !== null && moment.hands.includes(seat);
  const say = moment.result ? { text: moment.result.title, rule: moment.result.rule } : game.words.prompt(view, seat, name);
  const { back } = moment;
  return (
    <section className="bar" aria-label="What now">
      <div className="bar-feet">
        <div className="bar-tools" role="toolbar" aria-label="Tools">
          <Tool icon="undo" name="Undo" title="Undo (U)" off={back.undo !== undefined && !back.beyond} act={tools.undo} />
          <Tool icon="redo" name="Redo" title="Redo (Shift U)" off={back.redo !== undefined} act={tools.redo} />
          <Tool
            icon="reset"
            name="Turn"
            title="Back to the start of the turn (T)"
            off={back.reset !== undefined}
            act={tools.reset}
          />
          <Tool icon="hint" name="Hint" title="Hint (H)" off={!mine || !game.hint} act={tools.hint} />
        </div>
        <div className="bar-sheets">{sheets}</div>
      </div>
      <div className="bar-words">
        {mine && moment.hands.length > 1 && <ActAs moment={moment} sit={sit} />}
        {live.stop && (
          <p className="bar-stop" role="status">
            {live.stop.no.text}
          </p>
        )}
        {live.notice && <p className="bar-notice">{live.notice}</p>}
        <p className={mine ? 'bar-say is-mine' : 'bar-say'} aria-live="polite">
          {mine && moment.mine.length > 1 && <b className="bar-who">{name(seat)}</b>}
          {say.text}
        </p>
      </div>
      {pace}
      <div className={Controls ? 'bar-choices is-own' : 'bar-choices'} data-part="choices">
        {Controls ? <Controls {...board} /> : <Choices board={board} />}
      </div>
    </section>
  );
}

function ActAs({ moment, sit }: { moment: Moment; sit: (seat: number) => void }) {
  return (
    <div className="act-as segments" role="radiogroup" aria-label="Act as">
      {moment.hands.map((hand) => (
        <label key={hand}>
          <input type="radio" name="act-as" checked={hand === moment.seat} onChange={() => sit(hand)} />
          <span>{moment.sitters[hand]?.name}</span>
        </label>
      ))}
    </div>
  );
}

const keyOf = (move: Types['move'] | Pass, i: number): string | undefined =>
  move.type === 'pass' ? 'e' : i < 9 ? String(i + 1) : undefined;

/** One button a legal move: for games that bring no controls of their own. */
function Choices({ board }: { board: BoardProps }) {
  const { legal, game, view, play } = board;
  useKeys(Object.fromEntries(legal.flatMap((move, i) => (keyOf(move, i) ? [[keyOf(move, i)!, () => play(move)]] : []))));
  return legal.map((move, i) => (
    <button key={i} type="button" className={legal.length === 1 ? 'button button-ember' : 'button'} onClick={() => play(move)}>
      {game.words.move(view, move)}
      {keyOf(move, i) && <kbd className="key">{keyOf(move, i)!.toUpperCase()}</kbd>}
    </button>
  ));
}

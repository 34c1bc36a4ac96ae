import type { Pass, Types } from '@nightfall/kernel';
import type { BoardProps } from '../board.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import type { Moment } from '../session.ts';
import { SheetButton } from './buttons.tsx';
import type { Desk } from './desk.ts';
import { useKeys } from './keys.tsx';
import { Pace } from './pace.tsx';
import { hasSeats } from './sides.tsx';

type Props = { readonly desk: Desk };

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

/** Who decides what, the choices, and the same tools in the same places in every game. */
export function PromptBar({ desk }: Props) {
  const { board } = desk;
  const { Controls } = desk.module;
  return (
    <section className="bar" aria-label="What now">
      <div className="bar-feet">
        <Tools desk={desk} />
        <div className="bar-sheets">
          <SheetButtons desk={desk} />
        </div>
      </div>
      <BarWords desk={desk} />
      <PaceNow desk={desk} />
      <div className={Controls ? 'bar-choices is-own' : 'bar-choices'} data-part="choices">
        {Controls ? <Controls {...board} /> : <Choices board={board} />}
      </div>
    </section>
  );
}

function Tools({ desk: { session, scene, isMine, deeds } }: Props) {
  const { back } = scene.moment;
  return (
    <div className="bar-tools" role="toolbar" aria-label="Tools">
      <Tool icon="undo" name="Undo" title="Undo (U)" off={back.undo !== undefined && !back.beyond} act={deeds.undo} />
      <Tool icon="redo" name="Redo" title="Redo (Shift U)" off={back.redo !== undefined} act={deeds.redo} />
      <Tool icon="reset" name="Turn" title="Back to the start of the turn (T)" off={back.reset !== undefined} act={deeds.reset} />
      <Tool icon="hint" name="Hint" title="Hint (H)" off={!isMine || !session.game.hint} act={deeds.hint} />
    </div>
  );
}

/** Opens what does not fit beside the board on a narrow screen. */
function SheetButtons({ desk }: Props) {
  const { panes } = desk;
  return (
    <>
      {hasSeats(desk) && <SheetButton icon="seats" name="Seats" act={() => panes.openSheet('seats')} />}
      <SheetButton icon="log" name="Log" act={() => panes.toggle('log')} />
      <SheetButton icon="rules" name="Rules" act={panes.openBook} />
    </>
  );
}

function BarWords({ desk: { session, scene, live, isMine, board } }: Props) {
  const { moment } = scene;
  const { game, view, seat, name } = board;
  const text = moment.result ? moment.result.title : game.words.prompt(view, seat, name).text;
  return (
    <div className="bar-words">
      {isMine && moment.hands.length > 1 && <ActAs moment={moment} sit={(to) => session.sit(to)} />}
      {live.stop && (
        <p className="bar-stop" role="status">
          {live.stop.no.text}
        </p>
      )}
      {live.notice && <p className="bar-notice">{live.notice}</p>}
      <p className={isMine ? 'bar-say is-mine' : 'bar-say'} aria-live="polite">
        {isMine && seat !== null && moment.mine.length > 1 && <b className="bar-who">{name(seat)}</b>}
        {text}
      </p>
    </div>
  );
}

/** Who sits here may let the table stand where others wait too, or a clock runs. */
function PaceNow({ desk: { session, live, deeds } }: Props) {
  const mayPause = live.mine.length > 0 && !live.result && (session.company !== undefined || live.clock !== undefined);
  return <Pace clock={live.clock} stop={live.stop} pause={mayPause ? deeds.pause : undefined} goOn={deeds.goOn} />;
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

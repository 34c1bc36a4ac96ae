import type { Pass, Types } from '@nightfall/kernel';
import { useEffect, useRef, useState } from 'react';
import type { AtStep, BoardProps } from '../board.ts';
import { Contain } from '../parts/contain.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import type { Moment } from '../session.ts';
import { ActAs } from './act-as.tsx';
import { KeySign, SheetButton } from './buttons.tsx';
import type { Desk } from './desk.ts';
import { useFreshChoices } from './fresh.ts';
import { useKeys } from './keys.tsx';
import { Pace } from './pace.tsx';
import { hasSeats, sideName } from './sides.tsx';

type Props = { readonly desk: Desk };

type ToolProps = {
  readonly icon: IconName;
  readonly name: string;
  readonly does: string;
  readonly hotkey: string;
  readonly off?: boolean;
  readonly act: () => void;
};
function Tool({ icon, name, does, hotkey, off = false, act }: ToolProps) {
  return (
    <button type="button" className="button button-quiet" title={`${does} (${hotkey})`} aria-disabled={off} onClick={act}>
      <Icon name={icon} />
      {name}
      <KeySign name={hotkey} />
    </button>
  );
}

/** Who decides what, the choices, and the same tools in the same places in every game. */
export function PromptBar({ desk }: Props) {
  const { board } = desk;
  const { Controls } = desk.module;
  const choices = useRef<HTMLDivElement>(null);
  useFreshChoices(choices);
  // A new question is read from its beginning.
  useEffect(() => {
    if (choices.current) choices.current.scrollTop = 0;
  }, [board.seat, board.view]);
  return (
    <section className="bar" aria-label="What now" data-shared={desk.session.company !== undefined} tabIndex={-1}>
      <div className="bar-feet">
        <Tools desk={desk} />
        <div className="bar-sheets">
          <SheetButtons desk={desk} />
        </div>
      </div>
      <BarWords desk={desk} />
      <PaceNow desk={desk} />
      <div ref={choices} className={Controls ? 'bar-choices is-own' : 'bar-choices'} data-part="choices" tabIndex={-1}>
        {board.atStep && !desk.module.drawsSteps && <StepButtons {...board.atStep} />}
        <Contain what="What you can choose" of={board.view}>
          {Controls ? <Controls {...board} /> : <Choices board={board} />}
        </Contain>
      </div>
    </section>
  );
}

/** Step by step, playback waits for the player. */
function StepButtons({ goOn, finish }: AtStep) {
  return (
    <>
      <button type="button" className="button button-ember" onClick={goOn}>
        Next <kbd className="key">Space</kbd>
      </button>
      <button type="button" className="button" onClick={finish}>
        Skip to the end
      </button>
    </>
  );
}

/** While a clock runs there is no undo and no hint, so the tools disappear. */
function Tools({ desk: { session, scene, live, isMine, deeds } }: Props) {
  const { back } = scene.moment;
  if (live.clock) return null;
  return (
    <div className="bar-tools" role="toolbar" aria-label="Tools">
      <Tool icon="undo" name="Undo" does="Undo" hotkey="U" off={back.undo !== undefined && !back.beyond} act={deeds.undo} />
      <Tool icon="redo" name="Redo" does="Redo" hotkey="⇧U" off={back.redo !== undefined} act={deeds.redo} />
      <Tool icon="reset" name="Restart" does="Restart turn" hotkey="T" off={back.reset !== undefined} act={deeds.reset} />
      <Tool icon="hint" name="Hint" does="Hint" hotkey="H" off={!isMine || !session.game.hint} act={deeds.hint} />
    </div>
  );
}

/** Opens what does not fit beside the board on a narrow screen. */
function SheetButtons({ desk }: Props) {
  const { panes } = desk;
  return (
    <>
      {hasSeats(desk) && (
        <SheetButton
          icon={sideName(desk) === 'Seats' ? 'seats' : 'file'}
          name={sideName(desk)}
          hotkey="S"
          act={() => panes.openSheet('seats')}
        />
      )}
      <SheetButton icon="log" name="Log" hotkey="L" act={() => panes.toggle('log')} />
      <SheetButton icon="rules" name="Rules" hotkey="B" act={panes.openBook} />
    </>
  );
}

const isOwn = (event: Types['event'], { own }: Moment): boolean =>
  'seat' in event && typeof event.seat === 'number' && own.includes(event.seat);

/** A line stays while events without words of their own play: the question before them is over. */
function useLine(isPlaying: boolean, told: string | undefined): string | undefined {
  const [line, setLine] = useState<string>();
  const now = isPlaying ? (told ?? line) : undefined;
  if (now !== line) setLine(now);
  return now;
}

function BarWords({ desk: { session, scene, live, isMine, board, module } }: Props) {
  const { moment } = scene;
  const { game, view, seat, name, event } = board;
  const isTold = event !== undefined && (module.narrates || !isOwn(event, moment));
  const told = useLine(scene.playing, isTold ? game.words.event(event, name)?.text : undefined);
  const text = told ?? (moment.result ? moment.result.title : game.words.prompt(view, seat, name).text);
  return (
    <div className="bar-words">
      <ActAs moment={moment} sit={(to) => session.sit(to)} />
      {live.stop && (
        <p className="bar-stop" role="status">
          {live.stop.no.text}
        </p>
      )}
      {live.notice && (
        <p className="bar-notice" title={live.notice}>
          {live.notice}
        </p>
      )}
      {/* What is told is read out once already. */}
      <p className={isMine ? 'bar-say is-mine' : 'bar-say'} aria-live={told === undefined ? 'polite' : 'off'}>
        {isMine && seat !== null && moment.mine.length > 1 && <b className="bar-who">{name(seat)}</b>}
        {text}
      </p>
    </div>
  );
}

/**
 * Anyone who sits here may pause where others wait too, or a clock runs; a game of bots can be paused by whoever watches it here,
 * and online by whoever began it.
 */
function PaceNow({ desk: { session, live, deeds } }: Props) {
  const isShared = session.company !== undefined;
  const isOwnBots = session.company?.host !== undefined && live.sitters.every((sitter) => sitter.by === 'bot' && !sitter.lent);
  const mayPause = live.mine.length > 0 ? isShared || live.clock !== undefined : !isShared || isOwnBots;
  const stop = live.resumes === undefined ? live.stop : undefined;
  return (
    <Pace
      clock={live.clock}
      stop={stop}
      pause={mayPause && !live.result && live.resumes === undefined ? deeds.pause : undefined}
      goOn={deeds.goOn}
    />
  );
}

const keyOf = (move: Types['move'] | Pass, i: number): string | undefined =>
  move.type === 'pass' ? 'e' : i < 9 ? String(i + 1) : undefined;

/** One button for each legal move: for games without controls of their own. */
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

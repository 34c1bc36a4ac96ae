import { useOn } from '../parts/use-on.ts';
import type { Types } from '@nightfall/kernel';
import { useRef, useState } from 'react';
import type { AtStep, BoardProps } from '../board.ts';
import { BarButton } from '../commands/bar-button.tsx';
import { Contain } from '../parts/contain.tsx';
import { calledIn } from '../names.ts';
import type { Moment } from '../session.ts';
import { ActAs } from './act-as.tsx';
import { CommandButton } from './buttons.tsx';
import type { Desk } from './desk.ts';
import { useFreshChoices } from './fresh.ts';
import { Pace } from './pace.tsx';
import { sideName } from './sides.tsx';

type Props = { readonly desk: Desk };

/** Who decides what, the choices, and the same tools in the same places in every game. */
export function PromptBar({ desk }: Props) {
  const { board } = desk;
  const { Controls } = desk.module;
  const choices = useRef<HTMLDivElement>(null);
  useFreshChoices(choices);
  // A new question is read from its beginning.
  useOn(board.view, () => choices.current?.scrollTo({ top: 0 }));
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
const StepButtons = ({ goOn, finish }: AtStep) => (
  <>
    <BarButton className="button button-ember" hotkey=" " act={goOn}>
      Next{' '}
    </BarButton>
    <BarButton className="button" act={finish}>
      Skip to the end
    </BarButton>
  </>
);

/** While a clock runs there is no undo and no hint, so the tools disappear. */
function Tools({ desk: { commands } }: Props) {
  const { undo, redo, restart, hint } = commands;
  if (!undo || !redo || !restart || !hint) return null;
  return (
    <div className="bar-tools" role="toolbar" aria-label="Tools">
      <CommandButton icon="undo" name="Undo" command={undo} />
      <CommandButton icon="redo" name="Redo" command={redo} />
      <CommandButton icon="reset" name="Restart" command={restart} />
      <CommandButton icon="hint" name="Hint" command={hint} />
    </div>
  );
}

/** Opens what does not fit beside the board on a narrow screen. */
function SheetButtons({ desk }: Props) {
  const { seats, log, book } = desk.commands;
  return (
    <>
      {seats && <CommandButton icon={sideName(desk) === 'Seats' ? 'seats' : 'file'} name={sideName(desk)} command={seats} />}
      <CommandButton icon="log" name="Log" command={log} />
      <CommandButton icon="rules" name="Rules" command={book} />
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

/** More than two lines on a phone, and beside its clock. */
const LONG = 84;
const LONG_BESIDE_CLOCK = 42;
/** Two lines beside the clock of a phone. */
const SHORT = 24;

function lengthOf(text: string, isBesideClock: boolean): string {
  if (text.length > LONG) return ' is-long';
  return isBesideClock && text.length > LONG_BESIDE_CLOCK ? ' is-long-there' : '';
}

function BarWords({ desk: { session, scene, live, isMine, board, module } }: Props) {
  const { moment } = scene;
  const { game, view, seat, name, event } = board;
  const isTold = event !== undefined && (module.narrates || !isOwn(event, moment));
  const called = calledIn(game, session.now().view, name);
  const told = useLine(scene.playing, isTold ? game.words.event(event, called)?.text : undefined);
  const text = told ?? (moment.result ? moment.result.title : game.words.prompt(view, seat, name).text);
  return (
    <div className="bar-words">
      <ActAs moment={moment} sit={(to) => session.sit(to)} />
      {live.stop && (
        <p className={live.stop.no.text.length > SHORT ? 'bar-stop' : 'bar-stop is-short'} role="status">
          {live.stop.no.text}
        </p>
      )}
      {live.notice && (
        <p className="bar-notice" title={live.notice}>
          {live.notice}
        </p>
      )}
      {/* What is told is read out once already. */}
      <p
        className={`bar-say${isMine ? ' is-mine' : ''}${lengthOf(text, live.clock !== undefined)}`}
        aria-live={told === undefined ? 'polite' : 'off'}
      >
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

/** One button for each legal move: for games without controls of their own. */
const Choices = ({ board: { legal, game, view, play } }: { board: BoardProps }) =>
  legal.map((move, i) => (
    <BarButton
      key={i}
      className={legal.length === 1 ? 'button button-ember' : 'button'}
      hotkey={move.type === 'pass' ? 'e' : undefined}
      act={() => play(move)}
    >
      {game.words.move(view, move)}
    </BarButton>
  ));

import { legal, refusal, type Hint, type Refusal, type Types } from '@nightfall/kernel';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { BoardModule, BoardProps, Guide } from '../board.ts';
import { SettingsForm } from '../parts/settings-form.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { nameOf, type Session } from '../session.ts';
import { useSettings } from '../settings.ts';
import { sound } from '../sound.ts';
import { SheetButton, TopButton } from './buttons.tsx';
import { Cover } from './cover.tsx';
import { End } from './end.tsx';
import { GuideBubble, useGuide } from './guide.tsx';
import { KeyList, useKeys } from './keys.tsx';
import { Pace } from './pace.tsx';
import { Pan } from './pan.tsx';
import { People } from './people.tsx';
import { PromptBar, type Tools } from './prompt-bar.tsx';
import { Right, Unread, type Pane } from './right.tsx';
import { Seats } from './seats.tsx';
import { Shared } from './shared.tsx';
import { Stage } from './stage.tsx';
import { useUnread } from './talk.tsx';
import { usePlayback } from './use-playback.ts';
import { Why } from './why.tsx';

type Props = {
  readonly session: Session;
  readonly module: BoardModule;
  readonly accent: string;
  readonly guide?: Guide | undefined;
  /** Where the way out leads. */
  readonly lead: ReactNode;
  /** Sheet with links and files, opened from the top. */
  readonly renderShare: (close: () => void) => ReactNode;
  /** Is it open when the table is entered? */
  readonly isShareOpen?: boolean;
  readonly endButtons: ReactNode;
};
/** Words that hold for one moment only. */
type Said = { readonly no: Refusal; readonly beyond: string | undefined; readonly at: number };
type Hinted = Hint<Types> & { readonly at: number };
type OpenSheet = 'seats' | 'people' | 'right' | 'settings' | 'keys' | 'share' | undefined;

const isWide = () => matchMedia('(min-width: 1100px)').matches;

/** A match being played: board, seats, log, rules, and the bar that says what now. */
export function Table({ session, module, accent, guide, lead, renderShare, isShareOpen = false, endButtons }: Props) {
  const { moment, event, playing, atStep, lit: flashed, skip } = usePlayback(session, module);
  // What people do beside the game is shown at once, also while events are still played.
  const live = useSyncExternalStore(
    (changed) => session.listen(changed),
    () => session.now(),
  );
  const { company } = session;
  const shown = useSettings();
  const [sheet, setSheet] = useState<OpenSheet>(isShareOpen ? 'share' : undefined);
  const [pane, setPane] = useState<Pane>('log');
  const [isFolded, setFolded] = useState(false);
  const [{ clause, visits }, setClause] = useState<{ clause: string | undefined; visits: number }>({
    clause: undefined,
    visits: 0,
  });
  const [lastSaid, setSaid] = useState<Said>();
  const [lastHint, setHint] = useState<Hinted>();
  const [lit, setLit] = useState<readonly string[]>([]);
  const [looked, setLooked] = useState<string>();
  const [uncovered, setUncovered] = useState<number>();
  const [isPointing, setPointing] = useState(false);
  const bubbles = useGuide(guide, session.id, moment.view);

  const unread = useUnread(session.id, live.chat, pane === 'chat' && (isWide() ? !isFolded : sheet === 'right'));
  const at = moment.seq;
  const said = lastSaid?.at === at ? lastSaid : undefined;
  const hint = lastHint?.at === at ? lastHint : undefined;

  const explain = (no: Refusal, beyond?: string) => {
    sound('no');
    setSaid({ no, beyond, at });
  };
  const told = async (answer: Promise<Refusal | undefined>) => {
    const no = await answer;
    if (no) explain(no);
  };
  const openRule = (rule: string) => {
    setClause({ clause: rule, visits: visits + 1 });
    setPane('rules');
    setFolded(false);
    if (!isWide()) setSheet('right');
  };
  const quiet = () => {
    setSaid(undefined);
    setHint(undefined);
  };
  const { seat, view } = moment;
  const mine = !playing && seat !== null && moment.hands.includes(seat);
  const moves = useMemo(() => (mine && seat !== null ? legal(session.game.book, view, seat) : []), [mine, seat, view, session]);
  const board: BoardProps = {
    game: session.game,
    view,
    seat,
    name: nameOf(moment.sitters),
    legal: moves,
    refusal: (move) => live.stop?.no ?? refusal(session.game.book, view, move),
    play: (move) => void told(session.play(move)),
    typeDice: (faces) => void told(session.typeDice(faces)),
    explain,
    say: company && ((text) => company.say(text)),
    event,
    atStep,
    lit: [...lit, ...flashed],
    look: setLooked,
    hint,
    settings: shown,
  };

  const undo = (beyond = false) => {
    quiet();
    const { back } = session.now();
    if (back.undo && !beyond) explain(back.undo, back.beyond);
    else void told(session.undo(beyond));
  };
  const goOn = () => {
    quiet();
    void told(session.goOn());
  };
  const showHint = async () => {
    setSaid(undefined);
    const none = mine ? 'No hint for this decision.' : 'Hints come when it is your decision.';
    const found = mine ? await session.hint() : undefined;
    setHint({ ...(found ?? { moves: [], text: none, rules: [] }), at });
  };
  const tools: Tools = {
    undo: () => undo(),
    redo: () => void told(session.redo()),
    reset: () => void told(session.reset()),
    hint: () => void showHint(),
  };
  const toPane = (to: Pane) => {
    setPane(to);
    if (isWide()) setFolded(pane === to ? !isFolded : false);
    else setSheet('right');
  };
  const toLog = () => toPane('log');
  const openBook = () => (clause ? openRule(clause) : toPane('rules'));
  const openTalk = () => {
    setFolded(false);
    setPane('chat');
    if (!isWide()) setSheet('right');
  };
  const point = () => {
    setSheet(undefined);
    setPointing(true);
  };
  useKeys({
    u: () => undo(),
    undo: () => undo(),
    redo: tools.redo,
    t: tools.reset,
    h: tools.hint,
    l: toLog,
    b: openBook,
    '?': () => setSheet('keys'),
    c: company && (() => toPane('chat')),
    p: company && point,
    ' ': playing ? skip : undefined,
    Escape: quiet,
  });

  const { Board, Side, Controls, Review } = module;
  const isShared = company !== undefined || (!Side && moment.sitters.length > 1);
  const side = (Side || isShared) && (
    <>
      {isShared && (
        <Seats moment={live} manage={company && live.mine.length > 0 && !live.result ? () => setSheet('people') : undefined} />
      )}
      {Side && <Side {...board} />}
    </>
  );
  const right = (
    <Right
      pane={pane}
      setPane={setPane}
      moment={pane === 'chat' ? live : moment}
      rulebook={module.rulebook}
      clause={clause}
      visits={visits}
      looked={looked}
      light={setLit}
      openRule={openRule}
      company={company}
      unread={unread.length}
      point={point}
    />
  );
  const stopped = live.mine.length > 0 ? live.stop?.no : undefined;
  const mayPause = live.mine.length > 0 && !live.result && (company !== undefined || live.clock !== undefined);
  const latest = moment.log.filter((line) => line.seq === moment.seq);
  return (
    <Stage
      title={session.game.name}
      accent={accent}
      lead={lead}
      side={side}
      right={right}
      isFolded={isFolded}
      top={
        <>
          {company && (
            <TopButton icon="talk" name="Talk" act={openTalk}>
              {unread.length > 0 && <Unread count={unread.length} />}
            </TopButton>
          )}
          <TopButton icon="share" name="Share" act={() => setSheet('share')} />
          <TopButton icon="keys" name="Keys" act={() => setSheet('keys')} wide />
          <TopButton icon="settings" name="Settings" act={() => setSheet('settings')} />
          <TopButton icon="fold" name={isFolded ? 'Unfold the log' : 'Fold the log'} act={() => setFolded(!isFolded)} wide />
        </>
      }
      bar={
        <PromptBar
          moment={moment}
          live={live}
          playing={playing}
          board={board}
          Controls={Controls}
          tools={tools}
          sit={(to) => session.sit(to)}
          pace={
            <Pace
              clock={live.clock}
              stop={live.stop}
              pause={mayPause ? () => void told(session.pause()) : undefined}
              goOn={goOn}
            />
          }
          sheets={
            <>
              {side && <SheetButton icon="seats" name="Seats" act={() => setSheet('seats')} />}
              <SheetButton icon="log" name="Log" act={toLog} />
              <SheetButton icon="rules" name="Rules" act={openBook} />
            </>
          }
        />
      }
    >
      <div
        onPointerDownCapture={playing ? skip : undefined}
        onClickCapture={stopped && (() => explain(stopped))}
        style={{ position: 'absolute', inset: 0 }}
      >
        <Pan>
          <Board {...board} />
        </Pan>
      </div>
      <p className="unseen" role="log" aria-live="polite">
        {latest.map((line) => line.text).join(' ')}
      </p>
      {said && (
        <Why text={said.no.text} rules={[said.no.rule]} openRule={openRule} onClose={quiet}>
          {said.beyond && (
            <button type="button" className="button button-paper" onClick={() => undo(true)}>
              {said.beyond}
            </button>
          )}
          {live.stop?.remedy && said.no.code === live.stop.no.code && (
            <button type="button" className="button button-paper" onClick={goOn}>
              {live.stop.remedy}
            </button>
          )}
        </Why>
      )}
      {live.trouble && (
        <p className="trouble" role="alert">
          {live.trouble}
        </p>
      )}
      {company && (
        <Shared
          company={company}
          question={said ? undefined : live.question}
          unread={unread}
          openTalk={openTalk}
          isPointing={isPointing}
          donePointing={() => setPointing(false)}
        />
      )}
      {hint && !said && !live.question && (
        <Why text={hint.text} rules={hint.rules} openRule={openRule} onClose={quiet} isHint>
          {hint.moves.length > 0 && (
            <button type="button" className="button button-paper" onClick={() => void followHint(session, hint, explain)}>
              Do that
            </button>
          )}
        </Why>
      )}
      {moment.result && !playing && (
        <End
          key={moment.seq}
          result={moment.result}
          name={board.name}
          openRule={openRule}
          buttons={endButtons}
          review={Review && <Review {...board} record={() => session.record()} />}
        />
      )}
      {moment.handOver && uncovered !== moment.seq && seat !== null && (
        <Cover name={board.name(seat)} onOpen={() => setUncovered(moment.seq)} />
      )}
      {bubbles.step && !playing && !sheet && guide && (
        <GuideBubble
          step={bubbles.step}
          title={guide.title}
          count={`${bubbles.number} of ${guide.steps.length}`}
          next={bubbles.next}
          leave={bubbles.leave}
          openRule={openRule}
        />
      )}
      {sheet === 'seats' && (
        <Sheet title="Seats" onClose={() => setSheet(undefined)}>
          {side}
        </Sheet>
      )}
      {sheet === 'people' && company && (
        <People game={session.game} moment={live} company={company} onClose={() => setSheet(undefined)} />
      )}
      {sheet === 'right' && (
        <Sheet title={pane === 'log' ? 'What happened' : pane === 'chat' ? 'Talk' : 'Rules'} onClose={() => setSheet(undefined)}>
          {right}
        </Sheet>
      )}
      {sheet === 'settings' && (
        <Sheet title="Settings" onClose={() => setSheet(undefined)}>
          <SettingsForm />
        </Sheet>
      )}
      {sheet === 'keys' && <KeyList onClose={() => setSheet(undefined)} />}
      {sheet === 'share' && renderShare(() => setSheet(undefined))}
    </Stage>
  );
}

/** Plays the moves of a hint as long as they are still asked for. */
async function followHint(session: Session, hint: Hint<Types>, explain: (no: Refusal) => void): Promise<void> {
  for (const input of hint.moves) {
    if (input.type === 'bell') continue;
    const no = 'faces' in input ? await session.typeDice(input.faces) : await session.play(input as Types['move']);
    if (no) return explain(no);
  }
}

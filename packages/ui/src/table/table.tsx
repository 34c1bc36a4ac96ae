import { legal, refusal, type Hint, type Refusal, type Types } from '@nightfall/kernel';
import { useMemo, useState, type ReactNode } from 'react';
import type { BoardModule, BoardProps, Guide } from '../board.ts';
import { Icon } from '../parts/icon.tsx';
import { SettingsForm } from '../parts/settings-form.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { nameOf, type Session } from '../session.ts';
import { useSettings } from '../settings.ts';
import { sound } from '../sound.ts';
import { Cover } from './cover.tsx';
import { End } from './end.tsx';
import { GuideBubble, useGuide } from './guide.tsx';
import { KeyList, useKeys } from './keys.tsx';
import { Pan } from './pan.tsx';
import { PromptBar, type Tools } from './prompt-bar.tsx';
import { Right, type Pane } from './right.tsx';
import { Seats } from './seats.tsx';
import { Stage } from './stage.tsx';
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
  readonly endButtons: ReactNode;
};
/** Words that hold for one moment only. */
type Said = { readonly no: Refusal; readonly beyond: string | undefined; readonly at: string };
type Hinted = Hint<Types> & { readonly at: string };
type OpenSheet = 'seats' | 'right' | 'settings' | 'keys' | 'share' | undefined;

const isWide = () => matchMedia('(min-width: 1100px)').matches;

/** A match being played: board, seats, log, rules, and the bar that says what now. */
export function Table({ session, module, accent, guide, lead, renderShare, endButtons }: Props) {
  const { moment, event, playing, lit: flashed, skip } = usePlayback(session, module);
  const shown = useSettings();
  const [sheet, setSheet] = useState<OpenSheet>();
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
  const bubbles = useGuide(guide, session.id, moment.view);

  const at = `${moment.seq} ${moment.jump}`;
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
    refusal: (move) => refusal(session.game.book, view, move),
    play: (move) => void told(session.play(move)),
    typeDice: (faces) => void told(session.typeDice(faces)),
    explain,
    event,
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
  const showHint = async () => {
    setSaid(undefined);
    const none = mine ? 'No hint for this decision.' : 'Hints come when it is your decision.';
    const found = mine ? await session.hint() : undefined;
    setHint({ ...(found ?? { moves: [], text: none, rules: [] }), at });
  };
  const tools: Tools = {
    undo,
    redo: () => void told(session.redo()),
    reset: () => void told(session.reset()),
    hint: () => void showHint(),
  };
  const toLog = () => {
    setPane('log');
    if (isWide()) setFolded(pane === 'log' ? !isFolded : false);
    else setSheet('right');
  };
  useKeys({
    u: () => undo(),
    undo: () => undo(),
    redo: tools.redo,
    t: tools.reset,
    h: tools.hint,
    l: toLog,
    b: () => openRule(clause ?? `${session.game.prefix}-1`),
    '?': () => setSheet('keys'),
    ' ': playing ? skip : undefined,
    Escape: quiet,
  });

  const { Board, Side, Controls, Review } = module;
  const side = Side ? <Side {...board} /> : moment.sitters.length > 1 && <Seats moment={moment} />;
  const right = (
    <Right
      pane={pane}
      setPane={setPane}
      moment={moment}
      rulebook={module.rulebook}
      clause={clause}
      visits={visits}
      looked={looked}
      light={setLit}
      openRule={openRule}
      say={session.say && ((text) => session.say?.(text))}
    />
  );
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
          <TopButton icon="share" name="Share" act={() => setSheet('share')} />
          <TopButton icon="keys" name="Keys" act={() => setSheet('keys')} wide />
          <TopButton icon="settings" name="Settings" act={() => setSheet('settings')} />
          <TopButton icon="fold" name={isFolded ? 'Unfold the log' : 'Fold the log'} act={() => setFolded(!isFolded)} wide />
        </>
      }
      bar={
        <PromptBar
          moment={moment}
          playing={playing}
          board={board}
          Controls={Controls}
          tools={tools}
          sit={(to) => session.sit(to)}
          sheets={
            <>
              {side && <SheetButton icon="seats" name="Seats" act={() => setSheet('seats')} />}
              <SheetButton icon="log" name="Log" act={toLog} />
              <SheetButton icon="rules" name="Rules" act={() => openRule(clause ?? `${session.game.prefix}-1`)} />
            </>
          }
        />
      }
    >
      <div onPointerDownCapture={playing ? skip : undefined} style={{ position: 'absolute', inset: 0 }}>
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
        </Why>
      )}
      {moment.question && (
        <Why text={moment.question.text} rules={[]} openRule={openRule} onClose={() => session.answer?.(false)} isHint>
          <button type="button" className="button button-paper" onClick={() => session.answer?.(true)}>
            {moment.question.yes}
          </button>{' '}
          <button type="button" className="button button-paper" onClick={() => session.answer?.(false)}>
            {moment.question.no}
          </button>
        </Why>
      )}
      {hint && !said && !moment.question && (
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

type ButtonProps = {
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly name: string;
  readonly act: () => void;
  readonly wide?: boolean;
};
function TopButton({ icon, name, act, wide = false }: ButtonProps) {
  return (
    <button
      type="button"
      className={wide ? 'button button-icon button-quiet only-wide' : 'button button-icon button-quiet'}
      aria-label={name}
      title={name}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
}
function SheetButton({ icon, name, act }: ButtonProps) {
  return (
    <button type="button" className="button button-quiet" onClick={act}>
      <Icon name={icon} />
      {name}
    </button>
  );
}

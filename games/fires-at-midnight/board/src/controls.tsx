import type { Fires, FireMove, Point } from '@nightfall/fires-at-midnight';
import { borderPlace, borderPoint } from '@nightfall/fires-at-midnight/space/border';
import type { BoardProps } from '@nightfall/ui';
import { useEffect, useState } from 'react';
import { destinations, type Destination } from './aim.ts';
import { commit } from './board.tsx';
import { viaGhost } from './corners.ts';
import { deedsOf, type Deed } from './deeds.ts';
import { forecast, forecastText } from './forecast.ts';
import { foreshow, useForecast } from './foresight.ts';
import { letGo, point, usePointing } from './pointer.ts';
import { CountStrip } from './side.tsx';
import { Steering } from './steering.tsx';
import { StepPanel } from './step-panel.tsx';
import { Summary } from './summary.tsx';
import { useAim, type Walking } from './use-aim.ts';
import { warnings } from './warnings.ts';

type Props = BoardProps<Fires>;

/** The buttons of the prompt bar: who starts, where to walk, what to do, and the end of the turn. */
export function Controls(props: Props) {
  const walking = useAim(props);
  const { view, event } = props;
  useEffect(() => {
    letGo();
    foreshow(null);
  }, [view]);
  useArrows(props, walking);
  return (
    <>
      <CountStrip view={view} />
      <StepPanel {...props} />
      <Summary view={view} isQuiet={event === undefined} steps={props.settings.steps} />
      <Choices {...props} walking={walking} />
    </>
  );
}

function Choices(props: Props & { walking: Walking }) {
  const { seat, legal, walking } = props;
  if (seat === null || legal.length === 0) return null;
  if (!walking.who) return <Starts {...props} />;
  return (
    <div className={walking.reach ? 'fm-controls fm-turn' : 'fm-controls'}>
      {walking.aim ? <Steering {...props} /> : <Acts {...props} />}
    </div>
  );
}

/** Placing at the well, and FM-21.30: who goes next. */
const Starts = ({ view, legal, play, say }: Props) => (
  <div className="fm-controls">
    {legal
      .filter((move) => move.type === 'start')
      .map((move) => (
        <button key={move.f} type="button" className="button button-ember" onClick={() => play(move)}>
          {move.f} goes next{carries(view, move.f)}
        </button>
      ))}
    {say && legal.some((move) => move.type === 'start') && <RaisedHand view={view} say={say} />}
    {legal.some((move) => move.type === 'place') && <p className="fm-tip">Touch one of the rings at the well.</p>}
  </div>
);
/** FM-21.30 Putting up a hand only informs the others; once a turn is enough. */
function RaisedHand({ view, say }: { view: Props['view']; say: (text: string) => void }) {
  const [turn, setTurn] = useState<number | null>(null);
  const isUp = turn === view.turn;
  const raise = () => {
    setTurn(view.turn);
    say('Let me go first.');
  };
  return (
    <button type="button" className="button" aria-disabled={isUp} onClick={() => !isUp && raise()}>
      {isUp ? 'Your hand is up' : 'Let me go first'}
    </button>
  );
}
const carries = (view: Props['view'], f: string) => {
  const load = view.crew.find(({ id }) => id === f)?.load;
  return load ? ` (with ${load})` : '';
};

function Acts(props: Props & { walking: Walking }) {
  const { view, seat, refusal, walking } = props;
  const { who, reach } = walking;
  const { mode } = usePointing();
  return (
    <>
      {reach && view.turn === 1 && <p className="fm-tip fm-first">Drag {who!.id}, or touch where he shall go.</p>}
      {reach && <GoTo {...props} walking={walking} />}
      {reach && who?.at && <ModeButton mode="run" label={mode === 'run' ? 'Run: touch where to' : 'Run'} cost={2} />}
      {who?.load && view.settings.putDown && (
        <ModeButton mode="putDown" label={mode === 'putDown' ? 'Put down: touch where' : `Put down ${who.load}`} cost={1} />
      )}
      {deedsOf(view, who!, seat!, refusal).map((deed) => (
        <DeedButton key={deed.label} deed={deed} {...props} />
      ))}
      {who?.exit && <WalkRound {...props} exit={who.exit} f={who.id} />}
      <EndTurn {...props} f={who!.id} />
    </>
  );
}

/** Run and put down need a place: the button says what the next touch means. */
function ModeButton({ mode, label, cost }: { mode: 'run' | 'putDown'; label: string; cost: number }) {
  const isOn = usePointing().mode === mode;
  return (
    <button type="button" className="button" aria-pressed={isOn} onClick={() => point({ mode: isOn ? 'walk' : mode })}>
      {label} <small>{cost} AP</small>
    </button>
  );
}

/** FM-21.17 What cannot be done is greyed, and says why when it is touched. */
function DeedButton({ deed, play, explain }: Props & { deed: Deed }) {
  return (
    <button
      type="button"
      className="button"
      aria-disabled={deed.no !== undefined}
      title={deed.no?.text}
      onClick={() => (deed.no ? explain(deed.no) : play(deed.move))}
    >
      {deed.label} <small>{deed.cost} AP</small>
    </button>
  );
}

/** FM-21.31, FM-21.32 Ending with points left, or into a danger, asks once. */
function EndTurn({ view, seat, play, f }: Props & { f: string }) {
  const [asked, setAsked] = useState<Props['view'] | null>(null);
  const isSure = asked === view;
  const told = warnings(view, f);
  const end = () => (told.length > 0 && !isSure ? setAsked(view) : play({ type: 'end', seat: seat!, f }));
  return (
    <span className="fm-end">
      {isSure && <span className="fm-tip">{told.join(' ')}</span>}
      <ForecastButton view={view} seat={seat!} />
      <button type="button" className={view.ap === 0 || isSure ? 'button button-ember' : 'button'} onClick={end}>
        {isSure ? 'End the turn all the same' : 'End the turn'}
      </button>
    </span>
  );
}

/** FM-21.23 What each roll of the fire would do, worked out when it is asked for. */
function ForecastButton({ view, seat }: { view: Props['view']; seat: number }) {
  const now = useForecast();
  return (
    <>
      {now && <span className="fm-tip">{forecastText(now)}</span>}
      <button
        type="button"
        className="button"
        aria-pressed={now !== null}
        title="What each roll of the fire would do (FM-21.23)"
        onClick={() => foreshow(now ? null : forecast(view, seat))}
      >
        {now ? 'Hide the forecast' : 'What may come'}
      </button>
    </>
  );
}

/** FM-10.70 Outside the table: along the border, four inches a point, in either direction. */
function WalkRound({ exit, f, seat, refusal, play, explain }: Props & { exit: Point; f: string }) {
  const place = borderPlace(exit);
  return (
    <>
      {[-4000, 4000].map((step) => {
        const move: FireMove = { type: 'walkRound', seat: seat!, f, exit: borderPoint((place + step + 96000) % 96000) };
        const no = refusal(move);
        return (
          <button
            key={step}
            type="button"
            className="button"
            aria-disabled={no !== undefined}
            title={no?.text}
            onClick={() => (no ? explain(no) : play(move))}
          >
            Walk round {step < 0 ? '↺' : '↻'} <small>1 AP</small>
          </button>
        );
      })}
    </>
  );
}

/** FM-21.42 Places by name, for the keyboard and for everybody. */
function GoTo({ view, walking }: Props & { walking: Walking }) {
  const [list, setList] = useState<readonly Destination[]>([]);
  const open = () => setList(walking.reach ? destinations(view, walking.reach) : []);
  return (
    <label className="fm-goto">
      <span className="unseen">Go to</span>
      <select
        className="button"
        value=""
        onFocus={open}
        onPointerDown={open}
        onChange={(e) => point({ wished: list[Number(e.target.value)]!.at, mode: 'walk' })}
      >
        <option value="">Go to …</option>
        {list.map(({ name }, i) => (
          <option key={name} value={i}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** Arrows move a cursor by tenths of an inch (with Shift by whole inches), N goes to the next place worth going to, Enter walks. */
function useArrows(props: Props, { reach, aim, who }: Walking): void {
  useEffect(() => {
    if (!reach || !who) return undefined;
    const onKey = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || (e.target as HTMLElement).closest('input, textarea, select, dialog')) return;
      const step = ARROWS[e.key];
      const size = e.shiftKey ? 1000 : 100;
      const from = aim?.wished ?? reach.from;
      if (step) point({ wished: [from[0] + step[0] * size, from[1] + step[1] * size] });
      else if (e.key === 'n' || e.key === 'N') nextPlace(props, reach, aim?.at);
      else if (e.key === 'Enter' && aim && !(e.target as HTMLElement).closest('button'))
        commit(aim, props.view, props.play, props.explain, true);
      else if ((e.key === 'c' || e.key === 'C') && aim?.move.type === 'move') point({ via: viaGhost(reach, aim) });
      else if (e.key === 'Escape') letGo();
      else return;
      e.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
function nextPlace({ view }: Props, reach: NonNullable<Walking['reach']>, now: Point | undefined): void {
  const list = destinations(view, reach);
  const i = list.findIndex(({ at }) => now && at[0] === now[0] && at[1] === now[1]);
  const next = list[(i + 1) % Math.max(1, list.length)];
  if (next) point({ wished: next.at, mode: 'walk' });
}

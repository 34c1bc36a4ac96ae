import { entry } from '@nightfall/catalog';
import { houseInWords, printRecord, refusal, type Match, type Seat, type Types } from '@nightfall/kernel';
import {
  AT_REST,
  Books,
  newMemory,
  Camera,
  CameraBox,
  Contain,
  Icon,
  Right,
  Sheet,
  Stage,
  TopButton,
  useCommands,
  useSettings,
  type BoardProps,
  type IconName,
  type Pane,
} from '@nightfall/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { eventsFor, momentAt, pausesOf, wholeLog, type Eyes } from '../film.ts';
import { branch } from '../matches.ts';
import { Link, navigate } from '../router.tsx';
import type { Film } from '../read-record.ts';
import { ShareLater, ShareSheet } from './share-sheet.tsx';

type Projector = {
  readonly match: Match;
  readonly eyes: Eyes;
  readonly duration: (event: Types['event']) => number;
  readonly speed: number;
  /** At the pace of the players instead of event by event. */
  readonly isAsPlayed: boolean;
};
/** A link may name the moment to begin at. */
const momentInAddress = () => Math.max(0, Number(new URLSearchParams(location.search).get('at')) || 0);

/** Plays the film forward: each input's events, then where they led. */
function useFilm({ match, eyes, duration, speed, isAsPlayed }: Projector) {
  const [at, setAt] = useState(() => Math.min(match.inputs.length, momentInAddress()));
  const [event, setEvent] = useState<Types['event']>();
  const [isStarted, setStarted] = useState(false);
  // Behind the last input there is nothing to play, however the film got there.
  const isPlaying = isStarted && at < match.inputs.length;
  const pauses = useMemo(() => pausesOf(match.log), [match]);
  useEffect(() => {
    if (!isPlaying) return;
    const events = isAsPlayed ? [] : eventsFor(match, match.eventsOf(at), eyes);
    let i = 0;
    let timer: ReturnType<typeof setTimeout>;
    const arrive = () => setAt(at + 1);
    const next = () => {
      const now = events[i++];
      setEvent(now);
      timer = setTimeout(now ? next : arrive, (now ? duration(now) : isAsPlayed ? pauses[at]! : 250) / speed);
    };
    next();
    return () => clearTimeout(timer);
  }, [at, isPlaying, match, eyes, duration, speed, isAsPlayed, pauses]);
  const go = (to: number) => {
    setEvent(undefined);
    setAt(Math.max(0, Math.min(match.inputs.length, to)));
    if (to >= match.inputs.length) setStarted(false);
  };
  const toggle = () => {
    if (at >= match.inputs.length) setAt(0);
    setStarted(!isPlaying);
  };
  return {
    at,
    event: isPlaying ? event : undefined,
    flashes: isAsPlayed && isPlaying && at > 0 ? flashesOf(match, at - 1, eyes) : [],
    isPlaying,
    go,
    toggle,
  };
}
const flashesOf = (match: Match, n: number, eyes: Eyes) =>
  eventsFor(match, match.eventsOf(n), eyes).map((event, i) => ({ id: n * 100 + i, event }));

/** The next place where somebody decided; dice and bells are passed over. */
const decision = (match: Match, from: number, step: 1 | -1): number => {
  let at = from + step;
  while (at > 0 && at < match.inputs.length && !('seat' in match.inputs[at]!)) at += step;
  return at;
};

export function Reel({ match, module, older }: Film) {
  const { game } = module;
  const settings = useSettings();
  const name = useCallback((seat: Seat) => match.head.names[seat] ?? `Player ${seat + 1}`, [match]);
  const duration = useCallback((event: Types['event']) => module.duration?.(event) ?? 250, [module]);
  const [eyes, setEyes] = useState<Eyes>(match.isOver ? 'open' : null);
  const [isAsPlayed, setAsPlayed] = useState(false);
  const log = useMemo(() => wholeLog(match, eyes, name), [match, eyes, name]);
  const film = useFilm({ match, eyes, duration, speed: settings.motion || isAsPlayed ? settings.speed : 4, isAsPlayed });
  const moment = useMemo(() => momentAt(match, film.at, eyes, log), [match, film.at, eyes, log]);
  const [pane, setPane] = useState<Pane>('log');
  const [{ clause, visits }, setClause] = useState<{ clause: string | undefined; visits: number }>({
    clause: undefined,
    visits: 0,
  });
  const [memory] = useState(newMemory);
  const camera = useMemo(() => new Camera(module.camera), [module]);
  const [lit, setLit] = useState<readonly string[]>([]);
  const [looked, setLooked] = useState<string>();
  const [sheet, setSheet] = useState<'share' | 'side' | 'right'>();
  const close = () => setSheet(undefined);
  const openRule = (rule: string) => {
    setClause({ clause: rule, visits: visits + 1 });
    setPane('rules');
    if (!matchMedia('(min-width: 1100px)').matches) setSheet('right');
  };
  const board: BoardProps = {
    ...AT_REST,
    game,
    view: moment.view,
    name,
    refusal: (move) => refusal(game.book, moment.view, move),
    event: film.event,
    flashes: film.flashes,
    memory,
    camera,
    lit,
    look: setLooked,
    settings,
  };
  useCommands('table', [
    { id: 'back', keys: ['ArrowLeft'], run: () => film.go(decision(match, film.at, -1)) },
    { id: 'on', keys: ['ArrowRight'], run: () => film.go(decision(match, film.at, 1)) },
    { id: 'first', keys: ['Home'], run: () => film.go(0) },
    { id: 'last', keys: ['End'], run: () => film.go(match.inputs.length) },
    { id: 'play', keys: [' '], run: film.toggle },
  ]);
  const { Board, Side } = module;
  const Minimap = module.camera?.Minimap;
  const playOn = () => navigate(`/table/${branch(module, match, film.at)}`);
  const side = Side && (
    <Contain what="This part" of={moment.view}>
      <Side {...board} />
    </Contain>
  );
  const right = (
    <Right
      pane={pane}
      setPane={setPane}
      moment={moment}
      rules={<Books key={visits} module={module} setup={match.head.setup} clause={clause} />}
      looked={looked}
      light={setLit}
      show={(shown) => camera.reveal(shown)}
      openRule={openRule}
      unlogged={module.unlogged}
    />
  );
  const text = moment.result?.title ?? game.words.prompt(moment.view, null, name).text;
  return (
    <Stage
      title={game.name}
      note="Replay"
      house={houseInWords(game.dials, match.head.setup.options)}
      accent={entry(game.id)?.accent ?? 'var(--ember)'}
      isFolded={false}
      lead={
        <Link to="/" className="button button-icon button-quiet" aria-label="All games" title="All games">
          <Icon name="home" />
        </Link>
      }
      top={
        <>
          {side && <TopButton icon="seats" name="Seats" act={() => setSheet('side')} only="narrow" />}
          <TopButton icon="log" name="Log and rules" act={() => setSheet('right')} only="narrow" />
          <TopButton icon="share" name="Share" act={() => setSheet('share')} />
        </>
      }
      side={side}
      right={right}
      bar={
        <section className="bar" aria-label="Replay">
          <div className="reel">
            <div className="reel-buttons">
              <ReelButton icon="first" name="To the start" act={() => film.go(0)} />
              <ReelButton icon="back" name="One decision back" act={() => film.go(decision(match, film.at, -1))} />
              <ReelButton icon={film.isPlaying ? 'pause' : 'play'} name={film.isPlaying ? 'Pause' : 'Play'} act={film.toggle} />
              <ReelButton icon="next" name="One decision on" act={() => film.go(decision(match, film.at, 1))} />
              <ReelButton icon="last" name="To the end" act={() => film.go(match.inputs.length)} />
            </div>
            <input
              type="range"
              aria-label="Moment of the match"
              min={0}
              max={match.inputs.length}
              value={film.at}
              onChange={(e) => film.go(Number(e.target.value))}
            />
            <span>
              {film.at} of {match.inputs.length}
            </span>
            <p className="bar-say" aria-live="polite">
              {text} {older && <small>{older}</small>}
            </p>
            <label className="choice reel-pace">
              <input type="checkbox" checked={isAsPlayed} onChange={(e) => setAsPlayed(e.target.checked)} />
              <span>At the pace it was played</span>
            </label>
            {game.secrets && match.isOver && <SeenBy match={match} eyes={eyes} change={setEyes} />}
            {!moment.result && (
              <button type="button" className="button button-ember" onClick={playOn}>
                Play on from here
              </button>
            )}
          </div>
        </section>
      }
    >
      <CameraBox camera={camera} minimap={Minimap && <Minimap {...board} />}>
        <Contain what="The board" of={moment.view}>
          <Board {...board} />
        </Contain>
      </CameraBox>
      {sheet === 'share' &&
        (game.secrets && !match.isOver ? (
          <ShareLater onClose={close} />
        ) : (
          <ShareSheet record={printRecord(match)} game={game} text={endText(match)} onClose={close} />
        ))}
      {sheet === 'side' && (
        <Sheet title="Seats" onClose={close}>
          {side}
        </Sheet>
      )}
      {sheet === 'right' && (
        <Sheet title={pane === 'rules' ? 'Rules' : 'What happened'} onClose={close}>
          {right}
        </Sheet>
      )}
    </Stage>
  );
}

/** A finished game is shared as a challenge. */
const endText = (match: Match): string | undefined =>
  match.isOver ? `${match.game.name}: ${match.game.result(match.view(null))?.title}` : undefined;

/** After the end nothing is secret any more: the film can be watched through anybody's eyes. */
function SeenBy({ match, eyes, change }: { match: Match; eyes: Eyes; change: (eyes: Eyes) => void }) {
  const read = (value: string): Eyes => (value === 'open' ? 'open' : value === 'null' ? null : Number(value));
  return (
    <label className="reel-eyes">
      Seen by
      <select className="input" value={String(eyes)} onChange={(e) => change(read(e.target.value))}>
        <option value="open">everyone, with nothing hidden</option>
        {match.head.names.map((one, seat) => (
          <option key={seat} value={seat}>
            {one}
          </option>
        ))}
        <option value="null">a watcher</option>
      </select>
    </label>
  );
}

function ReelButton({ icon, name, act }: { icon: IconName; name: string; act: () => void }) {
  return (
    <button type="button" className="button button-icon" aria-label={name} title={name} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}

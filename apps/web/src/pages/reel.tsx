import { entry } from '@nightfall/catalog';
import { printRecord, refusal, type Match, type Seat, type Types } from '@nightfall/kernel';
import {
  Icon,
  logLines,
  Pan,
  Right,
  Sheet,
  Stage,
  TopButton,
  useKeys,
  useSettings,
  type BoardProps,
  type IconName,
  type LogLine,
  type Moment,
  type Pane,
} from '@nightfall/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { branch } from '../matches.ts';
import { Link, navigate } from '../router.tsx';
import type { Film } from './replay.tsx';
import { ShareSheet } from './share-sheet.tsx';

const nobody = () => {};

/** Every line of the log, each with the input it followed from. */
function wholeLog(match: Match, name: (seat: Seat) => string): readonly LogLine[] {
  const { game } = match;
  return match.inputs.flatMap((_, n) => {
    const events = match.eventsOf(n).flatMap((event) => (game.eventFor ? (game.eventFor(event, null) ?? []) : event));
    return logLines(game, events, n + 1, name);
  });
}

function momentAt(match: Match, at: number, log: readonly LogLine[]): Moment {
  const view = match.game.view(match.seek(at), null);
  return {
    seq: at,
    view,
    seat: null,
    mine: [],
    hands: [],
    waiting: { for: 'nobody' },
    events: [],
    jump: true,
    log: log.filter((line) => line.seq <= at),
    result: match.game.result(view),
    sitters: match.head.names.map((name) => ({ name, by: 'person' })),
    back: { undo: undefined, redo: undefined, reset: undefined, beyond: undefined },
    handOver: false,
  };
}

/** Plays the film forward: each input's events, then where they led. */
function useFilm(match: Match, duration: (event: Types['event']) => number, speed: number) {
  const [at, setAt] = useState(0);
  const [event, setEvent] = useState<Types['event']>();
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    const events = match.eventsOf(at);
    let i = 0;
    let timer: ReturnType<typeof setTimeout>;
    const arrive = () => {
      setAt(at + 1);
      if (at + 1 >= match.inputs.length) setPlaying(false);
    };
    const next = () => {
      const now = events[i++];
      setEvent(now);
      timer = setTimeout(now ? next : arrive, (now ? duration(now) : 250) / speed);
    };
    next();
    return () => clearTimeout(timer);
  }, [at, isPlaying, match, duration, speed]);
  const go = (to: number) => {
    setEvent(undefined);
    setAt(Math.max(0, Math.min(match.inputs.length, to)));
  };
  return {
    at,
    event: isPlaying ? event : undefined,
    isPlaying,
    go,
    toggle: () => (at >= match.inputs.length ? (setAt(0), setPlaying(true)) : setPlaying(!isPlaying)),
  };
}

/** The next place where somebody decided; dice and bells are passed over. */
const decision = (match: Match, from: number, step: 1 | -1): number => {
  let at = from + step;
  while (at > 0 && at < match.inputs.length && !('seat' in match.inputs[at]!)) at += step;
  return at;
};

export function Reel({ match, module }: Film) {
  const { game } = module;
  const settings = useSettings();
  const name = useCallback((seat: Seat) => match.head.names[seat] ?? `Player ${seat + 1}`, [match]);
  const duration = useCallback((event: Types['event']) => module.duration?.(event) ?? 250, [module]);
  const log = useMemo(() => wholeLog(match, name), [match, name]);
  const film = useFilm(match, duration, settings.motion ? settings.speed : 4);
  const moment = useMemo(() => momentAt(match, film.at, log), [match, film.at, log]);
  const [pane, setPane] = useState<Pane>('log');
  const [{ clause, visits }, setClause] = useState<{ clause: string | undefined; visits: number }>({
    clause: undefined,
    visits: 0,
  });
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
    game,
    view: moment.view,
    seat: null,
    name,
    legal: [],
    refusal: (move) => refusal(game.book, moment.view, move),
    play: nobody,
    typeDice: nobody,
    explain: nobody,
    event: film.event,
    lit,
    look: setLooked,
    hint: undefined,
    settings,
  };
  useKeys({
    ArrowLeft: () => film.go(decision(match, film.at, -1)),
    ArrowRight: () => film.go(decision(match, film.at, 1)),
    Home: () => film.go(0),
    End: () => film.go(match.inputs.length),
    ' ': film.toggle,
  });
  const { Board, Side } = module;
  const playOn = () => navigate(`/table/${branch(module, match, film.at)}`);
  const side = Side && <Side {...board} />;
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
    />
  );
  const text = moment.result?.title ?? game.words.prompt(moment.view, null, name).text;
  return (
    <Stage
      title={game.name}
      note="Replay"
      accent={entry(game.id)?.accent ?? 'var(--ember)'}
      isFolded={false}
      lead={
        <Link to="/" className="button button-icon button-quiet" aria-label="To the games" title="To the games">
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
              {text}
            </p>
            {!moment.result && (
              <button type="button" className="button button-ember" onClick={playOn}>
                Play on from here
              </button>
            )}
          </div>
        </section>
      }
    >
      <Pan>
        <Board {...board} />
      </Pan>
      {sheet === 'share' && <ShareSheet record={printRecord(match)} game={game.id} onClose={close} />}
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

function ReelButton({ icon, name, act }: { icon: IconName; name: string; act: () => void }) {
  return (
    <button type="button" className="button button-icon" aria-label={name} title={name} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}

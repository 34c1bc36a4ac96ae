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
  usePanes,
  useSettings,
  type BoardProps,
} from '@nightfall/ui';
import { useCallback, useMemo, useState } from 'react';
import { unnamed } from '../chairs.ts';
import { momentAt, wholeLog, type Eyes } from '../film.ts';
import { branch } from '../matches.ts';
import { Link, navigate } from '../router.tsx';
import type { Film } from '../read-record.ts';
import { ReelBar } from './reel-bar.tsx';
import { ShareLater, ShareSheet } from './share-sheet.tsx';
import { decision, useFilm, type Projected } from './use-film.ts';

const nameIn = (match: Match, seat: Seat): string => match.head.names[seat] ?? unnamed(seat);

/** A game that was played, to be watched: the picture of each moment, through the eyes of whoever is chosen. */
export function Reel(reel: Film) {
  const show = useShow(reel);
  const { match, module } = reel;
  const { film, moment, panes, camera, board } = show;
  const { Board, Side, camera: way, game } = module;
  useReelKeys(match, film);
  const side = Side && (
    <Contain what="This part" of={moment.view}>
      <Side {...board} />
    </Contain>
  );
  const right = <LogAndBook reel={reel} show={show} />;
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
          {side && <TopButton icon="seats" name="Seats" act={() => panes.openSheet('seats')} only="narrow" />}
          <TopButton icon="log" name="Log and rules" act={() => panes.openSheet('right')} only="narrow" />
          <TopButton icon="share" name="Share" act={() => panes.openSheet('share')} />
        </>
      }
      side={side}
      right={right}
      bar={<ReelBar {...reel} {...show} playOn={() => navigate(`/table/${branch(module, match, film.at)}`)} />}
    >
      <CameraBox camera={camera} minimap={way?.Minimap && <way.Minimap {...board} />}>
        <Contain what="The board" of={moment.view}>
          <Board {...board} />
        </Contain>
      </CameraBox>
      {panes.sheet === 'share' && <ShareReel match={match} onClose={panes.closeSheet} />}
      {panes.sheet === 'seats' && (
        <Sheet title="Seats" onClose={panes.closeSheet}>
          {side}
        </Sheet>
      )}
      {panes.sheet === 'right' && (
        <Sheet title={panes.pane === 'rules' ? 'Rules' : 'What happened'} onClose={panes.closeSheet}>
          {right}
        </Sheet>
      )}
    </Stage>
  );
}
type Show = ReturnType<typeof useShow>;

/** Where the film is, and what the screen shows of it. */
function useShow({ match, module }: Film) {
  const settings = useSettings();
  const name = useCallback((seat: Seat) => nameIn(match, seat), [match]);
  const duration = useCallback((event: Types['event']) => module.duration?.(event) ?? 250, [module]);
  const [eyes, setEyes] = useState<Eyes>(match.isOver ? 'open' : null);
  const [isAsPlayed, setAsPlayed] = useState(false);
  const log = useMemo(() => wholeLog(match, eyes, name), [match, eyes, name]);
  const film = useFilm({ match, eyes, duration, speed: settings.motion || isAsPlayed ? settings.speed : 4, isAsPlayed });
  const moment = useMemo(() => momentAt(match, film.at, eyes, log), [match, film.at, eyes, log]);
  const [memory] = useState(newMemory);
  const camera = useMemo(() => new Camera(module.camera), [module]);
  const [lit, setLit] = useState<readonly string[]>([]);
  const [looked, setLooked] = useState<string>();
  const panes = usePanes(false);
  const { game } = module;
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
  return { name, film, moment, eyes, setEyes, isAsPlayed, setAsPlayed, camera, board, panes, looked, setLit };
}

function useReelKeys(match: Match, film: Projected): void {
  useCommands('table', [
    { id: 'back', keys: ['ArrowLeft'], run: () => film.go(decision(match, film.at, -1)) },
    { id: 'on', keys: ['ArrowRight'], run: () => film.go(decision(match, film.at, 1)) },
    { id: 'first', keys: ['Home'], run: () => film.go(0) },
    { id: 'last', keys: ['End'], run: () => film.go(match.inputs.length) },
    { id: 'play', keys: [' '], run: film.toggle },
  ]);
}

function LogAndBook({ reel: { match, module }, show: { moment, panes, looked, setLit, camera } }: { reel: Film; show: Show }) {
  return (
    <Right
      pane={panes.pane}
      setPane={panes.setPane}
      moment={moment}
      rules={<Books key={panes.visits} module={module} setup={match.head.setup} clause={panes.clause} />}
      looked={looked}
      light={setLit}
      show={(shown) => camera.reveal(shown)}
      openRule={panes.openRule}
      unlogged={module.unlogged}
    />
  );
}

/** While a game with secrets goes on, its record would tell them. */
function ShareReel({ match, onClose }: { match: Match; onClose: () => void }) {
  if (match.game.secrets && !match.isOver) return <ShareLater onClose={onClose} />;
  return <ShareSheet record={printRecord(match)} game={match.game} text={endText(match)} onClose={onClose} />;
}
/** A finished game is shared as a challenge. */
const endText = (match: Match): string | undefined =>
  match.isOver ? `${match.game.name}: ${match.game.result(match.view(null))?.title}` : undefined;

import { entry } from '@nightfall/catalog';
import type { Setup } from '@nightfall/kernel';
import { Icon, later, Table } from '@nightfall/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useTitle } from '../branding.tsx';
import { playAgain } from '../matches.ts';
import { openMatch, type Opened } from '../open-match.ts';
import { Link, navigate } from '../router.tsx';
import { useFailure } from '../use-failure.ts';
import { DeadEnd } from './dead-end.tsx';
import { LazyEndFigures } from './lazy-end-figures.tsx';
import { ShareLater, ShareSheet, shareTextOf } from './share-sheet.tsx';

const Workshop = later(() => import('../dev/workshop.tsx'));

function useMatch(id: string): Opened | string | undefined {
  const [opened, setOpened] = useState<Opened | string>();
  const fail = useFailure();
  useEffect(() => {
    let left = false;
    let mine: Opened | string | undefined;
    const open = async () => {
      mine = await openMatch(id);
      if (left) close(mine);
      else setOpened(mine);
    };
    open().catch(fail);
    return () => {
      left = true;
      close(mine);
    };
  }, [id, fail]);
  return opened;
}
const close = (opened: Opened | string | undefined) => {
  if (typeof opened === 'object') opened.session.close();
};

export default function TablePage({ id }: { id: string }) {
  const opened = useMatch(id);
  if (opened === undefined) return <output className="loading">Laying the table…</output>;
  if (typeof opened === 'string') return <DeadEnd title="No table here" text={opened} />;
  if (opened.dice) return <Workshop opened={opened} renderTable={(one, more) => <Playing {...one} more={more} />} />;
  return <Playing {...opened} />;
}

/** `more` stands beside the way home. */
function Playing({ session, module, guide, lesson, night, isBranch, more }: Opened & { readonly more?: ReactNode }) {
  const { id } = module.game;
  const onward = lesson && (
    <Link className="button button-ember" to={`/play/${id}?first=${lesson.seat ?? 0}`}>
      Your first real game
    </Link>
  );
  useTitle(module.game.name);
  return (
    <Table
      session={session}
      module={module}
      accent={entry(id)?.accent ?? 'var(--ember)'}
      guide={guide}
      onward={onward}
      note={night ? (night.counts ? 'Tonight: this counts' : 'Practice') : isBranch ? 'From a replay' : undefined}
      lead={
        <>
          <Link to="/" className="button button-icon button-quiet" aria-label="All games" title="All games">
            <Icon name="home" />
          </Link>
          {more}
        </>
      }
      renderShare={(done) =>
        module.game.secrets && !session.now().result ? (
          <ShareLater onClose={done} />
        ) : (
          <ShareSheet
            record={session.record()}
            game={module.game}
            text={shareTextOf(module, session.now(), session.setup)}
            onClose={done}
          />
        )
      }
      endFigures={<LazyEndFigures session={session} module={module} replay={`/replay?match=${session.id}`} />}
      endButtons={
        <EndButtons
          session={session}
          module={module}
          night={night}
          onward={onward ?? (night && <ToNight game={id} night={night} />)}
        />
      }
    />
  );
}

/** One step that pulls, and whatever else one may want after a game. */
type EndProps = Pick<Opened, 'session' | 'module' | 'night'> & { readonly onward: ReactNode };
function EndButtons({ session, module, night, onward }: EndProps) {
  const { id } = module.game;
  const { result, view } = session.now();
  const next = !onward && result ? module.next?.(view, session.setup) : undefined;
  const again = (setup?: Setup) => {
    const begun = playAgain(module, session.record(), setup);
    navigate(begun === undefined ? `/play/${id}` : `/table/${begun}`);
  };
  return (
    <>
      {onward}
      {next && (
        <>
          <p className="end-next">{next.why}</p>
          <button type="button" className="button button-ember" onClick={() => again(next.setup)}>
            {next.name}
          </button>
        </>
      )}
      {!night && (!next || next.setup) && (
        <button type="button" className={onward || next ? 'button' : 'button button-ember'} onClick={() => again()}>
          Play again
        </button>
      )}
      <Link className="button" to={`/play/${id}`}>
        Change settings
      </Link>
      <Link className="button" to={`/replay?match=${session.id}`}>
        Watch the replay
      </Link>
    </>
  );
}

const ToNight = ({ game, night }: { game: string; night: NonNullable<Opened['night']> }) => (
  <Link className="button button-ember" to={`/tonight/${game}/${night.date}`}>
    {night.counts ? 'Your result, and par' : 'Back to this night'}
  </Link>
);

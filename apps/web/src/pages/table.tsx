import { entry } from '@nightfall/catalog';
import { Icon, Table } from '@nightfall/ui';
import { useEffect, useState } from 'react';
import { useTitle } from '../house.tsx';
import { playAgain } from '../matches.ts';
import { openMatch, type Opened } from '../open-match.ts';
import { Link, navigate } from '../router.tsx';
import { useFailure } from '../use-failure.ts';
import { Frame } from './frame.tsx';
import { LazyEndFigures } from './lazy-end-figures.tsx';
import { ShareLater, ShareSheet, shareTextOf } from './share-sheet.tsx';

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
  if (typeof opened === 'string')
    return (
      <Frame title="No table here">
        <p>{opened}</p>
        <Link className="button button-ember" to="/">
          To the games
        </Link>
      </Frame>
    );
  return <Playing {...opened} />;
}

function Playing({ session, module, guide }: Opened) {
  const { id } = module.game;
  const again = () => {
    const begun = playAgain(module, session.record());
    navigate(begun === undefined ? `/play/${id}` : `/table/${begun}`);
  };
  useTitle(module.game.name);
  return (
    <Table
      session={session}
      module={module}
      accent={entry(id)?.accent ?? 'var(--ember)'}
      guide={guide}
      lead={
        <Link to="/" className="button button-icon button-quiet" aria-label="To the games" title="To the games">
          <Icon name="home" />
        </Link>
      }
      renderShare={(done) =>
        module.game.secrets && !session.now().result ? (
          <ShareLater onClose={done} />
        ) : (
          <ShareSheet record={session.record()} game={module.game} text={shareTextOf(module, session.now())} onClose={done} />
        )
      }
      endFigures={<LazyEndFigures session={session} module={module} replay={`/replay?match=${session.id}`} />}
      endButtons={
        <>
          <button type="button" className="button button-ember" onClick={again}>
            Play again
          </button>
          <Link className="button" to={`/play/${id}`}>
            Change the game
          </Link>
          <Link className="button" to={`/replay?match=${session.id}`}>
            Watch the replay
          </Link>
        </>
      }
    />
  );
}

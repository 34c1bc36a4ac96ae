import { entry } from '@nightfall/catalog';
import { Icon, Table } from '@nightfall/ui';
import { useEffect, useState } from 'react';
import { openMatch, type Opened } from '../matches.ts';
import { Link } from '../router.tsx';
import { Frame } from './frame.tsx';
import { ShareSheet } from './share-sheet.tsx';

function useMatch(id: string): Opened | string | undefined {
  const [opened, setOpened] = useState<Opened | string>();
  useEffect(() => {
    let left = false;
    let mine: Opened | string | undefined;
    const open = async () => {
      mine = await openMatch(id);
      if (left) close(mine);
      else setOpened(mine);
    };
    void open();
    return () => {
      left = true;
      close(mine);
    };
  }, [id]);
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

function Playing({ session, module, guided }: Opened) {
  const { id } = module.game;
  useEffect(() => {
    document.title = `${module.game.name} · Nightfall`;
  }, [module]);
  return (
    <Table
      session={session}
      module={module}
      accent={entry(id)?.accent ?? 'var(--ember)'}
      guide={guided ? module.guide : undefined}
      lead={
        <Link to="/" className="button button-icon button-quiet" aria-label="To the games" title="To the games">
          <Icon name="home" />
        </Link>
      }
      renderShare={(done) => <ShareSheet record={session.record()} game={id} onClose={done} />}
      endButtons={
        <>
          <Link className="button button-ember" to={`/play/${id}`}>
            Play again
          </Link>
          <Link className="button" to={`/replay?match=${session.id}`}>
            Watch the replay
          </Link>
        </>
      }
    />
  );
}

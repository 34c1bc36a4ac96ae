import { later } from '@nightfall/ui';
import { Component, type ReactNode } from 'react';
import { at } from './base.ts';
import { HostNotice } from './branding.tsx';
import { Home } from './pages/home.tsx';
import { Frame } from './pages/frame.tsx';
import { LIGHTING } from './pages/lighting.tsx';
import { usePath } from './router.tsx';

const NewGame = later(() => import('./pages/new-game.tsx'), LIGHTING);
const TablePage = later(() => import('./pages/table.tsx'), LIGHTING);
const OnlinePage = later(() => import('./pages/online.tsx'), LIGHTING);
const TablesPage = later(() => import('./pages/tables.tsx'), LIGHTING);
const ReplayPage = later(() => import('./pages/replay.tsx'), LIGHTING);
const Elsewhere = later(() => import('./pages/elsewhere.tsx'), LIGHTING);

function page(path: string): ReactNode {
  const [place = '', what = '', which = ''] = path.split('/').slice(1);
  switch (place) {
    case '':
      return <Home />;
    case 'play':
      return <NewGame game={what} />;
    case 'table':
      return <TablePage key={what} id={what} />;
    case 't':
      return <OnlinePage key={what} id={what} />;
    case 'tables':
      return <TablesPage />;
    case 'replay':
      return <ReplayPage />;
    default:
      return <Elsewhere place={place} what={what} which={which} />;
  }
}

/** Says what went wrong and offers the way home; saved matches are not touched. */
class Fallback extends Component<{ readonly children: ReactNode }, { readonly error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <Frame title="Something broke">
        <p>This page can’t be shown right now. Your games are saved.</p>
        <p>
          <small>{this.state.error.message}</small>
        </p>
        <button type="button" className="button button-ember" onClick={() => this.setState({ error: undefined })}>
          Try again
        </button>{' '}
        <a className="button" href={at('/')}>
          All games
        </a>
      </Frame>
    );
  }
}

export function App() {
  const path = usePath();
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <HostNotice />
      <Fallback key={path}>{page(path)}</Fallback>
    </>
  );
}

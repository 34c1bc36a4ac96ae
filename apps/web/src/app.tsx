import { Component, lazy, Suspense, type ReactNode } from 'react';
import { at } from './base.ts';
import { HouseNotice } from './house.tsx';
import { Home } from './pages/home.tsx';
import { Frame } from './pages/frame.tsx';
import { Link, usePath } from './router.tsx';

const NewGame = lazy(() => import('./pages/new-game.tsx'));
const TablePage = lazy(() => import('./pages/table.tsx'));
const OnlinePage = lazy(() => import('./pages/online.tsx'));
const RulesPage = lazy(() => import('./pages/rules.tsx'));
const ReplayPage = lazy(() => import('./pages/replay.tsx'));
const NightsPage = lazy(() => import('./pages/nights.tsx'));
const SettingsPage = lazy(() => import('./pages/settings.tsx'));
const CreditsPage = lazy(() => import('./pages/credits.tsx'));

function page(path: string): ReactNode {
  const [place = '', what = ''] = path.split('/').slice(1);
  switch (place) {
    case '':
      return <Home />;
    case 'play':
      return <NewGame game={what} />;
    case 'table':
      return <TablePage key={what} id={what} />;
    case 't':
      return <OnlinePage key={what} id={what} />;
    case 'rules':
      return <RulesPage game={what} />;
    case 'replay':
      return <ReplayPage />;
    case 'nights':
      return <NightsPage />;
    case 'settings':
      return <SettingsPage />;
    case 'credits':
      return <CreditsPage />;
    default:
      return <Lost />;
  }
}

function Lost() {
  return (
    <Frame title="Nothing here">
      <p>There is no page with this address.</p>
      <Link className="button button-ember" to="/">
        To the games
      </Link>
    </Frame>
  );
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
        <p>{this.state.error.message}</p>
        <p>Your games are saved. Reload the page, or go back to the games.</p>
        <a className="button button-ember" href={at('/')}>
          To the games
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
      <HouseNotice />
      <Fallback key={path}>
        <Suspense fallback={<output className="loading">Lighting the lamps…</output>}>{page(path)}</Suspense>
      </Fallback>
    </>
  );
}

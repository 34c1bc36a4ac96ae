import { Books } from '@nightfall/ui';
import { use, useEffect, useMemo, useState } from 'react';
import { useTitle } from '../branding.tsx';
import { boardOf } from '../modules.ts';
import { Link } from '../router.tsx';
import { usualSetup } from '../usual-setup.ts';
import { Frame, TopNav } from './frame.tsx';

const clauseInAddress = () => decodeURIComponent(location.hash.slice(1)) || undefined;

export default function RulesPage({ game }: { game: string }) {
  const module = use(boardOf(game));
  const [clause, setClause] = useState(clauseInAddress);
  useEffect(() => {
    const follow = () => setClause(clauseInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useTitle(module && `Rules of ${module.game.name}`);
  const setup = useMemo(() => module && usualSetup(module.game), [module]);
  if (!module || !setup)
    return (
      <Frame title="No rules here">
        <p>This game has no rulebook yet.</p>
      </Frame>
    );
  return (
    <div className="site rules-page">
      <TopNav />
      <main id="main">
        <Books isPage module={module} setup={setup} clause={clause} onGo={(to) => history.replaceState(null, '', `#${to}`)}>
          <Link className="button button-paper rules-play" to={`/play/${game}`}>
            Play
          </Link>
        </Books>
      </main>
    </div>
  );
}

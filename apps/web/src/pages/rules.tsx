import { Rulebook } from '@nightfall/ui';
import { use, useEffect, useState } from 'react';
import { boardOf } from '../modules.ts';
import { Link } from '../router.tsx';
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
  useEffect(() => {
    if (module) document.title = `Rules of ${module.game.name} · Nightfall`;
  }, [module]);
  if (!module)
    return (
      <Frame title="No rules here">
        <p>There is no rulebook of this game yet.</p>
      </Frame>
    );
  return (
    <div className="site rules-page">
      <TopNav />
      <main id="main">
        <Rulebook isPage source={module.rulebook} clause={clause} onGo={(to) => history.replaceState(null, '', `#${to}`)}>
          <Link className="button button-paper rules-play" to={`/play/${game}`}>
            Play
          </Link>
        </Rulebook>
      </main>
    </div>
  );
}

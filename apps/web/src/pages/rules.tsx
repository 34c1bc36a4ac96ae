import { Rulebook } from '@nightfall/ui';
import { use, useEffect, useState } from 'react';
import { boardOf } from '../modules.ts';
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
        <Rulebook source={module.rulebook} clause={clause} onGo={(to) => history.replaceState(null, '', `#${to}`)} />
      </main>
    </div>
  );
}

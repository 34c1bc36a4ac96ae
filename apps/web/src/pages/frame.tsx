import type { ReactNode } from 'react';
import { at } from '../base.ts';
import { HostPages, useBranding, useTitle } from '../branding.tsx';
import { Link, usePath } from '../router.tsx';

function Mark({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M20 3a13 13 0 1 0 9 19A11 11 0 0 1 20 3Z" fill="#e9eefc" />
      <path
        d="M21 26c-4 0-6-2.6-6-5.4 0-3.6 3.4-4.6 3-8.6 4 1.8 4.2 4.2 4 5.6.8-.4 1.4-1.4 1.5-2.4 2.2 1.8 3.5 3.6 3.5 5.8 0 3-2.4 5-6 5Z"
        fill="#ff9d3c"
      />
    </svg>
  );
}

const PLACES = [
  ['/tonight', 'Tonight'],
  ['/puzzles', 'Puzzles'],
  ['/nights', 'Your nights'],
  ['/replay', 'Replay'],
  ['/lab', 'The lab'],
  ['/settings', 'Settings'],
  ['/credits', 'Credits'],
] as const;

export function TopNav() {
  const { title, logo, tables } = useBranding();
  const path = usePath();
  return (
    <header className="site-top">
      <Link to="/" className="site-name">
        {logo ? <img src={at(`/branding/${logo}`)} alt="" height={30} /> : <Mark />}
        <span className="site-word">{title}</span>
      </Link>
      <nav aria-label="Site">
        {tables && (
          <Link to="/tables" aria-current={path === '/tables' ? 'page' : undefined}>
            Open tables
          </Link>
        )}
        {PLACES.map(([to, name]) => (
          <Link key={to} to={to} aria-current={path === to ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
    </header>
  );
}

type Props = { readonly title: string; readonly children: ReactNode; readonly className?: string };

/** A plain page with a title. */
export function Frame({ title, children, className = '' }: Props) {
  useTitle(title);
  return (
    <div className="site">
      <TopNav />
      <main id="main" className={`page ${className}`}>
        <h1>{title}</h1>
        {children}
        <HostPages />
      </main>
    </div>
  );
}

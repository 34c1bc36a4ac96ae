import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { reachable } from '../parts/reachable.ts';
import { Blocks, GoTo } from './blocks.tsx';
import { markdown, plain, type Block } from './markdown.ts';
import { forPlayers, placesIn, searchRules, type Hit } from './search.ts';

/** The clause, or the nearest thing there is: its section for a number that stands for a whole one. */
function findClause(root: HTMLElement, clause: string): HTMLElement | null {
  const byId = (id: string) => root.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
  const number = clause.replace(/^[A-Z]{2}-/, '');
  return (
    byId(clause) ??
    byId(`section-${number}`) ??
    (number.includes('.') ? findClause(root, clause.slice(0, clause.lastIndexOf('.'))) : null)
  );
}

/** Scrolls to a clause and marks it. */
function useAt(clause: string | undefined) {
  const scroll = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!clause || !scroll.current) return;
    const found = findClause(scroll.current, clause);
    found?.scrollIntoView({ block: found.tagName.startsWith('H') ? 'start' : 'center' });
    found?.classList.add('is-here');
    return () => found?.classList.remove('is-here');
  }, [clause]);
  return scroll;
}

type Props = {
  readonly source: string;
  readonly clause?: string | undefined;
  readonly onGo?: ((clause: string) => void) | undefined;
  /** A page of its own has room for the contents beside the text. */
  readonly isPage?: boolean;
  /** Stands beside the search, such as the way to the game. */
  readonly children?: ReactNode;
};

/** Every clause, with search and contents. `clause` is the one to show; a new one scrolls there. */
export function Reference({ source, clause, onGo, isPage = false, children }: Props) {
  const parsed = useMemo(() => markdown(forPlayers(source)), [source]);
  const places = useMemo(() => placesIn(parsed), [parsed]);
  const [query, setQuery] = useState('');
  const [gone, setGone] = useState<{ readonly from: string | undefined; readonly to: string }>();
  const scroll = useAt(gone && gone.from === clause ? gone.to : clause);
  const goTo = (to: string) => {
    setQuery('');
    setGone({ from: clause, to });
    onGo?.(to);
  };
  return (
    <>
      <search className="rule-search">
        <input
          className="input"
          type="search"
          aria-label="Search the rules"
          placeholder="Search the rules, or a number"
          value={query}
          onChange={(e) => setQuery(e.target.value)}
        />
        {children}
      </search>
      <section className="rules-scroll" ref={scroll} {...reachable} aria-label="Rules">
        {query && <Hits hits={searchRules(places, query)} goTo={goTo} />}
        {!query && <Contents of={parsed} goTo={goTo} isPage={isPage} />}
        <article className="rulebook" hidden={query !== ''}>
          <GoTo value={goTo}>
            <Blocks of={parsed} />
          </GoTo>
        </article>
      </section>
    </>
  );
}

const chapters = (of: readonly Block[]) =>
  of.flatMap((block) => (block.type === 'heading' && block.level === 2 ? [{ id: block.id, name: plain(block.children) }] : []));

/** The chapters: folded in a pane, beside the text where there is room. */
function Contents({ of, goTo, isPage }: { of: readonly Block[]; goTo: (section: string) => void; isPage: boolean }) {
  const [isWide] = useState(() => matchMedia('(min-width: 1100px)').matches);
  return (
    <details className="rule-contents" open={isPage && isWide}>
      <summary>Contents</summary>
      <ol>
        {chapters(of).map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(e) => (e.preventDefault(), goTo(id))}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}

const SHOWN = 60;
const cut = (text: string) => (text.length > 160 ? `${text.slice(0, 157)}…` : text);

function Hits({ hits, goTo }: { hits: readonly Hit[]; goTo: (place: string) => void }) {
  return (
    <>
      <output>{hits.length === 0 ? 'No rule contains these words.' : `${hits.length} found`}</output>
      <ul className="rule-hits">
        {hits.slice(0, SHOWN).map((hit) => (
          <li key={hit.to} className={hit.isHeading ? 'is-heading' : undefined}>
            <button type="button" onClick={() => goTo(hit.to)}>
              {!hit.isHeading && <b>{hit.to}</b>}
              {cut(hit.text)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

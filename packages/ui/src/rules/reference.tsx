import { useMemo, useRef, useState, type ReactNode } from 'react';
import { reachable } from '../parts/reachable.ts';
import { useOn } from '../parts/use-on.ts';
import { isWide } from '../screen.ts';
import { Blocks, GoTo } from './blocks.tsx';
import { chapterOf, chaptersOf, type Chapter } from './chapters.ts';
import { markdown } from './markdown.ts';
import { forPlayers, placesIn, searchRules, type Hit } from './search.ts';

/** The clause, or the nearest thing there is: its section for a number that stands for a whole one. */
function findClause(root: HTMLElement, clause: string): HTMLElement | null {
  const byId = (id: string) => root.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
  const number = clause.replace(/^[A-Z]{2}-/, '');
  // What comes before the first chapter has no heading of its own number.
  if (clause === 'about') return root.querySelector('h1');
  return (
    byId(clause) ??
    byId(`section-${number}`) ??
    (number.includes('.') ? findClause(root, clause.slice(0, clause.lastIndexOf('.'))) : null)
  );
}

/** Scrolls to a clause and marks it; a chapter is read from its beginning. */
function useAt(place: string | undefined, visits: number) {
  const scroll = useRef<HTMLElement>(null);
  useOn(`${place} ${visits}`, () => {
    if (!place || !scroll.current) return undefined;
    const found = findClause(scroll.current, place);
    found?.scrollIntoView({ block: found.tagName.startsWith('H') ? 'start' : 'center' });
    found?.classList.add('is-here');
    return () => found?.classList.remove('is-here');
  });
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

/** Every clause, chapter by chapter, with search and contents. `clause` is the one to show; a new one opens its chapter. */
export function Reference({ source, clause, onGo, isPage = false, children }: Props) {
  const parsed = useMemo(() => markdown(forPlayers(source)), [source]);
  const places = useMemo(() => placesIn(parsed), [parsed]);
  const chapters = useMemo(() => chaptersOf(parsed), [parsed]);
  const [query, setQuery] = useState('');
  const [gone, setGone] = useState({ from: undefined as string | undefined, to: '', visits: 0 });
  const place = gone.to !== '' && gone.from === clause ? gone.to : clause;
  const at = place === undefined ? 0 : chapterOf(chapters, place);
  const scroll = useAt(place, gone.visits);
  const goTo = (to: string) => {
    setQuery('');
    setGone({ from: clause, to, visits: gone.visits + 1 });
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
        {!query && <Contents of={chapters} at={at} goTo={goTo} isPage={isPage} />}
        <article className="rulebook" hidden={query !== ''}>
          <GoTo value={goTo}>
            <Blocks of={chapters[at]?.blocks ?? []} />
          </GoTo>
          <Turn of={chapters} at={at} goTo={goTo} />
        </article>
      </section>
    </>
  );
}

type ChapterProps = { readonly of: readonly Chapter[]; readonly at: number; readonly goTo: (section: string) => void };

/** The chapters: folded in a pane, beside the text where there is room. */
function Contents({ of, at, goTo, isPage }: ChapterProps & { isPage: boolean }) {
  const [isOpen] = useState(() => isPage && isWide());
  return (
    <details className="rule-contents" open={isOpen}>
      <summary>Contents</summary>
      <ol>
        {of.map(({ id, name }, i) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={i === at ? 'page' : undefined} onClick={(e) => (e.preventDefault(), goTo(id))}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** From one chapter to its neighbours. */
function Turn({ of, at, goTo }: ChapterProps) {
  const [before, after] = [of[at - 1], of[at + 1]];
  return (
    <nav className="chapter-turn" aria-label="Chapters">
      {before && (
        <button type="button" className="button button-paper" onClick={() => goTo(before.id)}>
          ← {before.name}
        </button>
      )}
      {after && (
        <button type="button" className="button button-paper" onClick={() => goTo(after.id)}>
          {after.name} →
        </button>
      )}
    </nav>
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

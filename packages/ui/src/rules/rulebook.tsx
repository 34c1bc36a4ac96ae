import { createContext, memo, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { reachable } from '../parts/reachable.ts';
import { markdown, plain, type Block, type Inline, type Item } from './markdown.ts';

/** Goes to a clause when its number is pressed. */
const GoTo = createContext<(clause: string) => void>(() => {});

function Words({ of }: { of: readonly Inline[] }): ReactNode {
  const goTo = use(GoTo);
  return of.map((one, i) => {
    switch (one.type) {
      case 'text':
        return one.text;
      case 'code':
        return <code key={i}>{one.text}</code>;
      case 'strong':
        return <strong key={i}>{<Words of={one.children} />}</strong>;
      case 'em':
        return <em key={i}>{<Words of={one.children} />}</em>;
      case 'link':
        return (
          <a key={i} href={one.href}>
            {<Words of={one.children} />}
          </a>
        );
      case 'ref':
        return (
          <a key={i} href={`#${one.clause}`} onClick={(e) => (e.preventDefault(), goTo(one.clause))}>
            {one.clause}
          </a>
        );
    }
  });
}

function ClauseId({ clause }: { clause: string }) {
  const goTo = use(GoTo);
  return (
    <a className="clause-id" href={`#${clause}`} onClick={(e) => (e.preventDefault(), goTo(clause))}>
      {clause}
    </a>
  );
}

function ListItem({ item }: { item: Item }) {
  return (
    <li id={item.clause} className={item.clause ? 'clause' : undefined}>
      {item.clause && <ClauseId clause={item.clause} />}
      <Words of={item.children} />
      <Blocks of={item.nested} />
    </li>
  );
}

function TableBlock({ table }: { table: Extract<Block, { type: 'table' }> }) {
  return (
    <table {...reachable}>
      <thead>
        <tr>
          {table.head.map((cell, i) => (
            <th key={i} scope="col">
              <Words of={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, i) => (
          <tr key={i} id={row.clause}>
            {row.cells.map((cell, j) => (
              <td key={j}>
                {j === 0 && row.clause && <ClauseId clause={row.clause} />}
                <Words of={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OneBlock({ block }: { block: Block }): ReactNode {
  switch (block.type) {
    case 'heading': {
      const H = `h${Math.min(block.level, 4)}` as 'h1';
      return (
        <H id={block.id}>
          <Words of={block.children} />
        </H>
      );
    }
    case 'paragraph':
      return (
        <p id={block.clause}>
          {block.clause && <ClauseId clause={block.clause} />}
          <Words of={block.children} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, i) => <ListItem key={i} item={item} />);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <TableBlock table={block} />;
    case 'code':
      return (
        <pre {...reachable}>
          <code>{block.text}</code>
        </pre>
      );
    case 'quote':
      return (
        <blockquote>
          <Blocks of={block.children} />
        </blockquote>
      );
    case 'line':
      return <hr />;
  }
}
const Blocks = memo(({ of }: { of: readonly Block[] }) => of.map((block, i) => <OneBlock key={i} block={block} />));

export type Hit = { readonly clause: string; readonly text: string };
const listed = (block: Block): Hit[] => {
  if (block.type === 'paragraph' && block.clause) return [{ clause: block.clause, text: plain(block.children) }];
  if (block.type === 'quote') return block.children.flatMap(listed);
  if (block.type === 'table')
    return block.rows.flatMap((row) => (row.clause ? [{ clause: row.clause, text: row.cells.map(plain).join(' · ') }] : []));
  if (block.type !== 'list') return [];
  return block.items.flatMap((item) => [
    ...(item.clause
      ? [{ clause: item.clause, text: [plain(item.children), ...item.nested.flatMap(listed).map((hit) => hit.text)].join(' ') }]
      : []),
    ...item.nested.flatMap(listed),
  ]);
};

/** Clauses that have all the words, the numbers themselves included. */
export function searchRules(clauses: readonly Hit[], query: string): readonly Hit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return clauses.filter((hit) => words.every((word) => `${hit.clause} ${hit.text}`.toLowerCase().includes(word)));
}
export const clausesOf = (source: string): readonly Hit[] => markdown(source).flatMap(listed);

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

type Props = {
  readonly source: string;
  readonly clause?: string | undefined;
  readonly onGo?: (clause: string) => void;
  /** A page of its own has room for the contents beside the text. */
  readonly isPage?: boolean;
  /** Stands beside the search, such as the way to the game. */
  readonly children?: ReactNode;
};

/** Why a clause needs no code is a note for those who write the program. */
export const forPlayers = (source: string): string => source.replaceAll(/\s*\*\(no code:.*?\)\*/gs, '');

/** A rulebook with search and contents. `clause` is the one to show; a new one scrolls there. */
export function Rulebook({ source, clause, onGo, isPage = false, children }: Props) {
  const parsed = useMemo(() => markdown(forPlayers(source)), [source]);
  const clauses = useMemo(() => parsed.flatMap(listed), [parsed]);
  const [query, setQuery] = useState('');
  const [gone, setGone] = useState<{ readonly from: string | undefined; readonly to: string }>();
  const here = gone && gone.from === clause ? gone.to : clause;
  const scroll = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!here || !scroll.current) return;
    const found = findClause(scroll.current, here);
    found?.scrollIntoView({ block: found.tagName.startsWith('H') ? 'start' : 'center' });
    found?.classList.add('is-here');
    return () => found?.classList.remove('is-here');
  }, [here]);
  const goTo = (to: string) => {
    setQuery('');
    setGone({ from: clause, to });
    onGo?.(to);
  };
  const hits = searchRules(clauses, query);
  return (
    <div className="rules-pane paper">
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
        {query && <Hits hits={hits} goTo={goTo} />}
        {!query && <Contents of={parsed} goTo={goTo} isPage={isPage} />}
        <article className="rulebook" hidden={query !== ''}>
          <GoTo value={goTo}>
            <Blocks of={parsed} />
          </GoTo>
        </article>
      </section>
    </div>
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

function Hits({ hits, goTo }: { hits: readonly Hit[]; goTo: (clause: string) => void }) {
  return (
    <>
      <output>{hits.length === 0 ? 'No rule has these words.' : `${hits.length} ${hits.length === 1 ? 'rule' : 'rules'}`}</output>
      <ul className="rule-hits">
        {hits.slice(0, 60).map((hit) => (
          <li key={hit.clause}>
            <button type="button" onClick={() => goTo(hit.clause)}>
              <b>{hit.clause}</b>
              {hit.text.length > 160 ? `${hit.text.slice(0, 157)}…` : hit.text} <Icon name="next" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

import { useOn } from '../parts/use-on.ts';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { BookPage } from '../board.ts';
import { Icon } from '../parts/icon.tsx';
import { reachable } from '../parts/reachable.ts';
import { Blocks } from './blocks.tsx';
import { markdown } from './markdown.ts';

type Props = {
  readonly pages: readonly BookPage[];
  /** On a page of its own: whose book it is. */
  readonly title?: string | undefined;
  readonly children?: ReactNode;
};

/** The player's book: a few illustrated pages, one at a time. */
export function HowToPlay({ pages, title, children }: Props) {
  const [at, setAt] = useState(0);
  const scroll = useRef<HTMLElement>(null);
  useOn(at, () => scroll.current?.scrollTo({ top: 0 }));
  const page = pages[Math.min(at, pages.length - 1)]!;
  return (
    <>
      <section className="rules-scroll book" ref={scroll} {...reachable} aria-label="How to play">
        {title && <h1 className="book-title">{title}</h1>}
        <Page key={page.id} page={page} />
      </section>
      <nav className="book-turn" aria-label="Pages">
        <Turn name="Back" icon="back" to={at - 1} {...{ pages, setAt }} />
        <label className="book-at">
          <span className="unseen">Page</span>
          <select className="input" value={at} onChange={(e) => setAt(Number(e.target.value))}>
            {pages.map(({ id, title }, i) => (
              <option key={id} value={i}>
                {i + 1}. {title}
              </option>
            ))}
          </select>
        </label>
        <Turn name="Next" icon="next" to={at + 1} {...{ pages, setAt }} />
        {children}
      </nav>
    </>
  );
}

type TurnProps = {
  readonly name: string;
  readonly icon: 'back' | 'next';
  readonly to: number;
  readonly pages: readonly BookPage[];
  readonly setAt: (page: number) => void;
};
function Turn({ name, icon, to, pages, setAt }: TurnProps) {
  const isOff = to < 0 || to >= pages.length;
  return (
    <button
      type="button"
      className="button button-icon button-paper"
      aria-label={`${name} page`}
      title={pages[to]?.title}
      aria-disabled={isOff}
      onClick={() => !isOff && setAt(to)}
    >
      <Icon name={icon} />
    </button>
  );
}

function Page({ page: { title, text, Picture } }: { page: BookPage }) {
  const parsed = useMemo(() => markdown(text), [text]);
  return (
    <article className="rulebook book-page">
      <h2>{title}</h2>
      {Picture && (
        <figure className="book-picture">
          <Picture />
        </figure>
      )}
      <Blocks of={parsed} />
    </article>
  );
}

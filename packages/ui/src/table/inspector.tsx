import { useEffect, useState } from 'react';
import type { BoardModule, Inspected } from '../board.ts';
import { Icon } from '../parts/icon.tsx';
import type { Desk } from './desk.ts';
import { RuleLinks } from '../rules/rule-links.tsx';
import { awayFrom, type WordsPlace } from './use-clear-of.ts';

/** How long a mouse must rest or a finger stay before the inspector opens. */
const REST_MS = 450;

const pieceAt = (target: EventTarget | null): HTMLElement | SVGElement | undefined => {
  const piece = target instanceof Element ? target.closest<HTMLElement | SVGElement>('.table [data-mark]') : null;
  return piece ?? undefined;
};

/** What a piece is, in the words of its game; or what it says of itself. */
function inspect(module: BoardModule, desk: Desk, piece: HTMLElement | SVGElement): Inspected | undefined {
  const told = module.inspect?.(piece.dataset['mark']!, desk.board.view, desk.board.name);
  const label = piece.getAttribute('aria-label') ?? piece.querySelector('title')?.textContent;
  return told ?? (label ? { name: label } : undefined);
}

type Asked = { readonly piece: HTMLElement | SVGElement; readonly isByMouse: boolean };
/** The piece that the player asks about: a mouse that rests on it, a finger that stays, or I on what has the focus. */
function useAsked(): readonly [Asked | undefined, () => void] {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (e: PointerEvent) => {
      clearTimeout(timer);
      const piece = pieceAt(e.target);
      const isByMouse = e.pointerType === 'mouse';
      if (piece) timer = setTimeout(() => setAsked({ piece, isByMouse }), REST_MS);
      else if (isByMouse) setAsked(undefined);
    };
    const stop = () => clearTimeout(timer);
    const press = (e: KeyboardEvent) => {
      if (e.key === 'Escape') setAsked(undefined);
      if (e.key.toLowerCase() !== 'i' || e.ctrlKey || e.metaKey || e.defaultPrevented) return;
      const piece = pieceAt(document.activeElement);
      setAsked(piece && { piece, isByMouse: false });
    };
    const end = new AbortController();
    const { signal } = end;
    const board = document.querySelector<HTMLElement>('.table')!;
    board.addEventListener('pointerover', (e) => e.pointerType === 'mouse' && wait(e), { signal });
    board.addEventListener('pointerdown', (e) => (e.pointerType === 'mouse' ? stop() : wait(e)), { signal });
    for (const name of ['pointerup', 'pointercancel', 'pointermove'] as const)
      board.addEventListener(name, (e) => e.pointerType !== 'mouse' && isLeft(e) && stop(), { signal });
    addEventListener('keydown', press, { signal });
    return () => {
      stop();
      end.abort();
    };
  }, []);
  return [asked, () => setAsked(undefined)];
}
/** A finger trembles; only one that goes somewhere asks no longer. */
const isLeft = (e: PointerEvent) => e.type !== 'pointermove' || Math.hypot(e.movementX, e.movementY) > 4;

/** At the end of the board away from the piece; what is no piece of the board leaves it where it is. */
function placeFor(piece: Element): WordsPlace {
  const { y, height } = piece.getBoundingClientRect();
  return piece.closest('.camera-board') ? awayFrom([y + height / 2]) : 'low';
}

/** Name, numbers, text, what it will do next, and its rules: of the piece that the player asks about. */
export function Inspector({ desk }: { desk: Desk }) {
  const [asked, close] = useAsked();
  const piece = asked?.piece;
  const { unsay } = desk.words;
  // Under a finger that stays, the answer to its first touch makes room for this.
  useEffect(() => {
    if (piece && matchMedia('(hover: none)').matches) unsay();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [piece]);
  const told = piece?.isConnected && !desk.scene.playing ? inspect(desk.module, desk, piece) : undefined;
  if (!told) return null;
  const { name, numbers = [], text, next, rules = [] } = told;
  return (
    <section
      className={`inspector is-${placeFor(piece!)}`}
      data-passing={asked?.isByMouse}
      aria-label="About this piece"
      aria-live="polite"
    >
      <header>
        <h3>{name}</h3>
        <button type="button" className="button button-icon button-paper" aria-label="Close" tabIndex={-1} onClick={close}>
          <Icon name="close" size={16} />
        </button>
      </header>
      {numbers.length > 0 && (
        <dl>
          {numbers.map(([what, value]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {text && <p>{text}</p>}
      {next && (
        <p>
          <b>Next:</b> {next}
        </p>
      )}
      <RuleLinks rules={rules} openRule={desk.panes.openRule} isPassing />
    </section>
  );
}

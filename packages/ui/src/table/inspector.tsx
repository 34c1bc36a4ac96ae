import { useEffect, useState } from 'react';
import type { BoardModule, Inspected } from '../board.ts';
import { useCommands } from '../commands/use-commands.ts';
import { Facts } from '../parts/figures.tsx';
import { isTouched } from '../screen.ts';
import { Icon } from '../parts/icon.tsx';
import type { Desk } from './desk.ts';
import { RuleLinks } from '../rules/rule-links.tsx';
import { REST_MS, watchHolding } from './holding.ts';
import { awayFrom, type WordsPlace } from './use-clear-of.ts';

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
/** The piece that the player asks about: a mouse that rests on it, a press that stays, or I on what has the focus. Whatever the player does next ends it. */
function useAsked(): readonly [Asked | undefined, () => void] {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const table = document.querySelector<HTMLElement>('.table')!;
    const ask = (target: EventTarget | null, isByMouse: boolean): boolean => {
      const piece = pieceAt(target);
      setAsked(piece && { piece, isByMouse });
      return piece !== undefined;
    };
    const touch = (e: PointerEvent) => !isRuleLink(e.target) && setAsked(undefined);
    table.addEventListener('pointerdown', touch, { capture: true, signal });
    watchHolding(table, { held: (e) => ask(e.target, false), left: () => setAsked(undefined) }, signal);
    watchResting(table, (target) => ask(target, true), signal);
    return () => end.abort();
  }, []);
  const close = () => setAsked(undefined);
  const focused = () => pieceAt(document.activeElement);
  useCommands('question', [{ id: 'close-inspector', keys: ['Escape'], isOn: asked !== undefined, run: close }]);
  useCommands('table', [
    {
      id: 'inspect',
      keys: ['i'],
      label: 'describe the selected piece',
      run: () => {
        const piece = focused();
        setAsked(piece && { piece, isByMouse: false });
      },
    },
  ]);
  return [asked, close];
}
const isRuleLink = (target: EventTarget | null) => target instanceof Element && target.closest('.inspector .rule-link') !== null;

/** Calls `rested` when a mouse that was moved stays on a piece, and at once when it leaves all of them. */
function watchResting(table: HTMLElement, rested: (target: EventTarget | null) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: Element | undefined;
  const stop = () => clearTimeout(timer);
  const move = (e: PointerEvent) => {
    const piece = pieceAt(e.target);
    if (e.pointerType !== 'mouse' || piece === over) return;
    stop();
    over = piece;
    if (!piece) rested(null);
    else if (e.buttons === 0) timer = setTimeout(() => rested(piece), REST_MS);
  };
  table.addEventListener('pointermove', move, { signal });
  table.addEventListener('pointerdown', stop, { capture: true, signal });
  signal.addEventListener('abort', stop);
}

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
  const { seq } = desk.scene.moment;
  // What it says holds for this moment; while a mouse rests, it says what is new.
  const isByMouse = asked?.isByMouse ?? false;
  useEffect(() => {
    if (!isByMouse) close();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [seq]);
  // Under a finger that stays, the answer to its first touch makes room for this.
  useEffect(() => {
    if (piece && isTouched()) unsay();
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
        <h2>{name}</h2>
        <button type="button" className="button button-icon button-paper" aria-label="Close" tabIndex={-1} onClick={close}>
          <Icon name="close" size={16} />
        </button>
      </header>
      {numbers.length > 0 && <Facts facts={numbers} />}
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

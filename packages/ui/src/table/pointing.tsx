import { useEffect, useState, type PointerEvent } from 'react';
import type { Camera } from '../camera/camera.ts';
import type { Company, Ping } from '../company.ts';
import { useCommands } from '../commands/use-commands.ts';

/** Boards say with `data-mark` what can be pointed at; the same names light pieces up. */
const markOf = (element: Element | null): string | undefined => element?.closest<HTMLElement>('[data-mark]')?.dataset['mark'];
const markAt = (x: number, y: number): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .map(markOf)
    .find((mark) => mark !== undefined);
const pieceOf = (mark: string): Element | null => document.querySelector(`.table-board [data-mark="${CSS.escape(mark)}"]`);
const wordsFor = (piece: Element | null): string =>
  piece?.getAttribute('aria-label') ?? piece?.querySelector('title')?.textContent ?? "a place your screen doesn't show";

type PointProps = { readonly company: Company; readonly done: () => void };
/** Covers the board while someone points: the next tap is for the others, not for the game. */
export function Pointing({ company, done }: PointProps) {
  const [isMissed, setMissed] = useState(false);
  // With the keyboard: go to a piece and press Enter. The board does not hear it.
  useCommands('question', [
    { id: 'stop', keys: ['Escape'], run: done },
    {
      id: 'point-here',
      keys: ['Enter'],
      isOn: () => markOf(document.activeElement) !== undefined,
      run: () => {
        company.point(markOf(document.activeElement)!);
        done();
      },
    },
  ]);
  const press = (e: PointerEvent) => {
    const mark = markAt(e.clientX, e.clientY);
    if (mark === undefined) return setMissed(true);
    company.point(mark);
    done();
  };
  return (
    <div className="pointing" onPointerDown={press}>
      <p aria-live="polite">
        {isMissed ? 'There is nothing to point at. Tap a piece.' : 'Tap the piece you mean.'}{' '}
        <button type="button" className="button" onPointerDown={(e) => e.stopPropagation()} onClick={done}>
          Stop
        </button>
      </p>
    </div>
  );
}

const SHOWN_MS = 5000;
const LOOK_AGAIN = 100;
type Shown = Ping & { readonly id: number };
type Ring = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** A ring round the piece, in the box of the board. */
function ringOf(mark: string): Ring | undefined {
  const piece = pieceOf(mark);
  if (!piece) return undefined;
  const box = piece.closest('.table-board')!.getBoundingClientRect();
  const { x, y, width, height } = piece.getBoundingClientRect();
  const size = Math.max(44, Math.min(width, height, 120) + 16);
  return { left: x + width / 2 - box.x, top: y + height / 2 - box.y, width: size, height: size };
}

/** Follows its piece: the board grows and shrinks with the bar below it, and pieces move. */
function RingRound({ mark, name }: Ping) {
  const [ring, setRing] = useState(() => ringOf(mark));
  useEffect(() => {
    const timer = setInterval(() => setRing(ringOf(mark)), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [mark]);
  if (!ring) return null;
  return (
    <div className="ping" style={ring} aria-hidden="true">
      <span>{name}</span>
    </div>
  );
}

let pings = 0;
/** Rings round the pieces that people point at, with their names. */
export function Pings({ company, camera }: { company: Company; camera: Camera }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  useEffect(
    () =>
      company.onPing((ping) => {
        const id = pings++;
        camera.reveal([ping.mark]);
        setShown((before) => [...before, { ...ping, id }]);
        setTimeout(() => setShown((before) => before.filter((one) => one.id !== id)), SHOWN_MS);
      }),
    [company, camera],
  );
  return (
    <>
      <p className="unseen" aria-live="polite">
        {shown.map(({ name, mark }) => `${name} points at ${wordsFor(pieceOf(mark))}.`).join(' ')}
      </p>
      {shown.map(({ id, name, mark }) => (
        <RingRound key={id} name={name} mark={mark} />
      ))}
    </>
  );
}

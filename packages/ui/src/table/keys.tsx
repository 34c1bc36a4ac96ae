import { useEffect, useRef } from 'react';
import { Sheet } from '../parts/sheet.tsx';

/** Keys that mean the same at every table. A board that uses a key itself calls `preventDefault`. */
const KEYS = [
  ['1 – 9', 'the choices in the bar, from left to right; each button shows its key'],
  ['E', 'pass or end, where the bar offers it'],
  ['U or Ctrl Z', 'undo'],
  ['Shift U or Ctrl Shift Z', 'redo'],
  ['T', 'restart the turn'],
  ['H', 'hint: first a nudge, then the pieces to look at, then the move'],
  ['L', 'log'],
  ['B', 'rulebook'],
  ['S', 'seats and details'],
  ['C', 'talk, at a table with others'],
  ['P', 'point at the board, at a table with others'],
  ['Space', 'skip the animation, or go to the next step'],
  ['W', 'watch again what happened since your turn'],
  ['+ and -', 'zoom the board in and out'],
  ['0', 'the whole board'],
  ['Arrows', 'move over the board when it is zoomed in and nothing is chosen'],
  ['Tab', 'from the choices to the board, the log, the top, and back'],
  ['Arrows', 'from one thing to the next inside each of these'],
  ['I', 'describe the selected piece'],
  ['Esc', 'close whatever is open'],
  ['?', 'this list'],
] as const;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const nameOf = (e: KeyboardEvent): string => {
  const command = e.ctrlKey || e.metaKey;
  if (command) return e.key.toLowerCase() === 'z' ? (e.shiftKey ? 'redo' : 'undo') : e.key.toLowerCase() === 'y' ? 'redo' : '';
  if (e.altKey) return '';
  if (e.key === 'U') return 'redo';
  return e.key.length === 1 ? e.key.toLowerCase() : e.key;
};

/** Listens for keys that nothing on the page has used. An act that answers `false` has not used its key either. */
export function useKeys(keys: { readonly [key: string]: (() => unknown) | undefined }): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      if (e.defaultPrevented || isTyping(e.target) || document.querySelector('dialog[open]')) return;
      const pressed =
        e.target instanceof HTMLElement && e.target.closest('button, a, summary') && (e.key === ' ' || e.key === 'Enter');
      const act = pressed ? undefined : latest.current[nameOf(e)];
      if (!act || act() === false) return;
      e.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

type KeyListProps = { readonly own: readonly (readonly [key: string, does: string])[]; readonly onClose: () => void };

/** The keys of this game, then those of every table. */
export function KeyList({ own, onClose }: KeyListProps) {
  return (
    <Sheet title="Keys" onClose={onClose}>
      <table className="key-list">
        <tbody>
          {[...own, ...KEYS].map(([key, does]) => (
            <tr key={does}>
              <th scope="row">{key}</th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

import { useEffect, useRef } from 'react';
import { Sheet } from '../parts/sheet.tsx';

/** Keys that mean the same at every table. A board that uses a key itself calls `preventDefault`. */
const KEYS = [
  ['1 – 9', 'the choices in the bar, from left to right'],
  ['E', 'pass or end, where the bar offers it'],
  ['U or Ctrl Z', 'undo'],
  ['Shift U or Ctrl Shift Z', 'redo'],
  ['T', 'take the turn back to its start'],
  ['H', 'hint'],
  ['L', 'log'],
  ['B', 'book of rules'],
  ['C', 'talk, at a table with others'],
  ['P', 'point at the board, at a table with others'],
  ['Space', 'skip what is being played'],
  ['Esc', 'close what is open'],
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

/** Listens for keys that nothing on the page has used. */
export function useKeys(keys: { readonly [key: string]: (() => void) | undefined }): void {
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
      if (!act) return;
      e.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

export function KeyList({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title="Keys" onClose={onClose}>
      <table>
        <tbody>
          {KEYS.map(([key, does]) => (
            <tr key={key}>
              <th scope="row" style={{ textAlign: 'left', paddingRight: '1.5rem', whiteSpace: 'nowrap' }}>
                {key}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p style={{ marginTop: '1rem' }}>Tab goes from control to control; the board says which keys it has of its own.</p>
    </Sheet>
  );
}

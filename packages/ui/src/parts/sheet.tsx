import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Props = { readonly title: string; readonly onClose: () => void; readonly paper?: boolean; readonly children: ReactNode };

/** A dialog in the middle; on a narrow screen it slides up from below. */
export function Sheet({ title, onClose, paper = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    // A press outside the sheet closes it; so does Escape.
    const beside = (e: MouseEvent) => e.target === shown && shown.close();
    shown.addEventListener('click', beside);
    return () => shown.removeEventListener('click', beside);
  }, []);
  return (
    <dialog ref={dialog} className={paper ? 'sheet sheet-paper' : 'sheet'} aria-label={title} onClose={onClose}>
      <header className="sheet-head">
        <h2>{title}</h2>
        <button
          type="button"
          className={paper ? 'button button-icon button-paper' : 'button button-icon button-quiet'}
          aria-label="Close"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className="sheet-body">{children}</div>
    </dialog>
  );
}

import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { keyOf, offer, subscribe } from './bar-keys.ts';
import { signOf, type BoardKey } from './command.ts';

/** The key that does the same; those who listen to the screen have their own ways to it. */
export const KeySign = ({ name }: { name: string }) => (
  <kbd className="key" aria-hidden="true">
    {name}
  </kbd>
);

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick'> & {
  readonly act: () => void;
  /** The key that means this in every moment; left out, it has the next free one from left to right. */
  readonly hotkey?: BoardKey | undefined;
};

/** A choice in the bar. It shows its key. */
export function BarButton({ act, hotkey, children, className = 'button', 'aria-label': spoken, ...rest }: Props) {
  const [element, setElement] = useState<HTMLButtonElement | null>(null);
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  useLayoutEffect(() => {
    if (!element) return;
    return offer({ element, wish: hotkey, press: () => element.disabled || latest.current() });
  }, [element, hotkey]);
  const key = useSyncExternalStore(subscribe, () => keyOf(element));
  return (
    <button {...rest} className={className} ref={setElement} type="button" onClick={act}>
      {spoken === undefined ? children : <Spoken text={spoken}>{children}</Spoken>}
      {key !== undefined && <KeySign name={signOf(key)} />}
    </button>
  );
}

/** A sign with a name for the ears. It is no label of the button: that would hide the sign of its key from those who see and speak. */
const Spoken = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <>
    <span className="unseen">{text}</span>
    <span aria-hidden="true" style={{ display: 'contents' }}>
      {children}
    </span>
  </>
);

import type { ReactNode } from 'react';
import { Icon, type IconName } from '../parts/icon.tsx';

type Props = {
  readonly icon: IconName;
  readonly name: string;
  readonly act: () => void;
  /** Only where there is room, or only where there is none. */
  readonly only?: 'wide' | 'narrow';
  readonly children?: ReactNode;
};

/** A sign at the top of the table. */
export function TopButton({ icon, name, act, only, children }: Props) {
  return (
    <button
      type="button"
      className={`button button-icon button-quiet${only ? ` only-${only}` : ''}`}
      aria-label={name}
      title={name}
      onClick={act}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}

/** The key that does the same; those who listen to the screen have their own ways to it. */
export const KeySign = ({ name }: { name: string }) => (
  <kbd className="key" aria-hidden="true">
    {name}
  </kbd>
);

/** Opens what does not fit beside the board on a narrow screen. */
export function SheetButton({ icon, name, act, hotkey }: Props & { readonly hotkey: string }) {
  return (
    <button type="button" className="button button-quiet" title={`${name} (${hotkey})`} onClick={act}>
      <Icon name={icon} />
      {name}
      <KeySign name={hotkey} />
    </button>
  );
}

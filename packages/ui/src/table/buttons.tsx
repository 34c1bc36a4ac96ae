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

/** Opens what does not fit beside the board on a narrow screen. */
export function SheetButton({ icon, name, act }: Props) {
  return (
    <button type="button" className="button button-quiet" onClick={act}>
      <Icon name={icon} />
      {name}
    </button>
  );
}

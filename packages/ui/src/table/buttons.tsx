import type { ReactNode } from 'react';
import { Icon, type IconName } from '../parts/icon.tsx';

type Props = {
  readonly icon: IconName;
  readonly name: string;
  readonly act: () => void;
  /** Only where there is room. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
};

/** A sign at the top of the table. */
export function TopButton({ icon, name, act, wide = false, children }: Props) {
  return (
    <button
      type="button"
      className={wide ? 'button button-icon button-quiet only-wide' : 'button button-icon button-quiet'}
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

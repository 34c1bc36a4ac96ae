import type { ReactNode } from 'react';
import { KeySign } from '../commands/bar-button.tsx';
import { isOn, signOf, type Command } from '../commands/command.ts';
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

/** The key of a command that is there. */
export const CommandSign = ({ command }: { command: Command | undefined }) =>
  command && <KeySign name={signOf(command.keys[0]!)} />;

/** Does what a key does as well; greyed out it still answers, and says why not. */
type CommandProps = { readonly icon: IconName; readonly name: string; readonly command: Command };
export function CommandButton({ icon, name, command }: CommandProps) {
  const [key] = command.keys;
  return (
    <button
      type="button"
      className="button button-quiet"
      title={`${name} (${signOf(key!)})`}
      aria-disabled={!isOn(command)}
      onClick={() => command.run(key!)}
    >
      <Icon name={icon} />
      {name}
      <CommandSign command={command} />
    </button>
  );
}

import type { ReactNode } from 'react';
import { InRoom } from '../picture/room.tsx';

type Props = {
  readonly title: string;
  readonly note?: string | undefined;
  readonly deeds?: ReactNode;
  readonly children: ReactNode;
};
/** A table of choices that lies over the map, while the bar keeps its height. */
export const Panel = ({ title, note, deeds, children }: Props) => (
  <InRoom isForMap>
    <section className="rm-panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {note && <p>{note}</p>}
      </header>
      {deeds && <div className="rm-buttons">{deeds}</div>}
      {children}
    </section>
  </InRoom>
);

type ChipProps = {
  readonly name: string;
  readonly text?: string | undefined;
  readonly isOn: boolean;
  readonly mark?: string | undefined;
  readonly toggle?: (() => void) | undefined;
};
/** A card in small that can be taken or left. */
export const Chip = ({ name, text, isOn, toggle, mark }: ChipProps) => (
  <button type="button" className="rm-chip" aria-pressed={isOn} disabled={!toggle} onClick={toggle} data-mark={mark}>
    <b>{name}</b>
    {text && <small>{text}</small>}
  </button>
);

/** A list with this one in it, or no longer. */
export const toggled = <V,>(list: readonly V[], one: V): readonly V[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

import type { Fires } from '@nightfall/fires-at-midnight';
import { cell, useCell, type BoardProps, type Memory } from '@nightfall/ui';
import { useMemo } from 'react';
import { destinations } from '../hand/aim.ts';
import { point } from '../hand/pointer.ts';
import type { Walking } from '../hand/use-aim.ts';

type Props = BoardProps<Fires>;

/** The table at which the list of places was opened: another table closes it. */
export const OPEN = cell<Props['view'] | null>(null);
export const useOpenPlaces = (memory: Memory): Props['view'] | null => useCell(memory, OPEN);

/** FM-21.42 Places by name, for the keyboard and for everybody. */
export const GoTo = ({ view, memory }: Props) => (
  <button type="button" className="button" aria-expanded={false} onClick={() => memory.set(OPEN, view)}>
    Go to …
  </button>
);

/** Looking through the list goes nowhere: a place is pointed at when it is pressed, and walked to when that is confirmed. */
export function PlacesToGo({ view, walking, memory }: Props & { walking: Walking }) {
  const { reach } = walking;
  const list = useMemo(() => (reach ? destinations(view, reach) : []), [view, reach]);
  const close = () => memory.set(OPEN, null);
  return (
    <div className="fm-acts fm-places" role="group" aria-label="Go to">
      <button type="button" className="button" aria-expanded onClick={close}>
        Close the list
      </button>
      {list.map(({ name, at }) => (
        <button
          key={name}
          type="button"
          className="button"
          onClick={() => {
            close();
            point(memory, { wished: at, mode: 'walk' });
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

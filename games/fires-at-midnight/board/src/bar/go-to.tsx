import type { Fires } from '@nightfall/fires-at-midnight';
import { BarButton, cell, useCell, type BoardProps, type Memory } from '@nightfall/ui';
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
  <BarButton className="button" aria-expanded={false} act={() => memory.set(OPEN, view)}>
    Go to …
  </BarButton>
);

/** Looking through the list goes nowhere: a place is pointed at when it is pressed, and walked to when that is confirmed. */
export function PlacesToGo({ view, walking, memory }: Props & { walking: Walking }) {
  const { reach } = walking;
  const list = useMemo(() => (reach ? destinations(view, reach) : []), [view, reach]);
  const close = () => memory.set(OPEN, null);
  return (
    <div className="fm-acts fm-places" role="group" aria-label="Go to">
      <BarButton className="button" aria-expanded act={close}>
        Close the list
      </BarButton>
      {list.map(({ name, at }) => (
        <BarButton
          key={name}

          className="button"
          act={() => {
            close();
            point(memory, { wished: at, mode: 'walk' });
          }}
        >
          {name}
        </BarButton>
      ))}
    </div>
  );
}

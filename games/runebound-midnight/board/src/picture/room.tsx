import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Something that lies over the map, in the room of the board: the camera does not move it. */
export function InRoom({ children }: { children: ReactNode }) {
  const [room, setRoom] = useState<Element | null>(null);
  const find = useCallback((here: HTMLElement | null) => {
    setRoom(here?.closest('.table')?.querySelector('.table-board') ?? null);
  }, []);
  return (
    <>
      <span ref={find} hidden />
      {room && createPortal(children, room)}
    </>
  );
}

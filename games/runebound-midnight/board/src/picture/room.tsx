import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const MAP = '.camera, .camera-tools, .camera-map, .rm-beyond';

type Props = {
  /** It takes the place of the map, which cannot be touched meanwhile. */
  readonly isForMap?: boolean;
  readonly children: ReactNode;
};
/** Something in the room of the board: the camera does not move it. */
export function InRoom({ isForMap = false, children }: Props) {
  const [room, setRoom] = useState<Element | null>(null);
  useLayoutEffect(() => {
    if (!room || !isForMap) return;
    const map = [...room.querySelectorAll<HTMLElement>(MAP)];
    for (const part of map) part.inert = true;
    return () => {
      for (const part of map) part.inert = false;
    };
  }, [room, isForMap]);
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

import { useEffect, useRef, useState } from 'react';

/** The picture of a view; while events are told, with those told so far. The view that follows is the truth. */
export function useShown<V, E>(view: V, event: E | undefined, withEvent: (shown: V, event: E) => V): V {
  const [shown, setShown] = useState(view);
  const base = useRef(view);
  useEffect(() => {
    if (event === undefined || base.current !== view) {
      base.current = view;
      setShown(event === undefined ? view : withEvent(view, event));
    } else setShown((now) => withEvent(now, event));
  }, [view, event, withEvent]);
  return event === undefined || base.current !== view ? view : shown;
}

import { useState } from 'react';

/** The picture of a view; while events are told, with those told so far. The view that follows is the truth. */
export function useShown<V, E>(view: V, event: E | undefined, withEvent: (shown: V, event: E) => V): V {
  const [now, setNow] = useState(() => ({ view, event, shown: event === undefined ? view : withEvent(view, event) }));
  if (now.view === view && now.event === event) return now.shown;
  const shown = event === undefined ? view : withEvent(now.view === view ? now.shown : view, event);
  setNow({ view, event, shown });
  return shown;
}

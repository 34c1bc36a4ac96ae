/** Reports when the page is hidden or left; returns a function to stop listening. Outside a browser that never happens. */
export function whenAway(hidden: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const look = () => {
    if (document.visibilityState === 'hidden') hidden();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('pagehide', hidden);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pagehide', hidden);
  };
}

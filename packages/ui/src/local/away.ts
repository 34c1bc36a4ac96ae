/** Tells when the page goes out of sight or is left; returns how to stop listening. Outside a browser nothing ever is. */
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
